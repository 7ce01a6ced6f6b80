/**
 * Orders WiFi boosters and returns them (C-111). The call contains the total number that is wanted, so that repeating it orders nothing
 * twice.
 */
import { batch, signal } from "@preact/signals-core";
import { boosterQuantities, internetBooster } from "#core/domain/customer/product-changes.contract.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import type { ChangePorts } from "./settings.model.ts";
import { withBoosters } from "./settings.rules.ts";

type Quantity = (typeof boosterQuantities)[number];

/** A change of the number of boosters: `from` the number that the customer sees, `to` the wanted one. */
export type BoosterChange = { readonly from: number; readonly to: Quantity };

export type BoosterState =
  /**
   * No confirmation dialog is open. `done` is the change that was made last, with the API's own text. `isOutdated`: the dialog was closed
   * because the number was changed in another tab or on another device. Next: asking.
   */
  | { readonly kind: "idle"; readonly done?: BoosterChange; readonly message?: string; readonly isOutdated?: true }
  /** The customer is asked to confirm the change. `failure` tells why the last attempt failed. Next: sending, idle. */
  | { readonly kind: "asking"; readonly change: BoosterChange; readonly failure?: Failure }
  /** The call is under way. Next: idle (made), asking (failed). */
  | { readonly kind: "sending"; readonly change: BoosterChange };

export function createBooster({ call, language, emit }: ChangePorts, page: LinePage) {
  const state = signal<BoosterState>({ kind: "idle" });
  /** The request for the page data that is sent when the dialog opens. It resolves to the reason why the shown number may be outdated. */
  let renewed: Promise<Failure | undefined> | undefined;
  // The confirmation dialog stays open.
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
     * Opens the dialog that confirms a change to `to` boosters. The page data is requested again meanwhile, because the customer may have
     * changed the number in another tab. For a number that is not possible nothing is opened.
     */
    ask(from: number, to: number): void {
      const wanted = boosterQuantities.find((quantity) => quantity === to);
      if (state.peek().kind === "sending" || wanted === undefined) return;
      state.value = { kind: "asking", change: { from, to: wanted } };
      renewed = page.check();
    },
    close(): void {
      if (state.peek().kind === "asking") state.value = { kind: "idle" };
    },
    /** Closes the confirmation dialog where the number of boosters differs from the one that the change starts from. */
    check(quantity: number): void {
      const now = state.peek();
      if (now.kind === "asking" && now.change.from !== quantity) state.value = { kind: "idle", isOutdated: true };
    },
    /**
     * Sends the change that the dialog names. A second press while the call is under way does nothing. The call waits for the page data
     * that was requested when the dialog opened: if another tab has increased the number meanwhile, the call would otherwise return a
     * booster instead of ordering one.
     */
    async confirm(): Promise<void> {
      const asked = state.peek();
      if (asked.kind !== "asking") return;
      const { change } = asked;
      if (!emit("digi-submit", { form: "booster", fields: { quantity: String(change.to) } })) return;
      state.value = { kind: "sending", change };
      renewed ??= page.check();
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
