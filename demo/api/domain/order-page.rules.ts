/** Describes an order in the words of the request's language, for the list of orders and for its own page. Pure functions. */
import type { CustomerOrder, ListedOrder, OrderStep } from "#core/domain/order/customer-orders.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { eurosOfCents } from "#core/base/values/money.ts";
import { areaTexts } from "#demo/api/messages/area-texts.ts";
import { orderProgressTexts } from "#demo/api/messages/order-progress-texts.ts";
import type { OrderDocumentRow } from "#demo/api/store/orders.ts";
import { onceEuros } from "./offer-cards.ts";
import { titleIn } from "./offers.ts";
import { changesOf, itemState, orderState, progressOf, type Progress, type WholeOrder } from "./order-progress.rules.ts";
import { visitText } from "./order-text.rules.ts";

type Seen = { readonly nowMs: number; readonly language: Language };

function stepText({ id, doneOn, plannedOn }: Progress, { slot, sharedWith }: WholeOrder, language: Language): string {
  const texts = orderProgressTexts[language];
  const isDone = doneOn !== undefined;
  switch (id) {
    case "taken":
      return texts.taken;
    case "checked":
      return isDone ? texts.checked : texts.checking;
    case "number_asked":
      return isDone ? texts.numberGiven : texts.numberAsked;
    case "visit":
      if (isDone) return texts.visitDone;
      if (slot) return visitText(slot, language);
      return sharedWith === undefined ? texts.chooseVisit : texts.sharedVisit(sharedWith);
    case "shipped":
      return isDone || !plannedOn ? texts.shipped : texts.willShip(formatDate(plannedOn, language, "weekday"));
    case "active":
      if (isDone) return texts.active;
      return plannedOn ? texts.startsOn(formatDate(plannedOn, language, "weekday")) : texts.startsLater;
  }
}

function stepsOf(whole: WholeOrder, { nowMs, language }: Seen): OrderStep[] {
  return progressOf(whole, nowMs).map((progress) => ({
    id: progress.id,
    ...(progress.doneOn !== undefined && { at: progress.doneOn }),
    text: stepText(progress, whole, language),
  }));
}

/** Returns the sentence about what the customer has to do or, where that is nothing, about the next step; null when no step follows. */
function nextOf(whole: WholeOrder, seen: Seen): string | null {
  const texts = orderProgressTexts[seen.language];
  const { needs, isSwitchable } = changesOf(whole, seen.nowMs);
  if (needs.includes("slot")) return texts.chooseVisit;
  if (isSwitchable && needs.includes("portability")) return texts.givePortability;
  // Only this step gets its text, because dates in words are slow to write for each order of a list.
  const step = progressOf(whole, seen.nowMs).find(({ doneOn }) => doneOn === undefined);
  return step ? stepText(step, whole, seen.language) : null;
}

/**
 * Returns the sentence for an order whose day is shown already: what the customer has to do or, where that is nothing, the number that its
 * operator was asked for, the check or the delivery that is under way. Null where only that day is waited for.
 */
export function noteOf(whole: WholeOrder, seen: Seen): string | null {
  const { needs, isSwitchable } = changesOf(whole, seen.nowMs);
  if (needs.includes("slot") || (isSwitchable && needs.includes("portability"))) return nextOf(whole, seen);
  const open = progressOf(whole, seen.nowMs).filter(
    ({ id, doneOn }) => doneOn === undefined && id !== "active" && (id !== "visit" || !whole.slot),
  );
  const step = open.find(({ id }) => id === "number_asked") ?? open[0];
  return step ? stepText(step, whole, seen.language) : null;
}

/** Returns an order in the shape of the list of orders. */
export const listedOrder = (whole: WholeOrder, seen: Seen): ListedOrder => ({
  orderId: whole.order.number,
  at: whole.order.placedAt.toISOString(),
  t: whole.lines.map(({ offer }) => titleIn(offer, seen.language).join(" ")),
  status: orderState(whole, seen.nowMs),
  total: eurosOfCents(remainingCents(whole, seen.nowMs)),
  next: nextOf(whole, seen),
});

type Files = { readonly documents: readonly OrderDocumentRow[]; readonly publicUrl: string };

/** Returns the documents in this order: confirmation, the visit for a calendar, and the contract summary where one was given. */
function documentsOf({ order }: WholeOrder, { documents, publicUrl }: Files, language: Language) {
  const texts = orderProgressTexts[language];
  const confirmationFirst = documents.toSorted((one, other) => Number(one.kind === "calendar") - Number(other.kind === "calendar"));
  const own = confirmationFirst.map(({ id, kind }) => ({
    text: kind === "calendar" ? texts.calendar : areaTexts[language].confirmation,
    url: `${publicUrl}/my-digi/account/documents/${id}?lang=${language}`,
  }));
  const summary = order.contractSummary && {
    text: texts.summary,
    url: `${publicUrl}/contract-summary/${order.contractSummary}?lang=${language}`,
  };
  return [...own, ...(summary ? [summary] : [])];
}

/** Returns an order in the shape of its own page. */
export function orderPage(whole: WholeOrder, files: Files, seen: Seen): CustomerOrder {
  const { order, lines, slot } = whole;
  const { nowMs, language } = seen;
  const changes = changesOf(whole, nowMs);
  return {
    orderId: order.number,
    at: order.placedAt.toISOString(),
    status: orderState(whole, nowMs),
    items: lines.map((line) => ({
      t: titleIn(line.offer, language),
      prc: eurosOfCents(line.cents),
      status: itemState(line, whole, nowMs),
    })),
    total: eurosOfCents(remainingCents(whole, nowMs)),
    once: lines.length * onceEuros,
    startEarly: order.startEarly,
    withdrawable_until: changes.withdrawableUntil ?? null,
    "address-id": order.installAddress,
    slot: slot ? { date: slot.date, intervalValue: slot.intervalValue } : null,
    move_until: changes.moveUntil ?? null,
    portability: givenPortability(order),
    portability_until: changes.portabilityUntil ?? null,
    can_cancel: changes.canCancel,
    needs: [...changes.needs],
    steps: stepsOf(whole, seen),
    documents: documentsOf(whole, files, language),
  };
}

/**
 * Returns the monthly price of an order in cents, without the products that were cancelled or withdrawn. An order that is cancelled as a
 * whole keeps its whole price.
 */
function remainingCents(whole: WholeOrder, nowMs: number): number {
  const { order, lines } = whole;
  if (orderState(whole, nowMs) === "cancelled" || orderState(whole, nowMs) === "withdrawn") return order.totalCents;
  const gone = lines.filter((line) => ["cancelled", "ended"].includes(itemState(line, whole, nowMs)));
  return gone.reduce((cents, line) => cents - line.cents, order.totalCents);
}

/** Returns the details of the operator that the customer leaves, or null when they are still to be given, or there is no such operator. */
function givenPortability({ portability }: WholeOrder["order"]): CustomerOrder["portability"] {
  if (!portability || portability.currentProvider === null) return null;
  const { currentProvider, customerNumber, switchNumber, endDate } = portability;
  return { currentProvider, customerNumber, switchNumber, endDate };
}
