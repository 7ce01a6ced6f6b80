/**
 * What the order flow keeps, and where (decisions §5): `Draft` beside the bundle in `appState`; `Secret` in this tab alone. The password is
 * in neither.
 */
import { boolean, enums, is, literal, nullable, object, optional, record, string, union, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { IdentityPerson, KnownAddress } from "#core/domain/identity/identity.schema.ts";
import { slotIntervals } from "#core/domain/order/installation.schema.ts";
import { CurrentProvider, mandateVersions } from "#core/domain/order/portability.schema.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { legalForms } from "#core/base/values/legal-form.ts";

/** C-149, and the name of the town, which is shown. */
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

/** `legalForm` is the form, whatever the language: its number is that of the page when the order is sent (decisions §3). */
const Company = object({ companyName: string(), legalForm: enums(legalForms), vat: string() });
export type Company = Infer<typeof Company>;

/** C-152, C-230. `choice` 1: from another operator, now or later; 2: has none today; 3: keeps it for now. */
const SwitchChoice = union([
  object({
    choice: literal(1),
    later: literal(false),
    currentProvider: CurrentProvider,
    customerNumber: string(),
    switchNumber: string(),
    /** Null: as soon as the new line works. */
    endDate: nullable(calendarDate()),
    /** Of the mandate that stood there. */
    mandateVersion: enums(mandateVersions),
  }),
  object({ choice: literal(1), later: literal(true) }),
  object({ choice: enums([2, 3]) }),
]);
export type SwitchChoice = Infer<typeof SwitchChoice>;

/** C-153. A slot is one of an address: where another one is chosen it is none. Both null: without a date. */
const SlotChoice = union([
  object({ fttbAddressId: nullable(string()), date: calendarDate(), intervalValue: enums(slotIntervals) }),
  object({ fttbAddressId: nullable(string()), date: literal(null), intervalValue: literal(null) }),
]);
export type SlotChoice = Infer<typeof SlotChoice>;

export const Draft = object({
  /** The `Idempotency-Key` of this order, in all tabs: it is placed once. */
  key: string(),
  email: nullable(string()),
  phone: nullable(string()),
  clientAddress: nullable(Address),
  sameBillingAddress: nullable(boolean()),
  billingAddress: nullable(Address),
  orderFor: nullable(enums(["myself", "company"])),
  company: nullable(Company),
  /** Asked with a fixed line alone. */
  portability: nullable(SwitchChoice),
  installation: nullable(SlotChoice),
  method: nullable(enums(["debit", "others"])),
  startEarly: boolean(),
});
export type Draft = Infer<typeof Draft>;

/** As it was kept, by an earlier page or by whoever writes into storage; null where it is none. */
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

/** What the identity app said, and what proves it to the API. `addresses`: where the app's address may be in the address book. */
const Identified = object({
  kind: literal("identified"),
  person: IdentityPerson,
  uuid: string(),
  code: string(),
  addresses: list(KnownAddress, 20),
});
export type Identified = Infer<typeof Identified>;

/** Under `digi.order`, for two hours, gone with the order. `typed`: by step, what stands in its fields and was not confirmed yet. */
export const Secret = object({
  orderer: nullable(union([Identified, object({ kind: literal("known") })])),
  /** Who filled it in, also after they were nobody again. */
  owner: optional(string()),
  /** The furthest step that they were at: the way back there is not gone step by step. */
  reached: optional(string()),
  birthdate: nullable(string()),
  iban: nullable(string()),
  isAgreed: boolean(),
  typed: record(string(), record(string(), string())),
});
export type Secret = Infer<typeof Secret>;

export const emptySecret: Secret = { orderer: null, birthdate: null, iban: null, isAgreed: false, typed: {} };
