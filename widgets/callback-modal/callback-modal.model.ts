import { computed, createModel, effect, signal, type Signal } from "@preact/signals-core";
import type { Call } from "#core/services/api/client.ts";
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

  /** P-282: without `endpoint` nothing leaves the page; the host takes the fields from `digi-submit`. */
  const call: Call = (endpoint, request) =>
    options.peek().endpoint ? ports.call(endpoint, request) : Promise.resolve({ ok: true, value: {} as never }); // it promises no time

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
  /** The visitor's own closing. Keeps what was typed. */
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
    /** Names and phone are filled in (P-151). */
    isReady,
    callTime: callTime.time,
    /** Somebody has the request that was confirmed last: only then is a call promised. */
    isTaken,
    /** The 9 digits that were confirmed last. */
    sentNumber,
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

/** Without `endpoint` a request is taken only by a page that says so; one that nobody has is confirmed (P-154), but counts as no success. */
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
