/** Vouchers and dealer codes of the demo (decisions §8, §11). */
import type { PromoCode } from "#core/bundle/bundle.schema.ts";
import type { Language } from "#core/values/language.ts";

type Voucher = { readonly percent: number; readonly months: number; readonly label: Readonly<Record<Language, string>> };

const vouchers: Readonly<Record<string, Voucher>> = {
  WELCOME10: {
    percent: 10,
    months: 12,
    label: { en: "10% off for 12 months", fr: "10\u00a0% de réduction pendant 12 mois", nl: "10% korting gedurende 12 maanden" },
  },
};

const dealers: Readonly<Record<string, string>> = { "DEALER-BRU": "Digi Shop Brussels" };

/** Codes are forgiven their case and blanks around them. */
const plain = (code: string): string => code.trim().toUpperCase();

/** Undefined where there is no such voucher, or it has expired. */
export function findVoucher(code: string, language: Language): PromoCode | undefined {
  const voucher = vouchers[plain(code)];
  return voucher && { code: plain(code), label: voucher.label[language], percent: voucher.percent, months: voucher.months };
}

/** Undefined where there is no such dealer. */
export function findDealer(code: string): PromoCode | undefined {
  const dealer = dealers[plain(code)];
  return dealer === undefined ? undefined : { code: plain(code), label: dealer, dealer };
}
