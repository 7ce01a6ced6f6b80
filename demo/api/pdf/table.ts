/** This module draws tables: rows of cells, and a line below each row. */
import { colours } from "./layouts.ts";
import type { TextBox, Sheet, Style } from "./sheet.ts";

const cellGap = 4;

type Cell = { readonly text: string; readonly note?: string | undefined };
type Column = {
  /** The column's share of the width of the text, from 0 to 1. */
  readonly share: number;
  readonly align: "left" | "right";
};
type Row = {
  readonly cells: readonly Cell[];
  readonly isBold?: boolean;
  /** The least height of the row in points, for a row with empty cells that are filled in by hand. */
  readonly leastHeight?: number;
};
export type Table = {
  readonly columns: readonly Column[];
  /** The heads of the columns. In a table without heads, the first cell of each row is the row's head. */
  readonly heads?: readonly string[];
  readonly rows: readonly Row[];
  /** The number of rows at the end of the table that stay together on one page. */
  readonly together?: number;
};

/** Draws a table below the last piece, on as many pages as it needs. A row is never divided between two pages. */
export function drawTable(sheet: Sheet, { columns, heads, rows, together = 0 }: Table): void {
  const { doc, root, layout } = sheet;
  doc.y += layout.gapOfPieces / 2;
  const table = doc.struct("Table");
  root.add(table);
  const boxes = columnBoxesOf(columns, sheet);
  if (heads) drawRow(sheet, { cells: heads.map((text) => ({ text })), isBold: true }, { table, boxes, headed: "Column" });
  const kept = rows.length - together;
  for (const [index, row] of rows.entries()) {
    if (index === kept) sheet.makeSpace(rows.slice(kept).reduce((sum, one) => sum + heightOfRow(sheet, one, boxes), 0));
    drawRow(sheet, row, { table, boxes, headed: heads ? "none" : "Row" });
  }
  table.end();
}

type ColumnBox = Omit<TextBox, "y">;

function columnBoxesOf(columns: readonly Column[], { layout, textWidth }: Sheet): readonly ColumnBox[] {
  let x: number = layout.margin;
  return columns.map(({ share, align }) => {
    const width = share * textWidth;
    x += width;
    return { x: x - width, width: width - cellGap, align };
  });
}

const styleOf = ({ isBold }: Row): Style => ({ font: isBold ? "bold" : "plain" });

function heightOfRow({ heightOf, noteStyle }: Sheet, row: Row, boxes: readonly ColumnBox[]): number {
  const heights = row.cells.map(({ text, note = "" }, index) => {
    const width = boxes[index]?.width ?? 0;
    return heightOf(text, width, styleOf(row)) + heightOf(note, width, noteStyle);
  });
  return Math.max(...heights, row.leastHeight ?? 0) + 2 * cellGap;
}

type InTable = {
  readonly table: PDFKit.PDFStructureElement;
  readonly boxes: readonly ColumnBox[];
  /**
   * The cells of the row that are heads, for screen readers: all of them for their columns ("Column"), the first one for the row ("Row"),
   * or none.
   */
  readonly headed: "Column" | "Row" | "none";
};

function drawRow(sheet: Sheet, row: Row, { table, boxes, headed }: InTable): void {
  const { doc } = sheet;
  const height = heightOfRow(sheet, row, boxes);
  sheet.makeSpace(height);
  const { y } = doc;
  const tr = doc.struct("TR");
  table.add(tr);
  for (const [index, cell] of row.cells.entries()) {
    const isHead = headed === "Column" || (headed === "Row" && index === 0);
    const piece = isHead ? doc.struct("TH", { scope: headed === "Column" ? "Column" : "Row" }) : doc.struct("TD");
    tr.add(piece);
    const box = boxes[index];
    if (box) drawCell(sheet, piece, cell, { box: { ...box, y: y + cellGap }, style: styleOf(row) });
    piece.end();
  }
  tr.end();
  drawLine(sheet, boxes, y + height);
  doc.y = y + height;
}

type InRow = { readonly box: TextBox; readonly style: Style };

function drawCell(sheet: Sheet, cell: PDFKit.PDFStructureElement, { text, note = "" }: Cell, { box, style }: InRow): void {
  if (text === "") return;
  const { doc, noteStyle } = sheet;
  doc.y = box.y;
  for (const [line, ofLine] of [
    ...text.split("\n").map((line) => [line, style] as const),
    ...(note === "" ? [] : [[note, noteStyle] as const]),
  ]) {
    const piece = doc.struct("P");
    cell.add(piece);
    piece.add(() => sheet.write(line, { ...box, y: doc.y }, ofLine));
    piece.end();
  }
}

function drawLine({ doc, layout, drawArtifact }: Sheet, boxes: readonly ColumnBox[], y: number): void {
  const { x, width } = boxes.at(-1) ?? { x: layout.margin, width: -cellGap };
  drawArtifact("Layout", () =>
    doc
      .moveTo(layout.margin, y)
      .lineTo(x + width + cellGap, y)
      .lineWidth(0.5)
      .stroke(colours.line),
  );
}
