/**
 * This module has the routes that change an account's email addresses. Only somebody who reads mail at the new address can confirm a
 * change.
 */
import { eq } from "drizzle-orm";
import { settingsEmail, settingsInvoiceEmail } from "#core/domain/customer/settings.contract.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { addressTakenMail, emailChangeMail, invoiceEmailChangedMail, invoiceEmailChangeMail } from "#demo/api/messages/access-mails.ts";
import { accessTexts, invoiceEmailTexts } from "#demo/api/messages/access-texts.ts";
import { refusedLink } from "#demo/api/messages/link-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import type { Outcome } from "#demo/api/http/outcome.ts";
import { accountRoute, route, type AccountCall, type AnyRoute } from "#demo/api/routing/register.ts";
import { confirmChangeInvoiceEmail } from "#widgets/invoice-email-change/invoice-email-change.contract.ts";
import { addressOf, findAccount } from "#demo/api/store/accounts.ts";
import { createLink, dropLinks, takeLink } from "#demo/api/store/links.ts";
import { maskedEmail } from "#core/base/values/masked-email.ts";
import { recoveryUrl } from "./recovery.ts";
import { noteSending } from "#demo/api/store/mail-sends.ts";
import { productsOf } from "#demo/api/store/customers.ts";
import { areOwn, type AddressOrPhone } from "#demo/api/domain/own-addresses.rules.ts";

type Change = { readonly purpose: "email-change" | "invoice-email-change"; readonly text: typeof emailChangeMail };

/**
 * Sends a link to the new address, because only somebody who reads mail at that address may confirm the change. When another customer has
 * the address, the same database statements run, so that nobody learns of it, and the address gets a different mail.
 */
async function startChange(
  call: AccountCall<unknown, AddressOrPhone & { readonly value: string }>,
  { mailer, options, now }: ApiContext,
  { purpose, text }: Change,
): Promise<Outcome<object>> {
  const { account, body, language } = call;
  const nowMs = now();
  const email = addressOf(body.value);
  if (!areOwn(await productsOf(call.db, account.id), body, nowMs))
    return { refused: "not_found", message: statusText("notFound", language) };
  return call.db.transaction(async (db) => {
    const retryAfterSeconds = await noteSending(db, { kind: purpose, subject: account.id, nowMs });
    if (retryAfterSeconds > 0) return { refused: "too_many_sends", message: accessTexts[language].tooManySends, retryAfterSeconds };
    const owner = await findAccount(db, email);
    const isTaken = purpose === "email-change" && owner !== undefined && owner.id !== account.id;
    await dropLinks(db, account.id, purpose, nowMs);
    const { url } = await createLink(db, options.siteUrl, { purpose, accountId: account.id, email, language, nowMs }, !isTaken);
    const link = text[language]({ firstName: account.firstName, url });
    const taken = addressTakenMail[language]({ recoveryUrl: recoveryUrl(options, language) });
    await mailer.enqueue(db, { to: email, ...(isTaken ? taken : link) });
    return { answer: {}, message: accessTexts[language].changeLinkSent };
  });
}

const changeEmail = accountRoute({
  endpoint: settingsEmail,
  budget: "access",
  handle: (call, context) => startChange(call, context, { purpose: "email-change", text: emailChangeMail }),
});

const changeInvoiceEmail = accountRoute({
  endpoint: settingsInvoiceEmail,
  budget: "access",
  handle: (call, context) => startChange(call, context, { purpose: "invoice-email-change", text: invoiceEmailChangeMail }),
});

const confirmInvoiceEmail = route({
  endpoint: confirmChangeInvoiceEmail,
  budget: "access",
  readsStatus: true,
  async handle({ query: { i: accountId, d: expiry, p: secret }, db, language }, { mailer, now }) {
    const nowMs = now();
    return db.transaction(async (tx) => {
      const found = await takeLink(tx, { purpose: "invoice-email-change", secret, accountId, expiry, nowMs });
      const sent = "refused" in found ? found.dead : found.link;
      const [before] = sent ? await tx.select().from(accounts).where(eq(accounts.id, accountId)) : [];
      if ("refused" in found) {
        // The refusal names the address that the link was sent to and no other one: whoever has the link reads mail at that address.
        if (sent === undefined || before?.invoiceEmail !== sent.email) return refusedLink(found, language);
        return { refused: "already_done", message: invoiceEmailTexts[language].inForce(maskedEmail(sent.email)) };
      }
      if (!before) throw new Error("a change link without its account");
      await tx.update(accounts).set({ invoiceEmail: found.link.email }).where(eq(accounts.id, accountId));
      const email = maskedEmail(found.link.email);
      await mailer.enqueue(tx, { to: before.invoiceEmail, ...invoiceEmailChangedMail[language]({ firstName: before.firstName, email }) });
      return { answer: {}, message: invoiceEmailTexts[language].changed(email) };
    });
  },
});

export const myAccountRoutes: readonly AnyRoute[] = [changeEmail, changeInvoiceEmail, confirmInvoiceEmail];
