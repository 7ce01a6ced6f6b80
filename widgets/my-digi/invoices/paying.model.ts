import { signal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { paymentLink, type Invoice } from "#core/domain/invoices/invoices.contract.ts";
import { openTab } from "#core/platform/new-tab.ts";
import { pageAddress } from "#core/platform/page.ts";
import { watchReturnToTab } from "#core/platform/visibility.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import type { part } from "./invoices.part.ts";
import { isElsewhere, isSafePaymentPage, queryOf } from "./invoices.rules.ts";

export type PayingState =
  /** No payment is in progress. The next state is `asking`. */
  | { readonly status: "idle" }
  /** The payment link is being requested. The next state is `away`, `link`, `framed` or `failed`. */
  | { readonly status: "asking"; readonly id: string }
  /** The payment page is open in a tab of its own. The next state is `idle`, when the visitor has returned. */
  | { readonly status: "away"; readonly id: string }
  /** The browser has blocked the new tab, so a link to the payment page is shown. Another attempt leads to `asking`. */
  | { readonly status: "link"; readonly id: string; readonly href: string }
  /** The payment page is open in a dialog. The next state is `closed`, or `away` where the visitor continues in a tab. */
  | { readonly status: "framed"; readonly id: string }
  /** The dialog was closed, and a payment made in it may not have arrived yet. The next state is `idle`. */
  | { readonly status: "closed"; readonly id: string }
  /** There is no valid payment page. Another attempt leads to `asking`. */
  | { readonly status: "failed"; readonly id: string; readonly failure: Failure };

export type Paying = ReturnType<typeof createPaying>;

type PayingPorts = Pick<PortsOf<typeof part>, "call" | "clock" | "paymentIn">;
/** The facts that the payment button needs: the id that tells its payment from others, and the name of what is paid. */
export type Payable = Pick<Invoice, "id" | "name" | "button">;

const settleMs = 2000; // The delay in milliseconds is given by decisions §9.

/**
 * Creates the payment of an invoice, or of all payable ones (C-397, C-398): in a tab, which is opened at the click and gets its address
 * later, or in a dialog (`data-payment`).
 *
 * @param onBack is called when the visitor has returned from the payment page, because the shown invoices may be outdated
 */
export function createPaying(
  { call, clock, paymentIn }: PayingPorts,
  onBack: () => void,
  browser = { openTab, watchReturnToTab, pageAddress },
) {
  const state = signal<PayingState>({ status: "idle" });
  /**
   * The page that the dialog has shown last. It is kept while the dialog closes, because focus can return only from a dialog that still
   * exists.
   */
  const framed = signal<{ readonly href: string; readonly name: string } | undefined>(undefined);
  const comeBack = (): void => {
    state.value = { status: "idle" };
    onBack();
  };
  return {
    state,
    framed,
    async pay({ id, name, button }: Payable): Promise<void> {
      if (!button || state.peek().status === "asking") return;
      const tab = paymentIn === "tab" ? browser.openTab() : undefined;
      state.value = { status: "asking", id };
      const outcome = await call(paymentLink, { address: paymentLink.path + queryOf(button.url) });
      const href = outcome.ok ? httpAddress(outcome.value.data.redirectUrl, browser.pageAddress()) : undefined;
      if (href === undefined || !isSafePaymentPage(href)) {
        tab?.close();
        const failure: Failure = outcome.ok ? { code: "response.invalid" } : outcome.failure;
        state.value = { status: "failed", id, failure };
      } else if (paymentIn === "modal" && isElsewhere(href, browser.pageAddress())) {
        framed.value = { href, name };
        state.value = { status: "framed", id };
      } else state.value = tab?.lead(href) ? { status: "away", id } : { status: "link", id, href };
    },
    /** Handles the closing of the dialog. The invoices are requested after a delay, so that the payment has time to arrive. */
    close(): void {
      const shown = state.peek();
      if (shown.status !== "framed") return;
      const closed: PayingState = { status: "closed", id: shown.id };
      state.value = closed;
      clock.after(settleMs, () => {
        if (state.peek() === closed) comeBack();
      });
    },
    /** Handles that the visitor has followed the dialog's link to a new tab. */
    leave(): void {
      const shown = state.peek();
      if (shown.status === "framed") state.value = { status: "away", id: shown.id };
    },
    start: () =>
      browser.watchReturnToTab(() => {
        const { status } = state.peek();
        if (status === "away" || status === "link") comeBack();
      }),
  };
}
