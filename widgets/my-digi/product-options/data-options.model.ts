/**
 * The purchase of data for a mobile line. Each confirmed purchase is made exactly once, even if its response is lost (decisions §7, §9).
 */
import { batch, signal } from "@preact/signals-core";
import { randomUuid } from "#core/platform/random.ts";
import { mobileDataOption } from "#core/domain/customer/options.contract.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage, LinePorts } from "#widgets/my-digi/product/line-page.model.ts";
import { boughtOf, isNotBought, withBought, type DataOption } from "./options.rules.ts";

export type OptionPorts = Pick<LinePorts, "call" | "language" | "emit">;

/** The purchase that the customer is asked to confirm. `before` is how often this amount was bought when the question was opened. */
type Purchase = { readonly option: DataOption; readonly before: number };

export type DataState =
  /**
   * No confirmation dialog is open. `bought` is the amount that was bought last, with the API's own text. `isOutdated`: the dialog was
   * closed because this amount was bought in another tab or on another device meanwhile. Next: asking.
   */
  | { readonly kind: "idle"; readonly bought?: DataOption; readonly message?: string; readonly isOutdated?: true }
  /** The customer is asked to confirm. `failure` tells why the last attempt failed. → sending, idle */
  | { readonly kind: "asking"; readonly purchase: Purchase; readonly failure?: Failure }
  /** The call is under way. → idle (bought, or outdated), asking (failed) */
  | { readonly kind: "sending"; readonly purchase: Purchase };

const form = "data_option";

export function createDataOptions({ call, language, emit }: OptionPorts, page: LinePage) {
  const state = signal<DataState>({ kind: "idle" });
  /** The calls whose outcome is unknown, by the amount's id. A repetition sends the same call with the same key. */
  const unanswered = new Map<string, ReturnType<typeof callOf>>();

  const callOf = (wpId: string) => ({
    body: { ...page.target, lang: language.peek(), wpId },
    headers: { "idempotency-key": randomUuid() },
  });
  const isOutdated = ({ option, before }: Purchase): boolean => boughtOf(page.shown(), option.wpId) !== before;
  const closeOutdated = ({ option }: Purchase): void => {
    // The page shows what was bought, so the next purchase is one of its own.
    unanswered.delete(option.wpId);
    state.value = { kind: "idle", isOutdated: true };
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
      state.value = { kind: "asking", purchase: { option, before: option.quantity ?? 0 } };
      void page.reload();
    },
    /** Closes the dialog, except during a call: where the browser has closed it (Escape), the new state draws it again. */
    close(): void {
      const now = state.peek();
      if (now.kind !== "idle") state.value = now.kind === "sending" ? { ...now } : { kind: "idle" };
    },
    /**
     * Closes the dialog where the amount was bought elsewhere, and asks anew where its price or its month has changed since it was opened.
     */
    check(): void {
      const now = state.peek();
      if (now.kind === "asking" && isOutdated(now.purchase)) closeOutdated(now.purchase);
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
      await page.reload();
      if (isOutdated(purchase)) return closeOutdated(purchase);
      const sent = unanswered.get(wpId) ?? callOf(wpId);
      unanswered.set(wpId, sent);
      const outcome = await call(mobileDataOption, sent);
      if (!outcome.ok) {
        if (isNotBought(outcome.failure)) unanswered.delete(wpId);
        return void (state.value = { kind: "asking", purchase, failure: outcome.failure });
      }
      unanswered.delete(wpId);
      batch(() => {
        state.value = { kind: "idle", bought: purchase.option, ...(outcome.message !== undefined && { message: outcome.message }) };
        page.update((shown) => withBought(shown, wpId));
      });
      emit("digi-success", { form });
      void page.reload();
    },
  };
}
