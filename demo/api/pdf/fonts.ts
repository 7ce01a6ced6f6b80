/** The types that documents are set in, each read and taken apart once: for every document anew it would be most of what one costs. */
import { openSync, type Font } from "fontkit";

const opened = new Map<string, Font>();

/** @param path of a file with a single type. What comes of it may stand in any number of documents. */
export function openFont(path: string): Font {
  const known = opened.get(path) ?? (openSync(path) as Font);
  opened.set(path, known);
  return known;
}
