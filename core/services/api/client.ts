/** The only API client. It makes a declared call and resolves to an `Outcome`; `createClient` describes the rules. */
import { writeJson } from "#core/base/values/json.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Clock } from "#core/platform/clock.ts";
import { pageFetch, type Fetch } from "#core/platform/network.ts";
import { apiAddress } from "./api-address.ts";
import { createAttempt } from "./attempt.ts";
import type { AsCustomer, Call } from "./call.ts";
import { withRetries } from "./retries.ts";
import { createResponseCache } from "./response-cache.ts";
import { targetOf } from "./target.ts";

type Environment = {
  /** The option `data-api`, as the page author wrote it. */
  readonly api: unknown;
  /** The `fetch` to use; the page's own where absent. */
  readonly fetch?: Fetch;
  readonly clock: Clock;
  readonly language: () => Language;
  /** Loads the session's code. It is called with the first call that needs a customer, so that other pages never load it. */
  readonly customer: () => Promise<AsCustomer>;
};

/**
 * Creates the API client.
 * - Each attempt ends after a time (`attempt.ts`), and some calls are tried again (`retries.ts`).
 * - Identical reusable GETs within 30 s share one response, per address and language (P-308); failures are not cached.
 */
export function createClient({ api, fetch = pageFetch, clock, language, customer }: Environment): Call {
  const base = apiAddress(api);
  const cached = createResponseCache(clock);
  const send = withRetries(createAttempt({ base, fetch, clock, language }), clock);

  return async (endpoint, request = {}) => {
    const { access } = endpoint;
    if (access === "account" || access === "optional") {
      const asCustomer = await customer();
      return asCustomer(
        (token) => send(endpoint, { ...request, token }),
        access === "optional" ? () => send(endpoint, request) : undefined,
      );
    }
    if (!endpoint.reusable) return send(endpoint, request);
    const key = writeJson([language(), targetOf(base, endpoint, request.query, request.address), request.headers]);
    return cached(key, request, (signal) => send(endpoint, { ...request, signal }));
  };
}
