/**
 * This module has the endpoints that change an account's email address (P-245…P-249). A change needs the link that was sent to the new
 * address, and the identity of the account's owner.
 */
import { eq, sql } from "drizzle-orm";
import { maskedEmail } from "#core/base/values/masked-email.ts";
import { dropLinks, findLink, spendLink, type Link } from "#demo/api/store/links.ts";
import { findAccount } from "#demo/api/store/accounts.ts";
import type { Database } from "#demo/api/db/database.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { emailChangedMail } from "#demo/api/messages/identity-mails.ts";
import { identityTexts } from "#demo/api/messages/identity-texts.ts";
import type { Refusal } from "#demo/api/http/outcome.ts";
import { route } from "#demo/api/routing/register.ts";
import { authConfirmChangeEmail, authValidateChangeEmail } from "#widgets/email-change/email-change.contract.ts";
import { findIdentified, saidBy, spendAttempt } from "#demo/api/store/identity-attempts.ts";
import { changeHash, refusedPurpose } from "./purpose.ts";

type Parts = { readonly i: string; readonly d: string; readonly p: string };

const find = (db: Database, { i, d, p }: Parts, nowMs: number) =>
  findLink(db, { purpose: "email-change", secret: p, accountId: i, expiry: d, nowMs });

export const validateEmailChange = route({
  endpoint: authValidateChangeEmail,
  budget: "access",
  readsStatus: true,
  async handle({ query, db, language }, { keyedHash, now }) {
    const found = await find(db, query, now());
    if ("refused" in found) return refusedPurpose(db, found, language);
    return { answer: { status: { error: false, message: { h: changeHash(keyedHash, found.link) } } } };
  },
});

export const confirmEmailChange = route({
  endpoint: authConfirmChangeEmail,
  budget: "access",
  readsStatus: true,
  async handle({ body, db, language }, context) {
    const { mailer, keyedHash, now } = context;
    const nowMs = now();
    const texts = identityTexts[language];
    const differs: Refusal = { refused: "identity_failed", message: texts.differs };
    return db.transaction(async (tx) => {
      const found = await find(tx, body.extra, nowMs);
      if ("refused" in found) return refusedPurpose(tx, found, language);
      const { link } = found;
      const attempt = await findIdentified(tx, body.extra.itsme_uuid, nowMs);
      const isSaid = (field: "nationalRegNumber" | "eId"): boolean =>
        attempt !== undefined && saidBy(attempt, keyedHash, field, body.clientInfo[field]);
      if (!attempt || attempt.linkId !== link.id || !isSaid("nationalRegNumber") || !isSaid("eId")) return differs;
      const account = await ownerOf(tx, link);
      if (account.nationalNumberHash !== attempt.nationalNumberHash) return { refused: "identity_failed", message: texts.notOwner };
      const holder = await findAccount(tx, link.email);
      if (holder && holder.id !== account.id) return { refused: "link_invalid", message: texts.addressTaken };
      const isSpent = (await spendLink(tx, link, nowMs)) && (await spendAttempt(tx, attempt, nowMs));
      if (!isSpent) return refusedPurpose(tx, { refused: "link_used", dead: link }, language);

      await tx.update(accounts).set({ email: link.email }).where(eq(accounts.id, account.id));
      // A recovery link that went to the old address must not open the account any more.
      await dropLinks(tx, account.id, "recovery", nowMs);
      await dropLinks(tx, account.id, "email-change", nowMs);
      const facts = { firstName: account.firstName, email: link.email };
      for (const to of new Set([account.email, link.email])) await mailer.enqueue(tx, { to, ...emailChangedMail[language](facts) });
      const data = { before: maskedEmail(account.email), now: maskedEmail(link.email) };
      return { answer: { data }, message: texts.emailChanged };
    });
  },
});

/**
 * Returns the account of the link and locks its database row: when two links of an account are confirmed at the same time, the second waits
 * for the first.
 */
async function ownerOf(db: Database, { accountId }: Link) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(sql`${accounts.id} = ${accountId}`)
    .for("update");
  if (!account) throw new Error("a change link without its account");
  return account;
}
