/** A code that a phone's camera reads, at the right of the page. */
import { pageWidth } from "./layouts.ts";
import type { Sheet } from "./sheet.ts";

const quietZone = 4; // modules around a QR code, ISO/IEC 18004
/** A code of a transfer is as wide as 4 cm, which every phone's camera reads. */
const moduleSide = 2.2;

export type QrCode = {
  /** Rows of modules. */
  readonly isDark: readonly (readonly boolean[])[];
  /** What it is, for whoever does not see it. */
  readonly alt: string;
};

export const sideOf = ({ isDark }: QrCode): number => (isDark.length + 2 * quietZone) * moduleSide;

/** @returns where it ends */
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

/** Dark modules that touch each other: one rectangle each, or a seam would show between them. */
function runsOf(dark: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  return dark.flatMap((isDark, from) => {
    if (!isDark || dark[from - 1]) return [];
    const end = dark.indexOf(false, from);
    return [{ from, length: (end < 0 ? dark.length : end) - from }];
  });
}
