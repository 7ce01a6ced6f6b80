/**
 * This module draws the two pages of a sample invoice as SVG, in each language, and knows where the marks are that the page about invoices
 * explains. The words and their order are those of the real invoice (`demo/api/documents/invoice.ts`).
 */
import { encode } from "uqr";
import { escapeHtml } from "#core/base/values/escape-html.ts";
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import { formatIban } from "#core/base/values/iban.ts";
import { languages, localeOf, type Language } from "#core/base/values/language.ts";
import { centsOfEuros, netOf, sumOf } from "#core/base/values/money.ts";
import { structuredCommunication } from "#core/base/values/structured-communication.ts";
import { formatVat } from "#core/base/values/vat.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import { dueOn } from "#demo/api/domain/bills.rules.ts";
import type { ReminderPrices } from "#demo/api/config/options.ts";
import { feeOf, feeSentence } from "#demo/api/domain/fees.rules.ts";
import { switchNumberOf } from "#demo/api/domain/switch-number.rules.ts";
import { offerOf } from "#demo/api/domain/offers.ts";
import { documentTexts } from "#demo/api/messages/document-texts.ts";
import { invoiceExplainedTexts, invoiceMarks, type InvoiceMark } from "#demo/api/messages/invoice-explained-texts.ts";
import { picturePathOf } from "#demo/api/domain/offer-pictures.ts";
import { invoiceTexts } from "#demo/api/messages/invoice-texts.ts";

/** The size of a pictured page in px, in the proportions of A4. */
export const drawnSize = { width: 595, height: 842 } as const;

/** A box around what a mark stands for, in px of the picture. */
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const boxes: Readonly<Record<InvoiceMark, Box>> = {
  "customer-number": { x: 40, y: 244, width: 515, height: 32 },
  "easy-switch": { x: 40, y: 282, width: 515, height: 32 },
  "invoice-number": { x: 32, y: 94, width: 400, height: 42 },
  "due-date": { x: 40, y: 358, width: 515, height: 32 },
  total: { x: 40, y: 430, width: 515, height: 56 },
  reminder: { x: 40, y: 522, width: 515, height: 68 },
  lines: { x: 40, y: 136, width: 296, height: 110 },
  share: { x: 342, y: 136, width: 92, height: 110 },
  vat: { x: 40, y: 260, width: 515, height: 72 },
  account: { x: 40, y: 460, width: 380, height: 30 },
  communication: { x: 40, y: 498, width: 380, height: 30 },
  "qr-code": { x: 431, y: 426, width: 124, height: 124 },
};

/** The sample's numbers, and the offers that it bills. */
const sample = { number: "2026100042", client: "100300000" } as const;
const billed = ["internet-1000", "mobile-essentials", "tv-essentials-nl"].map((id) => centsOfEuros(offerOf(id)?.price ?? 0));
const issuedOn = "2026-11-01" as CalendarDate;

type Style = { readonly size?: number; readonly weight?: number; readonly end?: boolean; readonly soft?: boolean };

const text = (x: number, y: number, words: string, { size = 13, weight = 400, end, soft }: Style = {}): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}"${end ? ' text-anchor="end"' : ""}${soft ? ' fill="#5b5a72"' : ""}>${escapeHtml(words)}</text>`;

/** Returns a text in lines of at most so many characters, because a picture breaks no lines by itself. */
function linesOf(words: string, most: number): string[] {
  const lines = [""];
  for (const word of words.split(" ")) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= most) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

const rule = (y: number): string => `<path d="M40 ${y}h515" stroke="#d9d8e6"/>`;
const pair = (y: number, name: string, value: string, weight = 400): string =>
  text(48, y, name, { soft: true }) + text(246, y, value, { weight });

const logo =
  '<g fill="none" stroke-width="5" stroke-linecap="round" transform="translate(26 28)"><path stroke="#4a3fc4" d="M28.5 12.5v19M28.5 23a9.5 9.5 0 1 1-3.6-7.45"/><circle cx="28.5" cy="6.4" r="3.6" fill="#e8704a"/></g>';

function firstPage(language: Language, reminders: ReminderPrices): string {
  const words = invoiceExplainedTexts[language];
  const names = documentTexts[language];
  const date = (day: CalendarDate): string => formatDate(day, language);
  const amount = money(sumOf(billed), language);
  const reminder = feeOf("reminder", reminders);
  const due = date(dueOn(issuedOn));
  return [
    text(40, 123, invoiceTexts[language].name(sample.number), { size: 24, weight: 700 }),
    pair(174, names.sender, creditor.name) + text(246, 194, formatVat(creditor.vat)),
    pair(226, names.recipient, words.customer),
    pair(264, names.customer, sample.client),
    pair(302, names.easySwitch, switchNumberOf(sample.client)),
    pair(340, names.date, date(issuedOn)),
    pair(378, names.due, due, 700),
    rule(410),
    text(48, 465, names.total, { size: 18, weight: 700 }) + text(541, 466, amount, { size: 24, weight: 700, end: true }),
    rule(504),
    text(48, 544, names.payBy(due)),
    ...linesOf(`${reminder.t[language]}. ${feeSentence(reminder, language)}`, 78).map((line, index) =>
      text(48, 563 + index * 16, line, { size: 11, soft: true }),
    ),
  ].join("\n");
}

