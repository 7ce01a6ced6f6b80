/** Computes the steps that follow an order which was just placed, each with its day (decisions §8). Pure functions. */
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { PlacedOrder } from "#core/domain/order/order.contract.ts";
import type { PlacedStepId } from "#core/domain/order/placed-order.rules.ts";
import { hasEsim, keptNumberOf, simCardsIn, type Item } from "./items.rules.ts";
import { postedOn } from "./order-progress.rules.ts";
import type { Terms } from "./order-text.rules.ts";
import { startsAt } from "./starts.rules.ts";

type PlacedStep = NonNullable<PlacedOrder["steps"]>[number];

/** Returns the steps in the order of their days. Steps whose day is not known yet come last. */
export function placedSteps(terms: Terms): PlacedStep[] {
  const { items, visit, placedAtMs: nowMs, startEarly } = terms;
  const startOf = (item: Item): CalendarDate | null => {
    const startMs = startsAt(item, { nowMs, startEarly, visit });
    return startMs === null ? null : todayInBrussels(startMs);
  };
  /** Returns the step of some of the products, on their first or last day; nothing where the order has no such product. */
  const stepOf = (id: PlacedStepId, found: readonly Item[], dayOf: (days: readonly CalendarDate[]) => CalendarDate | undefined) => {
    const days = found.map(startOf).filter((day) => day !== null);
    return found.length === 0 ? [] : [{ id, on: dayOf(days.toSorted()) ?? null }];
  };
  const ofNewNumber = items.filter((item) => item.kind === "mobile" && keptNumberOf(item) === null);
  const postedTv = visit === "none" ? items.filter(({ kind }) => kind === "tv") : [];
  const orderedOn = todayInBrussels(nowMs);
  const steps: PlacedStep[] = [
    ...stepOf("posted", [...simCardsIn(items), ...postedTv], ([first]) => first && postedOn(first, orderedOn)),
    ...stepOf("esim", ofNewNumber.filter(hasEsim), ([first]) => first),
    ...stepOf("sim", simCardsIn(ofNewNumber), ([first]) => first),
    ...stepOf(
      "number",
      items.filter((item) => keptNumberOf(item) !== null),
      (days) => days.at(-1),
    ),
    ...stepOf("tv", postedTv, ([first]) => first),
    ...(visit === "none" ? [] : [{ id: "visit", on: typeof visit === "object" ? visit.date : null }]),
    ...stepOf("invoice", items, ([first]) => first),
  ];
  return steps.toSorted((one, other) => Number((one.on ?? last) > (other.on ?? last)) - Number((one.on ?? last) < (other.on ?? last)));
}

const last = "9999-12-31";
