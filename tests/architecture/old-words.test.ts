/**
 * Tests of the project's words: pages for developers use no word that the glossary has replaced, and the glossary names each of the
 * replaced words.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { oldWords, oldWordsInName, oldWordsInProse } from "./old-words.ts";

const inCore = readdirSync("core", { recursive: true, encoding: "utf8" }).map((path) => `core/${path}`);
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "build/README.md",
  "demo/api/README.md",
  ...inCore.filter((path) => /\/(README|decisions\/[^/]+)\.md$/.test(path)),
];

/** The rows of the glossary: a word, and the words that it has replaced. */
const glossary = new Map(
  [...readFileSync("core/glossary.md", "utf8").matchAll(/^\| ([^|]+?) +\| ([^|]*?) *\|/gm)].map(([, word = "", before = ""]) => [
    word,
    before,
  ]),
);

describe("words that the house gave up", () => {
  test("are in no page for developers", () => {
    expect(pages.length).toBeGreaterThan(50);
    const said = pages.flatMap((page) => oldWordsInProse(readFileSync(page, "utf8")).map(({ was, now }) => `${page}: ${was} → ${now}`));
    expect(said).toEqual([]);
  });

  test.each(oldWords)("$was is in the glossary, before $now", ({ was, now }) => {
    const befores = now.split(", ").map((word) => glossary.get(word));
    expect(befores, "a row for each").not.toContain(undefined);
    expect(was.split(" ").some((part) => befores.some((before) => before?.includes(part)))).toBe(true);
  });

  test("are found across lines and in each spelling, and other words are not", () => {
    const found = (name: string): string[] => oldWordsInName(name, "core/x.ts").map(({ was }) => was);
    expect([found("useLateParts"), found("LATE_PART"), found("late-part.model"), found("latePartner")]).toEqual([
      ["late part"],
      ["late part"],
      ["late part"],
      [],
    ]);
    expect(found("placeOrder")).toEqual([]);
    expect(oldWordsInProse("what the first\n * screen\n * of a headless shell is").map(({ was }) => was)).toEqual(["first screen"]);
    expect(oldWordsInProse("rooms").map(({ was }) => was)).toEqual(["room"]);
    expect(oldWordsInProse("a living room, mushrooms, `--digi-room`")).toEqual([]);
  });
});
