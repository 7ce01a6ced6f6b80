/**
 * Reads the envelope of a response (P-213, P-214, P-285…P-292): whether it is an error, its message, and the fields that the message is
 * about.
 */
import { is } from "superstruct";
import { Envelope, Status } from "#core/base/contract/envelope.ts";
import { isApiCode, type ApiCode } from "#core/base/errors/api-codes.ts";

export type ReadStatus = {
  readonly error: boolean;
  readonly code?: ApiCode;
  /**
   * A `code` that is not in the API's list, unchanged. If both statuses of the response have one, that of the top-level `status` counts.
   */
  readonly statusCode?: number | string;
  readonly attemptsLeft?: number;
  /** The message: a string unchanged, or the value of a `success` key (P-287, P-289). */
  readonly message?: string;
  /** The messages of fields: field → text. A list of texts is joined with `, ` (P-214, P-288). */
  readonly fieldErrors?: Readonly<Record<string, string>>;
};

/**
 * Returns the status that an envelope reports.
 * @returns undefined where the body is not an envelope at all.
 */
export function readEnvelope(body: unknown): ReadStatus | undefined {
  if (!is(body, Envelope)) return undefined;
  const meta = body.meta?.status;
  const status = is(body.status, Status) ? body.status : undefined;
  if (!meta && !status) return undefined;
  // The error may be in `meta.status` or in `status` (P-285). Where both exist, the one that reports the error is read.
  const speaking = (meta?.error ? meta : undefined) ?? (status?.error ? status : undefined) ?? meta ?? status;
  const statusCode = [status?.code, meta?.code].find(isForeignCode);
  const attemptsLeft = (speaking as { attempts_left?: unknown } | undefined)?.attempts_left;
  return {
    error: Boolean(meta?.error || status?.error),
    ...(isApiCode(speaking?.code) && { code: speaking.code }),
    ...(statusCode !== undefined && { statusCode }),
    ...(typeof attemptsLeft === "number" && { attemptsLeft }),
    ...readMessage(speaking?.message ?? meta?.message ?? status?.message),
  };
}

const isForeignCode = (code: unknown): code is number | string =>
  Number.isFinite(code) || (typeof code === "string" && code !== "" && !isApiCode(code));

function readMessage(message: unknown): Pick<ReadStatus, "message" | "fieldErrors"> {
  if (typeof message === "string") return message === "" ? {} : { message };
  if (typeof message !== "object" || message === null) return {};
  const entries = Object.entries(message).flatMap(([key, value]) => {
    const text = joined(value);
    return text === undefined ? [] : [[key, text] as const];
  });
  const success = entries.find(([key]) => key === "success");
  if (success) return { message: success[1] };
  return entries.length > 0 ? { fieldErrors: Object.fromEntries(entries) } : {};
}

function joined(value: unknown): string | undefined {
  const texts = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string" && item !== "");
  return texts.length > 0 ? texts.join(", ") : undefined;
}
