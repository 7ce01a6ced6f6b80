/** This module draws a QR code at the right of a PDF page, for a phone's camera. */
import { pageWidth } from "./layouts.ts";
import type { Sheet } from "./sheet.ts";

const quietZone = 4; // The blank border of a QR code in modules (its smallest squares), as ISO/IEC 18004 demands.
/**
 * The side of a module (the smallest square of a QR code) in points. With it, the code of a bank transfer is 4 cm wide, which every phone's
 * camera reads.
 */
const moduleSide = 2.2;

export type QrCode = {
  /** The modules (squares) of the code, row by row. */
  readonly isDark: readonly (readonly boolean[])[];
  /** The alternative text, for readers who do not see the code. */
  readonly alt: string;
};

/** Returns the side of a QR code in points, with its blank border. */
export const sideOf = ({ isDark }: QrCode): number => (isDark.length + 2 * quietZone) * moduleSide;

/**
 * Draws the QR code, with its upper edge at the y coordinate `top`.
 * @returns the y coordinate of its lower edge
 */
export function drawQrCode({ doc, root, layout }: Sheet, code: QrCode, top: number): number {
  const side = sideOf(code);
  const left = pageWidth - layout.margin - side;
  const figure = doc.struct("Figure", { alt: code.alt, bbox: [left, top, left + side, top + side] });
  root.add(figure);
  figure.add(() => {
    for (const [row, dark] of code.isDark.entries())
      for (const { from, length } of runsOf(dark)) {
        const [x, y] = [left + (quietZone + from) * moduleSide, top + (quietZone + row) * moduleSide];
        doc.rect(x, y, length * moduleSide, moduleSide);
      }
    doc.fill("#000");
  });
  figure.end();
  return top + side;
}

/** Returns the runs of neighbouring dark modules in a row. Each run is drawn as one rectangle, because a seam would show between two. */
function runsOf(dark: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  return dark.flatMap((isDark, from) => {
    if (!isDark || dark[from - 1]) return [];
    const end = dark.indexOf(false, from);
    return [{ from, length: (end < 0 ? dark.length : end) - from }];
  });
}
