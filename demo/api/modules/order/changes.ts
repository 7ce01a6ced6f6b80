/**
 * This module has the endpoints that change an order before it is carried out: move the technician's slot, name the operator that the
 * customer leaves, or cancel everything (decisions §12).
 */
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { cancelOrder, moveSlot, sendPortability } from "#core/domain/order/order-changes.contract.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { lastDayToChange, type NoticedChange } from "#core/domain/order/notice.rules.ts";
import type { Switch } from "#core/domain/order/portability.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import type { Database } from "#demo/api/db/database.ts";
import { installSlots, orderDocuments, orders, products } from "#demo/api/db/schema-orders.ts";
import { firstFree, isAllowedDay, isWorked } from "#demo/api/domain/slots.rules.ts";
import { newSecret } from "#demo/api/crypto/url-secret.ts";
import { insertDocument } from "#demo/api/store/orders.ts";
import { secondsUntilMail } from "#demo/api/store/recipients.ts";
import type { FieldProblems } from "#demo/api/http/problems.ts";
import { orderTexts } from "#demo/api/messages/order-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import type { Outcome, Refusal } from "#demo/api/http/outcome.ts";
import { accountRoute, type AccountCall, type AnyRoute } from "#demo/api/routing/register.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { appointmentFile } from "#demo/api/domain/appointment.ts";
import { orderCancelledMail, visitMail } from "#demo/api/messages/appointment-texts.ts";
import type { Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { isSwitchOperator } from "#demo/api/domain/order-check.rules.ts";
import { visitText } from "#demo/api/domain/order-text.rules.ts";
import { needsTechnician, slotEndMs } from "#demo/api/domain/starts.rules.ts";
import { addressOfId } from "#demo/api/domain/own-addresses.rules.ts";
import { hearDemoOperators } from "#demo/api/modules/invoices/demo-operators.ts";
import { claimSlot, freeDaysAt } from "#demo/api/modules/installation/slots.ts";
import { cancelDependents, dependentsOfOrder, dependentText } from "./dependents.ts";
import { followVisit, leaveVisit } from "./shared-visit.ts";
import { hasBegun } from "#demo/api/domain/product-state.rules.ts";

type Order = typeof orders.$inferSelect;
type Product = typeof products.$inferSelect;
type Slot = typeof installSlots.$inferSelect;

type OrderQuery = { readonly orderId: string };
type Open = { readonly order: Order; readonly own: readonly Product[]; readonly slot: Slot | undefined };

/**
 * Finds the customer's own order. Locks the rows of all of the customer's orders until the transaction ends, always in the same sequence,
 * because a change of one may change others, too. Refuses when the customer has no such order, when the order
 * was cancelled, or when its technician comes so soon that this change is not possible any more.
 */
async function openOrder(
  tx: Database,
  { account, query: { orderId }, language }: AccountCall<OrderQuery, unknown>,
  { nowMs, change, demo }: { readonly nowMs: number; readonly change: NoticedChange; readonly demo: boolean },
): Promise<Open | Refusal> {
  const isOwn = and(eq(orders.number, orderId), eq(orders.accountId, account.id));
  const [found] = await tx.select({ id: orders.id }).from(orders).where(isOwn);
  if (!found) return { refused: "not_found", message: statusText("notFound", language) };
  const locked = await tx.select().from(orders).where(eq(orders.accountId, account.id)).orderBy(orders.id).for("update");
  const order = locked.find(({ id }) => id === found.id);
  if (!order) return { refused: "not_found", message: statusText("notFound", language) };
  const ordered = () => tx.select().from(products).where(eq(products.orderId, order.id));
  if (demo) await hearDemoOperators(tx, await ordered(), nowMs);
  const own = await ordered();
  const [slot] = await tx
    .select()
    .from(installSlots)
    .where(eq(installSlots.orderId, order.visitOrderId ?? order.id));
  const isLate = slot !== undefined && todayInBrussels(nowMs) > lastDayToChange(slot, change);
  return order.cancelledAt || isLate ? tooLate(language) : { order, own, slot };
}

const tooLate = (language: AccountCall<unknown, unknown>["language"]): Refusal => ({
  refused: "already_done",
  message: orderTexts[language].tooLate,
});

const isFixed = ({ kind }: Product): boolean => kind !== "mobile";

const orderedOn = ({ placedAt }: Order): CalendarDate => todayInBrussels(placedAt.getTime());

type Change = Open & { readonly tx: Database; readonly nowMs: number };

/**
 * Declares a route that changes an order within one transaction. The route finds the order, which can be changed until the last day for
 * this kind of change (`notice`), and passes the order to `change`.
 */
const changeRoute = <Body, Answer, Headers, Conflict>(
  endpoint: Endpoint<OrderQuery, Body, Answer, Headers, Conflict>,
  notice: NoticedChange,
  change: (
    open: Change,
    call: AccountCall<OrderQuery, Body, Headers>,
    context: ApiContext,
  ) => Promise<Outcome<NoInfer<Answer>, NoInfer<Conflict>>>,
): AnyRoute =>
  accountRoute({
    endpoint,
    budget: "form",
    handle: (call, context) =>
      call.db.transaction(async (tx) => {
        const nowMs = context.now();
        const open = await openOrder(tx, call, { nowMs, change: notice, demo: context.options.demo });
        return "refused" in open ? open : change({ ...open, tx, nowMs }, call, context);
      }),
  });

const move = changeRoute(moveSlot, "slot", async ({ tx, nowMs, order, own, slot: old }, { body: slot, language }, context) => {
  if (order.visitOrderId) return { refused: "already_done", message: orderTexts[language].sharedVisit };
  const fixed = own.filter(isFixed);
  if (!needsTechnician(fixed) || fixed.some((one) => hasBegun(one, nowMs))) return tooLate(language);
  const address = order.installAddress === null ? undefined : addressOf(addressOfId(order.installAddress).fttbAddressId);
  const ordered = { orderedOn: orderedOn(order), startEarly: order.startEarly };
  if (!address || !isWorked(address, slot, nowMs) || !isAllowedDay(slot.date, ordered)) return { problems: { date: "field.wrong" } };
  if (old && isSame(old, slot)) return { answer: { data: slot } };
  if (!(await claimSlot(tx, { cityId: address.cityId, slot }))) {
    const next = firstFree(await freeDaysAt(tx, address, nowMs), ordered);
    return { refused: "slot_taken", message: orderTexts[language].slotTaken, conflict: { data: { next } } };
  }
  const sequence = await keepSlot(tx, order, { cityId: address.cityId, slot });
  await followVisit(tx, order.id, slot);
  await tellVisit(tx, context, { order, slot, sequence, isFirst: !old });
  return { answer: { data: slot } };
});

const isSame = (old: Slot, { date, intervalValue }: InstallSlot): boolean => old.date === date && old.intervalValue === intervalValue;

/**
 * Stores the new slot of an order and returns its sequence number, which calendar files carry. The old slot is free as soon as the order's
 * row names the new one.
 */
async function keepSlot(
  tx: Database,
  { id }: Order,
  { cityId, slot }: { readonly cityId: string; readonly slot: InstallSlot },
): Promise<number> {
  const [kept] = await tx
    .insert(installSlots)
    .values({ orderId: id, cityId, ...slot })
    .onConflictDoUpdate({ target: installSlots.orderId, set: { ...slot, sequence: sql`${installSlots.sequence} + 1` } })
    .returning({ sequence: installSlots.sequence });
  await tx
    .update(products)
    .set({ startsAt: new Date(slotEndMs(slot)) })
    .where(and(eq(products.orderId, id), eq(products.status, "ordered"), ne(products.kind, "mobile")));
  return kept?.sequence ?? 0;
}

type Visit = { readonly order: Order; readonly slot: InstallSlot; readonly sequence: number; readonly isFirst: boolean };

/**
 * Sends the mail about a first or a moved visit in the order's language. The new calendar file replaces the stored one of the former slot.
 */
async function tellVisit(tx: Database, context: ApiContext, { order, slot, sequence, isFirst }: Visit): Promise<void> {
  const { id, language, number, email, firstName } = order;
  const file = fileFor(context, order, { slot, sequence, standing: "confirmed" });
  const isCalendar = and(eq(orderDocuments.orderId, id), eq(orderDocuments.kind, "calendar"));
  const content = Buffer.from(file.content, "base64").toString();
  const stored = await tx.update(orderDocuments).set({ content }).where(isCalendar).returning({ id: orderDocuments.id });
  // An order that was placed without a visit has no calendar file before its first one.
  if (stored.length === 0) await insertDocument(tx, id, { kind: "calendar", language, content, secretHash: newSecret().hash });
  const facts = { firstName, orderId: number, visit: visitText(slot, language), contactUrl: contactIn(context, language), isFirst };
  const afterSeconds = await secondsUntilMail(tx, context, email);
  await context.mailer.enqueue(tx, { to: email, afterSeconds, attachments: [file], ...visitMail[language](facts) });
}

const contactIn = ({ options }: ApiContext, language: Language): string => options.siteUrl + pathOf("contact", language);

type Appointed = Pick<Parameters<typeof appointmentFile>[0], "slot" | "sequence" | "standing">;

function fileFor({ options, now }: ApiContext, { number, language, installAddress }: Order, appointed: Appointed) {
  const { siteUrl } = options;
  return appointmentFile({ ...appointed, number, language, installAt: installAddress ?? "", siteUrl, writtenMs: now() });
}

const tellPortability = changeRoute(sendPortability, "portability", async ({ tx, nowMs, order, own }, call) => {
  const { body: portability, language } = call;
  const fixed = own.filter(isFixed);
  if (fixed.length === 0 || fixed.some((one) => hasBegun(one, nowMs))) return tooLate(language);
  const problems = switchProblems(portability, nowMs);
  if (problems) return { problems };
  await tx.update(orders).set({ portability }).where(eq(orders.id, order.id));
  return { answer: {} };
});

function switchProblems({ currentProvider, endDate }: Switch, nowMs: number): FieldProblems | undefined {
  if (!isSwitchOperator(currentProvider)) return { currentProvider: "field.wrong" };
  return endDate !== null && endDate < todayInBrussels(nowMs) ? { endDate: "field.wrong" } : undefined;
}

const cancel = changeRoute(cancelOrder, "slot", async ({ tx, nowMs, order, own, slot }, call, context) => {
  if (own.some((one) => hasBegun(one, nowMs))) return tooLate(call.language);
  const { id, email, firstName, number, language } = order;
  const dependents = await dependentsOfOrder(tx, order, nowMs);
  await cancelDependents(tx, dependents, nowMs);
  await tx
    .update(orders)
    .set({ cancelledAt: new Date(nowMs) })
    .where(and(eq(orders.id, id), isNull(orders.cancelledAt)));
  await tx.delete(installSlots).where(eq(installSlots.orderId, id));
  await tx.delete(products).where(eq(products.orderId, id));
  await tx.delete(orderDocuments).where(and(eq(orderDocuments.orderId, id), eq(orderDocuments.kind, "calendar")));
  await leaveVisit(tx, id, nowMs);
  // The visit of another order, which this order shared, still takes place.
  const attachments = slot?.orderId === id ? [fileFor(context, order, { slot, sequence: slot.sequence + 1, standing: "cancelled" })] : [];
  const along = dependents.map((one) => dependentText(one, language));
  const facts = { firstName, orderId: number, along, contactUrl: contactIn(context, language) };
  const afterSeconds = await secondsUntilMail(tx, context, email);
  await context.mailer.enqueue(tx, { to: email, afterSeconds, attachments, ...orderCancelledMail[language](facts) });
  return { answer: {} };
});

export const orderChangeRoutes: readonly AnyRoute[] = [move, tellPortability, cancel];
