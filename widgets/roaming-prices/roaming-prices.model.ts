import { computed, createModel, effect, signal } from "@preact/signals-core";
import type { OptionsOf } from "#core/base/contract/element.ts";
import { findCountries, home, nameIn, sortedCountries } from "#core/domain/pages/country-search.rules.ts";
import { roamingPrices, type RoamingCountry } from "#core/domain/pages/roaming.contract.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import type { definition } from "./roaming-prices.element.ts";
import { countryIn, wantedCountry, withCountry } from "./roaming-prices.rules.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (ports: PortsOf<typeof definition>, options: { readonly value: OptionsOf<typeof definition> }, bar = pageAddressBar) => {
    const fixed = computed(() => options.value.country);
    const address = signal<string | undefined>(undefined);
    /** The codes that the API does not know. The page's address keeps them, and another country is shown. */
    const unknown = signal<ReadonlySet<string>>(new Set());
    const code = computed(() =>
      wantedCountry([address.value === undefined ? undefined : countryIn(address.value), fixed.value], unknown.value),
    );
    const prices = createLoading(ports, roamingPrices, {
      request: () => (address.value === undefined ? undefined : { query: { country: code.value, lang: ports.language.value } }),
    });
    /** The countries of the last response. They can still be searched while another country is loading, and after it has failed. */
    const countries = signal<readonly RoamingCountry[]>([]);
    /** The typed text; undefined as long as the visitor has not typed since the last choice. */
    const typed = signal<string | undefined>(undefined);
    const sorted = computed(() => sortedCountries(countries.value, ports.language.value));
    const text = computed(
      () => typed.value ?? countries.value.find((one) => one.code === code.value)?.name ?? nameIn(ports.language.value, code.value),
    );

    const passOver = (refused: string): void => void (unknown.value = new Set([...unknown.peek(), refused]));
    return {
      prices,
      text,
      /** True where the text in the field is the name of the country that is shown. */
      isChosen: computed(() => typed.value === undefined),
      found: computed(() => (typed.value === undefined ? sorted.value : findCountries(sorted.value, typed.value))),
      type: (query: string): void => void (typed.value = query),
      choose(country: RoamingCountry): void {
        typed.value = undefined;
        if (country.code === code.peek()) return;
        const href = withCountry(bar.read(), country.code);
        bar.push(href);
        address.value = href; // The country is shown even where the browser refuses to change the address.
      },
      start() {
        const read = (): void => {
          typed.value = undefined;
          address.value = bar.read();
        };
        const stops = [
          bar.watch(read),
          prices.start(),
          effect(() => {
            const state = prices.state.value;
            if ("value" in state) countries.value = [...new Map(state.value.countries.map((one) => [one.code, one]))].map(([, one]) => one);
            if (state.status === "failed" && state.failure.code === "not_found" && code.peek() !== home) passOver(code.peek());
          }),
        ];
        read();
        return () => stops.forEach((stop) => stop());
      },
    };
  },
);
