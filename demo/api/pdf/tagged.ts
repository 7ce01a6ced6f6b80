/**
 * This module makes documents to keep, as tagged PDFs (PDF/UA): a screen reader reads them in their language and in order, and knows
 * headings, paragraphs and tables as such. Each piece is drawn where the piece before it ended, or on a new page where it does not fit.
 */
import { buffer } from "node:stream/consumers";
import { colours, pageHeight } from "./layouts.ts";
import { drawQrCode, sideOf, type QrCode } from "./qr-code.ts";
import { createSheet, type About, type Sheet, type Style } from "./sheet.ts";
import { drawTable, type Table } from "./table.ts";

export type TaggedPdf = {
  readonly heading: (level: 1 | 2, text: string) => void;
  readonly paragraph: (text: string) => void;
  readonly table: (table: Table) => void;
  /** Draws a table, and a QR code to its right; the table's columns must leave space for the code. */
  readonly tableWithQrCode: (table: Table, code: QrCode) => void;
  /** Ends the document, with a line of text at the foot of each page, and returns its bytes. */
  readonly bytes: (footer: Footer) => Promise<Buffer>;
};

type Footer = (page: number, pages: number) => string;

/** Creates a document to which pieces are added from top to bottom. Its bytes are taken once, at the end. */
export function createTaggedPdf(about: About): TaggedPdf {
  const sheet = createSheet(about);
  const { doc, root, layout } = sheet;
  const { sizes, gapOfPieces, leastBelowHeading } = layout;
  return {
    heading: (level, text) =>
      level === 1
        ? drawText(sheet, "H1", text, { font: "bold", size: sizes.h1, colour: colours.accent, before: gapOfPieces })
        : drawText(sheet, "H2", text, { font: "bold", size: sizes.h2, before: 1.5 * gapOfPieces, after: leastBelowHeading }),
    paragraph: (text) => drawText(sheet, "P", text, { before: gapOfPieces / 2 }),
    table: (table) => drawTable(sheet, table),
    tableWithQrCode(table, code) {
      sheet.makeSpace(sideOf(code));
      const top = doc.y;
      drawTable(sheet, table);
      doc.y = Math.max(doc.y, drawQrCode(sheet, code, top));
    },
    bytes(footer) {
      root.end();
      drawFooters(sheet, footer);
      doc.end();
      return buffer(doc);
    },
  };
}

/** The height before a text (unless the text begins a page), and the height that has to be free below the text, in points. */
type Space = { readonly before: number; readonly after?: number };

function drawText(sheet: Sheet, tag: string, text: string, { before, after = 0, ...style }: Style & Space): void {
  const { doc, root, layout, textWidth } = sheet;
  sheet.makeSpace(before + sheet.heightOf(text, textWidth, style) + after);
  const y = doc.y === layout.margin ? layout.margin : doc.y + before;
  const piece = doc.struct(tag);
  root.add(piece);
  piece.add(() => sheet.write(text, { x: layout.margin, y, width: textWidth }, style));
  piece.end();
}

function drawFooters({ doc, layout, textWidth, noteStyle, drawArtifact, write }: Sheet, footer: Footer): void {
  const box = { x: layout.margin, y: pageHeight - layout.margin - layout.sizes.note, width: textWidth, align: "center" } as const;
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    // A text below the bottom margin would make pdfkit add another page, so the margin is removed before the page's footer is written.
    doc.page.margins.bottom = 0;
    drawArtifact("Pagination", () => write(footer(page + 1, count), box, noteStyle));
  }
}
