/** A sending that takes a while can be stopped: what a form with files has beside what the form itself knows. */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals-core";
import type { FormModel } from "#core/forms/form/form.model.ts";
import type { Clock } from "#core/platform/clock.ts";

/** From when on a sending is long enough that a way to stop it is of use. */
export const longSendingMs = 1000;

export type SendingNotice =
  /** Nothing to say. → long, stopped */
  | "none"
  /** It takes a while: it can be stopped. → none (answered), stopped */
  | "long"
  /** The visitor stopped it; everything typed is kept. → none (sent again, emptied) */
  | "stopped";

export type Sending = {
  readonly notice: ReadonlySignal<SendingNotice>;
  /** Stops it: the form is as it was. */
  stop(): void;
  /** Empties the form, and forgets what was said. */
  reset(): void;
  /** Offers the way out of a long sending; what an attempt said is over when the next begins. */
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
