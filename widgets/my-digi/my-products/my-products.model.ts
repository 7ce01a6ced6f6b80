import { computed, createModel, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { createCustomerLoading } from "#widgets/my-digi/customer-loading.model.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { createSelection } from "#widgets/my-digi/selection.model.ts";
import { chosenOf, phoneDigitsOf } from "#widgets/my-digi/selection.rules.ts";
import { isAt } from "./my-products.rules.ts";
import type { part } from "./my-products.part.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<{ readonly area: Area }>) => {
  const products = createCustomerLoading(ports, myDigiProducts, { request: () => ({ query: { lang: ports.language.value } }) });
  const selection = createSelection(ports, () => given.peek().area.isSoft());
  const shown = computed(() => {
    const state = products.state.value;
    if (!("value" in state)) return undefined;
    const { sections, addresses, phones } = state.value;
    const address = chosenOf(selection.address.value, addresses, ({ id }) => id);
    const phone = chosenOf(selection.phone.value && phoneDigitsOf(selection.phone.value), phones, (one) => one["phone-nr"]);
    const addressId = address.kind === "own" ? address.one.id : undefined;
    const number = phone.kind === "own" ? phone.one["phone-nr"] : undefined;
    return {
      address,
      phone,
      sections: sections.map(({ kind, items }) => ({ kind, items: items.filter((item) => isAt(item, addressId, number)) })),
    };
  });
  return {
    products,
    selection,
    shown,
    start() {
      const stops = [products.start(), selection.start()];
      return () => stops.forEach((stop) => stop());
    },
  };
});
