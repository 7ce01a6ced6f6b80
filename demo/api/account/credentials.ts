/** Email and password. Known and unknown addresses get the same answer after the same work. */
import type { Call, Refusal } from "#demo/api/register.ts";
import type { ApiContext } from "#demo/api/context.ts";
import { accessTexts } from "#demo/api/messages/access-texts.ts";
import { addressOf, findAccount } from "./accounts.ts";
import { beginAttempt, forgetFailures } from "./login-failures.ts";
import type { Account } from "./sessions.ts";

type Credentials = { readonly username: string; readonly password: string };

export async function checkCredentials(
  call: Pick<Call<unknown, Credentials>, "body" | "db" | "hasCaptcha" | "language">,
  { keyedHash, secrets, now }: ApiContext,
): Promise<{ readonly account: Account } | Refusal> {
  const { body, db, hasCaptcha, language } = call;
  const texts = accessTexts[language];
  const subject = keyedHash("address", addressOf(body.username));
  const barrier = await beginAttempt(db, { subject, hasCaptcha, nowMs: now() });
  if (barrier?.kind === "captcha") return { refused: "captcha_required", message: texts.captchaRequired };
  if (barrier) return { refused: "rate_limited", message: texts.tooSoon, retryAfterSeconds: barrier.seconds };
  const account = await findAccount(db, body.username);
  if (!(await secrets.isRight(account?.passwordHash, body.password)) || !account)
    return { refused: "invalid_credentials", message: texts.credentials };
  await forgetFailures(db, subject);
  return { account };
}
