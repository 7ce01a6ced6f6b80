/** This file has the words in which fees read: on the price list, in the conditions and on bills. */
import type { Language } from "#core/base/values/language.ts";

const suffix = (count: number): string => {
  if (count % 100 > 10 && count % 100 < 14) return "th";
  return (["th", "st", "nd", "rd"] as const)[count % 10] ?? "th";
};
const english = (count: number): string => `${count}${suffix(count)}`;

const en = {
  free: "free",
  only: (count: number) => `the ${english(count)}`,
  both: (first: number, last: number) =>
    last === first + 1 ? `the ${english(first)} and the ${english(last)}` : `the ${english(first)} to the ${english(last)}`,
  from: (first: number) => `from the ${english(first)}`,
  per: { year: "in a calendar year", "6 months": "within 6 months" } as Readonly<Record<"year" | "6 months", string>>,
  sentence: (which: string, price: string) => `${which}: ${price}`,
};
type Texts = Readonly<typeof en>;

/** Returns the count in the feminine of the word 'fois', which follows it: what is counted may be of either gender. */
const french = (count: number): string => (count === 1 ? "1re" : `${count}e`);

const fr: Texts = {
  free: "gratuit",
  only: (count) => `la ${french(count)} fois`,
  both: (first, last) =>
    last === first + 1 ? `la ${french(first)} et la ${french(last)} fois` : `de la ${french(first)} à la ${french(last)} fois`,
  from: (first) => `à partir de la ${french(first)} fois`,
  per: { year: "par année civile", "6 months": "en 6 mois" },
  sentence: (which, price) => `${which}\u00a0: ${price}`,
};

const nl: Texts = {
  free: "gratis",
  only: (count) => `de ${count}e`,
  both: (first, last) => (last === first + 1 ? `de ${first}e en de ${last}e` : `de ${first}e tot en met de ${last}e`),
  from: (first) => `vanaf de ${first}e`,
  per: { year: "per kalenderjaar", "6 months": "binnen 6 maanden" },
  sentence: (which, price) => `${which}: ${price}`,
};

export const feeTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
