/**
 * Carries out a withdrawal (decisions §14). Products that have not begun are cancelled, and their slot becomes free. Products in use end at
 * 24:00 of the day on which the declaration was received. They are billed up to that day where the customer asked for an early start;
 * otherwise they cost nothing.
 */
import { eq } from "drizzle-orm";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import { pathOf } from "#core/base/values/routes.ts";
import type { Database } from "#demo/api/db/database.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { appointmentFile } from "#demo/api/domain/appointment.ts";
import { needsTechnician } from "#demo/api/domain/starts.rules.ts";
import { creditOf } from "#demo/api/domain/withdrawal-credit.rules.ts";
import { hasBegun } from "#demo/api/domain/product-state.rules.ts";
import { dependentsOf, dividedByStart, isInTime } from "#demo/api/domain/withdrawal.rules.ts";
import { withdrawalEffectMail } from "#demo/api/messages/withdrawal-mails.ts";
import { withdrawalTexts } from "#demo/api/messages/withdrawal-texts.ts";
import { billedOf, boosterItem, optionItem } from "#demo/api/modules/invoices/billing.ts";
import { leaveVisit } from "#demo/api/modules/order/shared-visit.ts";
import { storeCredit } from "#demo/api/modules/invoices/store-invoices.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { boostersOf } from "#demo/api/store/boosters.ts";
import { ordersOf, type Order, type Product } from "#demo/api/store/customers.ts";
import { tvOptionsOf } from "#demo/api/store/tv-options.ts";
import { planChangesOf } from "#demo/api/store/plan-changes.ts";
import { secondsUntilMail } from "#demo/api/store/recipients.ts";
import { cancelProducts, dropVisit, endProducts, markWithdrawn, type Belongings } from "#demo/api/store/withdrawals.ts";
import type { Language } from "#core/base/values/language.ts";

type Withdrawn = Belongings & {
  readonly order: Order;
  /** The products that the declaration names. */
  readonly stated: readonly Product[];
  readonly nowMs: number;
};

type Ended = {
  readonly cancelled: readonly Product[];
  readonly ending: readonly Product[];
  /** Those of the products that the declaration does not name. They end too, because they do not work without the named ones. */
  readonly along: readonly Product[];
};

/**
 * Ends the withdrawn products, and those of any order that do not work without them. Mails the consequences to the order's address, and
 * returns the sentences about them in `language`, which may differ from the order's language.
 */
export async function takeEffect(tx: Database, context: ApiContext, withdrawn: Withdrawn, language: Language): Promise<string> {
  const { order, stated, products, nowMs } = withdrawn;
  const along = dependentsOf(stated, products, nowMs);
  const ended: Ended = { ...dividedByStart([...stated, ...along], nowMs), along };
  const others = withdrawn.orders.filter(({ id }) => id !== order.id && along.some(({ orderId }) => orderId === id));
  const attachments = [];
  for (const one of [order, ...others]) {
    const own = products.filter(({ orderId }) => orderId === one.id);
    attachments.push(...(await endIn(tx, context, { ...ended, order: one, own, nowMs })));
  }
  const { email, firstName, number } = order;
  const facts = {
    firstName,
    orderId: number,
    sentences: sentencesOf(ended, nowMs, order.language),
    hasBox: ended.ending.some(({ kind }) => kind !== "mobile"),
    isStartEarly: order.startEarly && ended.ending.length > 0,
    contactUrl: context.options.siteUrl + pathOf("contact", order.language),
  };
  const afterSeconds = await secondsUntilMail(tx, context, email);
  await context.mailer.enqueue(tx, { to: email, afterSeconds, attachments, ...withdrawalEffectMail[order.language](facts) });
  return sentencesOf(ended, nowMs, language);
}

/** An order of which products end, with all of its products. */
type EndedIn = Omit<Ended, "along"> & { readonly order: Order; readonly own: readonly Product[]; readonly nowMs: number };

