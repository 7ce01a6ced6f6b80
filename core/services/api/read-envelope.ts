/**
 * The rules by which an answer is read (P-213, P-214, P-285…P-292): is it an error, what does it say, at which fields.
 * Pure; knows no network.
 */
import { is } from "superstruct";
import { Envelope, Status } from "#core/base/contract/envelope.ts";
import { isApiCode, type ApiCode } from "#core/base/errors/api-codes.ts";

export type ReadStatus = {
  readonly error: boolean;
  readonly code?: ApiCode;
  /** A `code` that is not of the API's list, as it came: of the top-level `status` first. */
  readonly statusCode?: number | string;
  readonly attemptsLeft?: number;
  /** A string is shown as it is, a `success` key by its value (P-287, P-289). */
  readonly message?: string;
  /** An object of field → text or list of texts, each list joined with `, ` (P-214, P-288). */
  readonly fieldErrors?: Readonly<Record<string, string>>;
};

/** @returns undefined where the body is not an envelope at all. */
export function readEnvelope(body: unknown): ReadStatus | undefined {
  if (!is(body, Envelope)) return undefined;
  const meta = body.meta?.status;
  const status = is(body.status, Status) ? body.status : undefined;
  if (!meta && !status) return undefined;
  // Either place can carry the error (P-285); where both speak, the one that reports it wins.
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
