/** The envelope of every answer: its status with code and message (text 1 §8). */
import type { ApiCode } from "#core/base/errors/api-codes.ts";

export type FieldTexts = Readonly<Record<string, readonly string[]>>;
/** A text for the visitor, or texts by field; the key is `success` when the specification reads the text from there (C-358). */
export type Words = string | Readonly<Record<string, string>>;
export type Failure = { code?: ApiCode; message: Words | FieldTexts; attemptsLeft?: number };

export type Enveloped = { meta: { status: { error: boolean; code?: ApiCode; message?: Words | FieldTexts; attempts_left?: number } } };

export const success = (message?: Words): Enveloped => ({
  meta: { status: { error: false, ...(message !== undefined && { message }) } },
});

export const failure = ({ code, message, attemptsLeft }: Failure): Enveloped => ({
  meta: { status: { error: true, ...(code && { code }), message, ...(attemptsLeft !== undefined && { attempts_left: attemptsLeft }) } },
});
