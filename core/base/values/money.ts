/**
 * Money is counted in whole cents of a euro; the API's `prc` and `amount` are decimal euros.
 *
 *     formatMoney(centsOfEuros(card.prc), "nl") // "€ 7,50"
 */
import { localeOf, type Language } from "./language.ts";

/** An integer. Below zero: what is taken off. */
export type Cents = number;

/** What the API says, to the nearest cent: 0.1 + 0.2 euros are 30 cents. */
export const centsOfEuros = (euros: number): Cents => withoutMinusZero(Math.sign(euros) * Math.round(Math.abs(euros) * 100));

/** For what is sent or measured. */
export const eurosOfCents = (cents: Cents): number => cents / 100;

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);

/**
 * `part / whole` of an amount, rounded half up to the cent: `shareOf(sum, 10, 100)` is 10 %, `shareOf(price, 17, 31)` 17 days of 31. What
 * is taken off is rounded like what is asked: a share and its refund are the same.
 */
export function shareOf(cents: Cents, part: number, whole: number): Cents {
  const doubled = 2 * Math.abs(cents) * part;
  return withoutMinusZero(Math.sign(cents) * Math.floor((doubled + whole) / (2 * whole)));
}

/** What a code of so many percent takes off a monthly sum, the same for the page and the API: half a cent is the customer's (decisions §8). */
export const discountOf = (sum: Cents, percent: number): Cents => shareOf(sum, percent, 100);

/** Of a price that includes 21 % VAT (decisions §14), what a company counts. */
export const netOf = (cents: Cents): Cents => shareOf(cents, 100, 121);

/**
 * As Belgium writes it in that language: `€7.50`, `7,50 €`, `€ 7,50`; whole euros without decimals. All blanks are no-break ones: an amount
 * stays on one line.
 */
export function formatMoney(cents: Cents, language: Language): string {
  const locale = localeOf(language);
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" });
  formats.set(locale, format);
  return format.format(eurosOfCents(cents));
}

/** Making one is costly, and a price list shows hundreds. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * What somebody typed: `12`, `12,5`, `12.50`, `€ 12,50`, with blanks anywhere. Undefined where it is anything else; a thousands separator
 * too, for in one of our languages `1.000` means one euro.
 */
export function parseMoney(text: string): Cents | undefined {
  const [, euros, fraction = ""] = /^€?(\d{1,9})(?:[.,](\d{1,2}))?€?$/.exec(text.replace(/\s/g, "")) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(fraction.padEnd(2, "0"));
}

const withoutMinusZero = (cents: number): number => cents + 0;
