/**
 * Amounts of money. Our code counts whole cents of a euro; the API's `prc` and `amount` are decimal euros.
 *
 *     formatMoney(centsOfEuros(card.prc), "nl") // "€ 7,50"
 */
import { localeOf, type Language } from "./language.ts";

/** An amount in cents, an integer. A negative amount is a deduction. */
export type Cents = number;

/** A price with its course (decisions §8). */
export type WholePrice = {
  /** The price a month, as it is at first. */
  readonly cents: Cents;
  /** The months for which that price holds, and the price a month after them; undefined where the price does not change by itself. */
  readonly later?: { readonly months: number; readonly cents: Cents } | undefined;
  /** The sum of what is paid once; undefined where another line says it. */
  readonly onceCents?: Cents;
};

/** Converts decimal euros of the API to the nearest cent: 0.1 + 0.2 euros are 30 cents. */
export const centsOfEuros = (euros: number): Cents => withoutMinusZero(Math.sign(euros) * Math.round(Math.abs(euros) * 100));

/** Converts cents to euros, for values that are sent to the API or to analytics. */
export const eurosOfCents = (cents: Cents): number => cents / 100;

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);

/**
 * Returns the share `part / whole` of an amount, rounded half up to the cent: `shareOf(sum, 10, 100)` is 10 %, `shareOf(price, 17, 31)` is
 * 17 days of 31. Negative amounts are rounded like positive ones, so that a share and its refund are the same.
 */
export function shareOf(cents: Cents, part: number, whole: number): Cents {
  const doubled = 2 * Math.abs(cents) * part;
  return withoutMinusZero(Math.sign(cents) * Math.floor((doubled + whole) / (2 * whole)));
}

/**
 * Returns the amount that a percentage discount code takes off a monthly sum. Browser and API calculate it the same way: half a cent is
 * rounded in the customer's favour (decisions §8).
 */
export const discountOf = (sum: Cents, percent: number): Cents => shareOf(sum, percent, 100);

/** Returns the price without VAT of a price that includes 21 % VAT. Companies see the price without VAT (decisions §14). */
export const netOf = (cents: Cents): Cents => shareOf(cents, 100, 121);

/**
 * Formats an amount as Belgium writes money in that language: `€7.50`, `7,50 €`, `€ 7,50`; whole euros without decimals. All blanks are
 * no-break ones, so that an amount stays on one line, and a deduction has a minus sign.
 */
export function formatMoney(cents: Cents, language: Language): string {
  const locale = localeOf(language);
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" });
  formats.set(locale, format);
  return withMinus(format.format(eurosOfCents(cents)));
}

/** Returns a formatted amount whose hyphen, which `Intl` writes before a deduction, is a minus sign. */
export const withMinus = (amount: string): string => amount.replace("-", "\u2212");

/** The formatters of amounts by locale. Creating a formatter is costly, and a price list shows hundreds of amounts. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Parses a typed amount: `12`, `12,5`, `12.50`, `€ 12,50`, with blanks anywhere. Returns undefined for anything else, also for a thousands
 * separator, because `1.000` means one euro in one of our languages.
 */
export function parseMoney(text: string): Cents | undefined {
  const [, euros, fraction = ""] = /^€?(\d{1,9})(?:[.,](\d{1,2}))?€?$/.exec(text.replace(/\s/g, "")) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(fraction.padEnd(2, "0"));
}

const withoutMinusZero = (cents: number): number => cents + 0;
