/** The choice of how the notices about a line's usage are sent (decisions §9). A choice is saved at once. */
import { signal } from "@preact/signals-core";
import { settingsUsageNotice } from "#core/domain/customer/settings.contract.ts";
import type { UsageNotice } from "#core/base/values/usage-notice.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage, LinePorts } from "#widgets/my-digi/product/line-page.model.ts";

export type UsageNoticeState =
  /** Nothing was chosen yet, or the result of the last choice is not shown any more. Next: saving. */
  | { readonly kind: "idle" }
  /** The chosen value is being saved. Next: saving (another one was chosen), saved, failed. */
  | { readonly kind: "saving"; readonly value: UsageNotice }
  /** The value is saved. `message` is the API's own text. Next: saving, idle. */
  | { readonly kind: "saved"; readonly message?: string }
  /** The value was not saved, so the value of the page data is still in force. The choice may be repeated. Next: saving, idle. */
  | { readonly kind: "failed"; readonly value: UsageNotice; readonly failure: Failure };

const form = "usage_notice";

export function createUsageNotice({ call, language, emit }: LinePorts, page: LinePage) {
  const state = signal<UsageNoticeState>({ kind: "idle" });

  const save = async (value: UsageNotice) => {
    const outcome = await call(settingsUsageNotice, { body: { ...page.names, lang: language.peek(), value } });
    if (!outcome.ok) return outcome;
    page.update((shown) => (shown.consumption ? { ...shown, consumption: { ...shown.consumption, notice: value } } : shown));
    emit("digi-success", { form });
    return outcome;
  };
  const afterSaving = (value: UsageNotice, outcome: Awaited<ReturnType<typeof save>>): UsageNoticeState => {
    if (!outcome.ok) return { kind: "failed", value, failure: outcome.failure };
    return { kind: "saved", ...(outcome.message !== undefined && { message: outcome.message }) };
  };

  page.onReturn(() => {
    if (state.peek().kind === "failed") state.value = { kind: "idle" };
  });

  return {
    state,
    /**
     * Saves a choice. A customer who uses the arrow keys also makes the choices that the keys pass. While one choice is being saved, only
     * the latest of the following ones is saved after it, so that the API receives them in the right order.
     */
    async choose(value: UsageNotice): Promise<void> {
      const before = state.peek();
      if (before.kind === "saving" && before.value === value) return;
      if (!emit("digi-submit", { form, fields: { [form]: value } })) return;
      state.value = { kind: "saving", value };
      if (before.kind === "saving") return;
      let sent: UsageNotice;
      let wanted: UsageNotice | undefined = value;
      do {
        sent = wanted;
        const outcome = await save(sent);
        const current = state.peek();
        wanted = current.kind === "saving" && current.value !== sent ? current.value : undefined;
        if (wanted === undefined) state.value = afterSaving(sent, outcome);
      } while (wanted !== undefined);
    },
    /** Clears the result, because it is not shown any more. A choice that is being saved is not interrupted. */
    forget(): void {
      if (state.peek().kind !== "saving") state.value = { kind: "idle" };
    },
  };
}
