/** The mail that follows an order: to a customer, to somebody new with the link that activates the account, or to a known address. */
import { pathOf } from "#core/values/routes.ts";
import { createLink } from "#demo/api/account/links.ts";
import type { ApiContext } from "#demo/api/context.ts";
import { firstOrderMail, orderForKnownAddressMail, orderMail } from "#demo/api/messages/order-mails.ts";
import type { Call } from "#demo/api/register.ts";
import type { Placing } from "./placing.ts";
import type { KeptOrder } from "./store.ts";
import { writtenDiscount, writtenLines, writtenNotes, writtenTotals } from "./written.ts";

type Sent = Placing & { readonly order: KeptOrder; readonly warnings: readonly { readonly message: string }[] };

export async function sendOrderMail({ db, language }: Call<unknown, unknown>, context: ApiContext, sent: Sent): Promise<void> {
  const { mailer, options, now } = context;
  const { order, orderer, owner, warnings } = sent;
  const { terms, documentUrl } = order;
  const discount = writtenDiscount(terms, language);
  const facts = {
    orderId: order.number,
    lines: [
      ...writtenLines(terms, language).map(({ what, price, start }) => `${what}: ${price}, ${start}`),
      ...(discount === undefined ? [] : [discount]),
      ...writtenTotals(terms, language),
    ],
    notes: [...warnings.map(({ message }) => message), ...writtenNotes(terms, language)],
    contactUrl: options.siteUrl + pathOf("contact", language),
  };
  const { email: to, firstName } = orderer;
  if (order.takeUrl !== undefined) {
    await mailer.enqueue(db, { to, ...orderForKnownAddressMail[language]({ ...facts, takeUrl: order.takeUrl }) });
  } else if (owner.kind === "new") {
    const wanted = { purpose: "activation" as const, accountId: owner.account.id, email: to, language, nowMs: now() };
    const { url: activationUrl } = await createLink(db, options.siteUrl, wanted);
    await mailer.enqueue(db, { to, ...firstOrderMail[language]({ ...facts, firstName, documentUrl, activationUrl }) });
  } else {
    await mailer.enqueue(db, { to, ...orderMail[language]({ ...facts, firstName, documentUrl }) });
  }
}
