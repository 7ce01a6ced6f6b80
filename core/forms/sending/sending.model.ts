/** The notice of a form with files, beside the state of the form itself: a submission that takes long can be stopped by the visitor. */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals-core";
import type { FormModel } from "#core/forms/form/form.model.ts";
import type { Clock } from "#core/platform/clock.ts";

/** Milliseconds after which a submission counts as long, so that a button to stop it is offered. */
export const longSendingMs = 1000;

export type SendingNotice =
  /** No notice is shown. Next: long, stopped. */
  | "none"
  /** The submission takes a while, and a button to stop it is shown. Next: none (answered), stopped. */
  | "long"
  /** The visitor stopped the submission; everything typed stays. Next: none (sent again, emptied). */
  | "stopped";

export type Sending = {
  readonly notice: ReadonlySignal<SendingNotice>;
  /** Stops the submission; the form is then as it was before. */
  stop(): void;
  /** Empties the form and clears the notice. */
  reset(): void;
  /**
   * Watches the form: offers to stop a long submission, and clears the notice of an earlier attempt when the next one begins. Returns the
   * function that stops watching.
   */
  watch(): () => void;
};

export function createSending(form: Pick<FormModel<never, unknown>, "state" | "cancel" | "reset">, clock: Clock): Sending {
  const notice = signal<SendingNotice>("none");
  const isSending = computed(() => form.state.value.status === "sending");
  return {
    notice,
    stop() {
      form.cancel();
      notice.value = "stopped";
    },
    reset() {
      notice.value = "none";
      form.reset();
    },
    watch: () =>
      effect(() => {
        if (!isSending.value) return undefined;
        notice.value = "none";
        const cancel = clock.after(longSendingMs, () => (notice.value = "long"));
        return () => {
          cancel();
          if (notice.peek() === "long") notice.value = "none";
        };
      }),
  };
}
