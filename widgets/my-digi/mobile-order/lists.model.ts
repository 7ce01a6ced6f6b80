/**
 * The lists that the order of another mobile line needs: the plans, the customer's addresses, and the customer's lines, whose number is
 * limited.
 */
import { installAddresses, type OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import { myDigiProducts, type MyProducts } from "#core/domain/customer/products.contract.ts";
import { mobileOffers } from "#core/domain/offers/offers.contract.ts";
import { createCustomerLoading, type CustomerPorts } from "#widgets/my-digi/customer-loading.model.ts";
import type { Language } from "#core/base/values/language.ts";
import { signal, type ReadonlySignal } from "@preact/signals-core";
import { newEsimOf, type Plans } from "./mobile-order.rules.ts";

export type Lists = ReturnType<typeof createLists>;

export function createLists(ports: CustomerPorts & { readonly language: ReadonlySignal<Language> }) {
  const plans = createCustomerLoading(ports, mobileOffers, {
    request: () => ({ query: { serviceType: "mobil" as const, lang: ports.language.value } }),
    isEmpty: ({ mobile }) => mobile.length === 0,
  });
  const own = createCustomerLoading(ports, installAddresses, {
    request: () => ({ query: { sectionType: "mobil" as const, lang: ports.language.value } }),
  });
  const products = createCustomerLoading(ports, myDigiProducts, { request: () => ({ query: { lang: ports.language.value } }) });
  const newEsim = signal<string | undefined>(undefined);
  const lines = (): MyProducts | undefined => loadedOf<MyProducts>(products.state.peek());
  return {
    plans,
    own,
    products,
    /** The number of the line that was ordered with an eSIM, once `findNewEsim` has found it. */
    newEsim,
    /**
     * Requests the customer's lines once more after an order, in order to find the ordered one: the response to an order does not name it.
     */
    async findNewEsim(): Promise<void> {
      const before = lines();
      await products.check();
      const after = lines();
      newEsim.value = before && after && newEsimOf(before, after);
    },
    offered: (): Plans => loadedOf<{ mobile: Plans }>(plans.state.peek())?.mobile ?? [],
    addresses: (): readonly OrderableAddress[] => loadedOf<{ data: readonly OrderableAddress[] }>(own.state.peek())?.data ?? [],
    /** Sets the new price of a plan, which the customer has seen, on the plan's card. */
    reprice: (wpId: string, prc: number): void =>
      plans.update(({ mobile }) => ({ mobile: mobile.map((card) => (card.wpId === wpId ? { ...card, prc } : card)) })),
    /** Loads the lists. Returns a function that stops loading. */
    start() {
      const stops = [plans.start(), own.start(), products.start()];
      return () => stops.forEach((stop) => stop());
    },
  };
}

const loadedOf = <Value>(state: { readonly status: string } | { readonly value: Value }): Value | undefined =>
  "value" in state ? state.value : undefined;
