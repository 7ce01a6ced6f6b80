/** What belongs to a customer: products with their orders, addresses, numbers, and how invoices are paid. */
import { and, desc, eq, isNull } from "drizzle-orm";
import type { OwnAddress, OwnPhone, StoredPayment } from "#core/domain/customer/customer.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Language } from "#core/base/values/language.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import type { Account } from "#demo/api/account/sessions.ts";
import { writtenAddress } from "#demo/api/address/house-numbers.ts";
import type { Database } from "#demo/api/db/database.ts";
import { paymentChoices } from "#demo/api/db/schema-area.ts";
import { orders, products, type KeptAddress } from "#demo/api/db/schema-orders.ts";

export type Product = typeof products.$inferSelect;
export type Order = typeof orders.$inferSelect;

/** In the order in which they were ordered. */
export function productsOf(db: Database, accountId: string): Promise<readonly Product[]> {
  return db.select().from(products).where(eq(products.accountId, accountId)).orderBy(products.orderedAt, products.position);
}

/** The newest first, without those that were cancelled. */
export const ordersOf = (db: Database, accountId: string): Promise<readonly Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNull(orders.cancelledAt)))
    .orderBy(desc(orders.placedAt), desc(orders.number));

/** Its number comes from another operator, who has not said yes yet: nothing of it begins. */
export const isAwaited = ({ status, phone, numberConfirmedAt }: Product): boolean =>
  status === "ordered" && phone !== null && numberConfirmedAt === null;

/** Its day has come, whether or not anybody has looked since. */
export const begins = (product: Product, nowMs: number): boolean =>
  product.status === "ordered" && product.startsAt !== null && product.startsAt.getTime() <= nowMs && !isAwaited(product);

/** Still there, or still to come. */
export const isKept = ({ endsOn }: Product, nowMs: number): boolean => endsOn === null || endsOn >= todayInBrussels(nowMs);

/** `FTTB-1000-1-01-1~12`: an address and its box, as `address-id` has them. */
export function addressOfId(id: string): KeptAddress {
  const [fttbAddressId = "", box = ""] = id.split("~");
  return { fttbAddressId, box };
}

/** Where something is, or will be, installed. */
export function addressesOf(own: readonly Product[], language: Language): OwnAddress[] {
  const ids = [...new Set(own.flatMap(({ address }) => address ?? []))];
  return ids.map((id) => ({ id, text: writtenAddress(addressOfId(id), language) }));
}

export const digitsOf = (phone: string): string => (phone.startsWith(phonePrefix) ? phone.slice(phonePrefix.length) : phone);

/** Numbers that work. */
export const phonesOf = (own: readonly Product[]): OwnPhone[] =>
  own.flatMap(({ kind, phone, address, status }) =>
    phone !== null && status !== "ordered" && (kind === "mobile" || kind === "landline")
      ? [{ "phone-nr": digitsOf(phone), text: shownPhone(digitsOf(phone)), kind, "address-id": address }]
      : [],
  );

/** As calls of the area name it. */
export type Place = { readonly "address-id"?: string | undefined; readonly "phone-nr"?: string | undefined };

/** What a call names is the customer's own, where it names anything (decisions §9). Numbers may come with `+32` or `0`. */
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

/** With the whole account number: for whoever collects. */
export type Payment = Omit<StoredPayment, "iban"> & { readonly iban: string | null };

/** The newest that was said, in the area or by an order of the flow: those of the area say nothing of it. */
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

/** Its country and its last four characters: enough to know one's own again. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• •••• ${iban.slice(-4)}`;

export const shownPayment = ({ iban, ...payment }: Payment): StoredPayment => ({ ...payment, iban: iban && maskedIban(iban) });
