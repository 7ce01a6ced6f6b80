/** This module makes the page that explains an invoice, from its drawings and the words of their marks (C-125). */
import type { CmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { invoiceExplainedTexts, invoiceMarks } from "#demo/api/messages/invoice-explained-texts.ts";
import { drawnSize, invoiceDrawingPath, shareOf } from "./invoice-drawing.ts";
import type { Seen } from "./seen.ts";

/** Returns the page with a section for each page of the invoice. */
export function invoiceExplainedPage({ language, publicUrl, reminders }: Seen): CmsPage {
  const words = invoiceExplainedTexts[language];
  const sections = ([1, 2] as const).map((page) => ({
    i: `page-${page}`,
    t: words.page(page),
    images: [
      {
        src: publicUrl + invoiceDrawingPath(page, language, reminders),
        alt: words.picture(page),
        page,
        ...drawnSize,
        marks: invoiceMarks[page === 1 ? 0 : 1].map((i) => ({ i, ...words.marks[i], ...shareOf(i) })),
      },
    ],
  }));
  return { title: words.title, sections };
}
