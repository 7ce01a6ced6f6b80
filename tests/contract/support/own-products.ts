/** Helpers that give customers products that work, without an order. */
import { expect } from "vitest";
import { centsOfEuros } from "#core/base/values/money.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { products, type ProductKind } from "#demo/api/db/schema-orders.ts";
import { offerOf } from "#demo/api/domain/offers.ts";
import { newCustomer } from "./access.ts";
import type { TestApi } from "./api.ts";
import { customerOf, type Customer } from "./area.ts";

type Row = typeof products.$inferInsert;
export type Owner = Customer & { readonly accountId: string };

/** Creates a customer who has no product yet, and returns the customer with the account's id. */
export async function newOwner(api: TestApi): Promise<Owner> {
  const { email, id: accountId } = await newCustomer(api);
  return { ...(await customerOf(api, email)), accountId };
}

/**
 * Stores a product of an offer for an account. It has worked since 1 January 2026, and is billed for a long time ahead. Returns the
 * product's id.
 */
export async function addProduct(api: TestApi, accountId: string, offer: string, more: Partial<Row> = {}): Promise<string> {
  const { wpId, price } = offerOf(offer) ?? expect.unreachable(offer);
  const startsAt = new Date("2026-01-01T08:00:00Z");
  const [row] = await api.context.db
    .insert(products)
    .values({
      ...{ accountId, kind: offer.split("-")[0] as ProductKind, offer, wpId, cents: centsOfEuros(price), status: "active" },
      ...{ startsAt, orderedAt: startsAt, billedUntil: parseDate("2028-01-01") ?? null },
      ...more,
    })
    .returning();
  return row?.id ?? expect.unreachable("no product was stored");
}
