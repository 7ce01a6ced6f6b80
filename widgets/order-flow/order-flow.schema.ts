/**
 * The data that the order flow stores, and where (decisions §5): `Draft` is stored with the bundle in `appState`, and `Secret` only in this
 * tab. Neither contains the password.
 */
import { boolean, enums, is, literal, nullable, object, optional, record, string, union, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { IdentityPerson, KnownAddress } from "#core/domain/identity/identity.schema.ts";
import { slotIntervals } from "#core/domain/order/installation.schema.ts";
import { CurrentProvider, mandateVersions } from "#core/domain/order/portability.schema.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { legalForms } from "#core/base/values/legal-form.ts";

/** An address (C-149) with the name of its town, which is only shown. */
const Address = object({
  countyId: string(),
  cityId: string(),
  fttbAddressId: string(),
  streetId: string(),
  street: string(),
  number: string(),
  box: string(),
  postalCode: string(),
  city: string(),
});

/**
 * A company. `legalForm` is independent of the language; the order contains the number that the legal form has in the page's language
 * (decisions §3).
 */
const Company = object({ companyName: string(), legalForm: enums(legalForms), vat: string() });
export type Company = Infer<typeof Company>;

/**
 * The choice about switching operators (C-152, C-230). `choice` is 1 for switching, now or later; 2 for having no operator today; 3 for
 * keeping the current operator for now.
 */
const SwitchChoice = union([
  object({
    choice: literal(1),
    later: literal(false),
    currentProvider: CurrentProvider,
    customerNumber: string(),
    switchNumber: string(),
    /** The day on which the contract with the old operator ends; null means: as soon as the new line works. */
    endDate: nullable(calendarDate()),
    /** The version of the mandate's text that the visitor has seen. */
    mandateVersion: enums(mandateVersions),
  }),
  object({ choice: literal(1), later: literal(true) }),
  object({ choice: enums([2, 3]) }),
]);
export type SwitchChoice = Infer<typeof SwitchChoice>;

/**
 * The chosen slot of the technician's visit (C-153). A slot is valid only for its address, so another address invalidates it. Where date
 * and interval are null, the visitor continues without a date.
 */
const SlotChoice = union([
  object({ fttbAddressId: nullable(string()), date: calendarDate(), intervalValue: enums(slotIntervals) }),
  object({ fttbAddressId: nullable(string()), date: literal(null), intervalValue: literal(null) }),
]);
export type SlotChoice = Infer<typeof SlotChoice>;

export const Draft = object({
  /** The value of the `Idempotency-Key` header, which is the same in all tabs, so that the API places the order only once. */
  key: string(),
  email: nullable(string()),
  phone: nullable(string()),
  clientAddress: nullable(Address),
  sameBillingAddress: nullable(boolean()),
  billingAddress: nullable(Address),
  orderFor: nullable(enums(["myself", "company"])),
  company: nullable(Company),
  /** The choice about switching operators, which is asked only for an order with a fixed product. */
  portability: nullable(SwitchChoice),
  installation: nullable(SlotChoice),
  method: nullable(enums(["debit", "others"])),
  /** The answer to the question when to start; null before it is given, because no answer is preselected (decisions §14). */
  startEarly: nullable(boolean()),
});
export type Draft = Infer<typeof Draft>;

/** Returns the stored draft, or null where the stored value is not a valid draft: an older page, or any other code, may have written it. */
export const readDraft = (stored: unknown): Draft | null => (is(stored, Draft) ? stored : null);

export const emptyDraft = {
  email: null,
  phone: null,
  clientAddress: null,
  sameBillingAddress: null,
  billingAddress: null,
  orderFor: null,
  company: null,
  portability: null,
  installation: null,
  method: null,
  startEarly: null,
} as const satisfies Omit<Draft, "key">;

/**
 * A person whom the identity app has identified, with the values that prove the identity to the API. `addresses` are entries of the API's
 * address list that may be the person's address.
 */
const Identified = object({
  kind: literal("identified"),
  person: IdentityPerson,
  uuid: string(),
  code: string(),
  addresses: list(KnownAddress, 20),
});
export type Identified = Infer<typeof Identified>;

/** The address that the identity app gave: as it is written, and the entries of the API's address list that it may be. */
const Home = object({ postalCode: string(), locality: string(), addresses: list(KnownAddress, 20) });
export type Home = Infer<typeof Home>;

/**
 * A person whom the identity app has identified, and who has an account (C-210). `hint` is the account's masked email address. `home` is
 * the address that the app gave; it counts only for the account with the customer number `clientId`.
 */
const Known = object({
  kind: literal("known"),
  hint: optional(string()),
  clientId: optional(string()),
  home: optional(Home),
});
export type Known = Infer<typeof Known>;

/**
 * The data under the key `digi.order`, which is stored for two hours and deleted with the order. `typed` contains, by step, the values of
 * fields that were not confirmed yet.
 */
export const Secret = object({
  orderer: nullable(union([Identified, Known])),
  /** The address that the identity app gave for the customer who then logged in. */
  home: optional(Home),
  /**
   * The key of the person who gave the answers. It stays stored when the identification is deleted, so that another person does not get
   * these answers.
   */
  owner: optional(string()),
  /** The furthest step that the visitor has reached. After a reload the visitor returns directly to that step. */
  reached: optional(string()),
  birthdate: nullable(string()),
  iban: nullable(string()),
  isAgreed: boolean(),
  typed: record(string(), record(string(), string())),
});
export type Secret = Infer<typeof Secret>;

export const emptySecret: Secret = { orderer: null, birthdate: null, iban: null, isAgreed: false, typed: {}, home: undefined };
