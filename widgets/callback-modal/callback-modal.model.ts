import { computed, createModel, effect, signal, type Signal } from "@preact/signals-core";
import type { Call } from "#core/services/api/call.ts";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createCallTime } from "#core/features/callback-fields/call-time.model.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import { callbackForm } from "#core/domain/leads/callback.form.ts";
import { warnOnce } from "#core/platform/console.ts";
import { callTimeAt } from "#core/base/values/calling-hours.ts";
import type { definition } from "./callback-modal.element.ts";
import { isReadyToSend } from "./callback-modal.rules.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>, options: Signal<OptionsOf<typeof definition>>) => {
  const isOpen = computed(() => options.value.open === true);
  const isReady = signal(false);
  const callTime = createCallTime(ports.clock, callTimeAt(ports.clock.now()));

  /**
   * Sends the request. Without the attribute `endpoint` nothing is sent: the host page takes the fields from the event `digi-submit`
   * (P-282).
   */
  const call: Call = (endpoint, request) =>
    // The empty answer promises no time for the call.
    options.peek().endpoint ? ports.call(endpoint, request) : Promise.resolve({ ok: true, value: {} as never });

  const sentNumber = signal("");
  const { isTaken, listened } = listenForTaker(ports, options);
  const form = createFormModel(
    { ...ports, ...listened, call },
    {
      ...callbackForm(() => options.peek().endpoint),
      onSent: (_answer, { phone_number }) => (sentNumber.value = phone_number),
    },
  );

  const setOpen = (open: boolean): void => {
    options.value = { ...options.peek(), open };
  };
  /** Closes the dialog on the visitor's request and dispatches `digi-close`. The visitor's input is kept. */
  const close = (): void => {
    if (!isOpen.peek()) return;
    setOpen(false);
    ports.emit("digi-close");
  };

  const reset = (): void => {
    form.reset();
    isReady.value = false;
  };

  return {
    form,
    draft: { ...form, reset },
    isOpen,
    /** True once names and phone are filled in (P-151). */
    isReady,
    callTime: callTime.time,
    /** True where the API or the host page has accepted the last request. Only then does the confirmation promise a call. */
    isTaken,
    /** The 9 digits of the phone number that was confirmed last. */
    sentNumber,
    close,
    /** Updates, after each change of a field, whether the form can be sent. */
    onTyping(values: Readonly<Record<string, unknown>>): void {
      isReady.value = isReadyToSend(values);
    },
    /** Returns from the confirmation to the form, in which the visitor's input is kept. */
    back: (): void => form.again(),
    /** Closes the dialog and empties the form, when the close button of the confirmation is pressed (P-156). */
    finish(): void {
      close();
      reset();
    },
    start() {
      const stopWatch = effect(() => (isOpen.value ? callTime.watch() : undefined));
      return () => {
        stopWatch();
        form.stop();
      };
    },
    methods: { show: () => setOpen(true), close: () => setOpen(false) },
  };
});

/**
 * Wraps the ports so that the widget records whether the page or an endpoint has accepted the visitor's request. Without `endpoint`, a
 * request counts as accepted only where the host page sets `taken` in the event. A request that nobody accepts is confirmed to the visitor
 * (P-154), but no success is dispatched or tracked.
 */
function listenForTaker(ports: PortsOf<typeof definition>, options: { peek(): OptionsOf<typeof definition> }) {
  const isTaken = signal(true);
  const announce = (detail: unknown): boolean => {
    const submitted: { taken?: boolean } = { ...(detail as object) };
    const goesOn = ports.emit("digi-submit", submitted);
    isTaken.value = Boolean(options.peek().endpoint) || submitted.taken === true;
    if (goesOn && !isTaken.peek())
      warnOnce(
        "<digi-callback-modal>: nobody takes this request. Give the tag an endpoint, or set event.detail.taken = true where the page listens for digi-submit.",
      );
    return goesOn;
  };
  const listened: Pick<typeof ports, "emit" | "track"> = {
    emit: (type, detail) => (type === "digi-submit" ? announce(detail) : isTaken.peek() && ports.emit(type, detail)),
    track: (...event) => isTaken.peek() && ports.track(...event),
  };
  return { isTaken, listened };
}
