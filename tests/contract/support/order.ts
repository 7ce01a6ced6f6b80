/** Sends orders to an API of the tests, and reads what the API has stored of them. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { orderDocuments, orderLines, orders, products } from "#demo/api/db/schema-orders.ts";
import { call } from "./call.ts";
import { identify, somebodyNew, type IdentityApi, ofTab } from "./identity.ts";
import { bearer } from "./access.ts";
import type { TestApi } from "./api.ts";
import { customersOrder, password } from "./sample-orders.ts";

export const newKey = (): string => randomUUID();

export type NewcomersOrder = FlowOrder & {
  readonly account: NonNullable<FlowOrder["account"]>;
  readonly clientInfo: Person;
  readonly extra: NonNullable<FlowOrder["extra"]>;
};

/** Returns an order of a new customer who has been to the identity app and back. */
export async function newcomersOrder(api: IdentityApi, choice = somebodyNew(), lang: FlowOrder["lang"] = "en"): Promise<NewcomersOrder> {
  const { query, uuid } = await identify(api, choice, { redirect_uri: `${lang}/configurator/config-account` });
  const { answer, status } = await call(api, itsmeCallback, { query, ...ofTab(query) });
  if (status.error) throw new Error(`the identity app's answer was refused: ${String(status.code)}`);
  const { clientInfo, email } = answer;
  return {
    ...customersOrder(lang),
    account: { email: email ?? `${choice}@example.com`, password },
    clientInfo,
    extra: { itsme_uuid: uuid, itsme_code: query["code"] ?? "" },
  };
}

export type More = { readonly key?: string; readonly token?: string };

/** Sends an order, by default with a new idempotency key and without a login. */
export const sendOrder = (api: TestApi, body: unknown, { key = newKey(), token }: More = {}) =>
  call(api, bundleOrder, { body, headers: { "idempotency-key": key, ...(token !== undefined && bearer(token)) } });

/** Returns the rows of the database that belong to an order. */
export async function rowsOf({ context: { db } }: TestApi, orderId: string) {
  const [row] = await db.select().from(orders).where(eq(orders.number, orderId));
  if (!row) throw new Error("no such order");
  const ofOrder = { lines: orderLines, documents: orderDocuments, products } as const;
  return {
    row,
    lines: await db.select().from(ofOrder.lines).where(eq(orderLines.orderId, row.id)).orderBy(orderLines.position),
    documents: await db.select().from(ofOrder.documents).where(eq(orderDocuments.orderId, row.id)),
    products: await db.select().from(ofOrder.products).where(eq(products.orderId, row.id)).orderBy(products.wpId),
  };
}
