/**
 * This module opens the fonts of the documents. Each font is read and parsed once, because parsing it for every document would be most of a
 * document's cost.
 */
import { openSync, type Font } from "fontkit";

const opened = new Map<string, Font>();

/**
 * Opens a font, or returns the font when it is open already. Any number of documents may use the same font.
 * @param path the path of a file with a single font
 */
export function openFont(path: string): Font {
  const known = opened.get(path) ?? (openSync(path) as Font);
  opened.set(path, known);
  return known;
}
