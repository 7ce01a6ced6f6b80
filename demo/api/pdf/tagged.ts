/**
 * Documents to keep, as tagged PDF (PDF/UA): a screen reader hears them in their language, in order, each piece as what it is. A piece is
 * drawn where the one before it ended, on a new page where it does not fit.
 */
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PdfDocument from "pdfkit";
import type { CalendarDate } from "#core/values/dates.ts";
import type { Language } from "#core/values/language.ts";

declare global {
  namespace PDFKit.Mixins {
    // What its types do not know of yet.
    interface StructureElementOptions {
      scope?: "Column" | "Row";
      bbox?: [left: number, top: number, right: number, bottom: number];
    }
  }
}

const { resolve } = createRequire(import.meta.url);
/** Embedded, as PDF/UA asks; with all that our languages write, and every blank. */
const font = (name: string): string => resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const fonts = { plain: font("DejaVuSans"), bold: font("DejaVuSans-Bold") };
const narrow = { plain: font("DejaVuSansCondensed"), bold: font("DejaVuSansCondensed-Bold") };

const footerHeight = 24;
/** A4, in points. */
const [pageWidth, pageHeight] = [595.28, 841.89];
const colours = { text: "#1b1838", muted: "#55526b", line: "#c9c6de", accent: "#4a3fc4" };
const cellGap = 4;
/** `leastBelowHeading`: a heading is not left alone at the end of a page. */
const layouts = {
  paper: { fonts, sizes: { h1: 20, h2: 12, text: 9, note: 8 }, margin: 50, lineGap: 2, gapOfPieces: 12, leastBelowHeading: 150 },
  /** Text to read, or to fill in by hand. */
  letter: { fonts, sizes: { h1: 20, h2: 13, text: 11, note: 10 }, margin: 56, lineGap: 2, gapOfPieces: 12, leastBelowHeading: 60 },
  /** Much text on few pages, and none of it below 10 points. */
  dense: { fonts: narrow, sizes: { h1: 16, h2: 11, text: 10, note: 10 }, margin: 38, lineGap: 1, gapOfPieces: 5, leastBelowHeading: 40 },
} as const;
const quietZone = 4; // modules around a QR code, ISO/IEC 18004
/** A code of a transfer is as wide as 4 cm, which every phone's camera reads. */
const moduleSide = 2.2;

export type Cell = { readonly text: string; readonly note?: string | undefined };
type Column = {
  /** Of the text's width. */
  readonly share: number;
  readonly align: "left" | "right";
};
type Row = {
  readonly cells: readonly Cell[];
  readonly isBold?: boolean;
  /** In points: what is empty is filled in by hand. */
  readonly leastHeight?: number;
};
export type Table = {
  readonly columns: readonly Column[];
  /** Heads of columns; a table without them has one in each row, its first cell. */
  readonly heads?: readonly string[];
  readonly rows: readonly Row[];
  /** Rows at its end that stay on one page. */
  readonly together?: number;
};

export type QrCode = {
  /** Rows of modules. */
  readonly isDark: readonly (readonly boolean[])[];
  /** What it is, for whoever does not see it. */
  readonly alt: string;
};

type About = {
  readonly title: string;
  readonly language: Language;
  readonly author: string;
  readonly date: CalendarDate;
  readonly layout?: keyof typeof layouts;
};

export type TaggedPdf = {
  readonly heading: (level: 1 | 2, text: string) => void;
  readonly paragraph: (text: string) => void;
  readonly table: (table: Table) => void;
  /** A table, and a code on its right, which has to be free. */
  readonly tableWithQrCode: (table: Table, code: QrCode) => void;
  /** Ends it, with a line at the foot of each page. */
  readonly bytes: (footer: (page: number, pages: number) => string) => Promise<Buffer>;
};

type Style = { readonly font?: keyof typeof fonts; readonly size?: number; readonly colour?: string };

