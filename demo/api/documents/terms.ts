/**
 * This module makes the documents that the law demands with each order, as tagged PDFs: the general terms, and the model form to withdraw.
 * They contain nothing about the order itself.
 */
import type { Language } from "#core/base/values/language.ts";
import { callbackPhone } from "#core/base/values/limits.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import { termsIn } from "#demo/api/domain/terms.rules.ts";
import { documentTexts } from "#demo/api/messages/document-texts.ts";
import { createTaggedPdf, type TaggedPdf } from "#demo/api/pdf/tagged.ts";
import { termsDate } from "#demo/documents/terms.texts.ts";
import { withdrawalFormTexts } from "#demo/documents/withdrawal-form.texts.ts";

/** Makes the PDF of the general terms in one language. The PDF is the same for all orders, with the day of the terms as its date. */
export function termsDocument(language: Language): Promise<Buffer> {
  const { title, lead, sections } = termsIn(language);
  const pdf = documentOf(title, language);
  pdf.paragraph(lead);
  for (const { heading, paragraphs } of sections) {
    pdf.heading(2, heading);
    for (const paragraph of paragraphs) pdf.paragraph(paragraph);
  }
  return finished(pdf, language);
}

const blankHeight = 40; // The height in points of a blank of the form: two lines of handwriting.

/**
 * Makes the PDF of the model form to withdraw, with blanks to fill in by hand.
 * @param siteUrl the provider's site, for the address of its contact page
 */
export function withdrawalForm(siteUrl: string, language: Language): Promise<Buffer> {
  const { title, onlyIf, to, notice, blanks, choice } = withdrawalFormTexts[language];
  const pdf = documentOf(title, language);
  const { name, address } = creditor;
  pdf.paragraph(onlyIf);
  pdf.paragraph(
    to([name, addressText(address, language), callbackPhone.replaceAll(" ", "\u00a0"), siteUrl + pathOf("contact", language)].join(", ")),
  );
  pdf.paragraph(notice);
  const columns = [0.4, 0.6].map((share) => ({ share, align: "left" as const }));
  pdf.table({ columns, rows: blanks.map((text) => ({ cells: [{ text }, { text: "" }], leastHeight: blankHeight })) });
  pdf.paragraph(choice);
  return finished(pdf, language);
}

function documentOf(title: string, language: Language): TaggedPdf {
  const pdf = createTaggedPdf({ title, language, author: creditor.name, date: termsDate, layout: "letter" });
  pdf.heading(1, title);
  return pdf;
}

const finished = (pdf: TaggedPdf, language: Language): Promise<Buffer> =>
  pdf.bytes((page, pages) => `${creditor.name} · ${documentTexts[language].page(page, pages)}`);
