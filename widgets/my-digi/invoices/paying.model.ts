import { signal } from "@preact/signals-core";
import type { Call } from "#core/api/client.ts";
import type { Failure } from "#core/api/outcome.ts";
import { paymentLink, type Invoice } from "#core/invoices/invoices.contract.ts";
import { openTab, watchReturnToTab } from "#core/platform/new-tab.ts";
import { pageAddress } from "#core/platform/page.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { isSafePaymentPage, queryOf } from "./invoices.rules.ts";

export type PayingState =
  /** → asking */
  | { readonly status: "idle" }
  /** Where it is paid is being asked for. → away, link, failed */
  | { readonly status: "asking"; readonly id: string }
  /** The payment page stands in a tab of its own. → idle (the visitor is back) */
  | { readonly status: "away"; readonly id: string }
  /** The browser opened no tab: a link leads there. → asking */
  | { readonly status: "link"; readonly id: string; readonly href: string }
  /** → asking */
  | { readonly status: "failed"; readonly id: string; readonly failure: Failure };

/**
 * Paying an invoice on the payment page (C-397, C-398): the tab is opened at the click, and led there once the page is known.
 * @param onBack the visitor is back from there: what is in sight may be old
 */
export function createPaying({ call }: { readonly call: Call }, onBack: () => void, browser = { openTab, watchReturnToTab, pageAddress }) {
  const state = signal<PayingState>({ status: "idle" });
  return {
    state,
    async pay({ id, button }: Pick<Invoice, "id" | "button">): Promise<void> {
      if (!button || state.peek().status === "asking") return;
      const tab = browser.openTab();
      state.value = { status: "asking", id };
      const outcome = await call(paymentLink, { address: paymentLink.path + queryOf(button.url) });
      const href = outcome.ok ? httpAddress(outcome.value.data.redirectUrl, browser.pageAddress()) : undefined;
      if (href === undefined || !isSafePaymentPage(href)) {
        tab?.close();
        const failure: Failure = outcome.ok ? { code: "response.invalid" } : outcome.failure;
        state.value = { status: "failed", id, failure };
      } else state.value = tab?.lead(href) ? { status: "away", id } : { status: "link", id, href };
    },
    start: () =>
      browser.watchReturnToTab(() => {
        const { status } = state.peek();
        if (status !== "away" && status !== "link") return;
        state.value = { status: "idle" };
        onBack();
      }),
  };
}
