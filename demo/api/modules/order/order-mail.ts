/**
 * This module sends the mail that follows an order: to a customer, to a new customer with the link that activates the account, or to an
 * address that already has an account.
 */
import { lastDayToChange } from "#core/domain/order/notice.rules.ts";
import type { OrderWarningCode } from "#core/domain/order/order.contract.ts";
import type { OrderNoticeCode } from "#core/domain/order/placed-order.rules.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { orderWords } from "#demo/api/messages/order-words.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { createLink } from "#demo/api/store/links.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { firstOrderMail, orderForKnownAddressMail, orderMail } from "#demo/api/messages/order-mails.ts";
import type { Call } from "#demo/api/routing/register.ts";
import type { Attachment } from "#demo/api/db/schema.ts";
import { secondsUntilMail } from "#demo/api/store/recipients.ts";
import { hasEsim, simCardsIn } from "#demo/api/domain/items.rules.ts";
import type { Placing } from "#demo/api/domain/placing.ts";
import type { WrittenOrder } from "./write-order.ts";
import { type Terms, discountText, lineTexts, noteTexts, totalTexts } from "#demo/api/domain/order-text.rules.ts";
import { fileOfSummary } from "./contract-summary.ts";

type Sent = Placing & {
  readonly order: WrittenOrder;
  readonly warnings: readonly { readonly code: OrderWarningCode; readonly message: string }[];
  readonly notices: readonly { readonly code: OrderNoticeCode; readonly message: string }[];
};

/**
 * Puts the order's mail into the queue, in the call's transaction, with summary, terms, form to withdraw and calendar file attached. A new
 * customer's mail holds an activation link, the mail to a known address the link that takes the order into the account.
 */
export async function sendOrderMail({ db, language }: Call<unknown, unknown>, context: ApiContext, sent: Sent): Promise<void> {
  const { mailer, options, now } = context;
  const { order, orderer, owner, summary } = sent;
  const { terms, documentUrl, appointment } = order;
  const document = summary === null ? undefined : await fileOfSummary(db, summary.id, context.documents.make);
  const documents = await attachedDocuments(context, language);
  const attachments = [...(document ? [await attachmentOf(document)] : []), ...documents, ...(appointment ? [appointment.file] : [])];
  const discount = discountText(terms, language);
  const facts = {
    orderId: order.number,
    lines: [
      ...lineTexts(terms, language).map(({ what, price, start }) => orderWords[language].named(what, `${price}, ${start}`)),
      ...(discount === undefined ? [] : [discount]),
      ...totalTexts(terms, language),
    ],
    notes: [
      ...notesOf(sent, options.siteUrl, language),
      orderWords[language].attached({ hasSummary: document !== undefined, hasVisit: appointment !== undefined }),
    ],
    contactUrl: options.siteUrl + pathOf("contact", language),
  };
  const { email, firstName } = orderer;
  // The mail is delayed rather than dropped when its address has got many mails: an order may name anybody's address, but a contract has to
  // reach its customer.
  const to = { to: email, attachments, afterSeconds: await secondsUntilMail(db, context, email) };
  if (order.takeUrl !== undefined) {
    await mailer.enqueue(db, { ...to, ...orderForKnownAddressMail[language]({ ...facts, takeUrl: order.takeUrl }) });
  } else if (owner.kind === "new") {
    const wanted = { purpose: "activation" as const, accountId: owner.account.id, email, language, nowMs: now() };
    const { url: activationUrl } = await createLink(db, options.siteUrl, wanted);
    await mailer.enqueue(db, { ...to, ...firstOrderMail[language]({ ...facts, firstName, documentUrl, activationUrl }) });
  } else {
    await mailer.enqueue(db, { ...to, ...orderMail[language]({ ...facts, firstName, documentUrl }) });
  }
}

/**
 * Returns the paragraphs of the mail about missing answers and other things that the customer has to know, with links to the pages of the
 * order, of an eSIM and of withdrawal.
 */
function notesOf(
  { order, warnings, notices }: Pick<Sent, "order" | "warnings" | "notices">,
  siteUrl: string,
  language: Language,
): string[] {
  const { terms, number, takeUrl } = order;
  const words = orderWords[language];
  const orderUrl = `${siteUrl}${pathOf("orders", language)}?order-id=${number}`;
  // The reader of that mail may not be the person who ordered, so it does not tell where that person lives.
  const isUnclaimed = takeUrl !== undefined;
  return [
    ...warnings.map(({ code, message }) =>
      code === "portability_later" ? `${message} ${tellOperator(terms, orderUrl, language)}` : message,
    ),
    ...notices.map(({ message }) => message),
    ...noteTexts(isUnclaimed ? { ...terms, deliverTo: null } : terms, language),
    ...(isUnclaimed && terms.deliverTo ? [words.sendsSims({ count: simCardsIn(terms.items).length })] : []),
    // An order that waits to be taken into an account has no page in the customer area yet, nor has its line.
    ...(takeUrl === undefined ? [words.followHere(orderUrl)] : []),
    ...(takeUrl === undefined && terms.items.some(hasEsim) ? [words.installHere(siteUrl + pathOf("my-products-esim", language))] : []),
    words.withdrawHere(`${siteUrl}${pathOf("withdrawal", language)}?contract=${number}`),
  ];
}

function tellOperator({ visit }: Terms, url: string, language: Language): string {
  const by = typeof visit === "object" ? formatDate(lastDayToChange(visit, "portability"), language, "weekday") : undefined;
  return orderWords[language].tellOperator({ by, url });
}

/**
 * Returns the documents that are attached to every order's mail, the general terms first. They are made once for each site and language.
 */
function attachedDocuments({ documents, options: { siteUrl } }: ApiContext, language: Language): Promise<Attachment[]> {
  const { terms, withdrawal } = orderWords[language].files;
  const attached = async (name: string, making: Promise<Uint8Array>): Promise<Attachment> => ({
    name: `${name}.pdf`,
    type: "application/pdf",
    content: Buffer.from(await making).toString("base64"),
  });
  return Promise.all([
    attached(terms, documents.make({ kind: "terms", of: { language } }, language)),
    attached(withdrawal, documents.make({ kind: "withdrawal", of: { language, siteUrl } }, `${language} ${siteUrl}`)),
  ]);
}

const attachmentOf = async (file: File): Promise<Attachment> => ({
  name: file.name,
  type: file.type,
  content: Buffer.from(await file.arrayBuffer()).toString("base64"),
});
