import { optional, string, type, type Infer } from "superstruct";

/** The identity app's data about a person, under the API's names (P-090). Every field is optional, because the app may not know it. */
export const IdentityPerson = type({
  firstName: optional(string()),
  lastName: optional(string()),
  fullName: optional(string()),
  /** The date of birth as `YYYY-MM-DD`. */
  birthdate: optional(string()),
  nationality: optional(string()),
  nationalityIso: optional(string()),
  nationalRegNumber: optional(string()),
  eId: optional(string()),
  email: optional(string()),
  locality: optional(string()),
  streetAddress: optional(string()),
  postalCode: optional(string()),
  box: optional(string()),
  /** The person's language: `en`, `fr`, `nl` or `de`. */
  locale: optional(string()),
  phoneNumber: optional(string()),
});
export type Person = Infer<typeof IdentityPerson>;

/** An entry of the address book that may be the person's address, so that nobody has to type it again (C-159). */
export const KnownAddress = type({
  streetId: string(),
  stateId: string(),
  cityId: string(),
  fttbId: string(),
  street: string(),
  addressPrepared: type({ street: string(), number: string(), box: string() }),
});
export type KnownAddress = Infer<typeof KnownAddress>;
