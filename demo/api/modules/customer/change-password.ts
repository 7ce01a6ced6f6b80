/** This module has the route that sets a new password for a customer who knows the old one (C-387). */
import { isSamePassword } from "#core/base/values/password.ts";
import { and, eq, isNull, ne } from "drizzle-orm";
import { accountChangePassword } from "#core/domain/customer/account.contract.ts";
import { beginAttempt, forgetFailures } from "#demo/api/store/login-failures.ts";
import { recoveryUrl } from "#demo/api/modules/account/recovery.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { accounts, logins, sessions } from "#demo/api/db/schema.ts";
import { passwordChangedMail } from "#demo/api/messages/access-mails.ts";
import { accessTexts } from "#demo/api/messages/access-texts.ts";
import { areaTexts } from "#demo/api/messages/area-texts.ts";
import type { Outcome } from "#demo/api/http/outcome.ts";
import { accountRoute, type AccountCall } from "#demo/api/routing/register.ts";

/**
 * The route that changes the password. Wrong old passwords have a counter of their own, so that a stranger at an open page can neither go
 * on guessing nor keep the owner from logging in. The route asks for no captcha: after the fourth wrong password the caller has to wait.
 */
export const changePassword = accountRoute({
  endpoint: accountChangePassword,
  budget: "access",
  hashes: () => true,
  async handle(call, context): Promise<Outcome<object>> {
    const { account, body, db, language } = call;
    const { keyedHash, secrets, now } = context;
    const { "password-old": old, "password-new": wanted, "password-new-repeat": repeated } = body;
    if (old === "") return { problems: { "password-old": "required" } };
    if (!isSamePassword(repeated, wanted))
      return { problems: { "password-new-repeat": repeated === "" ? "required" : "password.mismatch" } }; // P-179
    const nowMs = now();
    const subject = keyedHash("old-password", account.id);
    const barrier = await beginAttempt(db, { subject, hasCaptcha: true, nowMs });
    if (barrier) {
      const wait = barrier.kind === "wait" ? barrier.seconds : 1;
      return { refused: "rate_limited", message: accessTexts[language].tooSoon, retryAfterSeconds: wait };
    }
    if (!(await secrets.isRight(account.passwordHash, old))) return { problems: { "password-old": "password.wrong" } };
    const passwordHash = await secrets.hash(wanted);
    await db.transaction(async (tx) => {
      await forgetFailures(tx, subject);
      await set({ ...call, db: tx }, context, passwordHash);
    });
    return { answer: {}, message: areaTexts[language].passwordChanged };
  },
});

/**
 * Stores the new password, and ends all other sessions and open logins, so that only somebody who knows the new password can be signed in.
 */
async function set(
  { account, session, db, language }: AccountCall<unknown, unknown>,
  { mailer, options, now }: ApiContext,
  passwordHash: string,
) {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
  // Rows of logins are locked before rows of sessions, as when a code is accepted, so that the two transactions never deadlock.
  await db.delete(logins).where(eq(logins.accountId, account.id));
  await db
    .update(sessions)
    .set({ endedAt: new Date(now()), endedBy: "password" })
    .where(and(eq(sessions.accountId, account.id), ne(sessions.id, session.id), isNull(sessions.endedAt)));
  const notice = passwordChangedMail[language]({ firstName: account.firstName, recoveryUrl: recoveryUrl(options, language) });
  await mailer.enqueue(db, { to: account.email, ...notice });
}