function secondPage(language: Language): string {
  const words = invoiceExplainedTexts[language];
  const names = documentTexts[language];
  const total = sumOf(billed);
  const net = netOf(total);
  const sum = (y: number, name: string, cents: number, weight = 400): string =>
    text(48, y, name, { weight }) + text(541, y, money(cents, language), { weight, end: true });
  const lineOf = (cents: number, index: number): string => {
    const y = 158 + index * 34;
    const name = text(48, y, words.lines[index] ?? "") + text(48, y + 14, words.period, { size: 10, soft: true });
    return name + text(350, y, names.month) + text(541, y, money(cents, language), { end: true });
  };
  return [
    text(40, 98, names.details, { size: 18, weight: 700 }),
    text(48, 124, names.what, { size: 11, soft: true }) + text(350, 124, names.quantity, { size: 11, soft: true }),
    text(541, 124, names.price, { size: 11, soft: true, end: true }),
    ...billed.map(lineOf),
    sum(280, names.net, net),
    sum(302, names.tax, total - net),
    sum(324, names.total, total, 700),
    text(40, 396, names.payment, { size: 18, weight: 700 }),
    pair(442, names.payee, creditor.name),
    pair(480, names.account, formatIban(creditor.iban)),
    pair(518, names.communication, structuredCommunication(sample.number)),
    pair(556, names.amount, money(total, language)),
    qrCode(boxes["qr-code"]),
  ].join("\n");
}

/** Draws the code of a sample. It holds no transfer, so that nobody pays the sample by mistake. */
function qrCode({ x, y, width }: Box): string {
  const { data, size } = encode("DEMO", { ecc: "M", border: 2 });
  const step = width / size;
  const dark = data.flatMap((row, line) =>
    row.flatMap((isDark, column) => {
      const module = `M${round(x + column * step)} ${round(y + line * step)}h${round(step)}v${round(step)}h-${round(step)}z`;
      return isDark ? [module] : [];
    }),
  );
  return `<path d="${dark.join("")}"/>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const money = (cents: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "EUR" }).format(cents / 100);

/** Draws the number of a mark and the outline of its box. */
function markOf(mark: InvoiceMark, index: number): string {
  const { x, y, width, height } = boxes[mark];
  // The number stands at the beginning of the box, where it is in sight on a phone, too, which shows the left part of the picture first.
  const [cx, cy] = [x - 4, y];
  const outline = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="none" stroke="#4a3fc4" stroke-width="1.5"/>`;
  const number = `<text x="${cx}" y="${cy + 4.5}" font-size="13" font-weight="700" fill="#fff" text-anchor="middle">${index + 1}</text>`;
  return `${outline}<circle cx="${cx}" cy="${cy}" r="11" fill="#4a3fc4"/>${number}`;
}

function drawingOf(page: 1 | 2, language: Language, reminders: ReminderPrices): string {
  const { width, height } = drawnSize;
  const marks = invoiceMarks[page - 1]?.map(markOf) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter,system-ui,sans-serif" fill="#1d1c33">
<rect width="${width}" height="${height}" fill="#fff"/>
${logo}
${text(555, 52, invoiceExplainedTexts[language].sample, { size: 12, soft: true, end: true })}
${page === 1 ? firstPage(language, reminders) : secondPage(language)}
${text(48, 816, documentTexts[language].page(page, 2), { size: 11, soft: true })}
${marks.join("\n")}
</svg>
`;
}

const idOf = (page: 1 | 2, language: Language, reminders: ReminderPrices): string =>
  `invoice-${page}-${language}${reminders === "law" ? "-law" : ""}`;

/** The pictures (SVG texts) by the id that is in their path: `invoice-1-fr`, or `invoice-1-fr-law` with the prices of reminders by law. */
export const invoiceDrawings: ReadonlyMap<string, string> = new Map(
  languages.flatMap((language) =>
    (["text", "law"] as const).flatMap((reminders) =>
      ([1, 2] as const).map((page) => [idOf(page, language, reminders), drawingOf(page, language, reminders)] as const),
    ),
  ),
);

/** Returns the path of a picture, which is relative to the API's base URL. */
export const invoiceDrawingPath = (page: 1 | 2, language: Language, reminders: ReminderPrices): string =>
  picturePathOf(idOf(page, language, reminders));

/** Returns the box of a mark as shares of the picture's width and height, 0…1. */
export function shareOf(mark: InvoiceMark): Box {
  const { x, y, width, height } = boxes[mark];
  const share = (value: number, of: number): number => Math.round((value / of) * 10_000) / 10_000;
  return {
    x: share(x, drawnSize.width),
    y: share(y, drawnSize.height),
    width: share(width, drawnSize.width),
    height: share(height, drawnSize.height),
  };
}
