/** A product of a customer, as the API's rules get it from the database. */
import type { Product } from "#demo/api/store/customers.ts";

const began = new Date("2026-01-01T00:00:00Z");

/** A mobile line with a SIM card that has worked since 1 January 2026. */
export const sampleLine: Product = {
  id: "00000000-0000-4000-8000-000000000001",
  accountId: null,
  orderId: null,
  position: 0,
  kind: "mobile",
  offer: "mobile-light",
  wpId: "1101",
  cents: 500,
  phone: "+32470123456",
  numberConfirmedAt: began,
  sim: "sim",
  simNumber: null,
  esimInstalledAt: null,
  address: null,
  status: "active",
  startsAt: began,
  endsOn: null,
  billedUntil: null,
  orderedAt: began,
};
