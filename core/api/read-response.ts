/** From what the network gave to an `Outcome`. Pure. */
import { is } from "superstruct";
import type { Endpoint } from "#core/contract/endpoint.ts";
import type { Failure, Outcome } from "./outcome.ts";
import { readEnvelope } from "./read-envelope.ts";

/** What is read of a `Response` whose body has been parsed as JSON (`_data` undefined: it was not JSON). */
export type RawResponse = { readonly status: number; readonly ok: boolean; readonly headers: Headers; readonly _data?: unknown };

/** `nowMs`: epoch milliseconds, to count from where `Retry-After` is a date. */
export function outcomeOfResponse<Answer>(endpoint: Endpoint<any, any, Answer>, response: RawResponse, nowMs: number): Outcome<Answer> {
  const status = readEnvelope(response._data);
  if (response.ok && !status?.error) {
    if (status === undefined || !is(response._data, endpoint.answer))
      return { ok: false, failure: { code: "response.invalid", httpStatus: response.status } };
    return { ok: true, value: response._data, ...(status.message !== undefined && { message: status.message }) };
  }
  const retryAfterSeconds = readRetryAfter(response.headers.get("retry-after"), nowMs);
  const failure: Failure = {
    code: status?.code ?? (response.status === 429 ? "rate_limited" : response.status === 404 ? "not_found" : "http.refused"),
    httpStatus: response.status,
    ...(status?.message !== undefined && { message: status.message }),
    ...(status?.fieldErrors && { fieldErrors: status.fieldErrors }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(status?.attemptsLeft !== undefined && { attemptsLeft: status.attemptsLeft }),
  };
  return { ok: false, failure };
}

/** Seconds or an HTTP date; undefined where absent or nonsense. */
function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const untilMs = Date.parse(header) - nowMs;
  return Number.isFinite(untilMs) ? Math.max(0, Math.ceil(untilMs / 1000)) : undefined;
}

/**
 * Why an attempt threw: the caller's cancel, our timeout, or a network that did not answer. Told by the signals and not by
 * the exception: browsers disagree about its name once the body is being read.
 */
export function failureOfException(caller: AbortSignal | undefined, timeout: AbortSignal): Failure {
  if (caller?.aborted) return { code: "network.aborted" };
  return { code: timeout.aborted ? "network.timeout" : "network.unreachable" };
}
