/**
 * This module writes a contract summary as a tagged PDF: one A4 page for one service, at most three pages for several, and no text smaller
 * than 10 points.
 */
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import { summaryTexts } from "#demo/api/messages/summary-texts.ts";
import { createTaggedPdf } from "#demo/api/pdf/tagged.ts";
import type { SummaryContent } from "#demo/api/db/schema-orders.ts";

export type Summary = { readonly content: SummaryContent; readonly language: Language; readonly date: CalendarDate };

/**
 * Makes the PDF of a contract summary.
 * @param date the day on which the summary was made, which becomes the PDF's date of creation
 */
export async function summaryDocument({ content, language, date }: Summary): Promise<Buffer> {
  const texts = summaryTexts[language];
  const { title, opening, provider, sections } = content;
  const pdf = createTaggedPdf({ title, language, author: creditor.name, date, layout: "dense" });
  pdf.heading(1, title);
  pdf.paragraph(opening.join(" "));
  for (const line of provider) pdf.paragraph(line);
  for (const { h, p } of sections) {
    pdf.heading(2, h);
    for (const text of p) pdf.paragraph(text);
  }
  return pdf.bytes((page, pages) => `${creditor.name} · ${texts.page(page, pages)}`);
}
