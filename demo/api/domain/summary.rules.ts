/**
 * This module writes the contract summary of an order by the regulation's template (Implementing Regulation (EU) 2019/2243), with pure
 * functions.
 */
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { callbackPhone } from "#core/base/values/limits.ts";
import { centsOfEuros, formatMoney, sumOf, type Cents } from "#core/base/values/money.ts";
import { isBuilt, pathOf, type PageId } from "#core/base/values/routes.ts";
import { formatVat } from "#core/base/values/vat.ts";
import { featureLines } from "#core/domain/offers/offers.rules.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import type { SummaryContent } from "#demo/api/db/schema-orders.ts";
import { fixedSpeeds, mobileSpeeds } from "#demo/api/data/speeds.ts";
import { summaryTexts } from "#demo/api/messages/summary-texts.ts";
import { feePrice } from "./fees.rules.ts";
import type { Price } from "./pricing.rules.ts";
import { needsTechnician } from "./starts.rules.ts";
import type { Item } from "./items.rules.ts";

/** The version of the summary's template and texts. It must be changed together with any of these texts. */
export const summaryVersion = "2026-11.2";

export type Summarised = {
  readonly items: readonly Item[];
  readonly price: Price;
  readonly language: Language;
  readonly date: CalendarDate;
  readonly siteUrl: string;
};

/** Items with the same card, which the summary lists together. */
type Group = { readonly name: string; readonly items: readonly [Item, ...Item[]] };

const nonBreaking = "\u00a0";

/**
 * Returns the contract summary, with its sections in the template's order. Items of the same card are listed once, with their number.
 * Throws for an internet offer without the speeds that the law asks for.
 */
export function summaryOf(summarised: Summarised): SummaryContent {
  const { language, date, siteUrl } = summarised;
  const texts = summaryTexts[language];
  const { headings } = texts;
  const groups = groupsOf(summarised);
  const contact = { phone: callbackPhone.replaceAll(" ", nonBreaking), url: siteUrl + pathOf("contact", language) };
  const company = { name: creditor.name, address: addressText(creditor.address, language), vat: formatVat(creditor.vat) };
  return {
    version: summaryVersion,
    title: texts.title,
    opening: [...texts.opening],
    provider: [
      texts.services(groups.map(({ name, items }) => (items.length > 1 ? `${items.length} × ${name}` : name)).join(", ")),
      texts.provider(company),
      texts.contact(contact),
      texts.complaints(contact),
      texts.date(formatDate(date, language)),
    ],
    sections: [
      { h: headings.services, p: services(groups, summarised) },
      { h: headings.speeds, p: speeds(groups, summarised) },
      { h: headings.price, p: prices(groups, summarised) },
      { h: headings.duration, p: [...texts.duration] },
      { h: headings.disabilities, p: [...texts.disabilities, ...(has(summarised, "tv") ? [texts.television] : [])] },
      { h: headings.other, p: others(summarised) },
    ],
  };
}

const has = ({ items }: Summarised, kind: Item["kind"]): boolean => items.some((item) => item.kind === kind);

function groupsOf({ items, language }: Summarised): readonly Group[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const known = groups.get(item.card.wpId);
    if (known) known.push(item);
    else groups.set(item.card.wpId, [item]);
  }
  return [...groups.values()].map((ofCard) => ({ name: nameOf(ofCard[0], language), items: ofCard }));
}

function nameOf({ kind, card }: Item, language: Language): string {
  const name = card.t.join(" ");
  return kind === "mobile" ? summaryTexts[language].mobile(name) : name;
}

function services(groups: readonly Group[], summarised: Summarised): string[] {
  const texts = summaryTexts[summarised.language];
  const sims = (items: readonly Item[]): string[] => {
    const lines = items.flatMap((item) => (item.kind === "mobile" ? [item.item.sim.name] : []));
    const eSims = lines.filter((name) => name === "eSIM").length;
    return lines.length > 0 ? [texts.card(lines.length - eSims, eSims)] : [];
  };
  return [
    ...groups.map(({ name, items }) => sentence(name, [...featureLines(items[0].card), ...sims(items)], summarised)),
    ...(needsTechnician(summarised.items) ? [texts.technician] : []),
  ];
}

