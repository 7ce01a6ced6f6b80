/** This module lists the phones that support an eSIM, in one language. */
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Device } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { esimDevicesByMaker } from "#demo/api/data/esim-devices.ts";

const notFound: Readonly<Record<Language, string>> = {
  en: "My phone is not in this list",
  fr: "Mon GSM n’est pas dans cette liste",
  nl: "Mijn gsm staat niet in deze lijst",
};

/**
 * Returns the value that stands for a phone's name in calls. A plus sign becomes a word, because `Samsung Galaxy S20+` is not
 * `Samsung Galaxy S20`.
 */
const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll("+", " plus")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");

const known: readonly Device[] = Object.entries(esimDevicesByMaker)
  .flatMap(([maker, models]) => models.map((model) => `${maker} ${model}`))
  .map((label) => ({ value: slugOf(label), label }));

/**
 * Returns the phones with an eSIM. Names of phones are the same in every language; only the last entry, for a phone that is not in the
 * list, is translated.
 */
export const devicesIn = (language: Language): Device[] => [...known, { value: deviceNotFound, label: notFound[language] }];
