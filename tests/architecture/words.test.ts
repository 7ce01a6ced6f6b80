/**
 * Tests of every text that somebody reads: it uses the words of `core/services/i18n/terms.md` and the spaces and hyphens that French and
 * Dutch require.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { languages, type Language } from "#core/base/values/language.ts";
import { readHouse, type Node, type SourceFile } from "./house.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Text = { readonly where: string; readonly language: Language; readonly text: string };

/** Returns the texts of the translation catalogues. The sources are English; `fr.xlf` and `nl.xlf` contain the translations. */
function textsOfCatalogues(): Text[] {
  const files = ["core", "widgets"].flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, encoding: "utf8" }).flatMap((path) =>
      /(fr|nl)\.xlf$/.test(path) ? [join(area, path)] : [],
    ),
  );
  return files.flatMap((where) => {
    const xliff = readFileSync(join(root, where), "utf8");
    const read = (element: string, language: Language): Text[] =>
      [...xliff.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "gs"))].map(([, text = ""]) => ({
        where,
        language,
        text: plain(text),
      }));
    return where.endsWith("fr.xlf") ? [...read("source", "en"), ...read("target", "fr")] : read("target", "nl");
  });
}

/** Returns a text whose inserted values are replaced by `…`: a value is no word, and the text before and after it is one text. */
const plain = (text: string): string =>
  text
    .replaceAll(/<x [^>]*\/>/g, "…")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const isLanguage = (name: unknown): name is Language => languages.some((one) => one === name);

/** Returns the texts below a property or a constant that is named after a language. */
function textsOfSource({ path: where, program }: SourceFile): Text[] {
  const found: Text[] = [];
  const visit = (node: unknown, language: Language | undefined): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, language);
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const { type, key, id, value, init, quasis, expressions } = node as Node &
      Record<"key" | "id", { name?: unknown; value?: unknown } | null>;
    const name = type === "Property" ? (key?.name ?? key?.value) : type === "VariableDeclarator" ? id?.name : undefined;
    if (isLanguage(name)) return visit(type === "Property" ? value : init, name);
    if (language && type === "Literal" && typeof value === "string") found.push({ where, language, text: value });
    if (language && type === "TemplateLiteral") {
      const parts = (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked);
      found.push({ where, language, text: parts.join("…") });
      return visit(expressions, language);
    }
    for (const [property, child] of Object.entries(node)) if (property !== "key") visit(child, language);
  };
  visit(program, undefined);
  // A text without a space that begins with a small letter is a file name, an address or a key, so it is left out.
  return found.filter(({ text }) => / |^\p{Lu}/u.test(text));
}

type Word = { readonly language: Language; readonly never: readonly string[] };

const headings: Readonly<Record<string, Language>> = { English: "en", French: "fr", Dutch: "nl" };

function readGlossary(): Word[] {
  const [, ...chapters] = readFileSync(join(root, "core/services/i18n/terms.md"), "utf8").split(/^## /m);
  return chapters.flatMap((chapter) => {
    const language = headings[/^\w+/.exec(chapter)?.[0] ?? ""];
    const rows = chapter.split("\n").filter((line) => /^\| (?!word|-)/.test(line));
    return rows.map((row) => ({ language: language ?? "en", never: [...row.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word) }));
  });
}

const losersIn = (words: readonly Word[], { where, language, text }: Text): string[] =>
  words
    .filter((word) => word.language === language)
    .flatMap(({ never }) => never.filter((word) => new RegExp(`(?<![\\p{L}\\d@./‑-])${word}(?![\\p{L}\\d@‑-])`, "iu").test(text)))
    .map((word) => `${where}: "${word}" in: ${text}`);

type Fault = readonly [what: string, pattern: RegExp];

/** The fault of a word that may be broken at its hyphen. Words in an address do not count. */
const tornMail: Fault = ["a hyphen that may break in e-mail", /(?<![\p{L}\d/-])e-mail/iu];
/** The provider writes its name small, in every language; its app for television is called Digi TV. */
const capitalDigi: Fault = ["digi with a capital", /(?<![\p{L}\d])Digi(?![\s\u00a0]TV)(?![\p{L}\d])/u];
const smallApp: Fault = ["Digi TV without its capital", /(?<![\p{L}\d])digi[\s\u00a0]TV(?![\p{L}\d])/u];
/** Faults of French texts: a line must not begin with `:`, nor may a number be broken across lines. */
const frenchFaults: readonly Fault[] = [
  ["a plain space before : ; ? ! » % €", / [:;?!»%€](?!\w)/],
  ["a plain space after «", /« /],
  ["a plain space within a number", /\d \d/],
  tornMail,
  capitalDigi,
  smallApp,
];
const faultsOf: Readonly<Record<Language, readonly Fault[]>> = {
  en: [capitalDigi, smallApp],
  fr: frenchFaults,
  nl: [tornMail, capitalDigi, smallApp],
};
const faultsIn = ({ where, language, text }: Text): string[] =>
  faultsOf[language].flatMap(([what, pattern]) => (pattern.test(text) ? [`${where}: ${what}: ${text}`] : []));

const texts = [
  ...textsOfCatalogues(),
  ...readHouse(root.replace(/\/$/, ""))
    .files.filter(({ area }) => ["core", "demo", "loader", "widgets"].includes(area))
    .flatMap(textsOfSource),
];
const glossary = readGlossary();

describe("what is read by visitors", () => {
  test("is found in three languages, of widgets, mails, API and demo", () => {
    for (const language of languages) expect(texts.filter((one) => one.language === language).length).toBeGreaterThan(400);
    for (const path of ["core/locales/fr.xlf", "demo/api/messages/access-mails.ts", "demo/identity-app/texts.ts"])
      expect(texts.some(({ where }) => where === path)).toBe(true);
    expect(glossary.length).toBeGreaterThan(15);
  });

  test("uses no word that the glossary gave up", () => {
    expect(texts.flatMap((text) => losersIn(glossary, text))).toEqual([]);
  });

  test("holds together in French and Dutch what belongs together, and writes digi small", () => {
    expect(texts.flatMap(faultsIn)).toEqual([]);
  });

  test("a text with such a word or such a space is found", () => {
    const french = (text: string): Text => ({ where: "here", language: "fr", text });
    expect(losersIn(glossary, french("Il vous reste 2 essais."))).toHaveLength(1);
    expect(losersIn(glossary, french("essaim"))).toEqual([]);
    for (const text of ["Un mot : deux", "Quoi ?", "« mot", "470 12 34 56", "Votre e-mail", "Votre code Digi", "Le compte digi TV"])
      expect(faultsIn(french(text)), text).toHaveLength(1);
    for (const text of ["Je e-mailadres", "Van: …\nE-mail: …"])
      expect(faultsIn({ where: "here", language: "nl", text }), text).toHaveLength(1);
    expect(faultsIn({ where: "here", language: "nl", text: "/nl/e-mail-bevestigen" })).toEqual([]);
  });
});
