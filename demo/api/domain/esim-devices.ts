/** The list of phones that support an eSIM, in one language. */
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Device } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { esimDevicesByMaker } from "#demo/api/data/esim-devices.ts";

const notFound: Readonly<Record<Language, string>> = {
  en: "My phone is not in this list",
  fr: "Mon téléphone n’est pas dans cette liste",
  nl: "Mijn telefoon staat niet in deze lijst",
};

/** Returns the value of a phone's name; a plus sign becomes a word, because `Samsung Galaxy S20+` is not `Samsung Galaxy S20`. */
const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll("+", " plus")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");

const known: readonly Device[] = Object.entries(esimDevicesByMaker)
  .flatMap(([maker, models]) => models.map((model) => `${maker} ${model}`))
  .map((label) => ({ value: slugOf(label), label }));

/** Returns the list in a language. Names of phones are the same in every language; only the last entry is translated. */
export const devicesIn = (language: Language): Device[] => [...known, { value: deviceNotFound, label: notFound[language] }];
