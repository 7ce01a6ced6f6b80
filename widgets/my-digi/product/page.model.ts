/** The page data of one product, for the address or number that the page's address names, else for the customer's first (decisions §9). */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import { myDigiProduct, type ProductPage, type ProductPageName } from "#core/domain/customer/product-page.contract.ts";
import { hasValue, type Loading } from "#core/services/load/loading.model.ts";
import { createCustomerLoading, watchReturn, type CustomerPorts } from "#widgets/my-digi/customer-loading.model.ts";
import { phoneDigitsOf } from "#widgets/my-digi/selection.rules.ts";
import { isByNumber } from "./product.rules.ts";

/** The parameters of the page's address that name an address and a number; undefined or empty where they name none. */
export type Named = { readonly address: ReadonlySignal<string | undefined>; readonly phone: ReadonlySignal<string | undefined> };

export type PageAnswer = { readonly error: string } | ProductPage;

export type Page = ReturnType<typeof createPage>;

/**
 * Creates the loading of a product's page data. Where the API does not know the named address or number, the data is requested once more
 * without both; `refused` then tells which of the two was named.
 */
export function createPage(ports: CustomerPorts, product: ProductPageName, { address, phone }: Named) {
  /** The named address and number that the API has refused, as one text. */
  const refusedKey = signal<string | undefined>(undefined);
  const named = computed(() => ({
    ...(address.value && { "address-id": address.value }),
    ...(phone.value && { "phone-nr": phoneDigitsOf(phone.value) }),
  }));
  const key = computed(() => `${named.value["address-id"] ?? ""}|${named.value["phone-nr"] ?? ""}`);
  const isRefused = computed(() => key.value !== "|" && refusedKey.value === key.value);
  const loading: Loading<PageAnswer> = createCustomerLoading(ports, myDigiProduct, {
    request: () => ({ query: { product, ...(isRefused.value ? {} : named.value), lang: ports.language.value } }),
  });

  /** The shown page data; undefined while there is none. */
  const shown = computed((): ProductPage | undefined => {
    const state = loading.state.value;
    return hasValue(state) && !("error" in state.value) ? state.value : undefined;
  });

  /** Returns the error of the page data, which is shown in the place of the page (C-088). */
  const error = computed((): string | undefined => {
    const state = loading.state.value;
    return hasValue(state) && "error" in state.value ? state.value.error : undefined;
  });

  const listeners = new Set<() => void>();

  return {
    loading,
    shown,
    error,
    /** Calls `forget` each time that a customer whose session had ended has signed in again, for as long as this model lives. */
    onReturn: (forget: () => void): void => void listeners.add(forget),
    refused: computed((): "address" | "number" | undefined => {
      if (!isRefused.value) return undefined;
      return isByNumber(product) && named.value["phone-nr"] !== undefined ? "number" : "address";
    }),
    start() {
      const stopAsking = loading.state.subscribe((state) => {
        if (state.status === "failed" && state.failure.code === "not_found" && key.peek() !== "|") refusedKey.value = key.peek();
      });
      const stops = [stopAsking, loading.start(), watchReturn(ports.session, () => listeners.forEach((forget) => forget()))];
      return () => stops.forEach((stop) => stop());
    },
  };
}
