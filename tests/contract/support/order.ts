/** Orders as the order flow sends them; a test changes what it is about. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { itsmeCallback } from "#core/identity/identity.contract.ts";
import type { Person } from "#core/identity/identity.schema.ts";
import type { FlowOrder } from "#core/order/order.schema.ts";
import { addressOf } from "#demo/api/address/house-numbers.ts";
import { bundleOrder } from "#core/order/order.contract.ts";
import { orderDocuments, orderLines, orders, products } from "#demo/api/db/schema-orders.ts";
import { call } from "./call.ts";
import { identify, somebodyNew, type IdentityApi, ofTab } from "./identity.ts";
import { bearer } from "./access.ts";
import type { TestApi } from "./api.ts";

export const password = "Very-Secret-123";
export const someIban = "BE68539007547034";
export const newKey = (): string => randomUUID();

const noOperator = { id: "", name: "" } as const;
const noSubscription = { portability: null, current_sim_card: "", first_digits: "", customer_number: "" } as const;

type Line = FlowOrder["bundle"]["mobile"][number];

type NewLine = Extract<Line, { new_phone: "new-phone" }>;
type KeptLine = Extract<Line, { subscription: { portability: "postpaid" } }>;

export const newLine = (plan = "light", wpId = "1101", eSim = false): NewLine => ({
  i: `mobile-${plan}`,
  wpId,
  new_phone: "new-phone",
  sim: eSim ? { name: "eSIM", mobile: "apple-iphone-15" } : { name: "SIM card", mobile: null },
  provider: "",
  portability_provider: noOperator,
  subscription: noSubscription,
});

export const keptLine = (phone = "+32470123456"): KeptLine => ({
  ...newLine("max", "1103"),
  new_phone: phone,
  provider: "Mobile Vikings",
  portability_provider: { id: "mobile-vikings", name: "Mobile Vikings" },
  subscription: { portability: "postpaid", current_sim_card: "", first_digits: phone.slice(3, 7), customer_number: "1002003" },
});

/** Grote Markt 1 in Brussels, unless another id of the address book. */
export function addressAt(fttbAddressId = "FTTB-1000-1-01-1", box = ""): FlowOrder["clientAddress"] {
  const address = addressOf(fttbAddressId);
  if (!address) throw new Error("no such address");
  const { cityId, stateId: countyId, streetId, number, postalCode } = address;
  return { countyId, cityId, fttbAddressId, streetId, street: "Grote Markt", number, box, postalCode };
}

/** Of who is signed in: an eSIM and a SIM card, by direct debit. */
export const customersOrder = (lang: FlowOrder["lang"] = "en"): FlowOrder => ({
  account: null,
  clientInfo: null,
  extra: null,
  bundle: { mobile: [newLine("light", "1101", true), newLine("essentials", "1102")], internet: null, tv: null, landline: null },
  clientAddress: addressAt(),
  billingAddress: null,
  installAddress: null,
  order: {
    sameBillingAddress: true,
    orderToMyself: true,
    orderToCompany: null,
    portability: null,
    installation: null,
    payment: { directDebit: { debitPaymentIban: someIban } },
    startEarly: true,
  },
  bundlesPrice: 12,
  promo_code: { voucher: null, dealerCare: null },
  lang,
});

/** Of something that a technician connects, on no day yet. */
export function withoutSlot(): FlowOrder {
  const body = customersOrder();
  return { ...body, order: { ...body.order, installation: { date: null, intervalValue: null } } };
}

export const grandPlace = "FTTB-1000-1-01-1";

/** Internet at Grote Markt 1, with a technician at that time, or without a date. */
export const internetOrder = (installation: FlowOrder["order"]["installation"]): FlowOrder => ({
  ...customersOrder(),
  bundle: { mobile: [], internet: { i: "internet-500", wpId: "1201" }, tv: null, landline: null },
  installAddress: { fttbAddressId: grandPlace },
  order: { ...customersOrder().order, installation },
  bundlesPrice: 10,
});

export type NewcomersOrder = FlowOrder & {
  readonly account: NonNullable<FlowOrder["account"]>;
  readonly clientInfo: Person;
  readonly extra: NonNullable<FlowOrder["extra"]>;
};

/** Somebody who has been to the identity app and back for an order. */
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

/** With a key of its own, as nobody in particular, unless `more` says otherwise. */
export const sendOrder = (api: TestApi, body: unknown, { key = newKey(), token }: More = {}) =>
  call(api, bundleOrder, { body, headers: { "idempotency-key": key, ...(token !== undefined && bearer(token)) } });

/** What stands in the database of it. */
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
