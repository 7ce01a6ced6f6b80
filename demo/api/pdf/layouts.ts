/** This module defines the layouts of the PDF documents. All sizes are in points. */
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);
/**
 * Returns the path of a font file. The fonts are embedded, as PDF/UA demands, and have every character and every kind of space that the
 * three languages use.
 */
const font = (name: string): string => resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const fonts = { plain: font("DejaVuSans"), bold: font("DejaVuSans-Bold") };
const narrow = { plain: font("DejaVuSansCondensed"), bold: font("DejaVuSansCondensed-Bold") };

/** The size of an A4 page in points. */
export const [pageWidth, pageHeight] = [595.28, 841.89];
export const footerHeight = 24;
export const colours = { text: "#1b1838", muted: "#55526b", line: "#c9c6de", accent: "#4a3fc4" };

/**
 * The layouts by name. `leastBelowHeading` is the height that has to be free below a heading, so that no heading is the last line of a
 * page.
 */
export const layouts = {
  paper: { fonts, sizes: { h1: 20, h2: 12, text: 9, note: 8 }, margin: 50, lineGap: 2, gapOfPieces: 12, leastBelowHeading: 150 },
  /** The layout for text that is read, or filled in by hand. */
  letter: { fonts, sizes: { h1: 20, h2: 13, text: 11, note: 10 }, margin: 56, lineGap: 2, gapOfPieces: 12, leastBelowHeading: 60 },
  /** The layout for much text on few pages, with no text smaller than 10 points. */
  dense: { fonts: narrow, sizes: { h1: 16, h2: 11, text: 10, note: 10 }, margin: 38, lineGap: 1, gapOfPieces: 5, leastBelowHeading: 40 },
} as const;

export type Layout = (typeof layouts)[keyof typeof layouts];
