/** This module writes an order in words, for its mail and its confirmation, with pure functions. */
import { clockText } from "#core/base/values/clock-text.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { centsOfEuros, formatMoney, netOf, sumOf, type Cents } from "#core/base/values/money.ts";
import type { Language } from "#core/base/values/language.ts";
import { lastWithdrawalDay } from "#core/base/values/working-days.ts";
import { wholePriceOf } from "#core/domain/bundle/price.rules.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import { orderWords } from "#demo/api/messages/order-words.ts";
import type { Price } from "./pricing.rules.ts";
import { startsAt, type Ordering } from "./starts.rules.ts";
import { hasEsim, keptNumberOf, simCardsIn, type Item } from "./items.rules.ts";

export type Terms = {
  readonly items: readonly Item[];
  readonly price: Price;
  readonly isCompany: boolean;
  /** The method of payment of the order. It is null in an order of the customer area, which is paid as the contract says. */
  readonly payment: "directDebit" | "manualTransfer" | null;
  readonly startEarly: boolean;
  readonly visit: Ordering["visit"];
  /** The number of the order whose visit installs this one's products, too; undefined where this order shares no visit. */
  readonly sharedWith?: string | undefined;
  /** The address to which SIM cards are sent; null where none is sent, or the order names no address. */
  readonly deliverTo: { readonly fttbAddressId: string; readonly box: string } | null;
  readonly placedAtMs: number;
};

/** The texts of an order line: `what` names one product with its SIM, `price` is its price a month, `start` says when it starts. */
export type LineText = { readonly what: string; readonly price: string; readonly start: string };

const monthly = (cents: Cents, language: Language): string => orderWords[language].perMonth(formatMoney(cents, language));

/**
 * Returns the texts of all products of an order, one each, in the order's sequence. A start is "at once", a day, or the day that is still
 * to be agreed on.
 */
export function lineTexts({ items, startEarly, visit, placedAtMs: nowMs }: Terms, language: Language): LineText[] {
  const words = orderWords[language];
  return items.map((item) => {
    const sim = item.kind === "mobile" ? [hasEsim(item) ? "eSIM" : words.simCard] : [];
    const details = [...sim, ...(keptNumberOf(item) === null ? [] : [words.keepsNumber])];
    const startMs = startsAt(item, { nowMs, startEarly, visit });
    const isAtOnce = startMs !== null && startMs <= nowMs;
    return {
      what: item.card.t.join(" + ") + (details.length > 0 ? ` (${details.join(", ")})` : ""),
      price: monthly(centsOfEuros(item.card.prc), language),
      start: startMs === null ? words.onAgreedDay : isAtOnce ? words.atOnce : words.from(formatDate(todayInBrussels(startMs), language)),
    };
  });
}

/** Returns the voucher's name and its monthly discount as a text; undefined for an order without a voucher. */
export const discountText = ({ price }: Terms, language: Language): string | undefined =>
  price.voucher && orderWords[language].named(price.voucher.label, monthly(-price.discountCents, language));

/**
 * Returns the sentences about the total: now, for how long, and then (decisions §8), with VAT, and for a company also without VAT
 * (decisions §14); and the sum that is paid once, also where it is nothing.
 */
export function totalTexts({ items, price, isCompany }: Terms, language: Language): string[] {
  const words = orderWords[language];
  const once = sumOf(items.map(({ card }) => centsOfEuros(card.once ?? 0)));
  const whole = wholePriceOf(price, price.voucher?.months, once);
  const said = (inTotal: (cents: Cents) => Cents): string => {
    const now = monthly(inTotal(whole.cents), language);
    return whole.later ? words.later(now, whole.later.months, monthly(inTotal(whole.later.cents), language)) : now;
  };
  return [words.total(said((cents) => cents)), ...(isCompany ? [words.net(said(netOf))] : []), words.once(formatMoney(once, language))];
}

/**
 * Returns the notes of an order, a sentence each: the day of the technician's visit, the address to which SIM cards
 * are sent, the method of payment, and the last day to withdraw.
 */
export function noteTexts({ items, payment, visit, sharedWith, deliverTo, placedAtMs }: Terms, language: Language): string[] {
  const words = orderWords[language];
  const to = deliverTo && addressText(deliverTo, language);
  const withdrawUntil = formatDate(lastWithdrawalDay(todayInBrussels(placedAtMs)), language, "weekday");
  return [
    ...(typeof visit === "object" ? [visitText(visit, language)] : []),
    ...(sharedWith === undefined ? [] : [orderWords[language].sharedVisit(sharedWith)]),
    ...(to === null ? [] : [words.sendsSims({ count: simCardsIn(items).length, to })]),
    ...(payment === null ? [] : [words.paidBy(words[payment])]),
    words.withdraw(withdrawUntil),
  ];
}

/** Returns the sentence about a visit, with its weekday, its date and the hours of its slot. */
export function visitText({ date, intervalValue }: InstallSlot, language: Language): string {
  const [from = "", until = ""] = intervalValue.split("-");
  const hours = { from: clockText(from, language), until: clockText(until, language) };
  return orderWords[language].visit({ date: formatDate(date, language, "weekday"), ...hours });
}
