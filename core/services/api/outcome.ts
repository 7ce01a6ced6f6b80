/** The outcome of a call. A refusal is a value; an exception is thrown only for a fault in our own code. */
import type { ApiCode } from "#core/base/errors/api-codes.ts";
import type { ErrorCode } from "#core/base/errors/digi-error.ts";

export type Failure<Conflict = unknown> = {
  /** A business code of the API where it sent one, otherwise the kind of fault. */
  readonly code: ApiCode | ErrorCode;
  /**
   * The response's `status.code` unchanged, where it is none of the API's own codes but a number or word of the system behind the API
   * (C-426, 600084).
   */
  readonly statusCode?: number | string;
  readonly httpStatus?: number;
  /** The server's own message, to be shown as text; absent where the server sent none, in which case the view has its own text (P-291). */
  readonly message?: string;
  /** The messages of fields: field name → its messages joined with `, ` (P-213, P-214). */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** The number of codes that may still be tried; present with `code_wrong`. */
  readonly attemptsLeft?: number;
  /** The body of an HTTP 409 response, or of the status that the call declares for it, where it matches the call's declaration. */
  readonly conflict?: Conflict;
};

export type Outcome<Value, Conflict = unknown> =
  /** `message` is the server's own success text, where it sent one. */
  { readonly ok: true; readonly value: Value; readonly message?: string } | { readonly ok: false; readonly failure: Failure<Conflict> };
