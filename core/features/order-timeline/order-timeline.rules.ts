/** The rules for what happens after an order, and when (decisions §8). Pure. */
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { PlacedOrder } from "#core/domain/order/order.contract.ts";
import { orderNoticeCodes, placedStepIds, type PlacedStepId } from "#core/domain/order/placed-order.rules.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";

/** The products of an order in so far as the confirmation depends on them. */
export type OrderedKinds = {
  /** The number of mobile lines with a SIM card, and of those with an eSIM. */
  readonly simCards: number;
  readonly eSims: number;
  /** The number of phone numbers that move from another operator. */
  readonly keptNumbers: number;
  /** True where a technician has to come. */
  readonly hasVisit: boolean;
  /** True where the post brings a TV box, because no technician comes. */
  readonly hasTvBox: boolean;
};

type Codes = { readonly warnings: readonly string[]; readonly notices?: readonly string[] | undefined };

const isNotice = (code: string): boolean => orderNoticeCodes.some((one) => one === code);

/** Returns the codes of what the customer still has to do, each once. Another back end may send a notice among them, which is none. */
export const needsOf = ({ warnings }: Codes): string[] => [...new Set(warnings)].filter((code) => !isNotice(code));

/** Tells whether a kept number is being checked, which asks nothing of the customer. */
const checksNumber = ({ warnings, notices = [] }: Codes): boolean => [...notices, ...warnings].some(isNotice);

/** A step of the timeline. `mail` and `check`, which are under way already, are steps of the page itself. */
export type MomentId = "mail" | "check" | PlacedStepId;

export type Moment = {
  readonly id: MomentId;
  /** The day of the step; null as long as it is not known, or for a step that is under way. */
  readonly on: CalendarDate | null;
  /** The day and hours of the technician's visit, where they are agreed. */
  readonly slot?: InstallSlot;
};

export type Ahead = Codes & {
  /** The steps of the API's response; undefined where it names none. */
  readonly steps?: PlacedOrder["steps"] | undefined;
  readonly slot?: InstallSlot | null | undefined;
  readonly kinds?: Partial<OrderedKinds> | undefined;
};

/** Returns what happens after an order, in the order of the days; what has no day yet comes after what has one. */
export function timelineOf({ steps, slot, kinds, ...codes }: Ahead): Moment[] {
  const told = steps?.flatMap(({ id, on }) => placedStepIds.filter((known) => known === id).map((known) => ({ id: known, on })));
  const moments = (told ?? undatedSteps(kinds)).map((one): Moment => (one.id === "visit" && slot ? { ...one, on: slot.date, slot } : one));
  return [
    { id: "mail", on: null },
    ...(checksNumber(codes) ? [{ id: "check", on: null } as const] : []),
    ...moments.toSorted((one, other) => Number(dayOf(one) > dayOf(other)) - Number(dayOf(one) < dayOf(other))),
  ];
}

/** Returns the day by which steps are ordered. A step whose day is not known comes last. */
const dayOf = ({ on }: Moment): string => on ?? "9999-12-31";

/** Returns the steps of an order whose response names none: those that follow from its products, without their days. */
function undatedSteps({
  simCards = 0,
  eSims = 0,
  keptNumbers = 0,
  hasVisit = false,
  hasTvBox = false,
}: Partial<OrderedKinds> = {}): Moment[] {
  const has: Readonly<Record<PlacedStepId, boolean>> = {
    posted: simCards > 0 || hasTvBox,
    esim: eSims > 0,
    sim: false,
    number: keptNumbers > 0,
    tv: false,
    visit: hasVisit,
    invoice: true,
  };
  return (["posted", "visit", "esim", "number", "invoice"] as const).filter((id) => has[id]).map((id) => ({ id, on: null }));
}

/** Returns the first day on which something of the order works without a technician; undefined as long as that day is not known. */
export const firstDayOf = (moments: readonly Moment[]): CalendarDate | undefined =>
  moments.find(({ id, on }) => on !== null && ["esim", "sim", "number", "tv"].includes(id))?.on ?? undefined;
