/**
 * This module has the rules of every code that is sent: it has six digits, is valid for half an hour and for five attempts, and can be
 * requested once a minute.
 */
import { randomInt } from "node:crypto";
import { codeLength } from "#core/base/values/sent-code.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Secrets } from "#demo/api/crypto/password-hash.ts";
import type { Refusal } from "#demo/api/http/outcome.ts";
import { accessTexts } from "#demo/api/messages/access-texts.ts";

export const codeLifeSeconds = 30 * 60; // A code is valid for half an hour (P-118).
export const resendSeconds = 60;
export const maxTries = 5;

/** Makes a code that nobody can foresee. */
export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, "0");

/** Returns the seconds until another code may be sent, which are 0 or less where it may be sent now. */
export const secondsUntilResend = (codeSentAt: Date, nowMs: number): number =>
  Math.ceil(codeSentAt.getTime() / 1000 + resendSeconds - nowMs / 1000);

/** A code as it is stored. Without `codeSentAt` none was sent. */
export type StoredCode = { readonly codeHash: string | null; readonly codeSentAt: Date | null; readonly triesLeft: number };

/** The refusal of a code, with the tries that are left from now on, which the caller stores. */
export type WrongCode = { readonly refused: "code_wrong" | "code_expired" | "code_burnt"; readonly triesLeft: number };

/** Compares a code with the stored one; returns undefined where it is right. */
export async function wrongCodeOf(secrets: Secrets, stored: StoredCode, given: string, nowMs: number): Promise<WrongCode | undefined> {
  const { codeHash, codeSentAt, triesLeft } = stored;
  if (!codeSentAt || nowMs >= codeSentAt.getTime() + codeLifeSeconds * 1000) return { refused: "code_expired", triesLeft };
  if (triesLeft === 0) return { refused: "code_burnt", triesLeft };
  if (await secrets.isRight(codeHash, given)) return undefined;
  return { refused: triesLeft === 1 ? "code_burnt" : "code_wrong", triesLeft: triesLeft - 1 };
}

/** Returns a wrong code's refusal in words. Only the code `code_wrong` says how many tries are left. */
export function codeRefusal({ refused, triesLeft }: WrongCode, language: Language): Refusal {
  const texts = accessTexts[language];
  switch (refused) {
    case "code_wrong":
      return { refused, attemptsLeft: triesLeft, message: texts.codeWrong(triesLeft) };
    case "code_expired":
      return { refused, message: texts.codeExpired };
    case "code_burnt":
      return { refused, message: texts.codeBurnt };
  }
}
