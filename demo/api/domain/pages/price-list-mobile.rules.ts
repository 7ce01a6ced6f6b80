/** This module makes the tab Mobile of the price list, with pure functions (C-122, C-456…C-459, C-467, decisions §9). */
import type { PageSection, PageTable } from "#core/domain/pages/cms-page.contract.ts";
import { centsOfEuros, eurosOfCents, formatMoney } from "#core/base/values/money.ts";
import { dataRate } from "#demo/api/data/prices.ts";
import { premiumNumbers } from "#demo/api/data/premium-numbers.ts";
import { internationalTariffs, zoneCountries } from "#demo/api/data/tariffs.ts";
import { offers, titleIn } from "#demo/api/domain/offers.ts";
import { dataOptions } from "#demo/api/domain/options.ts";
import { formatRate, gigabyteRate } from "#demo/api/domain/rates.rules.ts";
import { feeTexts } from "#demo/api/messages/fee-texts.ts";
import { paragraphsHtml } from "#demo/api/messages/html.ts";
import { priceListTexts } from "#demo/api/messages/price-list-texts.ts";
import { countriesByName } from "./country-names.ts";
import { feeRows } from "./fee-tables.rules.ts";
import type { Seen } from "./seen.ts";

export function mobileTab(seen: Seen): PageSection {
  return { i: "mobile", t: priceListTexts[seen.language].mobile, c: [numbers(seen), premium(seen), international(seen), roaming(seen)] };
}

function numbers(seen: Seen): PageSection {
  const { language } = seen;
  const texts = priceListTexts[language];
  return {
    i: "numbers",
    t: texts.numbers,
    tables: [
      plans(seen),
      {
        t: texts.dataOptions,
        h: [texts.data, texts.price],
        r: dataOptions.map(({ gigabytes, cents }) => [texts.gigabytes(gigabytes), formatMoney(cents, language)]),
      },
      beyond(seen),
      { t: texts.number, h: [texts.event, texts.price], r: [...feeRows("sim_swap", seen), [texts.keepNumber, feeTexts[language].free]] },
    ],
    offers: [
      ...offers.mobile.map(({ i, price }) => ({ t: titleIn(i, language).join(" "), prc: price, monthly: true })),
      ...dataOptions.map(({ gigabytes, cents }) => ({
        t: `${texts.dataOptions}, ${texts.gigabytes(gigabytes)}`,
        prc: eurosOfCents(cents),
        monthly: false,
      })),
    ],
  };
}

function plans({ language }: Seen): PageTable {
  const texts = priceListTexts[language];
  return {
    t: texts.plans,
    h: [...texts.planHeads],
    r: offers.mobile.map(({ i, price, gigabytes = 0 }) => [
      titleIn(i, language).join(" "),
      formatMoney(centsOfEuros(price), language),
      texts.gigabytes(gigabytes),
      texts.unlimited,
    ]),
  };
}

/** Returns the table of data beyond the bundle: for 1 MB, and for 1 GB beside it (C-473, C-474). */
export function beyond({ language }: Pick<Seen, "language">): PageTable {
  const texts = priceListTexts[language];
  return {
    t: texts.beyond,
    h: [texts.data, texts.price],
    r: [
      [texts.megabyte, formatRate(dataRate, language)],
      [texts.gigabyte, formatRate(gigabyteRate(dataRate), language)],
    ],
  };
}

function premium({ language }: Seen): PageSection {
  const texts = priceListTexts[language];
  return {
    i: "premium-numbers",
    t: texts.premium,
    txt: paragraphsHtml([texts.premiumText]),
    premium: premiumNumbers.map(({ number, rate, unit, service }) => ({
      phoneNumber: number,
      price: texts.units[unit](formatRate(rate, language)),
      service: texts.services[service],
    })),
  };
}

function international({ language }: Seen): PageSection {
  const texts = priceListTexts[language];
  const countries = countriesByName(internationalTariffs.keys(), language);
  const rows = countries.map(([code, name]) => {
    const { minute = 0, text = 0, megabyte = 0 } = internationalTariffs.get(code) ?? {};
    return [name, ...[minute, text, megabyte].map((rate) => formatRate(rate, language))];
  });
  return {
    i: "international",
    t: texts.international,
    txt: paragraphsHtml([texts.internationalText]),
    tables: [{ h: [...texts.tariffHeads], r: rows, codes: countries.map(([code]) => code) }],
  };
}

function roaming({ language }: Seen): PageSection {
  const texts = priceListTexts[language];
  return {
    i: "roaming",
    t: texts.roaming,
    txt: paragraphsHtml([texts.roamingText(zoneCountries.length)]),
    tables: [{ t: texts.zone, h: [texts.zoneHead], r: countriesByName(zoneCountries, language).map(([, name]) => [name]) }],
  };
}
