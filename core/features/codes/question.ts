/** How the server is asked about a code: with the pack, and in the language, of the moment (C-356). */
import type { Call } from "#core/services/api/client.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { codeBundleOf } from "#core/domain/bundle/payload.rules.ts";
import { checkDealerCode, checkVoucher } from "#core/domain/code-check/codes.contract.ts";
import { questionOf, withCode, type CodeKind } from "#core/domain/code-check/codes.rules.ts";

export type Checked = Outcome<{ readonly data: PromoCode }>;

export type Question = {
  /** What is in the pack now. */
  promo(): PromoCode | null;
  ask(code: string, signal: AbortSignal): Promise<Checked>;
  /** Who asks this again gets the same answer. Of this moment, whatever the code will be named. */
  moment(): (code: string) => string;
  /** By the visitor's doing (`update`), or by itself (`adjust`). */
  take(promo: PromoCode | null, by: "update" | "adjust"): void;
};

export type QuestionPorts = { readonly call: Call; readonly bundle: BundleStore; readonly language: () => string };

export function createQuestion(kind: CodeKind, { call, bundle: store, language }: QuestionPorts): Question {
  const endpoint = kind === "voucher" ? checkVoucher : checkDealerCode;
  return {
    promo: () => store.bundle.peek().promo_code[kind],
    ask: (code, signal) => call(endpoint, { body: { code, bundle: codeBundleOf(store.bundle.peek()) }, signal }),
    moment() {
      const [bundle, words] = [store.bundle.peek(), language()];
      return (code) => questionOf(bundle, code, words);
    },
    take: (promo, by) => store[by]((now) => withCode(now, kind, promo)),
  };
}
