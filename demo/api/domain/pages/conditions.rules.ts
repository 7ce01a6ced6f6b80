/** This module makes the page with the conditions of products, with pure functions (C-124, P-323…P-330, C-469…C-475). */
import type { CmsPage, PageSection } from "#core/domain/pages/cms-page.contract.ts";
import { dataRate } from "#demo/api/data/prices.ts";
import { formatRate, gigabyteRate } from "#demo/api/domain/rates.rules.ts";
import { fairUseIn } from "#demo/api/domain/terms.rules.ts";
import { conditionsTexts } from "#demo/api/messages/conditions-texts.ts";
import { paragraphsHtml } from "#demo/api/messages/html.ts";
import { priceListTexts } from "#demo/api/messages/price-list-texts.ts";
import { beyond } from "./price-list-mobile.rules.ts";
import type { Seen } from "./seen.ts";

/** Returns the conditions in a tab for each product. Mobile has fair use as sentences and as a table. */
export function conditionsPage(seen: Seen): CmsPage {
  const texts = conditionsTexts[seen.language];
  return {
    title: texts.title,
    sections: [
      { i: "internet", t: texts.internet, txt: paragraphsHtml(texts.internetText) },
      { i: "mobile", t: texts.mobile, c: [fairUse(seen), beyondBundle(seen), unused(seen)] as CmsPage["sections"][number]["c"] },
      { i: "landline", t: texts.landline, txt: paragraphsHtml(texts.landlineText) },
    ],
  };
}

function fairUse({ language }: Seen): PageSection {
  const texts = conditionsTexts[language];
  const bounds = fairUseIn(language);
  const { minutesOfMonth: minutes, textsOfMonth, textsOfDay, recipientsOfMonth: recipients } = bounds;
  const names = ["minutesOfMonth", "textsOfMonth", "textsOfDay", "recipientsOfMonth"] as const;
  return {
    i: "fair-use",
    t: texts.fairUse,
    txt: paragraphsHtml(texts.fairUseText({ minutes, texts: textsOfMonth, textsOfDay, recipients })),
    tables: [{ h: [texts.use, texts.bound], r: names.map((name) => [texts[name], bounds[name]]) }],
  };
}

function beyondBundle({ language }: Seen): PageSection {
  const texts = conditionsTexts[language];
  const rates = { megabyte: formatRate(dataRate, language), gigabyte: formatRate(gigabyteRate(dataRate), language) };
  const { h, r } = beyond({ language });
  return { i: "data", t: texts.data, txt: paragraphsHtml([...texts.dataText(rates), priceListTexts[language].vat]), tables: [{ h, r }] };
}

function unused({ language }: Seen): PageSection {
  const texts = conditionsTexts[language];
  return { i: "unused", t: texts.unused, txt: paragraphsHtml(texts.unusedText) };
}
