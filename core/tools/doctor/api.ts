/** Examines the connection to the API. */
import { apiAddress } from "#core/services/api/api-address.ts";
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { collectViolations, metaPolicy, pageHead, type Violation } from "#core/platform/inspection.ts";
import { pageFetch } from "#core/platform/network.ts";
import { pageAddress, pageOrigin } from "#core/platform/page.ts";
import type { Finding } from "./finding.ts";
import { isMixed, overHttps } from "./mixed.ts";
import { locationOfMissing, locationOfOption } from "./option-location.ts";

/** Requests the API's health and listens to what the page's policy blocks meanwhile. */
export async function examineApi({ get }: Pick<PageOptions, "get">, own: string): Promise<Finding[]> {
  const written = get("api");
  const api = apiAddress(written);
  if (written !== undefined && isMixed(api, pageAddress())) {
    const { element, write } = locationOfOption("api", own);
    return [{ code: "mixed-content", what: "data-api", address: api, element, found: write(written), fix: write(overHttps(api)) }];
  }
  const stop = collectViolations();
  const answer = await askHealth(api, "cors");
  const blocked = (await stop()).map(blockedBy);
  if (blocked.length > 0 || answer?.ok) return blocked;
  if (written === undefined) {
    const { element, found, write } = locationOfMissing("api", own);
    return [{ code: "no-api", api, element, found, fix: write(example) }];
  }
  const { element, write } = locationOfOption("api", own);
  const found = write(written);
  if (answer) return [{ code: "api-refuses", api, httpStatus: answer.status, element, found, fix: write(example) }];
  // A server that answers without CORS accepts a request that reads nothing.
  const origin = pageOrigin();
  return (await askHealth(api, "no-cors"))
    ? [{ code: "origin-refused", api, origin, element, found, fix: `Access-Control-Allow-Origin: ${origin}` }]
    : [{ code: "api-unreachable", api, element, found, fix: write(example) }];
}

const example = "https://api.example";

const askHealth = (api: string, mode: RequestMode): Promise<Response | undefined> =>
  pageFetch(`${api}/health`, { mode, credentials: "omit" }).catch(() => undefined);

export function blockedBy({ directive: effective, address, policy }: Violation): Finding {
  const found = directiveIn(policy, effective);
  // Browsers name the part (`script-src-elem`) where the policy may name only the whole (`script-src`): the line that is there is
  // corrected.
  const [named = ""] = found.split(" ");
  const directive = named && effective.startsWith(named) ? named : effective;
  const [, ...sources] = found.split(" ").filter((source) => source !== "'none'");
  const fix = [directive, ...sources, address].join(" ");
  return { code: "blocked", directive, line: `${directive} ${address}`, element: metaPolicy() ?? pageHead(), found, fix };
}

/**
 * Returns the policy's directive for a name: by the name itself, by the name of which it is a part (`script-src` of `script-src-elem`), or
 * the one for all of them.
 */
function directiveIn(policy: string, name: string): string {
  const directives = policy.split(/[;,]/).map((one) => one.trim());
  const named = (wanted: string): string | undefined => directives.find((one) => one.split(" ")[0] === wanted);
  return named(name) ?? named(name.replace(/-(elem|attr)$/, "")) ?? named("default-src") ?? policy;
}
