/** This module has the options that customers add to a product: data for a mobile line, extra channels for TV (decisions §9). */
import type { Language } from "#core/base/values/language.ts";
import type { Cents } from "#core/base/values/money.ts";
import { kilobytesOfGigabyte } from "#demo/api/data/prices.ts";

type Texts = Readonly<Record<Language, string>>;

/** An amount of data that is bought for the month. */
export type DataOption = { readonly id: string; readonly wpId: string; readonly gigabytes: number; readonly cents: Cents };

export const dataOptions: readonly DataOption[] = [
  { id: "data-1", wpId: "1501", gigabytes: 1, cents: 50 },
  { id: "data-5", wpId: "1502", gigabytes: 5, cents: 200 },
  { id: "data-10", wpId: "1503", gigabytes: 10, cents: 300 },
];

/** An option of TV, which costs `cents` a month. `odin` is the number by which the page names it. */
export type TvOption = { readonly id: string; readonly odin: number; readonly cents: Cents; readonly title: Texts; readonly text: Texts };

export const tvOptions: readonly TvOption[] = [
  {
    id: "tv-international",
    odin: 40_701,
    cents: 250,
    title: { en: "International channel pack", fr: "Bouquet international", nl: "Internationaal zenderpakket" },
    text: {
      en: "Channels from all over the world, beside those of your plan.",
      fr: "Des chaînes du monde entier, en plus de celles de votre formule.",
      nl: "Zenders uit de hele wereld, naast die van je tv-pakket.",
    },
  },
];

const dataTitle: Readonly<Record<Language, (gigabytes: number) => string>> = {
  en: (gigabytes) => `${gigabytes} GB of data`,
  fr: (gigabytes) => `${gigabytes}\u00a0Go de données`,
  nl: (gigabytes) => `${gigabytes}\u00a0GB data`,
};

/** Returns the title of an option, by its id. */
export function optionTitle(id: string, language: Language): string {
  const data = dataOptions.find((option) => option.id === id);
  if (data) return dataTitle[language](data.gigabytes);
  const option = tvOptions.find((one) => one.id === id);
  if (!option) throw new Error(`there is no option ${id}`);
  return option.title[language];
}

export const kilobytesOf = ({ gigabytes }: DataOption): number => gigabytes * kilobytesOfGigabyte;
