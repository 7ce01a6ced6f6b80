/** The request that checks a code, for the current bundle and in the current language (C-356). */
import type { Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { codeBundleOf } from "#core/domain/bundle/payload.rules.ts";
import { checkDealerCode, checkVoucher } from "#core/domain/promo-code-check/promo-codes.contract.ts";
import { questionOf, withCode, type CodeKind } from "#core/domain/promo-code-check/promo-codes.rules.ts";

type Checked = Outcome<{ readonly data: PromoCode }>;

export type Question = {
  /** Returns the code that the bundle has now. */
  promo(): PromoCode | null;
  ask(code: string, signal: AbortSignal): Promise<Checked>;
  /**
   * Returns a function that identifies a check of a code for the present bundle and language. It keeps giving the identity of this moment
   * when it is called later. Checks with equal identity get equal responses.
   */
  moment(): (code: string) => string;
  /**
   * Puts a code into the bundle, or removes it where `promo` is null: as the visitor's change (`update`), or as an automatic one
   * (`adjust`). `asked` identifies the check whose response gave the code, so that the check is not repeated.
   */
  take(promo: PromoCode | null, by: "update" | "adjust", asked?: string): void;
  /** Returns the identity of the check to which the last response belongs. */
  known(): string | undefined;
};

export type QuestionPorts = { readonly call: Call; readonly bundle: BundleStore; readonly language: () => string };

export function createQuestion(kind: CodeKind, { call, bundle: store, language }: QuestionPorts): Question {
  const endpoint = kind === "voucher" ? checkVoucher : checkDealerCode;
  let known: string | undefined;
  return {
    promo: () => store.bundle.peek().promo_code[kind],
    ask: (code, signal) => call(endpoint, { body: { code, bundle: codeBundleOf(store.bundle.peek()) }, signal }),
    moment() {
      const [bundle, words] = [store.bundle.peek(), language()];
      return (code) => questionOf(bundle, code, words);
    },
    take(promo, by, asked = known) {
      known = asked;
      store[by]((now) => withCode(now, kind, promo));
    },
    known: () => known,
  };
}
