/**
 * This module writes an order that may be placed: its rows, its confirmation, the technician's visit, and the addresses of its documents.
 */
import type { ApiContext } from "#demo/api/routing/context.ts";
import type { Call } from "#demo/api/routing/register.ts";
import { newSecret } from "#demo/api/crypto/url-secret.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import type { Database } from "#demo/api/db/database.ts";
import type { OrderDocumentKind } from "#demo/api/db/schema-orders.ts";
import type { Attachment } from "#demo/api/db/schema.ts";
import { confirmationPage } from "#demo/api/documents/confirmation.ts";
import { appointmentFile } from "#demo/api/domain/appointment.ts";
import { installAddressIdOf, lineRowsOf, orderRowOf, productRowsOf, termsOf } from "#demo/api/domain/order-rows.rules.ts";
import type { Terms } from "#demo/api/domain/order-text.rules.ts";
import type { OrderBody, Placing } from "#demo/api/domain/placing.ts";
import { insertDocument, insertItems, insertOrder, insertVisit, type StoredOrder } from "#demo/api/store/orders.ts";
import { documentPath } from "./documents.ts";
import { takePath } from "./take-over.ts";

export type WrittenOrder = StoredOrder & {
  readonly terms: Terms;
  readonly documentUrl: string;
  /** The calendar file of the technician's visit, when the visit's day is agreed. */
  readonly appointment: { readonly url: string; readonly file: Attachment } | undefined;
  /** The address of the page on which a customer takes the order into an account, when the order has no owner yet. */
  readonly takeUrl: string | undefined;
};

type OrderCall = Pick<Call<unknown, OrderBody>, "body" | "db" | "language">;

/**
 * Writes all rows and documents of an order that has passed every check. `call.db` must be a transaction, in which the visitor's order has
 * already claimed its slot and its kept numbers.
 */
export async function writeOrder(
  call: OrderCall,
  { options: { publicUrl, siteUrl }, now }: Pick<ApiContext, "options" | "now">,
  placing: Placing,
): Promise<WrittenOrder> {
  const { body, db, language } = call;
  const terms = termsOf(body, placing, now());
  const take = placing.owner.kind === "known-address" ? newSecret() : undefined;
  const order = await insertOrder(db, { ...orderRowOf(call, placing, terms), ...(take && { takeHash: take.hash }) });
  const installAt = installAddressIdOf(body);
  await insertItems(db, order.id, { lines: lineRowsOf(placing), products: productRowsOf({ ...placing, installAt, terms }) });
  if (!placing.shared) await writeVisit(db, order, { body, visit: terms.visit });

  const writeDocument = async (kind: OrderDocumentKind, content: string): Promise<string> => {
    const { secret, hash } = newSecret();
    await insertDocument(db, order.id, { kind, language, content, secretHash: hash });
    return `${publicUrl}${documentPath}/${secret}`;
  };
  const documentUrl = await writeDocument("confirmation", confirmationPage({ ...order, body, placing, terms, language }));
  const file =
    typeof terms.visit === "object" && installAt !== null && !placing.shared
      ? appointmentFile({ ...order, language, slot: terms.visit, sequence: 0, standing: "confirmed", writtenMs: now(), installAt, siteUrl })
      : undefined;
  return {
    ...order,
    terms,
    documentUrl,
    appointment: file && { file, url: await writeDocument("calendar", Buffer.from(file.content, "base64").toString()) },
    takeUrl: take && `${publicUrl}${takePath}/${take.secret}`,
  };
}

type Visit = { readonly body: OrderBody; readonly visit: Terms["visit"] };

async function writeVisit(db: Database, { id }: StoredOrder, { body, visit }: Visit): Promise<void> {
  if (typeof visit === "string") return;
  const address = body.installAddress && addressOf(body.installAddress.fttbAddressId);
  if (!address) throw new Error("a slot at an address that was not checked");
  await insertVisit(db, id, { cityId: address.cityId, slot: visit });
}
