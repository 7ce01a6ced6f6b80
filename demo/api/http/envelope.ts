/** This module makes the envelope of every answer: its status with code and message (text 1 §8 of the specification). */
import type { ApiCode } from "#core/base/errors/api-codes.ts";

export type FieldTexts = Readonly<Record<string, readonly string[]>>;
/**
 * A text for the visitor, or texts by field. The key is `success` where the specification reads the text of a success from that key
 * (C-358).
 */
export type Words = string | Readonly<Record<string, string>>;
export type Failure = { code?: ApiCode; message: Words | FieldTexts; attemptsLeft?: number };

export type Enveloped = { meta: { status: { error: boolean; code?: ApiCode; message?: Words | FieldTexts; attempts_left?: number } } };

/** Returns the envelope of a success. Without a message the page shows its own text. */
export const success = (message?: Words): Enveloped => ({
  meta: { status: { error: false, ...(message !== undefined && { message }) } },
});

/**
 * Returns the envelope of a failure.
 * @param failure `attemptsLeft` is sent with the code `code_wrong` alone
 */
export const failure = ({ code, message, attemptsLeft }: Failure): Enveloped => ({
  meta: { status: { error: true, ...(code && { code }), message, ...(attemptsLeft !== undefined && { attempts_left: attemptsLeft }) } },
});
