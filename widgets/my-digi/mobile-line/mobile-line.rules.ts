/** The rules for the start of another mobile line, and for what its contract summary says (decisions §14). Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import { postWorkingDays } from "#core/base/values/limits.ts";
import { eurosOfCents, sumOf } from "#core/base/values/money.ts";
import { keepPhone, newPhone } from "#core/base/values/mobile-number.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import type { TrackedEvent } from "#core/domain/bundle/events.rules.ts";
import type { NewLine } from "#core/domain/bundle/lines.rules.ts";
import { emptyAnswers, lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import type { FirstStart } from "#core/features/start-question/start-question.rules.ts";
import { addressNew, isDelivered, type AddressName } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import type { OrderAnswers } from "./mobile-line.schema.ts";

/**
 * Returns the line with the answers that its contract summary depends on. The summary says nothing about the number and the phone, so a
 * change of these answers does not request another summary.
 */
export const summarisedLine = (plan: OfferCard, { sim_card }: Pick<OrderAnswers, "sim_card">): NewLine =>
  lineOf({ ...emptyAnswers, phone: newPhone, sim_card, device: deviceNotFound }, plan, undefined);

/**
 * The days from which a line can start. `soonest`: the first possible day, null for at once. `later`: the first day after the 14 days in
 * which the order can be withdrawn.
 */
export type Starts = { readonly soonest: CalendarDate | null; readonly later: CalendarDate };

/**
 * Returns the days from which a line that is ordered today can start. An eSIM with a new number starts at once; any other line waits for
 * the post, or for the move of its number.
 */
export const startsOf = ({ sim_card, phone }: Pick<OrderAnswers, "sim_card" | "phone">, today: CalendarDate): Starts => ({
  soonest: sim_card === "esim" && phone !== keepPhone ? null : addWorkingDays(today, postWorkingDays),
  later: firstDayAfterWithdrawal(today),
});

/** Returns the first day of the line for an answer to the question whether it should start early; null for at once. */
export function startOf({ soonest, later }: Starts, startEarly: boolean): CalendarDate | null {
  if (startEarly) return soonest;
  return soonest !== null && soonest > later ? soonest : later;
}

export const firstStartsOf = ({ sim_card }: Pick<OrderAnswers, "sim_card">, { soonest }: Starts): readonly FirstStart[] => [
  { what: sim_card === "esim" ? "esim" : "sim", from: soonest },
];

/**
 * Returns the analytics event for the plans that are shown. It is that of `viewItemList` for a visitor without a bundle, whose file would
 * bring all rules of bundles to a form that needs none of them. A test compares the two.
 */
export const plansShown = (plans: readonly OfferCard[]): TrackedEvent => [
  "view_item_list",
  {
    ecommerce: {
      currency: "EUR",
      value: eurosOfCents(sumOf(plans.map(offerCents))),
      items: plans.map((plan) => ({
        item_id: plan.wpId,
        item_name: titleOf(plan),
        item_category: "mobile",
        price: eurosOfCents(offerCents(plan)),
        quantity: 1,
      })),
    },
  },
];

/**
 * Returns the part of a typed address that is to be corrected before anything can be ordered (C-318): the choices from the lists, or the
 * box alone; undefined where the addresses are complete.
 */
export function addressWaitOf(
  given: Pick<OrderAnswers, "install_address" | "delivery_address" | "sim_card">,
  typed: Readonly<Partial<Record<AddressName, unknown>>>,
  wrongBoxes: Readonly<Partial<Record<AddressName, boolean>>>,
): "lists" | "box" | undefined {
  const asked: AddressName[] = [];
  if (given.install_address === addressNew) asked.push("install");
  if (given.delivery_address === addressNew && isDelivered(given)) asked.push("delivery");
  const incomplete = asked.filter((name) => !typed[name]);
  if (incomplete.length === 0) return undefined;
  return incomplete.every((name) => wrongBoxes[name]) ? "box" : "lists";
}
