import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { captchaChallenge } from "#core/services/captcha/altcha.contract.ts";
import type { TestApi } from "./api.ts";
import { call } from "./call.ts";

const encode = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString("base64");

/** Solves a puzzle of the API and returns the token. The search begins at the counter where the server's solutions begin, to save time. */
export async function solveCaptcha(api: TestApi): Promise<string> {
  const { answer } = await call(api, captchaChallenge);
  const challenge = answer as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: 40 });
  return encode({ challenge, solution });
}

/** Returns a captcha token that has the right form, but whose solution was guessed and not computed. */
export async function guessCaptcha(api: TestApi): Promise<string> {
  const { answer } = await call(api, captchaChallenge);
  return encode({ challenge: answer, solution: { counter: 41, derivedKey: "00".repeat(32) } });
}
