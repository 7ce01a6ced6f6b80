/** Both codes of a bundle, for all tags of a page: what was typed, answered and said is the same in each of them. */
import type { ReadonlySignal } from "@preact/signals-core";
import { sharedStart } from "#core/services/load/shared-start.ts";
import { createCode, type Code, type CodeOptions } from "./code.model.ts";
import type { CodeKind } from "#core/domain/code-check/codes.rules.ts";

export type Codes = Readonly<Record<CodeKind, Code>> & {
  /** A dealer's page names its dealer: taken where the visitor has chosen none. */
  proposeDealer(code: string): void;
  /**
   * Asks again, quietly, what is in the bundle: now, and when the bundle or the page's language changes, until all that have begun have called what
   * it returns. Of several tabs only the one in sight does: each asks for itself when the visitor comes back to it.
   */
  start(language: ReadonlySignal<string>): () => void;
};

type CodesOptions = CodeOptions & {
  readonly tab: {
    isInSight(): boolean;
    /** Returns the stop. */
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
    start: sharedStart((language: ReadonlySignal<string>) => {
      const stops = [options.bundle.bundle.subscribe(follow), language.subscribe(recheck), tab.watchReturn(recheck)];
      return () => {
        for (const stop of stops) stop();
        voucher.stop();
        dealerCare.stop();
      };
    }),
  };
}
