/**
 * Tests that the words of the mandate do not change within a version, because an order says which version its customer has agreed to. Where
 * this fails, a text has changed and needs a new version: add it to `mandateVersions` (core/domain/order/portability.schema.ts), and its
 * digest, which the failure shows, to this list. Older versions stay, since orders were given with them.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { laterMandateVersion, mandateVersion, mandateVersions } from "#core/domain/order/portability.schema.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { confirmationTexts } from "#demo/api/messages/confirmation-texts.ts";
import { mandateText, mandateWhen } from "#core/features/switch-fields/switch-fields.messages.ts";
import { mandateText as laterMandateText } from "#widgets/my-digi/order-switch/order-switch.messages.ts";

/** The SHA-256 digest of the words of each version, in all languages. */
const digests: Readonly<Record<string, string>> = {
  "2026-11": "8f19a52e282ac3f2f58b38895725e00cd61d60cbd1155cf6f51a458873823f39",
  "2026-11-24": "d25214b40889ca60bfec0676f03291f2877a231cc4936f1c094c3e6b72d1cd71",
  "2026-11-24.2": "21c3e8e5df66c88a8781edc699a289c0d242c505834afeb6d187b976d1cd0356",
  "2026-11-28.later": "dfbf4675d75723f54adc36043f62111029cdeb63febc4c99b54ffa663c33bbc3",
};

const operator = "{operator}";
const shown = [mandateText(undefined), mandateText(operator), mandateWhen()];

/** Returns texts in a language, from the catalogue in a folder, as the form shows them before the customer agrees. */
function onPage(texts: readonly string[], folder: string, language: Language): readonly string[] {
  if (language === "en") return texts;
  const catalogue = readFileSync(new URL(`../../../../../${folder}/locales/${language}.xlf`, import.meta.url), "utf8");
  const units = [...catalogue.matchAll(/<source>(.*?)<\/source>\s*<target>(.*?)<\/target>/gs)];
  const plain = (text = ""): string => text.replaceAll(/<x [^>]*\/>/g, operator);
  return texts.map((text) => {
    const found = units.find(([, source]) => plain(source) === text);
    if (!found) throw new Error(`no words in ${language}: ${text}`);
    return plain(found[2]);
  });
}

const digestOf = (words: unknown): string => createHash("sha256").update(JSON.stringify(words)).digest("hex");

/** Returns the words of the mandate as the order's confirmation repeats them, without and with a requested end date. */
const confirmed = (language: Language): readonly string[] =>
  [undefined, "{date}"].map((endDate) => confirmationTexts[language].switchMandate(operator, endDate));

test("the words of the mandate are those of its version, in three languages, on the page and in the confirmation", () => {
  const words = languages.map((language) => [language, ...onPage(shown, "core", language), ...confirmed(language)]);
  expect(words.flat().filter((text) => text.includes(operator))).toHaveLength(3 * languages.length);
  expect(Object.keys(digests)).toEqual([...mandateVersions]);
  expect(digestOf(words)).toBe(digests[mandateVersion]);
});

test("the words of the mandate that is given after the order are those of its version", () => {
  const words = languages.map((language) => [language, ...onPage([laterMandateText()], "widgets/my-digi/order-switch", language)]);
  expect(digestOf(words)).toBe(digests[laterMandateVersion]);
});
