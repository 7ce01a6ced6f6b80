/** Tests the translations of all widgets and of core, as translators deliver them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogueFolders } from "#build/catalogues.ts";
import { findWidgets } from "#build/widgets.ts";
import { captchaText } from "#core/forms/form/forms.messages.ts";
import { noAccessHeading, somethingWrongText } from "#core/features/link-page/link-panel.messages.ts";
import { languages, sourceLanguage } from "#core/base/values/language.ts";

type Unit = { readonly widget: string; readonly source: string; readonly target: string };

const folders = catalogueFolders(await findWidgets());
const targets = languages.filter((language) => language !== sourceLanguage);

function unitsOf(language: string): Unit[] {
  return folders.flatMap(({ name, folder }) => {
    const xliff = readFileSync(join(folder, `locales/${language}.xlf`), "utf8");
    return [...xliff.matchAll(/<trans-unit[^>]*>(.*?)<\/trans-unit>/gs)].map(([, unit = ""]) => ({
      widget: name,
      source: /<source>(.*?)<\/source>/s.exec(unit)?.[1] ?? "",
      target: /<target>(.*?)<\/target>/s.exec(unit)?.[1] ?? "",
    }));
  });
}

describe.each(targets)("%s", (language) => {
  const units = unitsOf(language);

  test("one source text has one translation in all widgets and core", () => {
    const first = new Map(units.toReversed().map((unit) => [unit.source, unit.target]));
    const quarrels = units.filter(({ source, target }) => first.get(source) !== target);
    expect(quarrels).toEqual([]);
  });

  test("every text of every widget is translated [P-016, C-002]", () => {
    expect(units.length).toBeGreaterThan(100);
    expect(units.filter(({ target }) => target.trim() === "")).toEqual([]);
  });

  test("the security check's first text is the longest of those that come by themselves: it keeps their space", () => {
    const textOf = (kind: "idle" | "working" | "verified"): string =>
      units.find(({ source }) => source === captchaText(kind === "verified" ? { kind, token: "" } : { kind }))?.target ?? "";
    expect(textOf("working")).toBe(textOf("idle"));
    expect(textOf("idle").length).toBeGreaterThan(textOf("verified").length);
    expect(textOf("verified")).not.toBe("");
  });

  test("no translation is longer than twice its source and a bit: it would not fit on a phone", () => {
    const plain = (text: string): string => text.replace(/<[^>]*>/g, "");
    expect(units.filter(({ source, target }) => plain(target).length > plain(source).length * 2 + 12)).toEqual([]);
  });

  test("French says vous, Dutch says je", () => {
    const stranger = language === "fr" ? /(^|[\s’'])(tu|ton|ta|tes|toi)[\s,.?!]/i : /(^|\s)(u|uw)[\s,.?!]/i;
    expect(units.filter(({ target }) => stranger.test(target))).toEqual([]);
  });
});

test("the pages of mailed links refuse in words of each language [P-299]", () => {
  const said = (source: string): string[] => [
    source,
    ...targets.map((language) => unitsOf(language).find((unit) => unit.source === source)?.target ?? ""),
  ];
  expect(said(noAccessHeading())).toEqual(["No Access", "Accès refusé", "Geen toegang"]);
  expect(said(somethingWrongText())).toEqual(["Something went wrong", "Une erreur s’est produite", "Er ging iets mis"]);
});

test("both languages hold the same texts", () => {
  const [first = [], second = []] = targets.map((language) =>
    unitsOf(language)
      .map(({ widget, source }) => `${widget} ${source}`)
      .toSorted(),
  );
  expect(first).toEqual(second);
});

test("no translation waits outside the catalogues", () => {
  const waiting = folders.flatMap(({ folder }) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".translations.json")),
  );
  expect(waiting).toEqual([]);
});
