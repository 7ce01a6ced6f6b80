/** Stores an order: the order itself, its lines, its confirmation, the technician's visit, and the products that the customer will have. */
import { sql } from "drizzle-orm";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { legalFormOf } from "#core/base/values/legal-form.ts";
import { centsOfEuros } from "#core/base/values/money.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { appointmentFile } from "#demo/api/domain/appointment.ts";
import type { Attachment } from "#demo/api/db/schema.ts";
import type { Database } from "#demo/api/db/database.ts";
import {
  installSlots,
  orderDocuments,
  orderLines,
  orderNumbers,
  orders,
  products,
  type KeptCompany,
  type OrderDocumentKind,
} from "#demo/api/db/schema-orders.ts";
import type { Call } from "#demo/api/routing/register.ts";
import { keptNumberOf, type Item } from "#demo/api/domain/pricing.rules.ts";
import { isFlowOrder, slotOf } from "#demo/api/domain/order-check.rules.ts";
import { confirmationPage } from "#demo/api/documents/confirmation.ts";
import { documentPath } from "#demo/api/modules/order/documents.ts";
import type { OrderBody, Placing } from "#demo/api/modules/order/placing.ts";
import { newSecret } from "#demo/api/crypto/url-secret.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import { needsTechnician, startsAt, type Ordering } from "#demo/api/domain/starts.rules.ts";
import { takePath } from "#demo/api/modules/order/take-over.ts";
import type { Terms } from "#demo/api/domain/order-text.rules.ts";

export type StoredOrder = {
  readonly id: string;
  readonly number: string;
  readonly terms: Terms;
  readonly documentUrl: string;
  /** The file of the technician's visit, when its day is agreed. */
  readonly appointment: { readonly url: string; readonly file: Attachment } | undefined;
  /** The address of the page that takes over the order, when the order belongs to nobody yet. */
  readonly takeUrl: string | undefined;
};

type OrderCall = Pick<Call<unknown, OrderBody>, "body" | "db" | "language">;

export async function keepOrder(
  call: OrderCall,
  { options, now }: Pick<ApiContext, "options" | "now">,
  placing: Placing,
): Promise<StoredOrder> {
  const { db, language } = call;
  const terms = termsOf(call.body, placing, now());
  const { hash: takeHash, secret: takeSecret } = newSecret();
  const isNobodys = placing.owner.kind === "known-address";
  const [row] = await db
    .insert(orders)
    .values({
      ...rowOf(call, placing, terms),
      number: sql`nextval(${orderNumbers.seqName})::text`,
      ...(isNobodys && { takeHash }),
    })
    .returning({ id: orders.id, number: orders.number });
  if (!row) throw new Error("an order was not kept");
  await keepItems(db, { ...placing, orderId: row.id, installAt: placeIdOf(call.body), terms });
  await keepVisit(db, { orderId: row.id, body: call.body, visit: terms.visit });
  const { publicUrl, siteUrl } = options;
  const keepDocument = async (kind: OrderDocumentKind, content: string): Promise<string> => {
    const { secret, hash } = newSecret();
    await db.insert(orderDocuments).values({ orderId: row.id, kind, language, content, secretHash: hash });
    return `${publicUrl}${documentPath}/${secret}`;
  };
  const documentUrl = await keepDocument("confirmation", confirmationPage({ ...row, body: call.body, placing, terms, language }));
  const installAt = placeIdOf(call.body);
  const file =
    typeof terms.visit === "object" && installAt !== null
      ? appointmentFile({ ...row, language, slot: terms.visit, sequence: 0, standing: "confirmed", writtenMs: now(), installAt, siteUrl })
      : undefined;
  return {
    ...row,
    terms,
    documentUrl,
    appointment: file && { file, url: await keepDocument("calendar", Buffer.from(file.content, "base64").toString()) },
    takeUrl: isNobodys ? `${publicUrl}${takePath}/${takeSecret}` : undefined,
  };
}

function termsOf(body: OrderBody, { items, price }: Placing, placedAtMs: number): Terms {
  const order = isFlowOrder(body) ? body.order : undefined;
  const payment = order && ("directDebit" in order.payment ? "directDebit" : "manualTransfer");
  return {
    items,
    price,
    isCompany: Boolean(order?.orderToCompany),
    payment: payment ?? null,
    startEarly: order?.startEarly ?? false,
    visit: visitOf(body, items),
    placedAtMs,
  };
}

