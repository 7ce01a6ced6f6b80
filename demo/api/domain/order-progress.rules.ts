/**
 * Computes the progress of an order from the clock: its state, its steps, and the changes that its customer can still make (decisions §12).
 * Pure functions.
 */
import type { OrderedItemState, OrderNeed, OrderState, OrderStepId } from "#core/domain/order/customer-orders.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { lastDayToChange } from "#core/domain/order/notice.rules.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { addWorkingDays, isWorkingDay } from "#core/base/values/working-days.ts";
import type { Order, Product } from "#demo/api/store/customers.ts";
import type { OrderLine } from "#demo/api/store/orders.ts";
import { hasBegun, isKept } from "./product-state.rules.ts";
import { startOf, stateAt, works } from "./products.rules.ts";
import { postWorkingDays } from "#core/base/values/limits.ts";
import { needsTechnician, slotEndMs } from "./starts.rules.ts";
import { lastDayOf } from "./withdrawal.rules.ts";

/** An order with everything that belongs to it. A cancelled product has a line, and is not among the products. */
export type WholeOrder = {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly products: readonly Product[];
  /** The slot of the technician's visit: the order's own visit, or that of another order which it shares. */
  readonly slot: InstallSlot | undefined;
  /** The number of the order whose visit this one shares. */
  readonly sharedWith?: string | undefined;
};

/** An order with its products, without the data that only its page shows. */
type Posting = Pick<WholeOrder, "order" | "products">;

/** Tells whether a technician comes for an order: at a visit of its own, or at the visit of an earlier order. */
const isVisited = ({ order, products }: Posting): boolean => needsTechnician(products) || order.visitOrderId !== null;

const isOver = ({ order }: WholeOrder): boolean => order.cancelledAt !== null || order.withdrawnAt !== null;

export function orderState(whole: WholeOrder, nowMs: number): OrderState {
  if (whole.order.withdrawnAt) return "withdrawn";
  if (whole.order.cancelledAt) return "cancelled";
  return whole.products.every((one) => works(one, nowMs)) ? "active" : "open";
}

/** Returns the state of the product that a line ordered. */
export function itemState({ position }: OrderLine, { products }: WholeOrder, nowMs: number): OrderedItemState {
  const product = products.find((one) => one.position === position);
  if (!product) return "cancelled";
  return isKept(product, nowMs) ? stateAt(product, nowMs) : "ended";
}

/** A step, with the day on which it was done (`undefined` as long as it is to come) and the day on which it is planned, if known. */
export type Progress = {
  readonly id: OrderStepId;
  readonly doneOn: CalendarDate | undefined;
  readonly plannedOn?: CalendarDate | undefined;
};

/** Returns the steps of an order, the first one first. An order that was cancelled keeps the steps that were done until then. */
export function progressOf(whole: WholeOrder, nowMs: number): Progress[] {
  const takenOn = todayInBrussels(whole.order.placedAt.getTime());
  const steps: Progress[] = [
    { id: "taken", doneOn: takenOn },
    step("checked", checkedOn(whole, takenOn, nowMs), nowMs),
    ...numberStep(whole),
    ...visitStep(whole, nowMs),
    ...shippedStep(whole, nowMs),
    activeStep(whole, nowMs),
  ];
  if (!isOver(whole)) return steps;
  const end = whole.order.cancelledAt ?? whole.order.withdrawnAt;
  const endedOn = end ? todayInBrussels(end.getTime()) : takenOn;
  return steps.filter(({ doneOn, id }) => id === "taken" || (doneOn !== undefined && doneOn <= endedOn));
}

/** Returns the day on which the check of an order is done: the next working day, or the day on which something of the order works. */
function checkedOn({ products }: WholeOrder, takenOn: CalendarDate, nowMs: number): CalendarDate {
  const working = products.filter((one) => works(one, nowMs)).flatMap((one) => startOf(one, nowMs) ?? []);
  return [addWorkingDays(takenOn, 1), ...working].toSorted()[0] ?? takenOn;
}

/** Returns a step that is done once its day has come. */
function step(id: OrderStepId, day: CalendarDate | undefined, nowMs: number): Progress {
  const isDone = day !== undefined && day <= todayInBrussels(nowMs);
  return { id, doneOn: isDone ? day : undefined, plannedOn: day };
}

/** Returns the step of the kept numbers. It is done once the other operator has confirmed all of them. */
function numberStep({ lines, products }: WholeOrder): Progress[] {
  const kept = products.filter(({ position }) => lines.some((line) => line.position === position && keepsNumber(line)));
  if (kept.length === 0) return [];
  const answers = kept.flatMap(({ numberConfirmedAt }) => (numberConfirmedAt ? [todayInBrussels(numberConfirmedAt.getTime())] : []));
  return [{ id: "number_asked", doneOn: answers.length === kept.length ? answers.toSorted().at(-1) : undefined }];
}

