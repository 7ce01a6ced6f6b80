/**
 * The purchase of data for a mobile line. Each confirmed purchase is made exactly once, even if its response is lost (decisions §7, §9).
 */
import { batch, signal } from "@preact/signals-core";
import { mobileDataOption } from "#core/domain/customer/options.contract.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage, LinePorts } from "#widgets/my-digi/product/line-page.model.ts";
import {
  boughtOf,
  changedOffer,
  dataResets,
  isBoughtBefore,
  isNotBought,
  withBought,
  type DataOption,
  type Purchase,
} from "./options.rules.ts";
import { createPurchaseCalls } from "./purchase-calls.model.ts";

export type OptionPorts = Pick<LinePorts, "call" | "language" | "emit" | "clock" | "session">;

export type DataState =
  /**
   * No confirmation dialog is open. `bought` is the amount that was bought last, with the API's own text. `isOutdated`: the dialog was
   * closed because this amount was bought in another tab or on another device meanwhile. Next: asking.
   */
  | { readonly kind: "idle"; readonly bought?: DataOption; readonly message?: string; readonly isOutdated?: true }
  /**
   * The customer is asked to confirm the purchase. `failure` tells why the last attempt failed. `isChanged`: nothing was sent, because the
   * price or the month is another one than the dialog said. Next: sending, idle.
   */
  | { readonly kind: "asking"; readonly purchase: Purchase; readonly failure?: Failure; readonly isChanged?: true }
  /** The call is under way. Next: idle (bought, or outdated), asking (failed, or changed). */
  | { readonly kind: "sending"; readonly purchase: Purchase };

const form = "data_option";
const outdated: DataState = { kind: "idle", isOutdated: true };

export function createDataOptions({ call, language, emit, clock, session }: OptionPorts, page: LinePage) {
  const state = signal<DataState>({ kind: "idle" });
  const calls = createPurchaseCalls({ clock, language, session }, page);
  const ask = (option: DataOption, isChanged?: true): void => {
    const shown = page.shown();
    const purchase = { option, before: option.quantity ?? 0, resets: shown && dataResets(shown) };
    calls.begin(purchase);
    state.value = { kind: "asking", purchase, ...(isChanged && { isChanged }) };
  };
  /** Closes the dialog or asks with new values, where the offer has changed since it opened. Returns true where nothing may be sent. */
  const isOver = (purchase: Purchase): boolean => {
    const { wpId } = purchase.option;
    const changed = changedOffer(page.shown(), purchase);
    if (!changed && boughtOf(page.shown(), wpId) === purchase.before) return false;
    // The page data now contains the purchase, so the next purchase is a new one with a new key.
    calls.settle(wpId);
    if (changed) ask(changed, true);
    else state.value = outdated;
    return true;
  };

  // The confirmation dialog stays open.
  page.onReturn(() => {
    const now = state.peek();
    if (now.kind === "asking") state.value = { kind: "asking", purchase: now.purchase };
  });

  return {
    state,
    /** Opens the confirmation dialog, and requests the page data again, because this amount may have been bought in another tab. */
    ask(option: DataOption): void {
      if (state.peek().kind === "sending") return;
      ask(option);
      void page.check();
    },
    /** Closes the dialog, except during a call: where the browser has closed it (Escape), the new state draws it again. */
    close(): void {
      const now = state.peek();
      if (now.kind !== "idle") state.value = now.kind === "sending" ? { ...now } : { kind: "idle" };
    },
    /**
     * Closes the dialog where the amount was bought in another tab, and asks again where its price or its month has changed since the
     * dialog was opened.
     */
    check(): void {
      const now = state.peek();
      if (now.kind === "asking") isOver(now.purchase);
    },
    /**
     * Makes the purchase that the dialog names. The page data is requested again first: since the dialog was opened, the amount may have
     * been bought in another tab, or the month may have ended. A second press while the call is under way does nothing.
     */
    async confirm(): Promise<void> {
      const asked = state.peek();
      if (asked.kind !== "asking") return;
      const { purchase } = asked;
      const { wpId } = purchase.option;
      if (!emit("digi-submit", { form, fields: { wpId } })) return;
      state.value = { kind: "sending", purchase };
      const notChecked = await page.check();
      if (notChecked) return void (state.value = { kind: "asking", purchase, failure: notChecked });
      if (isOver(purchase)) return;
      const outcome = await call(mobileDataOption, calls.take(wpId));
      if (!outcome.ok) {
        if (isNotBought(outcome.failure)) calls.settle(wpId);
        const isBought = isBoughtBefore(outcome.failure);
        state.value = isBought ? outdated : { kind: "asking", purchase, failure: outcome.failure };
        return isBought ? void page.reload() : undefined;
      }
      calls.settle(wpId);
      batch(() => {
        state.value = { kind: "idle", bought: purchase.option, ...(outcome.message !== undefined && { message: outcome.message }) };
        page.update((shown) => withBought(shown, wpId));
      });
      emit("digi-success", { form });
      void page.reload();
    },
  };
}
