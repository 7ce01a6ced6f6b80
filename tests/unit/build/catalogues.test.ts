import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { extractTexts, prepareTexts, readTemplates, readTexts, type CatalogueFolder } from "#build/catalogues.ts";
import { rootDir } from "#build/widgets.ts";

let widget: CatalogueFolder;

/** Creates the test's folder inside the repository, because the compiler finds the types of the library there. */
beforeEach(() => {
  const cache = join(rootDir, ".cache");
  mkdirSync(cache, { recursive: true });
  widget = { name: "thing", folder: mkdtempSync(join(cache, "catalogue-")) };
});
afterEach(() => rmSync(widget.folder, { recursive: true }));

const say = (...functions: string[]): void =>
  writeFileSync(
    join(widget.folder, "thing.messages.ts"),
    ['import { msg, str } from "@lit/localize";', ...functions, "export const used = [msg, str];"].join("\n"),
  );
const xliff = (language: string): string => join(widget.folder, `locales/${language}.xlf`);

/** Writes a translation into the unit of a source text. */
function translate(language: string, source: string, target: string): void {
  const text = readFileSync(xliff(language), "utf8");
  const found = text.indexOf(`<source>${source}</source>`);
  expect(found, `${source} was extracted`).toBeGreaterThan(0);
  const after = found + `<source>${source}</source>`.length;
  writeFileSync(xliff(language), `${text.slice(0, after)}<target>${target}</target>${text.slice(after)}`);
}

const hello = 'export const hello = (): string => msg("Good morning");';
const wait = "export const wait = (s: number): string => msg(str`Wait ${s} s`);";
const waitSource = 'Wait <x id="0" equiv-text="${s}"/> s';

test("texts are extracted, translated and generated", async () => {
  say(hello, wait);
  await extractTexts(widget);
  for (const [language, greeting] of [
    ["fr", "Bonjour"],
    ["nl", "Goedemorgen"],
  ] as const) {
    translate(language, "Good morning", greeting);
    translate(language, waitSource, waitSource.replace("Wait", language.toUpperCase()));
  }
  const dutch = Object.values(await readTemplates(widget, "nl"));
  expect(dutch).toContain("Goedemorgen");
  expect(dutch, "a text with a value keeps its place").toContainEqual({ strTag: true, strings: ["NL ", " s"], values: [0] });
  expect(await readTemplates(widget, "en"), "English is in the sources").toEqual({});
});

test("nothing is written among the sources, and who asks at the same time is answered the same", async () => {
  say(hello);
  await extractTexts(widget);
  translate("fr", "Good morning", "Bonjour");
  translate("nl", "Good morning", "Goedemorgen");
  const before = readdirSync(widget.folder, { recursive: true });
  const [first, second] = await Promise.all([readTexts(widget), readTexts(widget)]);
  expect(readdirSync(widget.folder, { recursive: true })).toEqual(before);
  expect(second).toEqual(first);
  expect(first.sources.map(([, file]) => file)).toEqual([join(widget.folder, "thing.messages.ts")]);
});

test("a text that two files say is known to be said by both: whoever loads one of them needs it", async () => {
  say(hello);
  writeFileSync(join(widget.folder, "other.messages.ts"), readFileSync(join(widget.folder, "thing.messages.ts")));
  await extractTexts(widget);
  translate("fr", "Good morning", "Bonjour");
  translate("nl", "Good morning", "Goedemorgen");
  const { sources } = await readTexts(widget);
  expect(new Set(sources.map(([id]) => id)).size).toBe(1);
  expect(sources.map(([, file]) => file).toSorted()).toEqual(["other", "thing"].map((name) => join(widget.folder, `${name}.messages.ts`)));
});

