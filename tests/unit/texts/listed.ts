/**
 * Compares texts with the list of their language, such as `lists/api.fr.txt`, which has a line for each text. If two texts were exchanged,
 * both would still be texts of their language, so only a comparison with the right text finds this. Whoever changes a text on purpose
 * changes its line in the list, or writes the lists anew with `WRITE_TEXT_LISTS=1` and reads in git what has changed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import type { Language } from "#core/base/values/language.ts";

/** Characters that would break a line of a list, or that look like other characters in an editor, with their escapes. */
const escaped: Readonly<Record<string, string>> = {
  "\n": String.raw`\n`,
  "\u00a0": String.raw`\u00a0`,
  "\u202f": String.raw`\u202f`,
  "\u2011": String.raw`\u2011`,
};
const asLine = (text: string): string => text.replaceAll(/[\n\u{a0}\u{202f}\u{2011}]/gu, (character) => escaped[character] ?? character);

/**
 * Expects that the texts are those of a list, in its order.
 * @param texts pairs of a text's name and the text
 */
export function expectListed(list: string, language: Language, texts: Iterable<readonly [name: string, text: string]>): void {
  const lines = [...texts].map(([name, text]) => `${name}: ${asLine(text)}`);
  const file = new URL(`lists/${list}.${language}.txt`, import.meta.url);
  if (process.env["WRITE_TEXT_LISTS"] === "1") writeFileSync(file, `${lines.join("\n")}\n`);
  expect(lines).toEqual(readFileSync(file, "utf8").trimEnd().split("\n"));
}
