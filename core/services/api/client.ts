/** The one API client. It makes a declared call and resolves to an `Outcome`; see `createClient` for the rules. */
import { createFetch } from "ofetch";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { mediaTypesOf } from "#core/base/contract/file-answer.ts";
import { apiAddress } from "./api-address.ts";
import { parseJson, writeJson } from "#core/base/values/json.ts";
import type { Language } from "#core/base/values/language.ts";
import { requestTimeoutMs, uploadTimeoutMs } from "#core/base/values/limits.ts";
import type { Clock } from "#core/platform/clock.ts";
import { logError } from "#core/platform/console.ts";
import { isOnline } from "#core/platform/page.ts";
import { pageFetch, uploadFetch, type Fetch } from "#core/platform/network.ts";
import type { Outcome } from "./outcome.ts";
import { failureOfException, outcomeOfFile, outcomeOfResponse } from "./read-response.ts";
import { createResponseCache } from "./response-cache.ts";
import { createStaleness } from "./staleness.ts";
import { targetOf } from "./target.ts";

export type Request<Query, Body, Headers = unknown> = {
  readonly query?: Query;
  readonly body?: Body;
  /** The headers that the endpoint declares. They are sent to the API alone. */
  readonly headers?: Headers;
  /** Cancels the call: the outcome is `network.aborted`. */
  readonly signal?: AbortSignal;
  /** Called with the progress of the upload, 0…1; only for multipart calls. */
  readonly onProgress?: (fraction: number) => void;
  /** The bearer token of a call with `access: "bearer"`. Where it is absent, the call is sent without a token. */
  readonly token?: string;
  /** True where no cached response of this call may be used (P-308). */
  readonly isFresh?: boolean;
  /** An address to use instead of the endpoint's own (a tag's `endpoint` attribute); absolute or relative to the API. */
  readonly address?: string;
};

export type Call = <Query, Body, Answer, Headers, Conflict>(
  endpoint: Endpoint<Query, Body, Answer, Headers, Conflict>,
  request?: Request<Query, Body, Headers>,
) => Promise<Outcome<Answer, Conflict>>;

/**
 * Sends a call with the signed-in customer's token, and repeats it with another token where that one was stale; see core/services/session.
 * Where nobody is signed in, `anonymously` sends the call; without `anonymously` the outcome is a 401.
 */
export type AsCustomer = <Answer, Conflict>(
  send: (token: string) => Promise<Outcome<Answer, Conflict>>,
  anonymously?: () => Promise<Outcome<Answer, Conflict>>,
) => Promise<Outcome<Answer, Conflict>>;

type Environment = {
  /** The option `data-api`, as it was written. */
  readonly api: unknown;
  /** The `fetch` to use; the page's own where absent. */
  readonly fetch?: Fetch;
  readonly clock: Clock;
  readonly language: () => Language;
  /** Loads the session's calls. It is called with the first account call: the session is loaded only where somebody needs it. */
  readonly customer: () => Promise<AsCustomer>;
};

const maxRetries = 2;
const retryDelayMs = 400;
const longestRetryAfterSeconds = 5;
const retryableStatus = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Creates the API client.
 * - Each attempt is cancelled after 15 s (2 min where a file is sent or received), the body of the response included.
 * - Only idempotent calls are retried, twice, with backoff and jitter, after the server's `Retry-After` where that is short; a longer one
 *   is told to the visitor instead. `in_progress` is retried, too: the first of two calls with the same `Idempotency-Key` is not finished
 *   yet.
 * - Identical reusable GETs within 30 s share one response, per address and language (P-308); failures are not cached.
 */