test("several folders are read at once as each alone, and what a folder asks another one for is said there", async () => {
  const part: CatalogueFolder = { name: "thing.part", folder: join(widget.folder, "part") };
  mkdirSync(part.folder);
  const alone = 'export const bye = (): string => msg("Goodbye");';
  const file = [
    'import { msg } from "@lit/localize";',
    'import { hello } from "../thing.messages.ts";',
    alone,
    "export const both = [hello, bye];",
  ];
  writeFileSync(join(part.folder, "part.messages.ts"), file.join("\n"));
  say(hello, wait);
  for (const folder of [widget, part]) await extractTexts(folder);
  for (const [language, greeting, farewell] of [
    ["fr", "Bonjour", "Au revoir"],
    ["nl", "Goedemorgen", "Tot ziens"],
  ] as const) {
    translate(language, "Good morning", greeting);
    translate(language, waitSource, waitSource);
    const own = join(part.folder, `locales/${language}.xlf`);
    const text = readFileSync(own, "utf8");
    expect(text.match(/<source>.*?<\/source>/g)).toEqual(["<source>Goodbye</source>"]);
    writeFileSync(own, text.replace("</source>", `</source><target>${farewell}</target>`));
  }
  const one = await readTexts(widget);
  // The same widget and part under other names, for which no catalogue exists yet.
  const renamed = (of: CatalogueFolder): CatalogueFolder => ({ ...of, name: `${of.name}-of-${basename(widget.folder)}` });
  const [both, partOfBoth] = [renamed(widget), renamed(part)];
  try {
    await prepareTexts([both, partOfBoth]);
    expect(await readTexts(both)).toEqual(one);
    const { sources, templates } = await readTexts(partOfBoth);
    expect([sources.map(([, from]) => from), Object.values(templates.fr ?? {}), Object.values(templates.nl ?? {})]).toEqual([
      [join(part.folder, "part.messages.ts")],
      ["Au revoir"],
      ["Tot ziens"],
    ]);
    expect(await readTexts(part)).toEqual({ sources, templates });
  } finally {
    for (const { name } of [both, partOfBoth]) rmSync(join(rootDir, ".cache/locales", name), { recursive: true, force: true });
  }
});

test("a changed translation is read at once; a copy of the widget has the same texts, said by its own files", async () => {
  say(hello);
  await extractTexts(widget);
  translate("fr", "Good morning", "Bonjour");
  translate("nl", "Good morning", "Goedemorgen");
  expect(Object.values(await readTemplates(widget, "fr"))).toEqual(["Bonjour"]);
  writeFileSync(xliff("fr"), readFileSync(xliff("fr"), "utf8").replace("Bonjour", "Salut"));
  expect(Object.values(await readTemplates(widget, "fr"))).toEqual(["Salut"]);
  const folder = join(widget.folder, "copy");
  cpSync(join(widget.folder, "locales"), join(folder, "locales"), { recursive: true });
  cpSync(join(widget.folder, "thing.messages.ts"), join(folder, "thing.messages.ts"));
  const copy = await readTexts({ name: widget.name, folder });
  expect(copy.templates).toEqual((await readTexts(widget)).templates);
  expect(copy.sources.map(([, file]) => file)).toEqual([join(folder, "thing.messages.ts")]);
});

test("a text without a translation fails the build, which names it and the language [P-016]", async () => {
  say(hello);
  await extractTexts(widget);
  translate("fr", "Good morning", "Bonjour");
  await expect(readTexts(widget)).rejects.toThrow(/thing: texts without a translation[\s\S]*nl: Good morning/);
});

test("an empty translation is none", async () => {
  say(hello);
  await extractTexts(widget);
  translate("fr", "Good morning", "Bonjour");
  translate("nl", "Good morning", " ");
  await expect(readTexts(widget)).rejects.toThrow("nl: Good morning");
});

test("a translation that loses a value fails the build", async () => {
  say(wait);
  await extractTexts(widget);
  translate("fr", waitSource, "Attendez");
  translate("nl", waitSource, waitSource);
  await expect(readTexts(widget)).rejects.toThrow("Placeholder error in fr");
});

test("extracting again keeps what is translated", async () => {
  say(hello);
  await extractTexts(widget);
  translate("fr", "Good morning", "Bonjour");
  say(hello, wait);
  await extractTexts(widget);
  expect(readFileSync(xliff("fr"), "utf8")).toContain("<target>Bonjour</target>");
  expect(readFileSync(xliff("fr"), "utf8")).toContain("Wait");
});
