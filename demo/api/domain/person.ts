/** This module translates a person's data from the claim names of the identity app to the field names of the API (P-090, C-158, C-159). */
import type { AccountData } from "#core/domain/identity/identity.contract.ts";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import { dateOf } from "#core/base/values/dates.ts";
import { knownAddresses } from "./known-addresses.ts";

export type Claims = Readonly<Record<string, unknown>>;

const itsme = (name: string) => `http://itsme.services/v2/claim/${name}`;
const nationalNumber = itsme("BENationalNumber");
const cardNumber = itsme("IDDocumentSN");
const citizenship = itsme("claim_citizenship");
const citizenshipIso = itsme("claim_citizenship_as_iso");
const birthdateText = itsme("birthdate_as_string");

/** The claims that are requested by name, so that the API need not know which scope of the identity app holds each of them. */
export const neededClaims = [nationalNumber, cardNumber, citizenship, citizenshipIso, birthdateText];

const textOf = (claims: Claims, name: string): string | undefined => {
  const value = claims[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};

/** Returns the birth date (`1978-11-01`), or undefined when the app gave none. The identity app may write the date as `01.11.1978`. */
function birthdateOf(claims: Claims): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(textOf(claims, birthdateText) ?? "") ?? [];
  return textOf(claims, "birthdate") ?? dateOf(Number(year), Number(month), Number(day));
}

const present = <Values extends Record<string, string | undefined>>(values: Values): { [Name in keyof Values]?: string } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [Name in keyof Values]?: string };

/**
 * Returns the person of the claims. Fields that the identity app does not know are missing. The app never knows the box, and never has the
 * house number apart from the street.
 */
export function personOf(claims: Claims): Person {
  const address = (claims["address"] ?? {}) as Claims;
  return present({
    firstName: textOf(claims, "given_name"),
    lastName: textOf(claims, "family_name"),
    fullName: textOf(claims, "name"),
    birthdate: birthdateOf(claims),
    nationality: textOf(claims, citizenship),
    nationalityIso: textOf(claims, citizenshipIso),
    nationalRegNumber: textOf(claims, nationalNumber),
    eId: textOf(claims, cardNumber),
    email: textOf(claims, "email"),
    locality: textOf(address, "locality"),
    streetAddress: textOf(address, "street_address"),
    postalCode: textOf(address, "postal_code"),
    locale: textOf(claims, "locale")?.toLowerCase(),
    // The identity app writes a phone number as `+32 485694175`.
    phoneNumber: textOf(claims, "phone_number")?.replaceAll(" ", ""),
  });
}

/**
 * Returns a person in the shape of `account_data` in the response of `/itsme/callback` (C-158, C-159), with the entries of the address book
 * that match the person's address. Unknown fields are missing.
 */
export function accountDataOf(person: Person): AccountData {
  const { streetAddress, postalCode } = person;
  return {
    ...present({
      first_name: person.firstName,
      last_name: person.lastName,
      birthdate: person.birthdate,
      nationality: person.nationality,
      nationality_iso: person.nationalityIso,
      eid_numbers: person.eId,
      national_reg_number: person.nationalRegNumber,
      email: person.email,
      phone_number: person.phoneNumber,
      locale: person.locale,
    }),
    address: present({ postal_code: postalCode, locality: person.locality, street_address: streetAddress }),
    extra: { address: streetAddress && postalCode ? knownAddresses(streetAddress, postalCode) : [] },
  };
}
