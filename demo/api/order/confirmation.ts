/** The confirmation of an order as a page of its own, to keep and to print. Of the account number it says the last four digits. */
import { createHash } from "node:crypto";
import type { FlowOrder } from "#core/order/order.schema.ts";
import { todayInBrussels } from "#core/values/brussels-time.ts";
import { formatDate } from "#core/values/dates.ts";
import type { Language } from "#core/values/language.ts";
import { formatVat } from "#core/values/vat.ts";
import { writtenAddress } from "#demo/api/address/house-numbers.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import { confirmationTexts } from "#demo/api/messages/confirmation-texts.ts";
import { Markup, markup } from "#demo/pages/markup.ts";
import { isFlowOrder } from "./check.ts";
import type { OrderBody, Placing } from "./place-order.ts";
import { writtenDiscount, writtenLines, writtenNotes, writtenTotals, type Terms } from "./written.ts";

const style = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
main { max-inline-size: 44em; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 1.6em; line-height: 1.2; }
dt { font-weight: 600; } dd { margin: 0 0 8px; overflow-wrap: anywhere; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 8px 12px 8px 0; border-block-end: 1px solid; text-align: start; vertical-align: top; }
`;

/** For documents alone: nothing else is loaded, run or framed. */
export const documentPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Facts = {
  readonly number: string;
  readonly body: OrderBody;
  readonly placing: Placing;
  readonly terms: Terms;
  readonly language: Language;
};

export function confirmationPage({ number, body, placing: { orderer }, terms, language }: Facts): string {
  const texts = confirmationTexts[language];
  const row = (name: string, value: string) => markup`<dt>${name}</dt><dd>${value}</dd>\n`;
  const discount = writtenDiscount(terms, language);
  const html = markup`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title(number)}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>${texts.title(number)}</h1>
<dl>
${row(texts.placedOn, formatDate(todayInBrussels(terms.placedAtMs), language))}${row(texts.customer, `${orderer.firstName} ${orderer.lastName}`.trim())}${isFlowOrder(body) && whereRows(body, language, row)}</dl>
<table>
<thead><tr><th scope="col">${texts.product}</th><th scope="col">${texts.price}</th><th scope="col">${texts.start}</th></tr></thead>
<tbody>${writtenLines(terms, language).map(({ what, price, start }) => markup`<tr><td>${what}</td><td>${price}</td><td>${start}</td></tr>`)}</tbody>
</table>
${discount !== undefined && markup`<p>${discount}</p>`}
${writtenTotals(terms, language).map((line) => markup`<p>${line}</p>`)}
${writtenNotes(terms, language).map((line) => markup`<p>${line}</p>`)}
${isFlowOrder(body) && mandate(body, number, language)}
</main>
</body>
</html>
`;
  return `<!doctype html>\n${html.text}`;
}

function whereRows(
  { clientAddress, billingAddress, order }: FlowOrder,
  language: Language,
  row: (name: string, value: string) => Markup,
): Markup[] {
  const texts = confirmationTexts[language];
  const company = order.orderToCompany;
  return [
    ...(company ? [row(texts.company, company.companyName), row(texts.vat, formatVat(company.vat))] : []),
    row(texts.address, writtenAddress(clientAddress, language)),
    ...(billingAddress ? [row(texts.billingAddress, writtenAddress(billingAddress, language))] : []),
  ];
}

function mandate({ order: { payment } }: FlowOrder, reference: string, language: Language): Markup | false {
  if (!("directDebit" in payment)) return false;
  const texts = confirmationTexts[language];
  const lastDigits = payment.directDebit.debitPaymentIban.slice(-4);
  return markup`<p>${texts.account} ${lastDigits}</p>
<p>${texts.mandate({ creditor: creditor.name, creditorId: creditor.id, reference })}</p>`;
}