function visitOf(body: OrderBody, items: readonly Item[]): Ordering["visit"] {
  if (!needsTechnician(items)) return "none";
  return slotOf(body) ?? "awaited";
}

type Visit = { readonly orderId: string; readonly body: OrderBody; readonly visit: Ordering["visit"] };

async function keepVisit(db: Database, { orderId, body, visit }: Visit): Promise<void> {
  if (typeof visit === "string") return;
  const address = body.installAddress && addressOf(body.installAddress.fttbAddressId);
  if (!address) throw new Error("a slot at an address that was not checked");
  await db.insert(installSlots).values({ orderId, cityId: address.cityId, ...visit });
}

function rowOf({ body, language }: OrderCall, { orderer, owner, price, summary }: Placing, terms: Terms) {
  const { email, firstName, lastName, phone } = orderer;
  return {
    accountId: owner.account?.id ?? null,
    personHash: orderer.by.kind === "newcomer" ? orderer.by.attempt.nationalNumberHash : null,
    email,
    firstName,
    lastName,
    phone,
    language,
    installAddress: placeIdOf(body),
    startEarly: terms.startEarly,
    contractSummary: summary?.id ?? null,
    voucher: price.voucher?.code ?? null,
    totalCents: price.totalCents,
    placedAt: new Date(terms.placedAtMs),
    ...(isFlowOrder(body) ? answersOf(body) : { deliveryAddress: body.deliveryAddress && keptAddress(body.deliveryAddress) }),
  };
}

/** Returns the place of installation as `address-id` writes it: with the box behind it where there is one (decisions §9). */
export const placeIdOf = ({ installAddress: at }: Pick<OrderBody, "installAddress">): string | null =>
  at && (at.box === undefined ? at.fttbAddressId : `${at.fttbAddressId}~${at.box}`);

const keptAddress = ({ fttbAddressId, box }: FlowOrder["clientAddress"]) => ({ fttbAddressId, box });

function answersOf({ clientAddress, billingAddress, order, promo_code }: FlowOrder) {
  const { payment, portability, orderToCompany } = order;
  return {
    clientAddress: keptAddress(clientAddress),
    billingAddress: billingAddress && keptAddress(billingAddress),
    company: orderToCompany && companyOf(orderToCompany),
    iban: "directDebit" in payment ? payment.directDebit.debitPaymentIban : null,
    portability,
    dealerCode: promo_code.dealerCare?.code ?? null,
  };
}

function companyOf({ legalForm, ...company }: NonNullable<FlowOrder["order"]["orderToCompany"]>): KeptCompany {
  const form = legalFormOf(legalForm);
  if (!form) throw new Error("a legal form that was not checked");
  return { ...company, legalForm: form };
}

/** Returns the fields of a line other than its card. */
function detailsOf({ item }: Item): object {
  const { i: _offer, wpId: _wpId, ...details } = item;
  return details;
}

type Written = Placing & { readonly orderId: string; readonly installAt: string | null; readonly terms: Terms };

async function keepItems(db: Database, { orderId, items, owner, installAt, terms }: Written): Promise<void> {
  const { placedAtMs: nowMs, startEarly, visit } = terms;
  const common = items.map(({ kind, card }) => ({ orderId, kind, offer: card.i, wpId: card.wpId, cents: centsOfEuros(card.prc) }));
  const orderedAt = new Date(nowMs);
  await db
    .insert(orderLines)
    .values(items.map((item, position) => ({ ...(common[position] as (typeof common)[number]), position, details: detailsOf(item) })));
  await db.insert(products).values(
    items.map((item, position) => {
      const startMs = startsAt(item, { nowMs, startEarly, visit });
      return {
        ...(common[position] as (typeof common)[number]),
        accountId: owner.account?.id ?? null,
        position,
        phone: keptNumberOf(item),
        sim: item.kind === "mobile" ? (item.item.sim.name === "eSIM" ? ("esim" as const) : ("sim" as const)) : null,
        address: item.kind === "mobile" ? null : installAt,
        status: "ordered" as const,
        startsAt: startMs === null ? null : new Date(startMs),
        orderedAt,
      };
    }),
  );
}
