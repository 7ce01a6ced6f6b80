/**
 * This module has the routes of the account page: the customer's details, the signed contracts, and the devices on which the customer is
 * signed in.
 */
import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { accountEndSession, mostListed, myDigiAccount, type CustomerAccount } from "#core/domain/customer/account.contract.ts";
import { accountDocument } from "#core/domain/customer/documents.contract.ts";
import { settingsPhoneNumber } from "#core/domain/customer/settings.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { daysBetween } from "#core/base/values/dates.ts";
import { productKinds } from "#core/domain/customer/products.contract.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import type { Language } from "#core/base/values/language.ts";
import { endSession, type Session } from "#demo/api/store/sessions.ts";
import type { Database } from "#demo/api/db/database.ts";
import { orderDocuments, orders } from "#demo/api/db/schema-orders.ts";
import { accounts, sessions } from "#demo/api/db/schema.ts";
import { appointmentTexts } from "#demo/api/messages/appointment-texts.ts";
import { areaTexts, listIn } from "#demo/api/messages/area-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { accountRoute, type AnyRoute } from "#demo/api/routing/register.ts";
import { isId } from "#demo/api/store/row-id.ts";
import { ordersOf, productsOf, paymentOf, type Order, type Product } from "#demo/api/store/customers.ts";
import { works } from "#demo/api/domain/products.rules.ts";
import { bringUpToDate } from "#demo/api/modules/invoices/billing-run.ts";
import { addressesOf, digitsOf, areOwn, phonesOf } from "#demo/api/domain/own-addresses.rules.ts";
import { shownPayment } from "#demo/api/domain/payment.rules.ts";
import { isKept } from "#demo/api/domain/product-state.rules.ts";
import { titleIn } from "#demo/api/domain/offers.ts";
import { isEndable, lastDayOf, prerequisitesOf } from "#demo/api/domain/withdrawal.rules.ts";
import { switchNumberOf } from "#demo/api/domain/switch-number.rules.ts";

const details = accountRoute({
  endpoint: myDigiAccount,
  budget: "account",
  async handle({ account, session, db, language }, context) {
    const { publicUrl } = context.options;
    const nowMs = context.now();
    const all = await bringUpToDate(db, account, nowMs, context);
    const own = all.filter((one) => isKept(one, nowMs));
    const documents = await documentsOf(db, (await ordersOf(db, account.id)).slice(0, mostListed));
    const { email, invoiceEmail, firstName, lastName, clientNumber, phone } = account;
    const answer: CustomerAccount = {
      email,
      identification_email: email,
      invoice_email: invoiceEmail,
      first_name: firstName,
      last_name: lastName,
      customer_number: clientNumber,
      client_id: clientNumber,
      status: statusOf(all, own, nowMs),
      // No contract of this operator has a fixed term (decisions §14).
      expiration_date: null,
      services: productKinds.filter((kind) => own.some((one) => one.kind === kind)),
      phone_number: phone && digitsOf(phone),
      sim_number: own.find((one) => one.kind === "mobile" && works(one, nowMs))?.simNumber ?? null,
      switch_number: switchNumberOf(clientNumber),
      addresses: addressesOf(own, language),
      phones: phonesOf(own),
      payment: shownPayment(await paymentOf(db, account)),
      contracts: documents.map((one) => contractOf(one, all, { nowMs, language, publicUrl })),
      sessions: await sessionsOf(db, session, nowMs, language),
    };
    return { answer: { account: answer } };
  },
});

function statusOf(all: readonly Product[], own: readonly Product[], nowMs: number): CustomerAccount["status"] {
  if (own.some((one) => works(one, nowMs))) return "active";
  if (own.length > 0) return "ordered";
  return all.length > 0 ? "ended" : "new";
}

type Signed = { readonly order: Order; readonly documentIds: readonly string[] };

async function documentsOf(db: Database, signed: readonly Order[]): Promise<Signed[]> {
  const ids = signed.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: orderDocuments.id, orderId: orderDocuments.orderId })
          .from(orderDocuments)
          .where(and(inArray(orderDocuments.orderId, ids), eq(orderDocuments.kind, "confirmation")));
  return signed.map((order) => ({ order, documentIds: rows.filter(({ orderId }) => orderId === order.id).map(({ id }) => id) }));
}

type Seen = { readonly nowMs: number; readonly language: Language; readonly publicUrl: string };

