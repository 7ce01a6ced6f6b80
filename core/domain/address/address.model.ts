/**
 * The model of an address while it is being typed: postal code → city → street → number → box. Each field is looked up with the choices
 * made before it. Choosing or typing in a field again empties all fields after it. Every widget that asks for an address uses this model.
 */
import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import { cleanPostalCode, isPostalCode } from "#core/base/values/postal-code.ts";
import { checkAddress, type AddressLead } from "./address-check.model.ts";
import { createAddressChoices } from "./address-choices.model.ts";
import { createAddressDraft } from "./address-draft.model.ts";
import type { AddressPorts } from "./address-lookups.model.ts";
import { isHopelessPostalCode, type Address } from "./address.rules.ts";
import { createTypedAddress, nothing } from "./typed-address.model.ts";

export type AddressModel = InstanceType<typeof AddressModel>;

export const AddressModel = createModel((ports: AddressPorts) => {
  const typed = createTypedAddress();
  const { fields, problems, addProblems, set } = typed;
  const lead = signal<AddressLead | undefined>(undefined);
  const resets = signal(0);
  const { lookups, setCity, chooseCity, typeStreet, chooseStreet, typeNumber, chooseNumber } = createAddressChoices(ports, typed);
  const { cities, streets, numbers } = lookups;

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
    typeStreet,
    chooseStreet,
    typeNumber,
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
