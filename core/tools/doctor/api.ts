/** Examines the connection to the API. */
import { apiAddress } from "#core/services/api/api-address.ts";
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { collectViolations, metaPolicy, pageHead, type Violation } from "#core/platform/inspection.ts";
import { pageFetch } from "#core/platform/network.ts";
import { pageAddress, pageOrigin } from "#core/platform/page.ts";
import type { Finding } from "./finding.ts";
import { isMixed, overHttps } from "./mixed.ts";
import { locationOfMissing, locationOfOption } from "./option-location.ts";

/** Requests the API's health endpoint, and notes what the page's policy blocks meanwhile. */
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
  // A server that answers but sends no CORS headers fulfils a request in the mode `no-cors`, which cannot read the response.
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
  // Browsers name the specific directive (`script-src-elem`) where the policy may have only the general one (`script-src`); the directive
  // that the policy has is corrected.
  const [named = ""] = found.split(" ");
  const directive = named && effective.startsWith(named) ? named : effective;
  const [, ...sources] = found.split(" ").filter((source) => source !== "'none'");
  const fix = [directive, ...sources, address].join(" ");
  return { code: "blocked", directive, line: `${directive} ${address}`, element: metaPolicy() ?? pageHead(), found, fix };
}

/**
 * Returns the directive of the policy that applies to a name: the one with this name, the general one (`script-src` for `script-src-elem`),
 * or `default-src`.
 */
function directiveIn(policy: string, name: string): string {
  const directives = policy.split(/[;,]/).map((one) => one.trim());
  const named = (wanted: string): string | undefined => directives.find((one) => one.split(" ")[0] === wanted);
  return named(name) ?? named(name.replace(/-(elem|attr)$/, "")) ?? named("default-src") ?? policy;
}