const colonOf = (language: Language): string => (language === "fr" ? `${nonBreaking}:` : ":");

const sentence = (name: string, parts: readonly string[], { language }: Summarised): string =>
  `${name}${colonOf(language)} ${parts.join(" · ")}`;

function speeds(groups: readonly Group[], summarised: Summarised): string[] {
  const texts = summaryTexts[summarised.language];
  const directions = [
    ["download", texts.download],
    ["upload", texts.upload],
  ] as const;
  const ofFixed = groups.flatMap(({ name, items: [{ kind, card }] }) => {
    if (kind !== "internet") return [];
    const known = fixedSpeeds[card.i];
    if (!known) throw new Error(`${card.i} is sold without the speeds that the law asks for`);
    return directions.map(([direction, word]) => texts.fixedSpeed(`${name}, ${word.toLowerCase()}`, written(known[direction])));
  });
  const ofMobile = has(summarised, "mobile")
    ? directions.map(([direction, word]) =>
        texts.mobileSpeed(`${texts.mobile("5G")}, ${word.toLowerCase()}`, written(mobileSpeeds[direction])),
      )
    : [];
  return [...ofFixed, ...ofMobile, ...texts.remedies];
}

const written = <Speeds extends Readonly<Record<string, number>>>(speeds: Speeds) =>
  Object.fromEntries(Object.entries(speeds).map(([name, mbps]) => [name, speedOf(mbps)])) as { readonly [Name in keyof Speeds]: string };

const speedOf = (mbps: number): string => (mbps >= 1000 ? `${mbps / 1000}${nonBreaking}Gbps` : `${mbps}${nonBreaking}Mbps`);

function prices(groups: readonly Group[], summarised: Summarised): string[] {
  const { items, price, language } = summarised;
  const texts = summaryTexts[language];
  const money = (cents: Cents): string => formatMoney(cents, language);
  const once = sumOf(items.map(({ card }) => centsOfEuros(card.once ?? 0)));
  const beyond = [...new Set(items.flatMap(({ card }) => card.x ?? []))];
  return [
    texts.activation(money(once)),
    ...groups.map(({ name, items: { length, 0: first } }) => {
      const cents = centsOfEuros(first.card.prc);
      return length === 1 ? texts.perMonth(name, money(cents)) : texts.several(name, money(cents), length, money(cents * length));
    }),
    ...(price.voucher ? [texts.discount(price.voucher.label, money(-price.discountCents))] : []),
    texts.total(money(price.totalCents)),
    ...(price.voucher ? [afterPromotion(price, language)] : []),
    ...beyond.map(texts.beyond),
    texts.prices(addressOf("price-list", summarised)),
  ];
}

function afterPromotion({ voucher, sumCents }: Price, language: Language): string {
  const texts = summaryTexts[language];
  const money = formatMoney(sumCents, language);
  return voucher?.months === undefined ? texts.afterwardsForever(money) : texts.afterwards(money, voucher.months);
}

function others(summarised: Summarised): string[] {
  const { language, items } = summarised;
  const texts = summaryTexts[language];
  const pages = (["terms", "conditions"] as const).flatMap((page) => addressOf(page, summarised) ?? []);
  return [
    ...(needsTechnician(items)
      ? [texts.lateLine({ day: feePrice("late_activation", language), visit: feePrice("missed_visit", language) })]
      : []),
    ...texts.other(pages),
  ];
}

/**
 * Returns the address of a page of the provider's site; undefined where the page is not built, so that no document contains a dead link.
 */
const addressOf = (page: PageId, { siteUrl, language }: Pick<Summarised, "siteUrl" | "language">): string | undefined =>
  isBuilt(page) ? siteUrl + pathOf(page, language) : undefined;
