/**
 * The model of an address while it is being typed: postal code → city → street → number → box. Each field is looked up with the choices
 * made before it. Choosing or typing again empties all fields that come after. Shared by every widget that asks for an address.
 */
import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import { numberMinLength, postalCodeLength, streetMinLength } from "#core/base/values/limits.ts";
import { isPostalCode } from "#core/base/values/postal-code.ts";
import { createAddressDraft } from "./address-draft.model.ts";
import { createAddressLookups, type AddressPorts } from "./address-lookups.model.ts";
import type { City, HouseNumber, Street } from "./address.schema.ts";
import {
  addressFieldNames,
  contactCodes,
  isHopelessPostalCode,
  wordsAboutField,
  type Address,
  type AddressCodes,
  type AddressFieldName,
} from "./address.rules.ts";
import { completeAddress, createTypedAddress, nothing, type Choice } from "./typed-address.model.ts";

/** The place where the visitor has to go on: the first field with something missing, or the field whose lookup is being repeated. */
export type AddressLead = { readonly field: AddressFieldName; readonly problems: number };

export type AddressModel = InstanceType<typeof AddressModel>;

export const AddressModel = createModel((ports: AddressPorts) => {
  const { fields, problems, addProblems, set, accepts, showServerErrors, clear } = createTypedAddress();
  const lead = signal<AddressLead | undefined>(undefined);
  const resets = signal(0);
  const { cities, streets, numbers, start } = createAddressLookups(ports, fields, (found) => {
    const { postalCode, city } = fields.peek();
    set({ postalCode });
    const same = found.find(({ cityId }) => cityId === city.chosen?.cityId);
    if (same) return set({ city: { text: same.city, chosen: same } }); // comes from a draft: the city's name may be in another language now
    if (city.chosen) setCity(nothing);
    if (found.length === 1 && found[0]) chooseCity(found[0]); // C-288, decisions §3
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

  /** Returns the first missing field only, because every field after it depends on it (C-297, decisions §3). */
  const missing = (): AddressCodes => {
    const { city, street, number } = fields.peek();
    if (!city.chosen && cities.state.peek().kind !== "found") return { postalCode: "postal-code.format" };
    if (!city.chosen) return { city: "city.required" };
    if (!street.chosen) return { street: street.text.trim() === "" ? "street.required" : "street.unchosen" };
    return number.chosen ? {} : { number: "number.invalid" };
  };

  /**
   * Returns the next field to choose in when its lookup failed, with a function that retries the lookup. The visitor is not at fault that
   * this choice is missing.
   */
  const stuckLookup = (): { readonly field: AddressFieldName; retry(): void } | undefined => {
    const { city, street, number } = fields.peek();
    const waits = [
      { field: "postalCode", chosen: city.chosen, lookup: cities },
      { field: "street", chosen: street.chosen, lookup: streets },
      { field: "number", chosen: number.chosen, lookup: numbers },
    ] as const;
    const next = waits.find(({ chosen }) => !chosen);
    const state = next?.lookup.state.peek();
    if (!next || state?.kind !== "failed" || wordsAboutField(state.failure) !== undefined) return undefined;
    return { field: next.field, retry: next.lookup.retry };
  };

  return {
    fields,
    problems,
    cities: cities.state,
    streets: streets.state,
    numbers: numbers.state,
    /** Set after each check that could not be made; the view moves the focus there. */
    lead: lead as ReadonlySignal<AddressLead | undefined>,
    /** Counts how often the whole address was emptied; the view follows this counter. */
    resets,
    typePostalCode(text: string): void {
      setCity(nothing);
      set({ postalCode: text });
      if (isHopelessPostalCode(text)) addProblems({ postalCode: { code: "postal-code.format" } });
      if (text.length === postalCodeLength && isPostalCode(text)) cities.ask(text); // P-197, C-283
      else cities.clear();
    },
    typeCity: (text: string): void => setCity({ text }),
    chooseCity,
    typeStreet(text: string): void {
      setStreet({ text });
      if (text.trim().length >= streetMinLength) streets.ask(text.trim()); // P-195, C-284
      else streets.clear();
    },
    chooseStreet: (chosen: Street): void => setStreet({ text: chosen.street, chosen }),
    typeNumber(text: string): void {
      set({ number: { text }, box: "" });
      if (text.trim().length >= numberMinLength) numbers.ask(text.trim()); // P-196, C-285
      else numbers.clear();
    },
    chooseNumber: (chosen: HouseNumber): void => set({ number: { text: chosen.number, chosen }, box: "" }),
    typeBox: (box: string): void => set({ box }),
    typeEmail: (email: string): void => set({ email, agree: fields.peek().agree }), // each of the two may have made the other required
    tickAgree: (agree: boolean): void => set({ agree, email: fields.peek().email }),
    retryCities: cities.retry,
    retryStreets: streets.retry,
    retryNumbers: numbers.retry,
    /**
     * Returns the whole address, or undefined. In that case every problem is shown at its field (P-201), or the failed lookup that the next
     * field depends on is retried.
     */
    check({ askEmail }: { askEmail: boolean }): Address | undefined {
      const typed = fields.peek();
      const stuck = stuckLookup();
      const codes = { ...(!stuck && missing()), ...(askEmail && contactCodes(typed.email, typed.agree)) };
      const isGood = accepts(codes);
      stuck?.retry();
      if (isGood && !stuck) return completeAddress(typed, askEmail);
      const first = stuck?.field ?? addressFieldNames.find((name) => name in codes);
      if (first) lead.value = { field: first, problems: Object.keys(codes).length };
      return undefined;
    },
    showServerErrors,
    draft: createAddressDraft({ fields, set }, { streets, numbers }),
    reset(): void {
      cities.clear();
      setCity(nothing);
      clear();
      resets.value++;
    },
    start,
  };
});
