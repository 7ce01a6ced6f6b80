/** The fonts of the documents. Each is read and parsed once: parsing it anew for every document would be most of a document's cost. */
import { openSync, type Font } from "fontkit";

const opened = new Map<string, Font>();

/**
 * Opens a font, or returns the opened one. Any number of documents may use the same font.
 * @param path of a file with a single font
 */
export function openFont(path: string): Font {
  const known = opened.get(path) ?? (openSync(path) as Font);
  opened.set(path, known);
  return known;
}
