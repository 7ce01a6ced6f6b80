/**
 * This module makes the confirmation of an order: an HTML page without any other file, which customers store and print. Of the account
 * number it shows only the last four digits.
 */
import { createHash } from "node:crypto";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { formatVat } from "#core/base/values/vat.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import { escapeHtml } from "#demo/api/messages/html.ts";
import { confirmationTexts } from "#demo/api/messages/confirmation-texts.ts";
import { isFlowOrder } from "#demo/api/domain/order-check.rules.ts";
import type { OrderBody, Placing } from "#demo/api/domain/placing.ts";
import { discountText, lineTexts, noteTexts, totalTexts, type Terms } from "#demo/api/domain/order-text.rules.ts";

const style = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
main { max-inline-size: 44em; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 1.6em; line-height: 1.2; }
dt { font-weight: 600; } dd { margin: 0 0 8px; overflow-wrap: anywhere; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 8px 12px 8px 0; border-block-end: 1px solid; text-align: start; vertical-align: top; }
`;

/** The Content-Security-Policy of the HTML documents that the API makes: nothing but their own style sheet may be loaded, run or framed. */
export const documentPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Facts = {
  readonly number: string;
  readonly body: OrderBody;
  readonly placing: Placing;
  readonly terms: Terms;
  readonly language: Language;
};

type Row = readonly [name: string, value: string];

/**
 * Returns the confirmation as a whole HTML document in the order's language. All texts from the order are escaped. The document carries the
 * one style sheet that `documentPolicy` allows.
 */
export function confirmationPage({ number, body, placing: { orderer }, terms, language }: Facts): string {
  const texts = confirmationTexts[language];
  const rows: Row[] = [
    [texts.placedOn, formatDate(todayInBrussels(terms.placedAtMs), language)],
    [texts.customer, `${orderer.firstName} ${orderer.lastName}`.trim()],
    ...(isFlowOrder(body) ? whereRows(body, language) : []),
  ];
  const lines = lineTexts(terms, language).map(({ what, price, start }) => [what, price, start]);
  const discount = discountText(terms, language);
  const sentences = [
    ...(discount === undefined ? [] : [discount]),
    ...totalTexts(terms, language),
    ...noteTexts(terms, language),
    ...(isFlowOrder(body) ? [...switchMandate(body, language), ...mandate(body, number, language)] : []),
  ];
  const title = escapeHtml(texts.title(number));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<dl>${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join("\n")}</dl>
<table>
<thead>${tableRow([texts.product, texts.price, texts.start], `th scope="col"`)}</thead>
<tbody>${lines.map((cells) => tableRow(cells, "td")).join("\n")}</tbody>
</table>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("\n")}
</main>
</body>
</html>
`;
}

const tableRow = (cells: readonly string[], tag: string): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}`).join("")}</tr>`;

function whereRows({ clientAddress, billingAddress, order: { orderToCompany: company } }: FlowOrder, language: Language): Row[] {
  const texts = confirmationTexts[language];
  return [
    ...(company ? [[texts.company, company.companyName] as const, [texts.vat, formatVat(company.vat)] as const] : []),
    [texts.address, addressText(clientAddress, language)],
    ...(billingAddress ? [[texts.billingAddress, addressText(billingAddress, language)] as const] : []),
  ];
}

/**
 * Returns the sentences about the operator that is asked to end the old contract, with the words of the mandate. Returns no sentence when
 * the customer gives the numbers of the old contract later.
 */
function switchMandate({ order: { portability } }: FlowOrder, language: Language): string[] {
  if (!portability?.currentProvider) return [];
  const texts = confirmationTexts[language];
  const { currentProvider, customerNumber, switchNumber, endDate } = portability;
  return [
    texts.switchMandate(currentProvider.name, endDate === null ? undefined : formatDate(endDate, language)),
    texts.switchNumbers(customerNumber, switchNumber),
  ];
}

function mandate({ order: { payment } }: FlowOrder, reference: string, language: Language): string[] {
  if (!("directDebit" in payment)) return [];
  const texts = confirmationTexts[language];
  const { id: creditorId, name } = creditor;
  return [`${texts.account} ${payment.directDebit.debitPaymentIban.slice(-4)}`, texts.mandate({ creditor: name, creditorId, reference })];
}
