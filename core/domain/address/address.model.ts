/**
 * The model of an address while it is being typed: postal code → city → street → number → box. Each field is looked up with the choices
 * made before it. Choosing or typing in a field again empties all fields after it. Every widget that asks for an address uses this model.
 */
import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import { cleanPostalCode, isPostalCode } from "#core/base/values/postal-code.ts";
import { checkAddress, type AddressLead } from "./address-check.model.ts";
import { createAddressDraft } from "./address-draft.model.ts";
import { createAddressLookups, type AddressPorts } from "./address-lookups.model.ts";
import type { City, HouseNumber, Street } from "./address.schema.ts";
import { isHopelessPostalCode, type Address } from "./address.rules.ts";
import { isWrittenIn, writtenNumber, writtenStreet } from "./written-address.rules.ts";
import { createTypedAddress, nothing, type Choice } from "./typed-address.model.ts";

export type AddressModel = InstanceType<typeof AddressModel>;

export const AddressModel = createModel((ports: AddressPorts) => {
  const typed = createTypedAddress();
  const { fields, problems, addProblems, set } = typed;
  const lead = signal<AddressLead | undefined>(undefined);
  const resets = signal(0);
  /** True where the number was written behind the street: it is chosen without the visitor when the street has it. */
  let isNumberWritten = false;
  const onNumbers = (found: readonly HouseNumber[]): void => {
    const { number } = fields.peek();
    const written = writtenNumber(number.text).number.replace(/\s/g, "").toUpperCase();
    const same = found.find((one) => one.number.toUpperCase() === written);
    if (isNumberWritten && same && !number.chosen) chooseNumber(same);
    isNumberWritten = false;
  };
  const onCities = (found: readonly City[]): void => {
    const { postalCode, city } = fields.peek();
    set({ postalCode });
    const same = found.find(({ cityId }) => cityId === city.chosen?.cityId);
    // The chosen city comes from a draft: its name may be in another language now.
    if (same) return set({ city: { text: same.city, chosen: same } });
    if (city.chosen) setCity(nothing);
    // The only city of a postal code is chosen without the visitor (C-288, decisions §3).
    if (found.length === 1 && found[0]) chooseCity(found[0]);
  };
  const lookups = createAddressLookups(ports, fields, onCities, onNumbers);
  const { cities, streets, numbers } = lookups;

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
  /** Chooses a street. A number that was written behind it goes to its own field, and is looked up. */
  const chooseStreet = (chosen: Street): void => {
    const { street } = fields.peek();
    const rest = isWrittenIn(chosen.street, street.text) ? "" : writtenStreet(street.text).rest;
    setStreet({ text: chosen.street, chosen });
    if (street.chosen || rest === "") return;
    isNumberWritten = true;
    set({ number: { text: rest } });
    numbers.ask(rest);
  };
  /** Chooses a number. A box that was written behind it goes to its own field, where the building may have that box. */
  const chooseNumber = (chosen: HouseNumber): void => {
    const { number } = fields.peek();
    const written = number.chosen ? "" : writtenNumber(number.text).box;
    const listed = chosen.boxes?.find((box) => box.toLowerCase() === written.toLowerCase());
    set({ number: { text: chosen.number, chosen }, box: chosen.boxes?.length ? (listed ?? "") : written });
  };

  return {
    fields,
    problems,
    cities,
    streets,
    numbers,
    /** The field at which the visitor goes on after a check that failed; the view moves the focus to that field. */
    lead: lead as ReadonlySignal<AddressLead | undefined>,
    /** Counts how often the whole address was emptied, so that the view notices it. */
    resets,
    typePostalCode(text: string): void {
      setCity(nothing);
      const postalCode = cleanPostalCode(text);
      set({ postalCode });
      if (isHopelessPostalCode(postalCode)) addProblems({ postalCode: { code: "postal-code.format" } });
      cities.ask(isPostalCode(postalCode) ? postalCode : "");
    },
    typeCity: (text: string): void => setCity({ text }),
    chooseCity,
    typeStreet(text: string): void {
      setStreet({ text });
      streets.ask(text);
    },
    chooseStreet,
    typeNumber(text: string): void {
      isNumberWritten = false;
      set({ number: { text }, box: "" });
      numbers.ask(text);
    },
    chooseNumber,
    typeBox: (box: string): void => set({ box }),
    // Typing the email or ticking the consent can make the other one required or optional, so each change also clears the other field's
    // error.
    typeEmail: (email: string): void => set({ email, agree: fields.peek().agree }),
    tickAgree: (agree: boolean): void => set({ agree, email: fields.peek().email }),
    check: ({ askEmail }: { askEmail: boolean }): Address | undefined => checkAddress(typed, lookups, lead, askEmail),
    showServerErrors: typed.showServerErrors,
    draft: createAddressDraft(typed, lookups),
    reset(): void {
      cities.clear();
      setCity(nothing);
      typed.clear();
      resets.value++;
    },
    start: lookups.start,
  };
});
