/**
 * The new address that will replace the bundle's address once its offers have loaded: an address that was checked in the form, or one from
 * a link that is being looked up.
 */
import { batch, computed, signal } from "@preact/signals-core";
import type { BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { definition } from "./configurator.element.ts";
import { createLinkedAddress } from "./linked-address.model.ts";

export function createComingAddress(ports: PortsOf<typeof definition>) {
  const link = createLinkedAddress(ports);
  /** The address that was checked and has fibre, while its offers are being requested. */
  const checked = signal<BundleAddress | undefined>(undefined);
  return {
    link,
    checked,
    /** The new address, once it is known and while its offers are being requested. */
    next: computed(() => checked.value ?? link.found.value),
    /** True while a new address is being looked up, or its offers are being requested. */
    isTaking: computed(() => link.id.value !== null || checked.value !== undefined),
    giveUp: (): void =>
      batch(() => {
        checked.value = undefined;
        link.forget();
      }),
  };
}
