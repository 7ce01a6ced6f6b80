/**
 * Holds the voucher and the dealer code of a bundle for all tags of a page, so that typed text, answers and messages are the same in each
 * tag.
 */
import type { ReadonlySignal } from "@preact/signals-core";
import { refCounted } from "#core/services/load/ref-count.ts";
import { createPromoCode, type Code, type CodeOptions } from "./promo-code.model.ts";
import type { CodeKind } from "#core/domain/promo-code-check/promo-codes.rules.ts";

export type PromoCodes = Readonly<Record<CodeKind, Code>> & {
  /** Proposes the dealer code of a dealer's page. It is accepted only where the visitor has chosen no dealer. */
  proposeDealer(code: string): void;
  /**
   * Starts checking the codes of the bundle again: now, and when the bundle or the page's language changes. The visitor sees nothing of
   * these checks. Returns the function that ends this use; the checks end when every caller of `start` has ended its use. Of several
   * browser tabs only the visible one sends requests; another one does when the visitor returns to it.
   */
  start(language: ReadonlySignal<string>): () => void;
};

type PromoCodesOptions = CodeOptions & {
  readonly tab: {
    isInSight(): boolean;
    /** Calls `onReturn` when the visitor returns to the browser tab. Returns the function that stops watching. */
    watchReturn(onReturn: () => void): () => void;
  };
};

export function createPromoCodes({ tab, ...options }: PromoCodesOptions): PromoCodes {
  const voucher = createPromoCode("voucher", options);
  const dealerCare = createPromoCode("dealerCare", options);
  const follow = (): void => {
    voucher.follow();
    dealerCare.follow();
    recheck();
  };
  const recheck = (): void => {
    if (!tab.isInSight()) return;
    voucher.checkWanted();
    dealerCare.checkWanted();
    voucher.recheck();
    dealerCare.recheck();
  };
  return {
    voucher,
    dealerCare,
    proposeDealer: dealerCare.propose,
    start: refCounted((language: ReadonlySignal<string>) => {
      const stops = [options.bundle.bundle.subscribe(follow), language.subscribe(recheck), tab.watchReturn(recheck)];
      return () => {
        for (const stop of stops) stop();
        voucher.stop();
        dealerCare.stop();
      };
    }),
  };
}
