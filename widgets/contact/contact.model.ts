import { computed, createModel, effect, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/element/room.ts";
import { createFormModel } from "#core/forms/form.model.ts";
import { phonePrefix } from "#core/values/limits.ts";
import type { door } from "./contact.element.ts";
import { formsContact } from "./contact.contract.ts";
import type { ContactFields } from "./contact.schema.ts";

/** From when on a sending is long enough that a way to stop it is of use. */
export const longSendingMs = 1000;

/** How a sending stands, beside what the form itself knows. */
export type SendingNotice =
  /** Nothing to say. → long, stopped */
  | "none"
  /** It takes a while: it can be stopped. → none (answered), stopped */
  | "long"
  /** The visitor stopped it; everything typed is kept. → none (sent again, emptied) */
  | "stopped";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof door>) => {
  const notice = signal<SendingNotice>("none");
  const sentTo = signal("");
  const form = createFormModel(ports, {
    name: "contact",
    endpoint: formsContact,
    tracksProgress: true,
    // The file goes last, so that whoever reads along knows the fields before it.
    request: ({ upload, ...typed }: ContactFields, extras) => ({
      body: { ...typed, agree: typed.gdpr_agree, prefix: phonePrefix, ...extras, upload },
    }),
    visible: ({ upload, ...typed }) => ({ ...typed, upload: upload?.name ?? "" }),
    onSent: (_answer, { email }) => (sentTo.value = email),
  });

  const isSending = computed(() => form.state.value.status === "sending");

  /** Offers the way out of a long sending; what an attempt said is over when the next begins. */
  const watchSending = (): (() => void) =>
    effect(() => {
      if (!isSending.value) return undefined;
      notice.value = "none";
      const cancel = ports.clock.after(longSendingMs, () => (notice.value = "long"));
      return () => {
        cancel();
        if (notice.peek() === "long") notice.value = "none";
      };
    });

  const reset = (): void => {
    notice.value = "none";
    form.reset();
  };

  return {
    form,
    draft: { ...form, reset },
    notice,
    /** Where the copy went that a success tells of. */
    sentTo,
    /** Stops a sending: the form is as it was. */
    stopSending() {
      form.cancel();
      notice.value = "stopped";
    },
    start() {
      const stopWatching = watchSending();
      return () => {
        stopWatching();
        form.stop();
      };
    },
    methods: { reset },
  };
});
