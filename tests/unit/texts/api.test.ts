/** Tests the exact texts of the reference API in each language: those in its answers, mails and documents. */
import { expect, test } from "vitest";
import { languages, type Language } from "#core/base/values/language.ts";
import { textsOf, type Named } from "./all-texts.ts";
import { expectListed } from "./listed.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../../demo/api/messages/*.ts", { eager: true });

/** Returns the texts in a language from each export that has them by language, in the order of the exports' names. */
const textsIn = (language: Language): Named[] =>
  Object.entries(modules).flatMap(([path, exports]) => {
    const file = path.replace(/^.*\//, "").replace(".ts", "");
    const names = Object.keys(exports).toSorted();
    return names.flatMap((name) => textsOf((exports[name] as Partial<Record<Language, unknown>>)[language], `${file} ${name}`));
  });

test.each(languages)("%s: each text of the API is what belongs there", (language) => {
  expectListed("api", language, textsIn(language));
});

test("each language has the same texts, but for those of one thing", () => {
  const [en, fr, nl] = languages.map((language) => textsIn(language).flatMap(([name]) => (name.includes("(1)") ? [] : name)));
  expect(en?.length).toBeGreaterThan(400);
  expect([fr, nl]).toEqual([en, en]);
});
