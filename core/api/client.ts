/** The one API client. Makes a declared call and answers an `Outcome`; see `createClient` for the rules. */
import { createFetch } from "ofetch";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { apiAddress } from "./api-address.ts";
import type { Language } from "#core/values/language.ts";
import { requestTimeoutMs, uploadTimeoutMs } from "#core/values/limits.ts";
import type { Clock } from "#core/platform/clock.ts";
import { isOnline } from "#core/platform/page.ts";
import { pageFetch, uploadFetch, type Fetch } from "#core/platform/network.ts";
import type { Outcome } from "./outcome.ts";
import { failureOfException, outcomeOfResponse, type RawResponse } from "./read-response.ts";
import { createReuse } from "./reuse.ts";
import { targetOf } from "./target.ts";

export type Request<Query, Body> = {
  readonly query?: Query;
  readonly body?: Body;
  /** Cancels the call: the outcome is `network.aborted`. */
  readonly signal?: AbortSignal;
  /** 0…1, only for multipart calls. */
  readonly onProgress?: (fraction: number) => void;
  /** The bearer token of a call with `access: "bearer"`. Absent: the call goes without. */
  readonly token?: string;
  /** Other address than the endpoint's own (a tag's `endpoint` attribute); absolute or relative to the API. */
  readonly address?: string;
};

export type Call = <Query, Body, Answer>(
  endpoint: Endpoint<Query, Body, Answer>,
  request?: Request<Query, Body>,
) => Promise<Outcome<Answer>>;

/** Sends with the signed-in customer's token, again with another where that one was stale; see core/session. */
export type AsCustomer = <Answer>(send: (token: string) => Promise<Outcome<Answer>>) => Promise<Outcome<Answer>>;

type Environment = {
  /** The option `data-api`, as it was written. */
  readonly api: unknown;
  /** The page's own where absent. */
  readonly fetch?: Fetch;
  readonly clock: Clock;
  readonly language: () => Language;
  /** Asked for with the first account call: the session is there only where somebody needs it. */
  readonly customer: () => Promise<AsCustomer>;
};

const maxRetries = 2;
const retryDelayMs = 400;
const longestRetryAfterSeconds = 5;
const retryableStatus = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * - Gives up after 15 s (2 min where a file travels), each attempt on its own, the body of the answer included.
 * - Repeats idempotent calls only, twice, with backoff and jitter, after the server's `Retry-After` where that is
 *   short; a longer one is told to the visitor instead.
 * - Identical reusable GETs within 30 s share one answer, per address and language (P-308); failures are not kept.
 */
export function createClient({ api, fetch = pageFetch, clock, language, customer }: Environment): Call {
  const base = apiAddress(api);
  const reuse = createReuse(clock);

  const send: Call = async (endpoint, request = {}) => {
    for (let attempt = 0; ; attempt++) {
      const outcome = await attemptOnce(endpoint, request);
      if (outcome.ok || !endpoint.idempotent || attempt >= maxRetries || !mayRetry(outcome.failure)) return outcome;
      const pauseMs = (outcome.failure.retryAfterSeconds ?? 0) * 1000 || retryDelayMs * 2 ** attempt * (0.75 + Math.random() / 2);
      try {
        await clock.wait(pauseMs, request.signal);
      } catch {
        return { ok: false, failure: { code: "network.aborted" } };
      }
    }
  };

  const attemptOnce: Call = async (endpoint, request = {}) => {
    const timeout = new AbortController();
    const cancelTimeout = clock.after(carriesFile(request.body) ? uploadTimeoutMs : requestTimeoutMs, () => timeout.abort());
    const signal = request.signal ? AbortSignal.any([request.signal, timeout.signal]) : timeout.signal;
    const { address, query } = targetOf(base, endpoint, request.query, request.address);
    /** Tokens and cookies are for the API alone. */
    const isApi = address.startsWith(`${base}/`);
    try {
      if (!isOnline()) return { ok: false, failure: { code: "network.offline" } };
      const transport = request.onProgress && endpoint.encoding === "multipart" ? uploadFetch(request.onProgress) : fetch;
      const response = await createFetch({ fetch: transport as typeof globalThis.fetch }).raw(address, {
        method: endpoint.method,
        headers: {
          accept: "application/json",
          "accept-language": language(),
          ...(isApi && request.token !== undefined && { authorization: `Bearer ${request.token}` }),
        },
        ...(query && { query }),
        ...(request.body !== undefined && { body: encode(endpoint, request.body) as BodyInit }),
        credentials: isApi && endpoint.withCookies ? "include" : "omit",
        signal,
        // Its own repeats and error classes are not used: they cannot be cancelled, and a broken body would win over the status.
        retry: false,
        ignoreResponseError: true,
        parseResponse: parseJson,
      });
      return outcomeOfResponse(endpoint, response as unknown as RawResponse, clock.now());
    } catch {
      return { ok: false, failure: failureOfException(request.signal, timeout.signal) };
    } finally {
      cancelTimeout();
    }
  };

  return async (endpoint, request = {}) => {
    if (endpoint.access === "account") return (await customer())((token) => send(endpoint, { ...request, token }));
    if (!endpoint.reusable) return send(endpoint, request);
    const key = JSON.stringify([language(), targetOf(base, endpoint, request.query, request.address)]);
    return reuse(key, request.signal, (signal) => send(endpoint, { ...request, signal }));
  };
}

const mayRetry = (failure: { code: string; httpStatus?: number; retryAfterSeconds?: number }): boolean =>
  (failure.retryAfterSeconds ?? 0) <= longestRetryAfterSeconds &&
  (failure.httpStatus === undefined ? failure.code === "network.unreachable" : retryableStatus.has(failure.httpStatus));

/** A broken body reads as undefined, which no envelope is. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const carriesFile = (body: unknown): boolean =>
  Object.values(body ?? {})
    .flat()
    .some((value) => value instanceof Blob);

function encode(endpoint: Endpoint<any, any, any>, body: unknown): unknown {
  if (endpoint.encoding !== "multipart") return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  return form;
}
