/** Data for a mobile line is bought, each time once, whatever happens to the response (decisions §7, §9). */
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
   * No question is open. `bought` is the amount that was bought last, with the API's own text; `isOutdated` tells that the question was
   * closed because this amount was bought elsewhere meanwhile. → asking
   */
  | { readonly kind: "idle"; readonly bought?: DataOption; readonly message?: string; readonly isOutdated?: true }
  /** The customer is asked to confirm. `failure` tells why the last attempt failed. → sending, idle */
  | { readonly kind: "asking"; readonly purchase: Purchase; readonly failure?: Failure }
  /** The call is under way. → idle (bought, or outdated), asking (failed) */
  | { readonly kind: "sending"; readonly purchase: Purchase };

const form = "data_option";

export function createDataOptions({ call, language, emit }: OptionPorts, page: LinePage) {
  const state = signal<DataState>({ kind: "idle" });
  /** The calls whose outcome is not known, by the amount's id. Each of them is sent again as it was, with the same key. */
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

  // The question stays open.
  page.onReturn(() => {
    const now = state.peek();
    if (now.kind === "asking") state.value = { kind: "asking", purchase: now.purchase };
  });

  return {
    state,
    /** Opens the question. The page is requested again meanwhile, because this amount may have been bought in another tab. */
    ask(option: DataOption): void {
      if (state.peek().kind === "sending") return;
      state.value = { kind: "asking", purchase: { option, before: option.quantity ?? 0 } };
      void page.reload();
    },
    /** Closes the question. While the call is under way it stays: the new state has it drawn again where the browser has closed it. */
    close(): void {
      const now = state.peek();
      if (now.kind !== "idle") state.value = now.kind === "sending" ? { ...now } : { kind: "idle" };
    },
    /** Closes the question where the amount was bought elsewhere since it was opened. */
    check(): void {
      const now = state.peek();
      if (now.kind === "asking" && isOutdated(now.purchase)) closeOutdated(now.purchase);
    },
    /**
     * Buys what was asked about, where the page still shows what it showed before: in another tab it may have been bought since. A second
     * press while the call is under way does nothing.
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
