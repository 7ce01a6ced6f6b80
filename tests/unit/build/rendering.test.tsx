/** Tests that every widget's view can be rendered at build time: in one process, one language after another, without a window. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rootDir } from "#build/widgets.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { drawWidget, folders, openLocale, widgets, speak } from "./drawing.tsx";

const wantedOrder: readonly Language[] = [...languages, "en", "nl", "fr"];
/** The rendered HTML by the key `widget language turn`: each widget is rendered in each language, in two turns. */
const drawn = new Map<string, string>();

beforeAll(async () => {
  const locale = openLocale();
  for (const [turn, language] of wantedOrder.entries()) {
    await speak(locale, language);
    for (const widget of widgets) drawn.set(`${widget.name} ${language} ${turn}`, await drawWidget(locale, widget, language));
  }
});
afterAll(() => drawn.clear());

const unescape = (text: string): string =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const wordsOf = (markup: string): string => unescape(markup.replace(/<[^>]*>/g, "\n"));

/** The English texts of core and all widgets with their translations. Texts that contain values are left out. */
const texts = folders.flatMap(({ folder }) => {
  const [french, dutch] = ["fr", "nl"].map((language) => readFileSync(join(folder, `locales/${language}.xlf`), "utf8"));
  const unitsOf = (xliff = ""): Map<string, string> =>
    new Map(
      [...xliff.matchAll(/<source>([^<]*)<\/source>\s*<target>([^<]*)<\/target>/g)].map(([, source = "", target = ""]) => [
        unescape(source),
        unescape(target),
      ]),
    );
  const dutchOf = unitsOf(dutch);
  return [...unitsOf(french)].map(([en, fr]) => ({ en, fr, nl: dutchOf.get(en) ?? "" }));
});
/** Texts that are so long that they are not found by chance, and that differ in each language. */
const telling = texts.filter(({ en, fr, nl }) => en.length > 10 && new Set([en, fr, nl]).size === 3);

describe.each(widgets.map(({ name }) => name))("%s", (widget) => {
  test.each(languages)("speaks %s and nothing else, each time [P-002]", (language) => {
    const turns = [...drawn].filter(([key]) => key.startsWith(`${widget} ${language} `)).map(([, markup]) => markup);
    expect(turns).toHaveLength(2);
    for (const markup of turns) {
      const lines = new Set(
        wordsOf(markup)
          .split("\n")
          .map((line) => line.trim()),
      );
      // Where only the page's address decides what is shown, the prerendered screen is a skeleton with the text "Loading…".
      const loading = texts.find(({ en }) => en === "Loading…")?.[language] ?? "";
      if (markup.includes("ui-skeleton")) expect(lines).toContain(loading);
      else expect(telling.filter((text) => lines.has(text[language])).length).toBeGreaterThan(2);
      for (const other of languages)
        if (other !== language) expect(telling.map((text) => text[other]).filter((text) => lines.has(text))).toEqual([]);
    }
  });

  test("is drawn the same each time", () => {
    for (const language of languages) {
      const [first, second] = [...drawn].filter(([key]) => key.startsWith(`${widget} ${language} `)).map(([, markup]) => markup);
      expect(second).toBe(first);
    }
  });

  test("holds no style, no script and no handler in its markup", () => {
    const turns = [...drawn].filter(([key]) => key.startsWith(`${widget} `)).map(([, markup]) => markup);
    expect(turns).toHaveLength(wantedOrder.length);
    for (const markup of turns) expect(markup).not.toMatch(/<style|<script|\sstyle=|\son\w+=/);
  });
});

test("there was no window all the while", () => {
  expect([typeof window, typeof document, widgets.length > 3, rootDir.length > 0]).toEqual(["undefined", "undefined", true, true]);
});
