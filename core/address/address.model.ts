/**
 * An address as it is typed: postal code → city → street → number → box. Each field is looked up with what was chosen before
 * it, and choosing or typing again empties all that comes after. Shared by every room that asks for an address.
 */
import { createModel, effect, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/api/client.ts";
import type { Outcome } from "#core/api/outcome.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { AddressCode } from "#core/values/address-codes.ts";
import type { FieldCode } from "#core/values/field-codes.ts";
import type { Language } from "#core/values/language.ts";
import { numberMinLength, postalCodeLength, streetMinLength } from "#core/values/limits.ts";
import { isPostalCode } from "#core/values/postal-code.ts";
import { addressCity, addressNumber, addressStreet, type City, type HouseNumber, type Street } from "./address.contract.ts";
import {
  addressFieldNames,
  contactCodes,
  isHopelessPostalCode,
  type Address,
  type AddressCodes,
  type AddressFieldName,
} from "./address.rules.ts";
import { createLookup } from "./lookup.model.ts";

export type AddressPorts = { readonly call: Call; readonly clock: Clock; readonly language: ReadonlySignal<Language> };

/** What stands in a field, and the suggestion that it is, once one was chosen. */
export type Choice<Item> = { readonly text: string; readonly chosen?: Item };

export type AddressFields = {
  readonly postalCode: string;
  readonly city: Choice<City>;
  readonly street: Choice<Street>;
  readonly number: Choice<HouseNumber>;
  readonly box: string;
  readonly email: string;
  readonly agree: boolean;
};

/** A rule's code, put into words while drawing, or the server's own words. */
export type FieldProblem = { readonly code: FieldCode | AddressCode } | { readonly message: string };
export type AddressProblems = Readonly<Partial<Record<AddressFieldName, FieldProblem>>>;

const nothing = { text: "" };
const untyped: AddressFields = { postalCode: "", city: nothing, street: nothing, number: nothing, box: "", email: "", agree: false };

export type AddressModel = InstanceType<typeof AddressModel>;

export const AddressModel = createModel((ports: AddressPorts) => {
  const fields = signal<AddressFields>(untyped);
  const problems = signal<AddressProblems>({});
  const refusals = signal(0);
  const resets = signal(0);
  const lang = (): Language => ports.language.peek();

  /** Changes fields and takes the errors of all that changed away (P-211). */
  const set = (changes: Partial<AddressFields>): void => {
    fields.value = { ...fields.peek(), ...changes };
    problems.value = Object.fromEntries(Object.entries(problems.peek()).filter(([name]) => !(name in changes)));
  };

  const cities = createLookup<City>(
    ports.clock,
    async (postalCode, signal) =>
      listOf(await ports.call(addressCity, { body: { postalCode, lang: lang() }, signal }), (answer) => answer.cities ?? []),
    (found) => {
      set({ postalCode: fields.peek().postalCode });
      if (found.length === 1 && found[0]) chooseCity(found[0]); // C-288, decisions §3
    },
  );

  const streets = createLookup<Street>(ports.clock, async (street, signal) => {
    const { postalCode, city } = fields.peek();
    const { cityId = "", stateId = "" } = city.chosen ?? {};
    const body = { street, city: city.text, cityId, stateId, postalCode, lang: lang() };
    return listOf(await ports.call(addressStreet, { body, signal }), (answer) => answer.streets);
  });

  const numbers = createLookup<HouseNumber>(ports.clock, async (number, signal) => {
    const { postalCode, city, street } = fields.peek();
    const { cityId = "", stateId = "" } = city.chosen ?? {};
    const body = { streetId: street.chosen?.streetId ?? "", number, cityId, stateId, postalCode };
    return listOf(await ports.call(addressNumber, { body, signal }), (answer) => answer.numbers);
  });

  const setCity = (city: Choice<City>): void => {
    streets.clear();
    numbers.clear();
    set({ city, street: nothing, number: nothing, box: "" });
  };
  const setStreet = (street: Choice<Street>): void => {
    numbers.clear();
    set({ street, number: nothing, box: "" });
  };
  const chooseCity = (chosen: City): void => setCity({ text: chosen.city, chosen });

  /** Only the first of them, since all that comes after it waits for it (C-297, decisions §3). */
  const missing = (): AddressCodes => {
    const { city, street, number } = fields.peek();
    if (!city.chosen && cities.state.peek().kind !== "found") return { postalCode: "postal-code.format" };
    if (!city.chosen) return { city: "city.required" };
    if (!street.chosen) return { street: "street.required" };
    return number.chosen ? {} : { number: "number.invalid" };
  };

  return {
    fields,
    problems,
    cities: cities.state,
    streets: streets.state,
    numbers: numbers.state,
    /** Counts the checks that found something missing; the view leads to the first field then. */
    refusals,
    /** Counts how often all was emptied; the view follows it. */
    resets,
    typePostalCode(text: string): void {
      setCity(nothing);
      set({ postalCode: text });
      if (isHopelessPostalCode(text)) problems.value = { ...problems.peek(), postalCode: { code: "postal-code.format" } };
      if (text.length === postalCodeLength && isPostalCode(text))
        cities.ask(text); // P-197, C-283
      else cities.clear();
    },
    typeCity: (text: string): void => setCity({ text }),
    chooseCity,
    typeStreet(text: string): void {
      setStreet({ text });
      if (text.trim().length >= streetMinLength)
        streets.ask(text.trim()); // P-195, C-284
      else streets.clear();
    },
    chooseStreet: (chosen: Street): void => setStreet({ text: chosen.street, chosen }),
    typeNumber(text: string): void {
      set({ number: { text }, box: "" });
      if (text.trim().length >= numberMinLength)
        numbers.ask(text.trim()); // P-196, C-285
      else numbers.clear();
    },
    chooseNumber: (chosen: HouseNumber): void => set({ number: { text: chosen.number, chosen }, box: "" }),
    typeBox: (box: string): void => set({ box }),
    typeEmail: (email: string): void => set({ email, agree: fields.peek().agree }), // either may have made the other required
    tickAgree: (agree: boolean): void => set({ agree, email: fields.peek().email }),
    retryCities: cities.retry,
    retryStreets: streets.retry,
    retryNumbers: numbers.retry,
    /** The whole address, or undefined: then every problem is shown at its field (P-201). */
    check({ askEmail }: { askEmail: boolean }): Address | undefined {
      const typed = fields.peek();
      const codes = { ...missing(), ...(askEmail && contactCodes(typed.email, typed.agree)) };
      const found = Object.entries(codes).map(([name, code]) => [name, { code }]);
      problems.value = Object.fromEntries(found) as AddressProblems;
      if (found.length === 0) return complete(typed, askEmail);
      refusals.value++;
      return undefined;
    },
    /** What the server said about fields. Names that are not of an address are left to the caller. */
    showServerErrors(errors: Readonly<Record<string, string>>): void {
      const known = addressFieldNames.flatMap((name) => (errors[name] === undefined ? [] : [[name, { message: errors[name] }]]));
      problems.value = { ...problems.peek(), ...(Object.fromEntries(known) as AddressProblems) };
    },
    reset(): void {
      cities.clear();
      setCity(nothing);
      fields.value = untyped;
      problems.value = {};
      resets.value++;
    },
    /** The server's words about a postal code are asked for again in a new language. */
    start(): () => void {
      let shown = lang();
      const stopWatching = effect(() => {
        const language = ports.language.value;
        if (language !== shown && cities.state.peek().kind === "failed") cities.retry();
        shown = language;
      });
      return () => {
        stopWatching();
        for (const lookup of [cities, streets, numbers]) lookup.clear();
      };
    },
  };
});

function listOf<Answer, Item>(outcome: Outcome<Answer>, pick: (answer: Answer) => readonly Item[]): Outcome<readonly Item[]> {
  return outcome.ok ? { ok: true, value: pick(outcome.value) } : outcome;
}

function complete({ postalCode, city, street, number, box, email, agree }: AddressFields, askEmail: boolean): Address | undefined {
  if (!city.chosen || !street.chosen || !number.chosen) return undefined;
  return {
    postalCode,
    city: city.chosen.city,
    cityId: city.chosen.cityId,
    stateId: city.chosen.stateId,
    street: street.chosen.street,
    streetId: street.chosen.streetId,
    number: number.chosen.number,
    fttbAddressId: number.chosen.fttbId,
    box: box.trim(),
    ...(askEmail && agree && { email: email.trim(), agree }),
  };
}