function contractOf({ order, documentIds }: Signed, all: readonly Product[], { nowMs, language, publicUrl }: Seen) {
  const texts = areaTexts[language];
  const own = all.filter(({ orderId }) => orderId === order.id);
  const kinds = productKinds.filter((kind) => own.some((one) => one.kind === kind));
  const words = kinds.map((kind) => (kind === "online" ? kind : texts.kinds[kind]));
  const since = todayInBrussels(order.placedAt.getTime());
  const endable = all.filter((one) => isEndable(one, nowMs));
  const withdrawable = endable.filter((one) => own.includes(one));
  const lastDay = lastDayOf(order);
  const today = todayInBrussels(nowMs);
  const isWithdrawable = withdrawable.length > 0 && today <= lastDay;
  const shown = (one: Product) => {
    const needed = prerequisitesOf(one, all);
    const isOfContract = needed.length > 0 && needed.every((other) => withdrawable.includes(other));
    return { id: one.id, t: [...titleIn(one.offer, language)], ...(isOfContract && { needs: needed.map(({ id }) => id) }) };
  };
  const ends = own.map(({ endsOn }) => endsOn);
  const isEnding = ends.length > 0 && ends.every((day) => day !== null);
  return {
    id: order.number,
    name: texts.contract(listIn(words, language)),
    since,
    until: isEnding ? (ends.toSorted().at(-1) ?? null) : null,
    documents: documentIds.map((id) => ({
      text: texts.confirmation,
      icon: "download",
      url: `${publicUrl}/my-digi/account/documents/${id}?lang=${language}`,
    })),
    withdrawable_until: isWithdrawable ? lastDay : null,
    withdrawal_days_left: isWithdrawable ? daysBetween(today, lastDay) : null,
    withdrawable_products: withdrawable.map(shown),
    dependent_products: endable
      .filter((one) => !own.includes(one))
      .map(shown)
      .filter(({ needs }) => needs !== undefined),
  };
}

/** Returns the sessions that were used last, the latest first; the current session is always one of them. */
async function sessionsOf(db: Database, current: Session, nowMs: number, language: Language) {
  const isOpen = and(eq(sessions.accountId, current.accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, new Date(nowMs)));
  const rows = await db
    .select()
    .from(sessions)
    .where(isOpen)
    .orderBy(desc(eq(sessions.id, current.id)), desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(mostListed);
  const texts = areaTexts[language];
  const byLastUse = rows.toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
  return byLastUse.map(({ id, device, lastUsedAt }) => ({
    id,
    device: device ? texts.device(device.browser, device.system) : texts.unknownDevice,
    last_used: lastUsedAt.toISOString(),
    current: id === current.id,
  }));
}

const document = accountRoute({
  endpoint: accountDocument,
  budget: "account",
  async handle({ account, query: { id }, db, language }) {
    const [found] = isId(id)
      ? await db
          .select({ content: orderDocuments.content, kind: orderDocuments.kind, number: orders.number })
          .from(orderDocuments)
          .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
          .where(and(eq(orderDocuments.id, id), eq(orders.accountId, account.id)))
      : [];
    if (!found) return { refused: "not_found", message: statusText("notFound", language) };
    const { content, kind, number } = found;
    return {
      answer:
        kind === "calendar"
          ? new File([content], appointmentTexts[language].file(number), { type: "text/calendar" })
          : new File([content], areaTexts[language].confirmationFile(number), { type: "text/html" }),
    };
  },
});

const endOne = accountRoute({
  endpoint: accountEndSession,
  budget: "access",
  async handle({ account, query: { id }, db, language }, { now }) {
    const isOwn = and(eq(sessions.id, id), eq(sessions.accountId, account.id));
    const [found] = isId(id) ? await db.select({ id: sessions.id }).from(sessions).where(isOwn) : [];
    if (!found) return { refused: "not_found", message: statusText("notFound", language) };
    await endSession(db, found.id, "sign-out", now());
    return { answer: {}, message: areaTexts[language].deviceEnded };
  },
});

const changePhone = accountRoute({
  endpoint: settingsPhoneNumber,
  budget: "account",
  async handle({ account, body, db, language }, { now }) {
    if (!areOwn(await productsOf(db, account.id), body, now())) return { refused: "not_found", message: statusText("notFound", language) };
    await db
      .update(accounts)
      .set({ phone: phonePrefix + body.value })
      .where(eq(accounts.id, account.id));
    return { answer: {}, message: areaTexts[language].edited };
  },
});

export const customerAccountRoutes: readonly AnyRoute[] = [details, document, endOne, changePhone];