export function createClient({ api, fetch = pageFetch, clock, language, customer }: Environment): Call {
  const base = apiAddress(api);
  const cached = createResponseCache(clock);
  const noteDate = createStaleness();

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

  /**
   * Makes one attempt. An exception here is not the network's fault: a script of the page may have replaced functions that our code uses.
   */
  const attemptOnce: Call = async (endpoint, request) => {
    try {
      return await travel(endpoint, request);
    } catch (cause) {
      logError(`${endpoint.method} ${endpoint.path} went wrong in this page, not on its way`, cause);
      return { ok: false, failure: { code: "response.invalid" } };
    }
  };

  /** Sends the request and reads the response. Rejects with faults of our own code only. */
  const travel: Call = async (endpoint, request = {}) => {
    const timeout = new AbortController();
    const mediaTypes = mediaTypesOf(endpoint.answer);
    const timeoutMs = mediaTypes || carriesFile(request.body) ? uploadTimeoutMs : requestTimeoutMs;
    const cancelTimeout = clock.after(timeoutMs, () => timeout.abort());
    const signal = request.signal ? AbortSignal.any([request.signal, timeout.signal]) : timeout.signal;
    const { address, query } = targetOf(base, endpoint, request.query, request.address);
    /** True where the request goes to the API: tokens, cookies and headers are sent there alone. */
    const isApi = address.startsWith(`${base}/`);
    /**
     * True from the call of the page's `fetch` to the last byte of the response: a failure during that time is the network's fault, and any
     * other failure is ours.
     */
    let isTravelling = false;
    const onTheWay = async <Value>(go: () => Promise<Value>): Promise<Value> => {
      isTravelling = true;
      const value = await go();
      isTravelling = false;
      return value;
    };
    try {
      if (!isOnline()) return { ok: false, failure: { code: "network.offline" } };
      const carry = request.onProgress && endpoint.encoding === "multipart" ? uploadFetch(request.onProgress) : fetch;
      const transport: Fetch = (...given) => onTheWay(() => carry(...given));
      const response = await createFetch({ fetch: transport as typeof globalThis.fetch }).raw(address, {
        method: endpoint.method,
        headers: {
          ...(isApi && (request.headers as object | undefined)),
          accept: [...(mediaTypes ?? []), "application/json"].join(", "),
          "accept-language": language(),
          ...(isApi && request.token !== undefined && { authorization: `Bearer ${request.token}` }),
        },
        ...(query && { query }),
        ...(request.body !== undefined && { body: encode(endpoint, request.body) as BodyInit }),
        credentials: isApi && endpoint.withCookies ? "include" : "omit",
        signal,
        // ofetch's own retries and error classes are not used: the retries cannot be cancelled, and a broken body would hide the status.
        retry: false,
        ignoreResponseError: true,
        responseType: "stream", // the body is read here
      });
      const { status, ok, headers } = response;
      const head = { status, ok, headers };
      if (isApi) noteDate(`${endpoint.method} ${endpoint.path}`, headers.get("date"));
      if (mediaTypes)
        return await outcomeOfFile(endpoint, mediaTypes, { ...head, _data: await onTheWay(() => response.blob()) }, clock.now());
      return outcomeOfResponse(endpoint, { ...head, _data: parseJson(await onTheWay(() => response.text())) }, clock.now());
    } catch (cause) {
      if (!isTravelling && !signal.aborted) throw cause;
      return { ok: false, failure: failureOfException(request.signal, timeout.signal, isOnline()) };
    } finally {
      cancelTimeout();
    }
  };

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

const mayRetry = (failure: { code: string; httpStatus?: number; retryAfterSeconds?: number }): boolean =>
  (failure.retryAfterSeconds ?? 0) <= longestRetryAfterSeconds &&
  (failure.httpStatus === undefined
    ? failure.code === "network.unreachable"
    : retryableStatus.has(failure.httpStatus) || failure.code === "in_progress");

const isFile = (value: unknown): boolean => [value].flat().some((one) => one instanceof Blob);
const carriesFile = (body: unknown): boolean => Object.values(body ?? {}).some(isFile);

function encode(endpoint: Endpoint<any, any, any>, body: unknown): unknown {
  if (endpoint.encoding !== "multipart") return writeJson(body);
  const form = new FormData();
  // Files come last: the API checks the captcha before it accepts a file.
  const fields = Object.entries(body as Record<string, unknown>).toSorted(
    ([, one], [, other]) => Number(isFile(one)) - Number(isFile(other)),
  );
  for (const [name, value] of fields) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  return form;
}
