/** This module makes the price list from the catalogue, with pure functions (C-121, C-122, C-451…C-466, decisions §9). */
import type { CmsPage, PageSection, PageTable } from "#core/domain/pages/cms-page.contract.ts";
import { centsOfEuros, eurosOfCents, formatMoney } from "#core/base/values/money.ts";
import { channels } from "#demo/api/data/channels.ts";
import { boosterCents, extraTvBoxCents, replayDays, tvStreams } from "#demo/api/data/prices.ts";
import { offers, titleIn, tvPackages } from "#demo/api/domain/offers.ts";
import { tvOptions } from "#demo/api/domain/options.ts";
import { paragraphsHtml } from "#demo/api/messages/html.ts";
import { priceListTexts } from "#demo/api/messages/price-list-texts.ts";
import { feeRows, feeTable } from "./fee-tables.rules.ts";
import { mobileTab } from "./price-list-mobile.rules.ts";
import type { Seen } from "./seen.ts";

/** Returns the price list: three tabs, and a last section that holds for all of them. */
export const priceListPage = (seen: Seen): CmsPage => ({
  title: priceListTexts[seen.language].title,
  sections: [mobileTab(seen), internetTab(seen), tvTab(seen), forAll(seen)] as CmsPage["sections"],
});

function internetTab(seen: Seen): PageSection {
  const { language } = seen;
  const texts = priceListTexts[language];
  const inMonth = (cents: number): string => texts.inMonth(formatMoney(cents, language));
  const lines = offers.internet.map(({ i, price }): string[] => {
    const title = titleIn(i, language);
    return [title.join(" "), formatMoney(centsOfEuros(price), language), texts.upTo(title.at(-1) ?? "")];
  });
  const extras = [
    ...boosterCents.map((cents, index) => [texts.boosters[index] ?? "", inMonth(cents)]),
    ...offers.landline.map(({ price }) => [texts.landline, inMonth(centsOfEuros(price))]),
    ...feeRows("box_internet", seen),
    ...feeRows("box_booster", seen),
  ];
  return {
    i: "internet",
    t: texts.internet,
    tables: [
      { t: texts.fibre, h: [...texts.fibreHeads], r: lines },
      { t: texts.extras, h: [texts.extra, texts.price], r: extras },
    ],
    offers: [...offers.internet, ...offers.landline].map(({ i, price }) => ({
      t: titleIn(i, language).join(" "),
      prc: price,
      monthly: true,
    })),
  };
}

function tvTab(seen: Seen): PageSection {
  const { language } = seen;
  const texts = priceListTexts[language];
  const inMonth = (cents: number): string => texts.inMonth(formatMoney(cents, language));
  return {
    i: "tv",
    t: texts.tv,
    tables: [
      {
        t: texts.packages,
        h: [...texts.packageHeads],
        r: tvPackages.map(({ name, channels: count, price }) => [
          `TV ${name}`,
          formatMoney(centsOfEuros(price), language),
          texts.about(count),
          texts.days(replayDays),
          String(tvStreams),
        ]),
      },
      {
        t: texts.extras,
        h: [texts.extra, texts.price],
        r: [
          ...tvOptions.map(({ title, cents }) => [title[language], inMonth(cents)]),
          [texts.secondBox, inMonth(extraTvBoxCents)],
          ...feeRows("box_tv", seen),
        ],
      },
    ],
    offers: [
      ...tvPackages.map(({ name, price }) => ({ t: `TV ${name}`, prc: price, monthly: true })),
      ...tvOptions.map(({ title, cents }) => ({ t: title[language], prc: eurosOfCents(cents), monthly: true })),
    ],
    c: [{ i: "channels", t: texts.channels(channels.length), tables: [channelTable(seen)] }],
  };
}

/** Returns the sample of channels. The package stands beside the name, because a phone shows the first columns alone. */
function channelTable({ language }: Seen): PageTable {
  const texts = priceListTexts[language];
  const [small, large] = tvPackages.map(({ name }) => name);
  return {
    h: [...texts.channelHeads],
    r: channels.map(({ name, theme, language: spoken, all }) => [
      name,
      all ? `${small}, ${large}` : String(large),
      texts.spoken[spoken],
      texts.themes[theme],
    ]),
  };
}

function forAll(seen: Seen): PageSection {
  const texts = priceListTexts[seen.language];
  return {
    i: "fees",
    t: texts.all,
    txt: paragraphsHtml([texts.vat]),
    tables: [
      feeTable(texts.fees, ["reminder", "reactivation", "debit_rejected", "transfer"], seen),
      feeTable(texts.compensations, ["late_activation", "missed_visit"], seen),
    ],
  };
}

/** Returns the sample of channels as a page of its own. */
export function channelsPage(seen: Seen): CmsPage {
  const { channels: title, channelsTitle } = priceListTexts[seen.language];
  return { title: channelsTitle, sections: [{ i: "channels", t: title(channels.length), tables: [channelTable(seen)] }] };
}
