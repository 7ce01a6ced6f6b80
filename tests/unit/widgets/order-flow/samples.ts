/** Sample values with which the steps of an order are filled in. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import { emptyOrder, type FlowAddress, type Order, type Orderer, type Step } from "#widgets/order-flow/order-flow.rules.ts";
import type { Identified } from "#widgets/order-flow/order-flow.schema.ts";

export const bundles = {
  mobile: { mobile: 2, internet: false, tv: false, landline: false },
  tv: { mobile: 1, internet: false, tv: true, landline: false },
  landline: { mobile: 0, internet: false, tv: false, landline: true },
  everything: { mobile: 2, internet: true, tv: true, landline: true },
} as const;
export type BundleKind = keyof typeof bundles;

export const marie: Identified = {
  kind: "identified",
  person: {
    firstName: "Marie",
    lastName: "Peeters",
    birthdate: "1990-05-17",
    nationalRegNumber: "90051700284",
    eId: "591234567890",
    email: "marie@example.be",
    phoneNumber: "+32485694175",
    streetAddress: "Grote Markt 1",
    postalCode: "1000",
    locality: "Brussel",
  },
  uuid: "2c5ea4c0-4067-41e9-8bad-9b1deb4d3b7d",
  code: "code-of-the-app",
  addresses: [],
};
export const customer = { kind: "account", name: "Demo Customer", email: "demo@digi.example" } as const satisfies Orderer;
export const known = { kind: "known" } as const satisfies Orderer;

export const grandPlace: FlowAddress = {
  countyId: "BE-BRU",
  cityId: "1000-1",
  fttbAddressId: "FTTB-1000-1-01-1",
  streetId: "1000-1-01",
  street: "Grote Markt",
  number: "1",
  box: "",
  postalCode: "1000",
  city: "Brussel",
};

/** The values that each step adds to an order when it is filled in. */
export const filledIn: Partial<Record<Step, Partial<Order>>> = {
  login: { orderer: customer },
  "complete-profile": { account: { email: "marie@example.be", password: "Secret-pass-1" } },
  "digi-account": {
    clientAddress: grandPlace,
    sameBillingAddress: false,
    billingAddress: { ...grandPlace, number: "2" },
    orderFor: "company",
    company: { companyName: "Bakkerij", legalForm: "private-limited", vat: "BE0428759497" },
  },
  "move-to-digi": { portability: { choice: 1, later: true } },
  "installation-slot": {
    installation: { fttbAddressId: "FTTB-1", date: "2026-06-01" as CalendarDate, intervalValue: "08:00-12:00" },
    startEarly: true,
  },
  payment: { method: "debit", iban: "BE71096123456769", isAgreed: true, startEarly: false },
  "review-order": { result: { kind: "placed", orderId: "1", warnings: [], newAccount: true } },
};

export const orderOf = (kind: BundleKind, more: Partial<Order> = {}): Order => ({
  ...emptyOrder,
  ordered: bundles[kind],
  // Internet and landline are sold at an address with fibre only; a bundle without them needs no such address.
  fttbAddressId: bundles[kind].internet || bundles[kind].landline ? grandPlace.fttbAddressId : null,
  orderer: marie,
  ...more,
});