/** Ends the products of one order, and returns the calendar files that cancel its visit. */
async function endIn(tx: Database, context: ApiContext, { order, own, nowMs, ...ended }: EndedIn) {
  const [cancelled, ending] = [own.filter((one) => ended.cancelled.includes(one)), own.filter((one) => ended.ending.includes(one))];
  // A product that ends after the withdrawal period of its own order was not withdrawn from: the customer owes it until its end.
  const isOwed = order.startEarly || !isInTime(order, nowMs);
  await creditTo(tx, { order, ending, isOwed, nowMs });
  await cancelProducts(tx, cancelled);
  const today = todayInBrussels(nowMs);
  await endProducts(tx, ending, { day: today, freeUntil: isOwed ? null : addDays(today, 1) });
  const left = own.filter((one) => !cancelled.includes(one));
  const attachments = await visitOff(tx, context, { order, left, nowMs });
  const isOver = left.every((one) => ending.includes(one) || one.endsOn !== null);
  if (isOver) await markWithdrawn(tx, order.id, { at: new Date(nowMs), isEmpty: left.length === 0 });
  return attachments;
}

function sentencesOf({ cancelled, ending, along }: Ended, nowMs: number, language: Language): string {
  const texts = withdrawalTexts[language];
  const day = formatDate(todayInBrussels(nowMs), language);
  const hasAlong = (kind: Product["kind"]): boolean => along.some((one) => one.kind === kind);
  return [
    ...(cancelled.length > 0 ? [texts.cancelled] : []),
    ...(ending.length > 0 ? [texts.ending(day)] : []),
    ...(hasAlong("tv") ? [texts.tvToo] : []),
    ...(hasAlong("landline") ? [texts.landlineToo] : []),
  ].join(" ");
}

type Left = { readonly order: Order; readonly left: readonly Product[]; readonly nowMs: number };

/**
 * Frees the slot when no technician has to come any more, and returns the calendar file that cancels the visit; the list is empty when
 * there is nothing to cancel.
 */
async function visitOff(tx: Database, { options: { siteUrl } }: ApiContext, { order, left, nowMs }: Left) {
  if (needsTechnician(left.filter((one) => !hasBegun(one, nowMs)))) return [];
  const slot = await dropVisit(tx, order.id);
  await leaveVisit(tx, order.id, nowMs);
  // A visit that is over stays in the customer's calendar.
  if (!slot || slot.date < todayInBrussels(nowMs)) return [];
  const { number, language, installAddress } = order;
  const cancelled = { slot, sequence: slot.sequence + 1, standing: "cancelled" as const, writtenMs: nowMs };
  return [appointmentFile({ ...cancelled, number, language, installAt: installAddress ?? "", siteUrl })];
}

type Ending = {
  readonly order: Order;
  readonly ending: readonly Product[];
  /** True where the customer owes the price of the days until today. */
  readonly isOwed: boolean;
  readonly nowMs: number;
};

/** Stores a credit for the amounts that were billed in advance and are not owed: those of the products, their WiFi boosters and options. */
async function creditTo(tx: Database, { order, ending, isOwed, nowMs }: Ending): Promise<void> {
  const [account] = order.accountId === null ? [] : await tx.select().from(accounts).where(eq(accounts.id, order.accountId));
  if (!account) return;
  const today = todayInBrussels(nowMs);
  const orders = await ordersOf(tx, account.id);
  const ids = ending.map(({ id }) => id);
  const [boosters, options] = [await boostersOf(tx, ids), await tvOptionsOf(tx, ids)];
  const changes = await planChangesOf(tx, ids);
  const goesOn = ({ endsOn }: { readonly endsOn: CalendarDate | null }): boolean => endsOn === null || endsOn > today;
  const items = [
    ...ending.flatMap((product) => billedOf(product, { orders, changes, today })),
    ...boosters.filter(goesOn).flatMap((booster) => boosterItem(booster, ending)),
    ...options.filter(goesOn).flatMap((option) => optionItem(option, ending)),
  ];
  const lines = items.flatMap((item) => {
    const period = creditOf(item, { today, startEarly: isOwed });
    return period ? [{ item, period }] : [];
  });
  await storeCredit(tx, account, lines, nowMs);
}
