/** The model of the search for the phone model on which an eSIM is to be installed (C-207, C-315). */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import { createLoading, type LoadPorts } from "#core/services/load/loading.model.ts";
import { findDevices } from "#core/domain/mobile-line/devices.rules.ts";
import { esimDevices, type Device } from "#core/domain/mobile-line/mobile-line.contract.ts";
import type { Language } from "#core/base/values/language.ts";

/** The choice as the form around the search holds it. */
export type DeviceChoice = {
  /** The slug of the chosen device; an empty string means that none is chosen. */
  readonly chosen: string;
  readonly onChoose: (slug: string) => void;
};

export type DeviceSearchModel = ReturnType<typeof createDeviceSearch>;

export function createDeviceSearch(
  ports: LoadPorts & { readonly language: ReadonlySignal<Language> },
  given: ReadonlySignal<DeviceChoice>,
) {
  const devices = createLoading(ports, esimDevices, { request: () => ({ query: { lang: ports.language.value } }) });
  /** The typed query. Undefined as long as the visitor has not typed since the last choice of a device. */
  const typed = signal<string | undefined>(undefined);
  const known = computed((): readonly Device[] => ("value" in devices.state.value ? devices.state.value.value.devices : []));
  const chosen = computed(() => known.value.find(({ value }) => value === given.value.chosen));
  const text = computed(() => typed.value ?? chosen.value?.label ?? "");
  return {
    devices,
    chosen,
    text,
    found: computed(() => findDevices(known.value, text.value)),
    type(query: string): void {
      typed.value = query;
      if (given.peek().chosen !== "") given.peek().onChoose("");
    },
    choose({ value }: Device): void {
      typed.value = undefined;
      given.peek().onChoose(value);
    },
    /** Loads the phones. Returns the function that stops it. */
    start: devices.start,
  };
}