export function createTaggedPdf({ title, language, author, date, layout = "paper" }: About): TaggedPdf {
  const { fonts: drawn, sizes, margin, lineGap, gapOfPieces, leastBelowHeading } = layouts[layout];
  const textWidth = pageWidth - 2 * margin;
  const bottom = pageHeight - margin - footerHeight;
  const placesOf = (columns: readonly Column[]) => placesIn(columns, margin, textWidth);
  const noteStyle: Style = { size: sizes.note, colour: colours.muted };
  const doc = new PdfDocument({
    size: [pageWidth, pageHeight],
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    pdfVersion: "1.7",
    lang: `${language}-BE`,
    tagged: true,
    displayTitle: true,
    // Its types do not know of it yet.
    subset: "PDF/UA" as "PDF/A-2a",
    bufferPages: true,
    font: drawn.plain,
    info: { Title: title, Author: author, CreationDate: new Date(date), ModDate: new Date(date) },
  });
  const root = doc.struct("Document");
  doc.addStructure(root);

  const styled = ({ font = "plain", size = sizes.text, colour = colours.text }: Style) =>
    doc.font(drawn[font]).fontSize(size).fillColor(colour);
  const heightOf = (text: string, width: number, style: Style): number =>
    text === "" ? 0 : styled(style).heightOfString(text, { width, lineGap });
  const makeRoom = (height: number): void => void (doc.y + height > bottom && doc.addPage());

  function block(
    tag: string,
    text: string,
    { before, after = 0, ...style }: Style & { readonly before: number; readonly after?: number },
  ): void {
    makeRoom(before + heightOf(text, textWidth, style) + after);
    const y = doc.y === margin ? margin : doc.y + before;
    const piece = doc.struct(tag);
    root.add(piece);
    piece.add(() => styled(style).text(text, margin, y, { width: textWidth, lineGap }));
    piece.end();
  }

  /** Nothing that is said: lines, the foot of a page. */
  function artifact(type: "Layout" | "Pagination", draw: () => void): void {
    doc.markContent("Artifact", { type });
    draw();
    doc.endMarkedContent();
  }

  function drawCell(cell: PDFKit.PDFStructureElement, { text, note = "" }: Cell, place: Place, style: Style): void {
    if (text === "") return;
    const { x, y, width, align } = place;
    doc.y = y;
    for (const [line, ofLine] of [
      ...text.split("\n").map((line) => [line, style] as const),
      ...(note === "" ? [] : [[note, noteStyle] as const]),
    ]) {
      const piece = doc.struct("P");
      cell.add(piece);
      piece.add(() => styled(ofLine).text(line, x, doc.y, { width, align, lineGap }));
      piece.end();
    }
  }

  function heightOfRow({ cells, isBold, leastHeight = 0 }: Row, columns: readonly Column[]): number {
    const places = placesOf(columns);
    const style: Style = { font: isBold ? "bold" : "plain" };
    const heights = cells.map(({ text, note = "" }, index) => {
      const width = places[index]?.width ?? 0;
      return heightOf(text, width, style) + heightOf(note, width, noteStyle);
    });
    return Math.max(...heights, leastHeight) + 2 * cellGap;
  }

  function drawRow(table: PDFKit.PDFStructureElement, row: Row, columns: readonly Column[], headed: "Column" | "Row" | "none"): void {
    const style: Style = { font: row.isBold ? "bold" : "plain" };
    const places = placesOf(columns);
    const height = heightOfRow(row, columns);
    makeRoom(height);
    const { y } = doc;
    const right = margin + columns.reduce((sum, { share }) => sum + share, 0) * textWidth;
    const tr = doc.struct("TR");
    table.add(tr);
    for (const [index, cell] of row.cells.entries()) {
      const isHead = headed === "Column" || (headed === "Row" && index === 0);
      const piece = isHead ? doc.struct("TH", { scope: headed === "Column" ? "Column" : "Row" }) : doc.struct("TD");
      tr.add(piece);
      const place = places[index];
      if (place) drawCell(piece, cell, { ...place, y: y + cellGap }, style);
      piece.end();
    }
    tr.end();
    artifact("Layout", () =>
      doc
        .moveTo(margin, y + height)
        .lineTo(right, y + height)
        .lineWidth(0.5)
        .stroke(colours.line),
    );
    doc.y = y + height;
  }

  function drawTable({ columns, heads, rows, together = 0 }: Table): void {
    doc.y += gapOfPieces / 2;
    const table = doc.struct("Table");
    root.add(table);
    if (heads) drawRow(table, { cells: heads.map((text) => ({ text })), isBold: true }, columns, "Column");
    const kept = rows.length - together;
    for (const [index, row] of rows.entries()) {
      if (index === kept) makeRoom(rows.slice(kept).reduce((sum, one) => sum + heightOfRow(one, columns), 0));
      drawRow(table, row, columns, heads ? "none" : "Row");
    }
    table.end();
  }

  function drawQrCode({ isDark, alt }: QrCode, top: number): number {
    const side = (isDark.length + 2 * quietZone) * moduleSide;
    const left = pageWidth - margin - side;
    const figure = doc.struct("Figure", { alt, bbox: [left, top, left + side, top + side] });
    root.add(figure);
    figure.add(() => {
      for (const [row, dark] of isDark.entries())
        for (const { from, length } of runsOf(dark)) {
          const [x, y] = [left + (quietZone + from) * moduleSide, top + (quietZone + row) * moduleSide];
          doc.rect(x, y, length * moduleSide, moduleSide);
        }
      doc.fill("#000");
    });
    figure.end();
    return top + side;
  }

  return {
    heading: (level, text) =>
      level === 1
        ? block("H1", text, { font: "bold", size: sizes.h1, colour: colours.accent, before: gapOfPieces })
        : block("H2", text, { font: "bold", size: sizes.h2, before: 1.5 * gapOfPieces, after: leastBelowHeading }),
    paragraph: (text) => block("P", text, { before: gapOfPieces / 2 }),
    table: drawTable,
    tableWithQrCode(table, code) {
      makeRoom((code.isDark.length + 2 * quietZone) * moduleSide);
      const top = doc.y;
      drawTable(table);
      doc.y = Math.max(doc.y, drawQrCode(code, top));
    },
    async bytes(footer) {
      root.end();
      const { start, count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(start + page);
        // Below its margin, a page would be followed by another.
        doc.page.margins.bottom = 0;
        artifact("Pagination", () =>
          styled(noteStyle).text(footer(page + 1, count), margin, pageHeight - margin - sizes.note, { width: textWidth, align: "center" }),
        );
      }
      doc.end();
      return buffer(doc);
    },
  };
}

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly align: Column["align"] };

function placesIn(columns: readonly Column[], left: number, textWidth: number): readonly Omit<Place, "y">[] {
  let x = left;
  return columns.map(({ share, align }) => {
    const width = share * textWidth;
    x += width;
    return { x: x - width, width: width - cellGap, align };
  });
}

/** Dark modules that touch each other: one rectangle each, or a seam would show between them. */
function runsOf(dark: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  return dark.flatMap((isDark, from) => {
    if (!isDark || dark[from - 1]) return [];
    const end = dark.indexOf(false, from);
    return [{ from, length: (end < 0 ? dark.length : end) - from }];
  });
}
