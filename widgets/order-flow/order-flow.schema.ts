/**
 * The data that the order flow stores, and where (decisions §5): `Draft` beside the bundle in `appState`; `Secret` in this tab alone. The
 * password is in neither.
 */
import { boolean, enums, is, literal, nullable, object, optional, record, string, union, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { IdentityPerson, KnownAddress } from "#core/domain/identity/identity.schema.ts";
import { slotIntervals } from "#core/domain/order/installation.schema.ts";
import { CurrentProvider, mandateVersions } from "#core/domain/order/portability.schema.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { legalForms } from "#core/base/values/legal-form.ts";

/** An address (C-149), with the name of the town, which is displayed. */
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
 * A company. `legalForm` is the form, whatever the language: its number is that of the page's language when the order is sent (decisions
 * §3).
 */
const Company = object({ companyName: string(), legalForm: enums(legalForms), vat: string() });
export type Company = Infer<typeof Company>;

/** The choice about switching (C-152, C-230). `choice` 1: from another operator, now or later; 2: has none today; 3: keeps it for now. */
const SwitchChoice = union([
  object({
    choice: literal(1),
    later: literal(false),
    currentProvider: CurrentProvider,
    customerNumber: string(),
    switchNumber: string(),
    /** The day on which the old contract ends; null: as soon as the new line works. */
    endDate: nullable(calendarDate()),
    /** The version of the mandate that was displayed. */
    mandateVersion: enums(mandateVersions),
  }),
  object({ choice: literal(1), later: literal(true) }),
  object({ choice: enums([2, 3]) }),
]);
export type SwitchChoice = Infer<typeof SwitchChoice>;

/**
 * The choice of a slot (C-153). A slot belongs to an address: when another address is chosen, it does not count. Both null: without a date.
 */
const SlotChoice = union([
  object({ fttbAddressId: nullable(string()), date: calendarDate(), intervalValue: enums(slotIntervals) }),
  object({ fttbAddressId: nullable(string()), date: literal(null), intervalValue: literal(null) }),
]);
export type SlotChoice = Infer<typeof SlotChoice>;

export const Draft = object({
  /** The `Idempotency-Key` of this order, the same in all tabs: the order is placed once. */
  key: string(),
  email: nullable(string()),
  phone: nullable(string()),
  clientAddress: nullable(Address),
  sameBillingAddress: nullable(boolean()),
  billingAddress: nullable(Address),
  orderFor: nullable(enums(["myself", "company"])),
  company: nullable(Company),
  /** Asked only with a fixed line. */
  portability: nullable(SwitchChoice),
  installation: nullable(SlotChoice),
  method: nullable(enums(["debit", "others"])),
  startEarly: boolean(),
});
export type Draft = Infer<typeof Draft>;

/** Returns the stored draft, or null when it is none: an earlier page may have written it, or any code that writes to the storage. */
export const readDraft = (kept: unknown): Draft | null => (is(kept, Draft) ? kept : null);

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
  startEarly: false,
} as const satisfies Omit<Draft, "key">;

/**
 * A person, as the identity app named them, with what proves it to the API. `addresses`: entries of the address book that may be the app's
 * address.
 */
const Identified = object({
  kind: literal("identified"),
  person: IdentityPerson,
  uuid: string(),
  code: string(),
  addresses: list(KnownAddress, 20),
});
export type Identified = Infer<typeof Identified>;

/**
 * The data under `digi.order`, which is stored for two hours and is removed with the order. `typed`: by step, what is in its fields and was
 * not confirmed yet.
 */
export const Secret = object({
  orderer: nullable(union([Identified, object({ kind: literal("known") })])),
  /** The person who filled it in. The owner stays also after the person was forgotten. */
  owner: optional(string()),
  /** The furthest step that the visitor was at: they go back there at once, and not step by step. */
  reached: optional(string()),
  birthdate: nullable(string()),
  iban: nullable(string()),
  isAgreed: boolean(),
  typed: record(string(), record(string(), string())),
});
export type Secret = Infer<typeof Secret>;

export const emptySecret: Secret = { orderer: null, birthdate: null, iban: null, isAgreed: false, typed: {} };
