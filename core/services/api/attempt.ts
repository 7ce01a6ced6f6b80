/** One attempt of a call: sends the request once and reads its response. */
import { createFetch } from "ofetch";
import { mediaTypesOf } from "#core/base/contract/file-answer.ts";
import { parseJson } from "#core/base/values/json.ts";
import type { Language } from "#core/base/values/language.ts";
import { requestTimeoutMs, uploadTimeoutMs } from "#core/base/values/limits.ts";
import type { Clock } from "#core/platform/clock.ts";
import { logError } from "#core/platform/console.ts";
import { isOnline } from "#core/platform/page.ts";
import { uploadFetch, type Fetch } from "#core/platform/network.ts";
import type { Call } from "./call.ts";
import { failureOfException, outcomeOfFile, outcomeOfResponse } from "./read-response.ts";
import { carriesFile, encode } from "./request-body.ts";
import { createStaleness } from "./staleness.ts";
import { targetOf } from "./target.ts";

type Environment = {
  /** The address of the API. */
  readonly base: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly language: () => Language;
};

/**
 * Creates the function that makes one attempt of a call.
 * - The attempt is cancelled after 15 s (2 min where a file is sent or received), reading the response's body included.
 * - It resolves to a failure also where our own code failed, because a script of the page may have replaced functions that our code uses.
 */
export function createAttempt({ base, fetch, clock, language }: Environment): Call {
  const noteDate = createStaleness();

  /** Sends the request and reads the response. Rejects with faults of our own code only. */
  const travel: Call = async (endpoint, request = {}) => {
    const timeout = new AbortController();
    const mediaTypes = mediaTypesOf(endpoint.answer);
    const timeoutMs = mediaTypes || carriesFile(request.body) ? uploadTimeoutMs : requestTimeoutMs;
    const cancelTimeout = clock.after(timeoutMs, () => timeout.abort());
    const signal = request.signal ? AbortSignal.any([request.signal, timeout.signal]) : timeout.signal;
    const { address, query } = targetOf(base, endpoint, request.query, request.address);
    /** True where the request goes to the API. Tokens, cookies and headers are sent to the API alone. */
    const isApi = address.startsWith(`${base}/`);
    /**
     * True from the call of the page's `fetch` to the last byte of the response. A failure during that time is the network's fault; any
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
        keepalive: endpoint.outlivesPage,
        credentials: isApi && endpoint.withCookies ? "include" : "omit",
        signal,
        // ofetch's own retries and error classes are not used, because the retries cannot be cancelled, and a broken body would hide the
        // status.
        retry: false,
        ignoreResponseError: true,
        responseType: "stream", // The body is read by this function, so that the time limit includes it.
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

  return async (endpoint, request) => {
    try {
      return await travel(endpoint, request);
    } catch (cause) {
      logError(`${endpoint.method} ${endpoint.path} went wrong in this page, not on its way`, cause);
      return { ok: false, failure: { code: "response.invalid" } };
    }
  };
}
