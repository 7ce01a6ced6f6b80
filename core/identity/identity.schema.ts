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
