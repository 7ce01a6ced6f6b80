/**
 * WiFi boosters are ordered and taken back (C-111). The call says the number that is wanted in all, so repeating it orders nothing twice.
 */
import { batch, signal } from "@preact/signals-core";
import { boosterQuantities, internetBooster } from "#core/domain/customer/product-changes.contract.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import type { ChangePorts } from "./settings.model.ts";
import { withBoosters } from "./settings.rules.ts";

type Quantity = (typeof boosterQuantities)[number];

/** A change of the number of boosters: from the number that the customer sees to the one that is wanted. */
export type BoosterChange = { readonly from: number; readonly to: Quantity };

export type BoosterState =
  /**
   * No question is open. `done` is the change that was made last, with the API's own text; `isOutdated` tells that the question was closed
   * because the number has changed elsewhere. → asking
   */
  | { readonly kind: "idle"; readonly done?: BoosterChange; readonly message?: string; readonly isOutdated?: true }
  /** The customer is asked to confirm. `failure` tells why the last attempt failed. → sending, idle */
  | { readonly kind: "asking"; readonly change: BoosterChange; readonly failure?: Failure }
  /** The call is under way. → idle (made), asking (failed) */
  | { readonly kind: "sending"; readonly change: BoosterChange };

export function createBooster({ call, language, emit }: ChangePorts, page: LinePage) {
  const state = signal<BoosterState>({ kind: "idle" });
  /** The page as it is requested when the question opens; it resolves to the reason why the shown number may be outdated. */
  let renewed: Promise<Failure | undefined> | undefined;
  // The question stays open.
  page.onReturn(() => {
    const now = state.peek();
    if (now.kind === "asking") state.value = { kind: "asking", change: now.change };
  });
  const isChangedElsewhere = ({ from }: BoosterChange): boolean => {
    const shown = page.shown()?.settings?.booster?.quantity;
    return shown !== undefined && shown !== from;
  };
  return {
    state,
    /**
     * Opens the question whether to have `to` boosters. The page is requested again meanwhile, because the customer may have changed the
     * number in another tab. A number that nobody can have opens no question.
     */
    ask(from: number, to: number): void {
      const wanted = boosterQuantities.find((quantity) => quantity === to);
      if (state.peek().kind === "sending" || wanted === undefined) return;
      state.value = { kind: "asking", change: { from, to: wanted } };
      renewed = page.reload();
    },
    close(): void {
      if (state.peek().kind === "asking") state.value = { kind: "idle" };
    },
    /** Closes the question where the number of boosters is not the one any more from which the change begins. */
    check(quantity: number): void {
      const now = state.peek();
      if (now.kind === "asking" && now.change.from !== quantity) state.value = { kind: "idle", isOutdated: true };
    },
    /**
     * Sends what was asked about. A second press while the call is under way does nothing. It waits for the page that was requested with
     * the question: a number that another tab has changed meanwhile would make an order of a booster take one back.
     */
    async confirm(): Promise<void> {
      const asked = state.peek();
      if (asked.kind !== "asking") return;
      const { change } = asked;
      if (!emit("digi-submit", { form: "booster", fields: { quantity: String(change.to) } })) return;
      state.value = { kind: "sending", change };
      renewed ??= page.reload();
      const outdated = await renewed;
      if (outdated) {
        renewed = undefined;
        return void (state.value = { kind: "asking", change, failure: outdated });
      }
      if (isChangedElsewhere(change)) return void (state.value = { kind: "idle", isOutdated: true });
      const body = { lang: language.peek(), "address-id": page.target["address-id"], quantity: change.to };
      const outcome = await call(internetBooster, { body });
      if (!outcome.ok) return void (state.value = { kind: "asking", change, failure: outcome.failure });
      batch(() => {
        state.value = { kind: "idle", done: change, ...(outcome.message !== undefined && { message: outcome.message }) };
        page.update((shown) => withBoosters(shown, change.to));
      });
      emit("digi-success", { form: "booster" });
    },
  };
}
