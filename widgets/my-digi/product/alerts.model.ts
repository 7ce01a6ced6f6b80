/** Accepts the offer of an alert of a mobile line, such as bill-shock protection (C-179, C-180, C-261, C-382). */
import { computed, signal } from "@preact/signals-core";
import { acceptBspAction } from "#core/domain/customer/product-page.contract.ts";
import { mobileBspActivate } from "#core/domain/customer/alerts.contract.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage, LinePorts } from "./line-page.model.ts";

export type AlertState =
  /** Nothing was pressed yet. Next: accepting. */
  | { readonly kind: "open" }
  /** The call is under way. Next: accepted, failed. */
  | { readonly kind: "accepting"; readonly id: string }
  /** The call was refused or did not arrive; it may be repeated. Next: accepting, open (the customer has signed in again). */
  | { readonly kind: "failed"; readonly id: string; readonly failure: Failure }
  /** The alert is accepted, so its actions are disabled. `message` is the API's own text. The alert is not in the page data any more. */
  | { readonly kind: "accepted"; readonly id: string; readonly message?: string };

export const isKnownAction = (action: string): boolean => action === acceptBspAction;

export function createAlerts({ call, language, emit }: LinePorts, page: LinePage) {
  const state = signal<AlertState>({ kind: "open" });
  let isTold = false;
  page.onReturn(() => {
    if (state.peek().kind === "failed") state.value = { kind: "open" };
  });
  return {
    state,
    /** True once an alert was accepted, so that the tab of the alerts is not shown any more. */
    isDone: computed(() => state.value.kind === "accepted"),
    /**
     * Returns true at its first call after an acceptance, so that only one view announces it. Later views show the acceptance without
     * announcing it again.
     */
    takeNews(): boolean {
      const isNew = !isTold;
      isTold = true;
      return isNew;
    },
    /** Accepts the alert. A second press while the call is under way does nothing. */
    async accept(id: string): Promise<void> {
      const { kind } = state.peek();
      if (kind === "accepting" || kind === "accepted") return;
      if (!emit("digi-submit", { form: acceptBspAction, fields: {} })) return;
      state.value = { kind: "accepting", id };
      const outcome = await call(mobileBspActivate, { body: { ...page.target, lang: language.peek() } });
      // `already_done` counts as success, because the alert is accepted as requested: in another tab, or by a call whose response was lost.
      const isAccepted = outcome.ok || outcome.failure.code === "already_done";
      if (!isAccepted) return void (state.value = { kind: "failed", id, failure: outcome.failure });
      state.value = { kind: "accepted", id, ...(outcome.ok && outcome.message !== undefined && { message: outcome.message }) };
      emit("digi-success", { form: acceptBspAction });
    },
  };
}
