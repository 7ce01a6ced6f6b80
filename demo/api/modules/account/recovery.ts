/** This module has the routes for a forgotten password: a link by mail, then a new password. */
import { eq, sql } from "drizzle-orm";
import { pathOf } from "#core/base/values/routes.ts";
import type { Language } from "#core/base/values/language.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { accounts, logins } from "#demo/api/db/schema.ts";
import { passwordChangedMail, recoveryMail } from "#demo/api/messages/access-mails.ts";
import { accessTexts } from "#demo/api/messages/access-texts.ts";
import { refusedLink } from "#demo/api/messages/link-texts.ts";
import { route, type AnyRoute } from "#demo/api/routing/register.ts";
import { authLostPassword, authRecoverPassword, authValidateRecovery } from "#widgets/password-recovery/password-recovery.contract.ts";
import { addressOf, findAccount } from "#demo/api/store/accounts.ts";
import { createLink, dropLinks, findLink, takeLink } from "#demo/api/store/links.ts";
import { noteSending } from "#demo/api/store/mail-sends.ts";
import { endAllSessions } from "#demo/api/store/sessions.ts";

/** Returns the address of the page on the provider's site that requests a new password, in a language. */
export const recoveryUrl = ({ siteUrl }: ApiContext["options"], language: Language): string =>
  `${siteUrl}${pathOf("password-recovery", language)}`;

/**
 * The route that sends the recovery link. The same database statements run for a customer and for a stranger, but for a stranger no rows of
 * a link and a mail are written.
 */
const lost = route({
  endpoint: authLostPassword,
  budget: "access",
  async handle({ body, db, language }, { mailer, options, keyedHash, now }) {
    const nowMs = now();
    const email = addressOf(body.email);
    const account = await findAccount(db, email);
    const isSoon = (await noteSending(db, { kind: "recovery", subject: keyedHash("address", email), nowMs })) > 0;
    const really = account !== undefined && !isSoon;
    const wanted = { purpose: "recovery", email, language, nowMs, ...(account && { accountId: account.id }) } as const;
    const { url } = await createLink(db, options.siteUrl, wanted, really);
    const text = recoveryMail[language]({ firstName: account?.firstName ?? "", url });
    await mailer.enqueue(db, { to: email, ...text }, really);
    return { answer: {}, message: accessTexts[language].recoverySent };
  },
});

/**
 * The route that checks a recovery link. The check does not use up the link, and its response reveals no more than that of setting the
 * password.
 */
const validate = route({
  endpoint: authValidateRecovery,
  budget: "access",
  readsStatus: true,
  async handle({ query: { i: accountId, code: secret }, db, language }, { now }) {
    const found = await findLink(db, { purpose: "recovery", secret, accountId, nowMs: now() });
    return "refused" in found ? refusedLink(found, language) : { answer: {} };
  },
});

const recover = route({
  endpoint: authRecoverPassword,
  budget: "access",
  hashes: () => true,
  async handle({ query, body, db, language }, { mailer, options, secrets, now }) {
    const { i: accountId, code: secret } = query;
    const nowMs = now();
    const isOne = body.i === accountId && body.code === secret;
    const found = isOne ? await takeLink(db, { purpose: "recovery", secret, accountId, nowMs }) : ({ refused: "link_invalid" } as const);
    if ("refused" in found) return refusedLink(found, language);
    const [account] = await db
      .update(accounts)
      .set({
        passwordHash: await secrets.hash(body["reset-password"]),
        // The recovery link proves access to the mailbox, which is all that an activation proves.
        activatedAt: sql`coalesce(${accounts.activatedAt}, ${new Date(nowMs).toISOString()}::timestamptz)`,
      })
      .where(eq(accounts.id, accountId))
      .returning();
    if (!account) throw new Error("a recovery link without its account");
    await dropLinks(db, accountId, "recovery", nowMs);
    // Rows of logins are locked before rows of sessions, as when a code is accepted, so that the two transactions never deadlock.
    await db.delete(logins).where(eq(logins.accountId, accountId));
    await endAllSessions(db, accountId, "password", nowMs);
    const notice = passwordChangedMail[language]({ firstName: account.firstName, recoveryUrl: recoveryUrl(options, language) });
    await mailer.enqueue(db, { to: account.email, ...notice });
    return { answer: {}, message: accessTexts[language].passwordChanged };
  },
});

export const recoveryRoutes: readonly AnyRoute[] = [lost, validate, recover];
