/** This file has the texts of the checks of vouchers and dealer codes (decisions §8). */
import type { Language } from "#core/base/values/language.ts";

/** The reason why a code is refused. `unknown` means that there is no code with this name, or none of this kind. */
export type CodeRefusal = "expired" | "unknown";

type Texts = {
  readonly refused: Readonly<Record<CodeRefusal, string>>;
  /** The text for a voucher that was accepted. Its `label` is written like the beginning of a sentence: "10% off for 12 months". */
  readonly voucherTaken: (label: string) => string;
  readonly dealerTaken: (dealer: string) => string;
};

const en: Texts = {
  refused: { expired: "This code has expired.", unknown: "This code does not exist." },
  voucherTaken: (label) => `Your voucher has been applied: ${label}.`,
  dealerTaken: (dealer) => `Thank you! ${dealer} is now your dealer.`,
};

const fr: Texts = {
  refused: { expired: "Ce code a expiré.", unknown: "Ce code n’existe pas." },
  voucherTaken: (label) => `Votre code promo est appliqué\u00a0: ${label}.`,
  dealerTaken: (dealer) => `Merci\u00a0! ${dealer} est désormais votre revendeur.`,
};

const nl: Texts = {
  refused: { expired: "Deze code is vervallen.", unknown: "Deze code bestaat niet." },
  voucherTaken: (label) => `Je kortingscode is toegepast: ${label}.`,
  dealerTaken: (dealer) => `Bedankt! ${dealer} is nu je dealer.`,
};

export const codeTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
