/** Holds the typed fields of an address, and the problems of each. */
import { signal } from "@preact/signals-core";
import type { AddressCode } from "#core/base/values/address-codes.ts";
import { cleanBox } from "#core/base/values/box.ts";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { emailOf } from "#core/base/values/typed-name.ts";
import type { City, HouseNumber, Street } from "./address.schema.ts";
import { addressFieldNames, type Address, type AddressCodes, type AddressFieldName } from "./address.rules.ts";

/** The typed text of a field and, once a suggestion has been chosen, that suggestion. */
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

/** The problem of a field: either a rule's code, for which a text is chosen when it is rendered, or the server's own message. */
export type FieldProblem = { readonly code: FieldCode | AddressCode } | { readonly message: string };
export type AddressProblems = Readonly<Partial<Record<AddressFieldName, FieldProblem>>>;

export const nothing = { text: "" };
const untyped: AddressFields = { postalCode: "", city: nothing, street: nothing, number: nothing, box: "", email: "", agree: false };

export type TypedAddress = ReturnType<typeof createTypedAddress>;

export function createTypedAddress() {
  const fields = signal<AddressFields>(untyped);
  const problems = signal<AddressProblems>({});
  const addProblems = (more: AddressProblems): void => void (problems.value = { ...problems.peek(), ...more });
  return {
    fields,
    problems,
    addProblems,
    /** Changes fields and removes the errors of these fields (P-211). */
    set(changes: Partial<AddressFields>): void {
      fields.value = { ...fields.peek(), ...changes };
      problems.value = Object.fromEntries(Object.entries(problems.peek()).filter(([name]) => !(name in changes)));
    },
    /** Shows these problems and no others. Returns true where there are none. */
    accepts(codes: AddressCodes): boolean {
      const found = Object.entries(codes).map(([name, code]) => [name, { code }]);
      problems.value = Object.fromEntries(found) as AddressProblems;
      return found.length === 0;
    },
    /** Shows the server's messages about fields. Names that are not address fields are left to the caller. */
    showServerErrors(errors: Readonly<Record<string, string>>): void {
      const known = addressFieldNames.flatMap((name) => (errors[name] === undefined ? [] : [[name, { message: errors[name] }]]));
      addProblems(Object.fromEntries(known) as AddressProblems);
    },
    clear(): void {
      fields.value = untyped;
      problems.value = {};
    },
  };
}

/** Returns the complete address, or undefined where a suggestion was typed but not chosen. */
export function completeAddress(
  { postalCode, city, street, number, box, email, agree }: AddressFields,
  askEmail: boolean,
): Address | undefined {
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
    box: cleanBox(box),
    ...(askEmail && agree && { email: emailOf(email), agree }),
  };
}
