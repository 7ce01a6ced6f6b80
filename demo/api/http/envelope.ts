/** What every answer wears (text 1 §8). */
import type { ApiCode } from "#core/base/errors/api-codes.ts";

export type FieldTexts = Readonly<Record<string, readonly string[]>>;
/** Words for the visitor, or for a field of theirs; `success` where the specification reads the text from there (C-358). */
export type Words = string | Readonly<Record<string, string>>;
export type Failure = { code?: ApiCode; message: Words | FieldTexts; attemptsLeft?: number };

export type Enveloped = { meta: { status: { error: boolean; code?: ApiCode; message?: Words | FieldTexts; attempts_left?: number } } };

export const success = (message?: Words): Enveloped => ({
  meta: { status: { error: false, ...(message !== undefined && { message }) } },
});

export const failure = ({ code, message, attemptsLeft }: Failure): Enveloped => ({
  meta: { status: { error: true, ...(code && { code }), message, ...(attemptsLeft !== undefined && { attempts_left: attemptsLeft }) } },
});