/** Tells whether a line keeps a number: a mobile line with an operator to leave, or a landline that names its number's operator. */
function keepsNumber({ kind, details }: OrderLine): boolean {
  const { provider, phoneProvider } = details as { readonly provider?: unknown; readonly phoneProvider?: { readonly id?: unknown } | null };
  return kind === "mobile" ? Boolean(provider) : kind === "landline" && Boolean(phoneProvider?.id);
}

/**
 * Returns the step of the technician's visit. Where the products work although no visit was agreed, there was no visit, and none is
 * awaited.
 */
function visitStep(whole: WholeOrder, nowMs: number): Progress[] {
  const { products, slot } = whole;
  const fixed = products.filter(({ kind }) => kind !== "mobile");
  if (!isVisited(whole) || (!slot && fixed.every((one) => works(one, nowMs)))) return [];
  return [{ id: "visit", doneOn: slot && slotEndMs(slot) <= nowMs ? slot.date : undefined, plannedOn: slot?.date }];
}

/** Returns the products that the post delivers: SIM cards, and a TV box where no technician comes. */
const postedOf = (whole: Posting): readonly Product[] =>
  whole.products.filter(({ kind, sim }) => sim === "sim" || (kind === "tv" && !isVisited(whole)));

const shippedStep = (whole: WholeOrder, nowMs: number): Progress[] =>
  postedOf(whole).length === 0 ? [] : [step("shipped", shippedOn(whole), nowMs)];

/** Returns the day on which the order's parcel leaves the warehouse; undefined as long as that day is not known. */
export function shippedOn(whole: Posting): CalendarDate | undefined {
  const starts = postedOf(whole).flatMap(({ startsAt }) => (startsAt ? [todayInBrussels(startsAt.getTime())] : []));
  const [first] = starts.toSorted();
  return first && postedOn(first, todayInBrussels(whole.order.placedAt.getTime()));
}

/**
 * Returns the day on which a parcel that has to arrive by `start` is handed to the post: the last working day that leaves the post enough
 * time, but not before the day of the order.
 */
export function postedOn(start: CalendarDate, orderedOn: CalendarDate): CalendarDate {
  let day = start;
  const isTooLate = (): boolean => !isWorkingDay(day) || addWorkingDays(day, postWorkingDays) > start;
  while (day > orderedOn && isTooLate()) day = addDays(day, -1);
  return day;
}

function activeStep({ products }: WholeOrder, nowMs: number): Progress {
  const starts = products.map((one) => startOf(one, nowMs));
  const last = starts.every((day) => day !== undefined) ? starts.toSorted().at(-1) : undefined;
  const isDone = products.length > 0 && products.every((one) => works(one, nowMs));
  return { id: "active", doneOn: isDone ? last : undefined, plannedOn: last };
}

/** The changes that a customer can still make, with their last days. `undefined`: the change is not possible, or has no last day yet. */
export type Changes = {
  readonly needs: readonly OrderNeed[];
  readonly moveUntil: CalendarDate | undefined;
  readonly portabilityUntil: CalendarDate | undefined;
  /** True where the customer can still give the details of the old operator. As long as there is no visit, there is no last day for it. */
  readonly isSwitchable: boolean;
  readonly canCancel: boolean;
  readonly withdrawableUntil: CalendarDate | undefined;
};

/** Returns the changes that the customer can still make to an order, by the same limits as the calls that make them. */
export function changesOf(whole: WholeOrder, nowMs: number): Changes {
  const { order, products, slot } = whole;
  const today = todayInBrussels(nowMs);
  const lastDay = lastDayOf(order);
  const withdrawableUntil = lastDay >= today && !isOver(whole) ? lastDay : undefined;
  const fixed = products.filter(({ kind }) => kind !== "mobile");
  const isUntouched = fixed.length > 0 && !fixed.some((one) => hasBegun(one, nowMs));
  const portabilityDay = slot && lastDayToChange(slot, "portability");
  const isMovable = isUntouched && !isOver(whole) && needsTechnician(fixed) && order.visitOrderId === null;
  const isSwitchable = isUntouched && !isOver(whole) && (portabilityDay === undefined || today <= portabilityDay);
  const moveDay = slot && lastDayToChange(slot, "slot");
  const isInNotice = moveDay === undefined || today <= moveDay;
  // Missing numbers are listed even after the last day for them; the page then says that it is too late.
  const needsPortability = isUntouched && !isOver(whole) && order.portability !== null && order.portability.currentProvider === null;
  return {
    needs: [...(isMovable && !slot ? (["slot"] as const) : []), ...(needsPortability ? (["portability"] as const) : [])],
    moveUntil: isMovable && isInNotice ? moveDay : undefined,
    portabilityUntil: isSwitchable ? portabilityDay : undefined,
    isSwitchable,
    canCancel: !isOver(whole) && products.length > 0 && isInNotice && !products.some((one) => hasBegun(one, nowMs)),
    withdrawableUntil,
  };
}
