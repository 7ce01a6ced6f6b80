/**
 * This module manages the pages of a PDF document. Each piece (a heading, say) is drawn where the piece before it ended, and is tagged as
 * what it is.
 */
import PdfDocument from "pdfkit";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { openFont } from "./fonts.ts";
import { colours, footerHeight, layouts, pageHeight, pageWidth, type Layout } from "./layouts.ts";

declare global {
  namespace PDFKit.Mixins {
    // These options are missing in pdfkit's types.
    interface StructureElementOptions {
      scope?: "Column" | "Row";
      bbox?: [left: number, top: number, right: number, bottom: number];
    }
  }
}

export type About = {
  readonly title: string;
  readonly language: Language;
  readonly author: string;
  readonly date: CalendarDate;
  readonly layout?: keyof typeof layouts;
};

export type Style = { readonly font?: keyof Layout["fonts"]; readonly size?: number; readonly colour?: string };
export type TextBox = { readonly x: number; readonly y: number; readonly width: number; readonly align?: "left" | "right" | "center" };

export type Sheet = ReturnType<typeof createSheet>;

/**
 * Creates a document with an empty first page. The caller has to end the document (`doc.end()`).
 * @param about `date` becomes the document's date of creation
 */
export function createSheet({ title, language, author, date, layout: name = "paper" }: About) {
  const layout: Layout = layouts[name];
  const { fonts, sizes, margin, lineGap } = layout;
  const noteStyle: Style = { size: sizes.note, colour: colours.muted };
  const bottom = pageHeight - margin - footerHeight;
  const doc = new PdfDocument({
    size: [pageWidth, pageHeight],
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    pdfVersion: "1.7",
    lang: `${language}-BE`,
    tagged: true,
    displayTitle: true,
    // The subset PDF/UA is missing in pdfkit's types.
    subset: "PDF/UA" as "PDF/A-2a",
    bufferPages: true,
    // pdfkit's default font is one of the fourteen standard fonts, which are not embedded, so no default is set.
    font: "",
    info: { Title: title, Author: author, CreationDate: new Date(date), ModDate: new Date(date) },
  });
  // pdfkit accepts an opened font as a source, too, but its types do not know that.
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, openFont(file) as unknown as PDFKit.Mixins.PDFFontSource);
  const root = doc.struct("Document");
  doc.addStructure(root);

  const styled = ({ font = "plain", size = sizes.text, colour = colours.text }: Style) => doc.font(font).fontSize(size).fillColor(colour);

  return {
    doc,
    root,
    layout,
    textWidth: pageWidth - 2 * margin,
    noteStyle,
    heightOf: (text: string, width: number, style: Style): number =>
      text === "" ? 0 : styled(style).heightOfString(text, { width, lineGap }),
    /** Begins a new page when a piece of this height in points does not fit below the last one. */
    makeSpace: (height: number): void => void (doc.y + height > bottom && doc.addPage()),
    write: (text: string, { x, y, width, align = "left" }: TextBox, style: Style): void =>
      void styled(style).text(text, x, y, { width, align, lineGap }),
    /** Draws marks that screen readers do not read, such as lines and the foot of a page. */
    drawArtifact(type: "Layout" | "Pagination", draw: () => void): void {
      doc.markContent("Artifact", { type });
      draw();
      doc.endMarkedContent();
    },
  };
}
