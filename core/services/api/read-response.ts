/** Converts a network response to an `Outcome`. */
import { is } from "superstruct";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { parseJson } from "#core/base/values/json.ts";
import { fileNameOf, mediaTypeOf } from "./file-headers.ts";
import type { Failure, Outcome } from "./outcome.ts";
import { readEnvelope } from "./read-envelope.ts";

type RawResponse = { readonly status: number; readonly ok: boolean; readonly headers: Headers };
/**
 * The properties of a `Response` that are needed once its body has been parsed as JSON. `_data` is undefined where the body was not JSON.
 */
export type JsonResponse = RawResponse & { readonly _data?: unknown };
/** The properties of a `Response` that are needed where its body is a file. */
export type BlobResponse = RawResponse & { readonly _data?: Blob };

/** Returns the outcome of a response. `nowMs` is the current time in epoch milliseconds, from which a `Retry-After` date is counted. */
export function outcomeOfResponse<Answer, Conflict>(
  endpoint: Endpoint<any, any, Answer, any, Conflict>,
  response: JsonResponse,
  nowMs: number,
): Outcome<Answer, Conflict> {
  const { _data: data, status: httpStatus } = response;
  const status = readEnvelope(data);
  if (response.ok && !status?.error) {
    if (!is(data, endpoint.answer) || (status === undefined && !saysSomething(data, endpoint)))
      return { ok: false, failure: { code: "response.invalid", httpStatus } };
    return { ok: true, value: data, ...(status?.message !== undefined && { message: status.message }) };
  }
  const retryAfterSeconds = readRetryAfter(response.headers.get("retry-after"), nowMs);
  const failure: Failure<Conflict> = {
    code: status?.code ?? refusedGrant(data) ?? (httpStatus === 429 ? "rate_limited" : httpStatus === 404 ? "not_found" : "http.refused"),
    httpStatus,
    ...(status?.statusCode !== undefined && { statusCode: status.statusCode }),
    ...(status?.message !== undefined && { message: status.message }),
    ...(status?.fieldErrors && { fieldErrors: status.fieldErrors }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(status?.attemptsLeft !== undefined && { attemptsLeft: status.attemptsLeft }),
    ...(httpStatus === (endpoint.conflictHttpStatus ?? 409) && endpoint.conflict && is(data, endpoint.conflict) && { conflict: data }),
  };
  return { ok: false, failure };
}

/**
 * Tells whether a response without any status contains something that the call declares, as some examples of the specification do (`{url}`,
 * `{res}`). Such a response counts as a success (decisions §7). Where the call declares nothing, or the response contains nothing of it,
 * only a status can tell.
 */
const saysSomething = (data: unknown, { answer }: Pick<Endpoint<any, any, any, any, any>, "answer">): boolean =>
  !is({}, answer) ||
  Object.keys((answer.schema ?? {}) as object).some((name) => (data as Readonly<Record<string, unknown>>)[name] !== undefined);

/**
 * Returns `invalid_credentials` for the response of a token endpoint that implements OAuth alone: it sends `{"error": "invalid_grant"}`
 * where name or password are wrong (RFC 6749, 5.2).
 */
const refusedGrant = (data: unknown): "invalid_credentials" | undefined =>
  (data as { readonly error?: unknown } | null | undefined)?.error === "invalid_grant" ? "invalid_credentials" : undefined;

/**
 * Returns the outcome of a call whose response is a file. A refusal of such a call is JSON. A file whose type is not in `mediaTypes` is not
 * the declared one.
 */
export async function outcomeOfFile<Answer, Conflict>(
  endpoint: Endpoint<any, any, Answer, any, Conflict>,
  mediaTypes: readonly string[],
  response: BlobResponse,
  nowMs: number,
): Promise<Outcome<Answer, Conflict>> {
  const { headers, _data: blob } = response;
  const type = mediaTypeOf(headers.get("content-type"));
  if (response.ok && blob && mediaTypes.includes(type)) {
    const file = new File([blob], fileNameOf(headers.get("content-disposition")), { type });
    return { ok: true, value: file as Answer }; // The declaration `file(…)` promises a `File`.
  }
  return outcomeOfResponse(endpoint, { ...headOf(response), _data: parseJson((await blob?.text()) ?? "") }, nowMs);
}

const headOf = ({ status, ok, headers }: RawResponse): RawResponse => ({ status, ok, headers });

/** Returns the seconds of a `Retry-After` header, which holds seconds or an HTTP date; undefined where it is absent or invalid. */
function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const untilMs = new Date(header).getTime() - nowMs;
  return Number.isFinite(untilMs) ? Math.max(0, Math.ceil(untilMs / 1000)) : undefined;
}

/**
 * Returns the reason why an attempt threw: the caller's cancel, a lost connection, our timeout, or a network that did not respond. The
 * reason is derived from these states and not from the exception: browsers disagree about its name once the body is being read.
 */
export function failureOfException(caller: AbortSignal | undefined, timeout: AbortSignal, isOnline: boolean): Failure<never> {
  if (caller?.aborted) return { code: "network.aborted" };
  if (!isOnline) return { code: "network.offline" };
  return { code: timeout.aborted ? "network.timeout" : "network.unreachable" };
}
