/** Looks up the suggestions of an address. Each field is looked up with the choices made in the fields before it. */
import { effect, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { Language } from "#core/base/values/language.ts";
import { numberMinLength, postalCodeLength, streetMinLength } from "#core/base/values/limits.ts";
import { addressCity, addressNumber, addressStreet } from "./address.contract.ts";
import type { City, HouseNumber, Street } from "./address.schema.ts";
import { createLookup } from "./lookup.model.ts";
import { writtenNumber, writtenStreet } from "./written-address.rules.ts";
import type { AddressFields } from "./typed-address.model.ts";

export type AddressPorts = { readonly call: Call; readonly clock: Clock; readonly language: ReadonlySignal<Language> };

export type AddressLookups = ReturnType<typeof createAddressLookups>;

export function createAddressLookups(
  { call, clock, language }: AddressPorts,
  fields: ReadonlySignal<AddressFields>,
  onCities: (found: readonly City[]) => void,
  onNumbers: (found: readonly HouseNumber[]) => void,
) {
  const lang = (): Language => language.peek();

  const cities = createLookup<City>(
    clock,
    postalCodeLength, // Cities are looked up from 4 digits on (P-197, C-283).
    async (postalCode, signal) =>
      listOf(await call(addressCity, { body: { postalCode, lang: lang() }, signal }), (answer) => answer.cities ?? []),
    onCities,
  );
  // Streets are looked up within the chosen city (P-195, C-284).
  const streets = createLookup<Street>(clock, streetMinLength, async (street, signal) => {
    const { postalCode, city } = fields.peek();
    const { cityId = "", stateId = "" } = city.chosen ?? {};
    const body = { street: writtenStreet(street).street, city: city.text, cityId, stateId, postalCode, lang: lang() };
    return listOf(await call(addressStreet, { body, signal }), (answer) => answer.streets);
  });
  // House numbers are looked up within the chosen street (P-196, C-285).
  const numbers = createLookup<HouseNumber>(
    clock,
    numberMinLength,
    async (number, signal) => {
      const { postalCode, city, street } = fields.peek();
      const { cityId = "", stateId = "" } = city.chosen ?? {};
      const body = { streetId: street.chosen?.streetId ?? "", number: writtenNumber(number).number, cityId, stateId, postalCode };
      return listOf(await call(addressNumber, { body, signal }), (answer) => answer.numbers);
    },
    onNumbers,
  );

  return {
    cities,
    streets,
    numbers,
    /**
     * Starts watching the language: the server's message about a postal code is requested again when the language changes. The returned
     * function stops the watching and ends the lookups.
     */
    start(): () => void {
      let shown = lang();
      const stopWatching = effect(() => {
        const wanted = language.value;
        if (wanted !== shown && cities.state.peek().kind === "failed") cities.retry();
        shown = wanted;
      });
      return () => {
        stopWatching();
        for (const lookup of [cities, streets, numbers]) lookup.clear();
      };
    },
  };
}

function listOf<Answer, Item>(outcome: Outcome<Answer>, pick: (answer: Answer) => readonly Item[]): Outcome<readonly Item[]> {
  return outcome.ok ? { ok: true, value: pick(outcome.value) } : outcome;
}
