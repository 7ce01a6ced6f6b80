import { optional, string, type, type Infer } from "superstruct";

/** What the identity app said of a person, by the API's names (P-090). Best effort ones may be missing. */
export const IdentityPerson = type({
  firstName: optional(string()),
  lastName: optional(string()),
  fullName: optional(string()),
  /** `YYYY-MM-DD` */
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
  /** `en`, `fr`, `nl`, `de` */
  locale: optional(string()),
  phoneNumber: optional(string()),
});
export type Person = Infer<typeof IdentityPerson>;

/** An entry of the address book that the person's address may be, so that nobody has to type it again (C-159). */
export const KnownAddress = type({
  streetId: string(),
  stateId: string(),
  cityId: string(),
  fttbId: string(),
  street: string(),
  addressPrepared: type({ street: string(), number: string(), box: string() }),
});
export type KnownAddress = Infer<typeof KnownAddress>;
