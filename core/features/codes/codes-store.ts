/** Both codes of a bundle, shared by all tags of a page: the typed text, the answers and the messages are the same in each tag. */
import type { ReadonlySignal } from "@preact/signals-core";
import { refCounted } from "#core/services/load/ref-count.ts";
import { createCode, type Code, type CodeOptions } from "./code.model.ts";
import type { CodeKind } from "#core/domain/code-check/codes.rules.ts";

export type Codes = Readonly<Record<CodeKind, Code>> & {
  /** Proposes the dealer of a dealer's page; it is accepted if the visitor has chosen none. */
  proposeDealer(code: string): void;
  /**
   * Starts checking the codes in the bundle again, without any sign of it: now, and when the bundle or the page's language changes. Returns
   * the function that ends this; it goes on until every caller of `start` has called its own. Of several browser tabs only the visible one
   * asks; another one does when the visitor returns to it.
   */
  start(language: ReadonlySignal<string>): () => void;
};

type CodesOptions = CodeOptions & {
  readonly tab: {
    isInSight(): boolean;
    /** Returns the function that stops watching. */
    watchReturn(onReturn: () => void): () => void;
  };
};

export function createCodes({ tab, ...options }: CodesOptions): Codes {
  const voucher = createCode("voucher", options);
  const dealerCare = createCode("dealerCare", options);
  const follow = (): void => {
    voucher.follow();
    dealerCare.follow();
    recheck();
  };
  const recheck = (): void => {
    if (!tab.isInSight()) return;
    voucher.grant();
    dealerCare.grant();
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
