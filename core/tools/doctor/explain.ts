/** Explains once in the console, for the page's author, why a call to the API failed. The visitor sees a separate message in the page. */
import { apiAddress } from "#core/services/api/api-address.ts";
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { causeOf, type FailureFacts } from "#core/base/errors/failure-cause.ts";
import { warnOnce } from "#core/platform/console.ts";
import { collectViolations } from "#core/platform/inspection.ts";
import { pageFetch } from "#core/platform/network.ts";
import { hasOpaqueOrigin } from "#core/platform/page-start.ts";
import { pageOrigin } from "#core/platform/page.ts";
import type { Language } from "#core/base/values/language.ts";
import { describeReason, type Reason } from "./explain.texts.ts";

/**
 * Prints the reason of a failure. For a captcha that failed once (`captcha.failed`) nothing is printed, because the console already
 * contains everything that is known.
 */
export async function explain(failure: FailureFacts, options: Pick<PageOptions, "get">, language: Language): Promise<void> {
  if (failure.code === "captcha.failed") return;
  const written = options.get("api");
  const api = apiAddress(written);
  const reason = await reasonOf(failure, api);
  warnOnce(describeReason(written ? reason : { code: "no-api", asked: api, reason }, language));
}

async function reasonOf(failure: FailureFacts, api: string): Promise<Reason> {
  const { httpStatus } = failure;
  switch (causeOf(failure)) {
    case "unreachable":
      return whyUnreachable(api);
    case "timeout":
      return { code: "slow", api };
    case "busy":
      return { code: "busy", api };
    case "outage":
      return httpStatus !== undefined && httpStatus >= 500 ? { code: "down", api, httpStatus } : { code: "not-the-api", api };
    default:
      if (httpStatus === undefined) return { code: "answer-refused", api };
      return hasOpaqueOrigin() ? { code: "opaque-origin", api } : { code: "refuses", api, httpStatus };
  }
}

/**
 * Finds out why the API cannot be reached. `fetch` gives a script no reason. But the document is notified of violations of its policy, and
 * a server without CORS headers fulfils a request in the mode `no-cors`.
 */
async function whyUnreachable(api: string): Promise<Reason> {
  const stop = collectViolations();
  const isWell = await answers(api, "cors");
  const isThere = isWell || (await answers(api, "no-cors"));
  const [violation] = await stop();
  if (violation) return { code: "policy", api, directive: violation.directive };
  if (isWell) return { code: "passing", api };
  if (hasOpaqueOrigin()) return { code: "opaque-origin", api };
  return { code: isThere ? "cors" : "unreachable", api, origin: pageOrigin() };
}

const answers = (api: string, mode: RequestMode): Promise<boolean> =>
  pageFetch(`${api}/health`, { mode, credentials: "omit" }).then(
    () => true,
    () => false,
  );
