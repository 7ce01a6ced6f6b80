/** What every answer wears (text 1 §8). */
import type { ApiCode } from "#core/errors/api-codes.ts";

export type FieldTexts = Readonly<Record<string, readonly string[]>>;
export type Failure = { code?: ApiCode; message: string | FieldTexts; attemptsLeft?: number };

type Enveloped = { meta: { status: { error: boolean; code?: ApiCode; message?: string | FieldTexts; attempts_left?: number } } };

export const success = (message?: string): Enveloped => ({
  meta: { status: { error: false, ...(message !== undefined && { message }) } },
});

export const failure = ({ code, message, attemptsLeft }: Failure): Enveloped => ({
  meta: { status: { error: true, ...(code && { code }), message, ...(attemptsLeft !== undefined && { attempts_left: attemptsLeft }) } },
});
