/** The removal of a device from a Digi TV account (C-238, C-239, C-384). */
import { signal } from "@preact/signals-core";
import { digiTvDeactivateDevice } from "#core/domain/customer/digi-tv.contract.ts";
import type { TvDevice } from "#core/domain/customer/product-lists.schema.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import type { TvPorts } from "#widgets/my-digi/typed.model.ts";
import { withoutDevice } from "./digi-tv.rules.ts";

const form = "digi-tv-device";

/** The milliseconds for which the card of a removed device stays with its message (C-239). */
export const removedCardMs = 3000;

export type RemovalState =
  /** No confirmation dialog is open. Next: asking. */
  | { readonly kind: "idle" }
  /** The customer is asked whether to remove the device. `failure` tells why the last attempt failed. Next: sending, idle. */
  | { readonly kind: "asking"; readonly device: TvDevice; readonly failure?: Failure }
  /** The call is under way. Next: idle (removed), asking (failed). */
  | { readonly kind: "sending"; readonly device: TvDevice };

/**
 * A removed device whose card is still shown with its message. `wasGone`: the device had been removed before this call. `message` is the
 * API's own text.
 */
export type Removed = { readonly wasGone: boolean; readonly message?: string };

export function createDevices({ call, clock, language, emit }: TvPorts, page: LinePage) {
  const state = signal<RemovalState>({ kind: "idle" });
  const removed = signal<ReadonlyMap<string, Removed>>(new Map());
  const timers = new Map<string, () => void>();
  /** False while the list is not shown. Nobody reads the messages then, so no timer may hide them. */
  let isShown = false;

  const forgetFailure = (): void => {
    const now = state.peek();
    if (now.kind === "asking") state.value = { kind: "asking", device: now.device };
  };
  page.onReturn(forgetFailure);

  const hide = (id: string): void => {
    timers.get(id)?.();
    timers.delete(id);
    removed.value = new Map([...removed.peek()].filter(([one]) => one !== id));
    page.update((shown) => withoutDevice(shown, id));
  };

  const showRemoved = (id: string, message: Removed): void => {
    removed.value = new Map([...removed.peek(), [id, message]]);
    if (isShown)
      timers.set(
        id,
        clock.after(removedCardMs, () => hide(id)),
      );
    else hide(id);
  };

  return {
    state,
    /** The removed devices whose cards are still shown, by their ids. */
    removed,
    ask(device: TvDevice): void {
      if (state.peek().kind !== "sending" && !removed.peek().has(device.id)) state.value = { kind: "asking", device };
    },
    close(): void {
      if (state.peek().kind === "asking") state.value = { kind: "idle" };
    },
    /** Removes the device that the confirmation dialog names. A second press while the call is under way does nothing. */
    async confirm(): Promise<void> {
      const asked = state.peek();
      if (asked.kind !== "asking") return;
      const { device } = asked;
      if (!emit("digi-submit", { form, fields: { "device-id": device.id } })) return;
      state.value = { kind: "sending", device };
      const body = { lang: language.peek(), "address-id": page.target["address-id"], "device-id": device.id };
      const outcome = await call(digiTvDeactivateDevice, { body });
      // `already_done` counts as success, because the device is removed as requested: in another tab, or by a call whose response was lost.
      const wasGone = !outcome.ok && outcome.failure.code === "already_done";
      if (!outcome.ok && !wasGone) return void (state.value = { kind: "asking", device, failure: outcome.failure });
      const message = outcome.ok ? outcome.message : outcome.failure.message;
      state.value = { kind: "idle" };
      showRemoved(device.id, { wasGone, ...(message !== undefined && { message }) });
      if (outcome.ok) emit("digi-success", { form });
    },
    enter: (): void => void (isShown = true),
    /**
     * Hides the cards of removed devices at once and ends their timers, and clears the failure in the dialog, because the customer leaves
     * the list.
     */
    leave(): void {
      isShown = false;
      forgetFailure();
      for (const [id] of removed.peek()) hide(id);
    },
  };
}
