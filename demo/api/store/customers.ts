/** Functions that read the things that belong to a customer: products with their orders, addresses, numbers, and the payment method. */
import { and, desc, eq, isNull } from "drizzle-orm";
import type { OwnAddress, OwnPhone, StoredPayment } from "#core/domain/customer/customer.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Language } from "#core/base/values/language.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import type { Account } from "./sessions.ts";
import { writtenAddress } from "#demo/api/data/address-book.ts";
import type { Database } from "#demo/api/db/database.ts";
import { paymentChoices } from "#demo/api/db/schema-area.ts";
import { orders, products, type KeptAddress } from "#demo/api/db/schema-orders.ts";

export type Product = typeof products.$inferSelect;
export type Order = typeof orders.$inferSelect;

/** Returns the customer's products, in the order in which they were ordered. */
export function productsOf(db: Database, accountId: string): Promise<readonly Product[]> {
  return db.select().from(products).where(eq(products.accountId, accountId)).orderBy(products.orderedAt, products.position);
}

/** Returns the customer's orders, the newest first, without those that were cancelled. */
export const ordersOf = (db: Database, accountId: string): Promise<readonly Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNull(orders.cancelledAt)))
    .orderBy(desc(orders.placedAt), desc(orders.number));

/** Tells whether a product's number comes from another operator who has not said yes yet: until then the product does not begin. */
export const isAwaited = ({ status, phone, numberConfirmedAt }: Product): boolean =>
  status === "ordered" && phone !== null && numberConfirmedAt === null;

/** Tells whether an ordered product's day has come, whether or not the customer's data was read since. */
export const begins = (product: Product, nowMs: number): boolean =>
  product.status === "ordered" && product.startsAt !== null && product.startsAt.getTime() <= nowMs && !isAwaited(product);

/** Tells whether a product has not ended: the customer still has it, or it is still to begin. */
export const isKept = ({ endsOn }: Product, nowMs: number): boolean => endsOn === null || endsOn >= todayInBrussels(nowMs);

/** Parses an `address-id` such as `FTTB-1000-1-01-1~12`: an address and its box. */
export function addressOfId(id: string): KeptAddress {
  const [fttbAddressId = "", box = ""] = id.split("~");
  return { fttbAddressId, box };
}

/** Returns the addresses at which a product is, or will be, installed. */
export function addressesOf(own: readonly Product[], language: Language): OwnAddress[] {
  const ids = [...new Set(own.flatMap(({ address }) => address ?? []))];
  return ids.map((id) => ({ id, text: writtenAddress(addressOfId(id), language) }));
}

export const digitsOf = (phone: string): string => (phone.startsWith(phonePrefix) ? phone.slice(phonePrefix.length) : phone);

/** Returns the phone numbers that work. */
export const phonesOf = (own: readonly Product[]): OwnPhone[] =>
  own.flatMap(({ kind, phone, address, status }) =>
    phone !== null && status !== "ordered" && (kind === "mobile" || kind === "landline")
      ? [{ "phone-nr": digitsOf(phone), text: shownPhone(digitsOf(phone)), kind, "address-id": address }]
      : [],
  );

/** An address or a phone number of the customer, as the calls of the customer area name it. */
export type Place = { readonly "address-id"?: string | undefined; readonly "phone-nr"?: string | undefined };

/**
 * Tells whether the address and the number that a call names are the customer's own; true when the call names neither (decisions §9).
 * Numbers may come with `+32` or `0`.
 */
export async function isOwnPlace(db: Database, { id }: Account, place: Place, nowMs: number): Promise<boolean> {
  const { "address-id": addressId, "phone-nr": phoneNr } = place;
  if (addressId === undefined && phoneNr === undefined) return true;
  const own = (await productsOf(db, id)).filter((one) => isKept(one, nowMs));
  const digits = phoneNr?.replace(/^(\+32|0)/, "");
  return (
    (addressId === undefined || own.some(({ address }) => address === addressId)) &&
    (digits === undefined || phonesOf(own).some((one) => one["phone-nr"] === digits))
  );
}

/** The payment method with the whole account number, for the code that collects payments. */
export type Payment = Omit<StoredPayment, "iban"> & { readonly iban: string | null };

/**
 * Returns the payment method that was chosen last, in the customer area or by an order of the order flow. Orders of the customer area name
 * no payment method.
 */
export async function paymentOf(db: Database, { id, firstName, lastName }: Account): Promise<Payment> {
  const [choice] = await db.select().from(paymentChoices).where(eq(paymentChoices.accountId, id)).orderBy(desc(paymentChoices.id)).limit(1);
  const order = (await ordersOf(db, id)).find(({ clientAddress }) => clientAddress !== null);
  if (choice && (!order || choice.chosenAt >= order.placedAt)) {
    const { method, holder, iban, mandate } = choice;
    return { method, holder, iban, mandate };
  }
  const holder = `${firstName} ${lastName}`.trim();
  const iban = order?.iban ?? null;
  return iban === null
    ? { method: "manual_transfer", holder, iban, mandate: null }
    : { method: "direct_debit", holder, iban, mandate: order?.number ?? null };
}

/** Masks an account number, except its country and its last four characters: enough for its owner to recognise it. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• •••• ${iban.slice(-4)}`;

export const shownPayment = ({ iban, ...payment }: Payment): StoredPayment => ({ ...payment, iban: iban && maskedIban(iban) });
