/** The address that is on its way into the bundle: checked in its form, or brought by a link and looked up. */
import { batch, computed, signal } from "@preact/signals-core";
import type { BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { definition } from "./configurator.element.ts";
import { createLinkedAddress } from "./linked-address.model.ts";

export function createComingAddress(ports: PortsOf<typeof definition>) {
  const link = createLinkedAddress(ports);
  /** The address that was checked and has fibre, while its offers are on their way. */
  const checked = signal<BundleAddress | undefined>(undefined);
  return {
    link,
    checked,
    /** The address that is known, and whose offers are waited for. */
    next: computed(() => checked.value ?? link.found.value),
    /** True while an address is on its way: being looked up, or its offers being requested. */
    isTaking: computed(() => link.id.value !== null || checked.value !== undefined),
    giveUp: (): void =>
      batch(() => {
        checked.value = undefined;
        link.forget();
      }),
  };
}
