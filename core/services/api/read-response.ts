/** From what the network gave to an `Outcome`. Pure. */
import { is } from "superstruct";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { parseJson } from "#core/base/values/json.ts";
import { fileNameOf, mediaTypeOf } from "./file-headers.ts";
import type { Failure, Outcome } from "./outcome.ts";
import { readEnvelope } from "./read-envelope.ts";

type RawResponse = { readonly status: number; readonly ok: boolean; readonly headers: Headers };
/** What is read of a `Response` whose body has been parsed as JSON (`_data` undefined: it was not JSON). */
export type JsonResponse = RawResponse & { readonly _data?: unknown };
/** What is read of a `Response` whose body has been taken as it is. */
export type BlobResponse = RawResponse & { readonly _data?: Blob };

/** `nowMs`: epoch milliseconds, to count from where `Retry-After` is a date. */
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
    ...(httpStatus === 409 && endpoint.conflict && is(data, endpoint.conflict) && { conflict: data }),
  };
  return { ok: false, failure };
}

/**
 * The texts show answers without any status (`{url}`, `{res}`): who answers what was promised has done it (decisions §7). What promises
 * nothing, or was answered with nothing of it, is told by its status alone.
 */
const saysSomething = (data: unknown, { answer }: Pick<Endpoint<any, any, any, any, any>, "answer">): boolean =>
  !is({}, answer) ||
  Object.keys((answer.schema ?? {}) as object).some((name) => (data as Readonly<Record<string, unknown>>)[name] !== undefined);

/** A token endpoint that knows OAuth alone answers `{"error": "invalid_grant"}` where name or password are wrong (RFC 6749, 5.2). */
const refusedGrant = (data: unknown): "invalid_credentials" | undefined =>
  (data as { readonly error?: unknown } | null | undefined)?.error === "invalid_grant" ? "invalid_credentials" : undefined;

/** Where a file is promised, a refusal is JSON all the same. A file of another type than `mediaTypes` is not the promised one. */
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
    return { ok: true, value: file as Answer }; // what `file(…)` declares is a File
  }
  return outcomeOfResponse(endpoint, { ...headOf(response), _data: parseJson((await blob?.text()) ?? "") }, nowMs);
}

const headOf = ({ status, ok, headers }: RawResponse): RawResponse => ({ status, ok, headers });

/** Seconds or an HTTP date; undefined where absent or nonsense. */
function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const untilMs = new Date(header).getTime() - nowMs;
  return Number.isFinite(untilMs) ? Math.max(0, Math.ceil(untilMs / 1000)) : undefined;
}

/**
 * Why an attempt threw: the caller's cancel, a connection that is gone, our timeout, or a network that did not answer. Told by these and not by
 * the exception: browsers disagree about its name once the body is being read.
 */
export function failureOfException(caller: AbortSignal | undefined, timeout: AbortSignal, isOnline: boolean): Failure<never> {
  if (caller?.aborted) return { code: "network.aborted" };
  if (!isOnline) return { code: "network.offline" };
  return { code: timeout.aborted ? "network.timeout" : "network.unreachable" };
}
