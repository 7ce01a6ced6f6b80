/** This module has the vouchers and dealer codes of the demo (decisions §8, §11). */
import type { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { comparedCode } from "#core/base/values/compared-code.ts";
import type { CodeRefusal } from "#demo/api/messages/code-texts.ts";

type Texts = Readonly<Record<Language, string>>;
type Voucher = { readonly percent: number; readonly months: number; readonly label: Texts; readonly isOver?: true };

const tenPercent: Voucher = {
  percent: 10,
  months: 12,
  label: { en: "10% off for 12 months", fr: "10\u00a0% de réduction pendant 12 mois", nl: "10% korting gedurende 12 maanden" },
};

/** Returns the codes by the form in which codes are compared: in any case, with blanks and hyphens of any kind or without. */
const byCode = <Value extends object>(codes: Readonly<Record<string, Value>>): ReadonlyMap<string, Value & { readonly code: string }> =>
  new Map(Object.entries(codes).map(([code, value]) => [comparedCode(code), { ...value, code }]));

const vouchers = byCode<Voucher>({ WELCOME10: tenPercent, EXPIRED: { ...tenPercent, isOver: true } });

const dealers = byCode({
  "DEALER-BRU": { dealer: { en: "digi Shop Brussels", fr: "digi Shop Bruxelles", nl: "digi Shop Brussel" } satisfies Texts },
});

export type Checked = { readonly promo: PromoCode } | { readonly refused: CodeRefusal };

/** Returns a voucher in a language, or the reason of its refusal: `expired` or `unknown`. */
export function checkedVoucher(code: string, language: Language): Checked {
  const voucher = vouchers.get(comparedCode(code));
  if (!voucher || voucher.isOver) return { refused: voucher ? "expired" : "unknown" };
  const { percent, months, label } = voucher;
  return { promo: { code: voucher.code, label: label[language], percent, months } };
}

/** Returns a dealer code with the dealer's name in a language, or the refusal `unknown`. A dealer code changes no price (decisions §8). */
export function checkedDealer(code: string, language: Language): Checked {
  const found = dealers.get(comparedCode(code));
  if (!found) return { refused: "unknown" };
  const dealer = found.dealer[language];
  return { promo: { code: found.code, label: dealer, dealer } };
}

const promoOf = (checked: Checked): PromoCode | undefined => ("promo" in checked ? checked.promo : undefined);

/** Returns a voucher, or undefined when there is no such voucher, or when it has expired. */
export const findVoucher = (code: string, language: Language): PromoCode | undefined => promoOf(checkedVoucher(code, language));

/** Returns a dealer code with the dealer's name, or undefined when no dealer has that code. */
export const findDealer = (code: string, language: Language): PromoCode | undefined => promoOf(checkedDealer(code, language));
