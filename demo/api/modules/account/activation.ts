/**
 * This module has the routes that activate an account. An account can be used once its owner has followed the link of the activation mail.
 */
import { eq } from "drizzle-orm";
import type { Language } from "#core/base/values/language.ts";
import { accountResendActivation } from "#core/services/session/session.contract.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import type { Database } from "#demo/api/db/database.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { activationMail } from "#demo/api/messages/access-mails.ts";
import { accessTexts } from "#demo/api/messages/access-texts.ts";
import { refusedLink } from "#demo/api/messages/link-texts.ts";
import { route, type AnyRoute } from "#demo/api/routing/register.ts";
import { activateAccount } from "#widgets/activate-account/activate-account.contract.ts";
import { checkCredentials } from "./credentials.ts";
import { createLink, dropLinks, takeLink } from "#demo/api/store/links.ts";
import { noteSending } from "#demo/api/store/mail-sends.ts";
import type { Account } from "#demo/api/store/sessions.ts";

/** Sends the activation mail and returns 0. When the mail was sent too often, nothing is sent, and the seconds to wait are returned. */
export async function sendActivation(context: ApiContext, db: Database, account: Account, language: Language): Promise<number> {
  const nowMs = context.now();
  const seconds = await noteSending(db, { kind: "activation", subject: account.id, nowMs });
  if (seconds > 0) return seconds;
  const { id: accountId, email, firstName } = account;
  const { url } = await createLink(db, context.options.siteUrl, { purpose: "activation", accountId, email, language, nowMs });
  await context.mailer.enqueue(db, { to: email, ...activationMail[language]({ firstName, url }) });
  return 0;
}

const resend = route({
  endpoint: accountResendActivation,
  budget: "access",
  hashes: () => true,
  async handle(call, context) {
    const { db, language } = call;
    const texts = accessTexts[language];
    const checked = await checkCredentials(call, context);
    if ("refused" in checked) return checked;
    const { account } = checked;
    if (account.activatedAt) return { answer: {}, message: texts.activated };
    const retryAfterSeconds = await db.transaction((tx) => sendActivation(context, tx, account, language));
    if (retryAfterSeconds > 0) return { refused: "too_many_sends", message: texts.tooManySends, retryAfterSeconds };
    return { answer: {}, message: texts.activationSent };
  },
});

const activate = route({
  endpoint: activateAccount,
  budget: "access",
  readsStatus: true,
  async handle({ query, db, language }, { now }) {
    const { i: accountId = "", code: secret = "" } = query;
    const nowMs = now();
    return db.transaction(async (tx) => {
      const found = await takeLink(tx, { purpose: "activation", secret, accountId, nowMs });
      if ("refused" in found) {
        const [account] = found.dead ? await tx.select().from(accounts).where(eq(accounts.id, accountId)) : [];
        if (account?.activatedAt) return { refused: "already_done", message: accessTexts[language].activatedBefore };
        return refusedLink(found, language);
      }
      await tx
        .update(accounts)
        .set({ activatedAt: new Date(nowMs) })
        .where(eq(accounts.id, accountId));
      await dropLinks(tx, accountId, "activation", nowMs);
      return { answer: {}, message: accessTexts[language].activated };
    });
  },
});

export const activationRoutes: readonly AnyRoute[] = [resend, activate];
