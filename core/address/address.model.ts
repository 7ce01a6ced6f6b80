/**
 * An address as it is typed: postal code → city → street → number → box. Each field is looked up with what was chosen before
 * it, and choosing or typing again empties all that comes after. Shared by every room that asks for an address.
 */
import { createModel, signal } from "@preact/signals-core";
import { numberMinLength, postalCodeLength, streetMinLength } from "#core/values/limits.ts";
import { isPostalCode } from "#core/values/postal-code.ts";
import { createAddressLookups, type AddressPorts } from "./address-lookups.model.ts";
import type { City, HouseNumber, Street } from "./address.contract.ts";
import { contactCodes, isHopelessPostalCode, type Address, type AddressCodes } from "./address.rules.ts";
import { completeAddress, createTypedAddress, nothing, type Choice } from "./typed-address.model.ts";

export type AddressModel = InstanceType<typeof AddressModel>;

export const AddressModel = createModel((ports: AddressPorts) => {
  const { fields, problems, addProblems, set, accepts, showServerErrors, clear } = createTypedAddress();
  const refusals = signal(0);
  const resets = signal(0);
  const { cities, streets, numbers, start } = createAddressLookups(ports, fields, (found) => {
    set({ postalCode: fields.peek().postalCode });
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
      if (isHopelessPostalCode(text)) addProblems({ postalCode: { code: "postal-code.format" } });
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
      if (accepts({ ...missing(), ...(askEmail && contactCodes(typed.email, typed.agree)) })) return completeAddress(typed, askEmail);
      refusals.value++;
      return undefined;
    },
    showServerErrors,
    reset(): void {
      cities.clear();
      setCity(nothing);
      clear();
      resets.value++;
    },
    start,
  };
});
