import { computed, createModel, effect, signal, type Signal } from "@preact/signals-core";
import type { Call } from "#core/api/client.ts";
import type { OptionsOf } from "#core/contract/element.ts";
import type { PortsOf } from "#core/element/room.ts";
import { createFormModel } from "#core/forms/form.model.ts";
import type { door } from "./callback-modal.element.ts";
import { formsCallback } from "./callback-modal.contract.ts";
import { callTimeAt, isReadyToSend, type CallTime } from "./callback-modal.rules.ts";
import type { CallbackFields } from "./callback-modal.schema.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof door>, options: Signal<OptionsOf<typeof door>>) => {
  const isOpen = computed(() => options.value.open === true);
  const isReady = signal(false);
  const callTime = signal<CallTime>(callTimeAt(ports.clock.now()));

  /** P-282: without `endpoint` nothing leaves the page; the host takes the fields from `digi-submit`. */
  const call: Call = (endpoint, request) =>
    options.peek().endpoint ? ports.call(endpoint, request) : Promise.resolve({ ok: true, value: {} as never }); // nothing of the answer is read

  const form = createFormModel(
    { ...ports, call },
    {
      name: "callback",
      endpoint: formsCallback,
      request: (fields: CallbackFields, extras) => {
        const { endpoint } = options.peek();
        return { body: { ...fields, ...extras, agree: "1" }, ...(endpoint && { address: endpoint }) };
      },
      visible: ({ client = "", ...fields }) => ({ ...fields, client }),
    },
  );

  const setOpen = (open: boolean): void => {
    options.value = { ...options.peek(), open };
  };
  /** The visitor's own closing. Keeps what was typed. */
  const close = (): void => {
    if (!isOpen.peek()) return;
    setOpen(false);
    ports.emit("digi-close");
  };

  return {
    form,
    isOpen,
    /** Names and phone are filled in (P-151). */
    isReady,
    callTime,
    close,
    /** After each change of a field. */
    onTyping(values: Readonly<Record<string, unknown>>): void {
      isReady.value = isReadyToSend(values);
    },
    /** From the confirmation to the form, with what was typed. */
    back: (): void => form.again(),
    /** The second click (P-156): closes and empties. */
    finish(): void {
      close();
      form.reset();
      isReady.value = false;
    },
    start() {
      const stopWatch = watchMinutes(ports, isOpen, (now) => (callTime.value = callTimeAt(now)));
      return () => {
        stopWatch();
        form.stop();
      };
    },
    methods: { show: () => setOpen(true), close: () => setOpen(false) },
  };
});

/** Calls at once and with every new minute while the dialog is open; returns the stop. */
function watchMinutes({ clock }: PortsOf<typeof door>, isOpen: { readonly value: boolean }, onMinute: (nowMs: number) => void): () => void {
  return effect(() => {
    if (!isOpen.value) return undefined;
    let cancel: () => void;
    const tick = (): void => {
      const now = clock.now();
      onMinute(now);
      cancel = clock.after(60_000 - (now % 60_000), tick);
    };
    tick();
    return () => cancel();
  });
}
