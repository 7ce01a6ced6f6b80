/** What a call ends in. A refusal is a value; nothing is thrown at a caller except by a fault in our own code. */
import type { ApiCode } from "#core/base/errors/api-codes.ts";
import type { ErrorCode } from "#core/base/errors/digi-error.ts";

export type Failure<Conflict = unknown> = {
  /** A business code of the API where it sent one, else the kind of fault. */
  readonly code: ApiCode | ErrorCode;
  /** The answer's `status.code` as it came, where it is none of the API's codes: the number or word of the system behind it (C-426, 600084). */
  readonly statusCode?: number | string;
  readonly httpStatus?: number;
  /** The server's own words, to be shown as text; absent where it said nothing (the view then has words of its own, P-291). */
  readonly message?: string;
  /** Field name → its messages joined with `, ` (P-213, P-214). */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** With `code_wrong`: how often another code may be given. */
  readonly attemptsLeft?: number;
  /** What an HTTP 409 answered, where it is what the call's declaration promises. */
  readonly conflict?: Conflict;
};

export type Outcome<Value, Conflict = unknown> =
  /** `message` is the server's own success text, where it sent one. */
  { readonly ok: true; readonly value: Value; readonly message?: string } | { readonly ok: false; readonly failure: Failure<Conflict> };
