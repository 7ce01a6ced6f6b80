/** The rules of the questions about another mobile line, of its start, and of what its contract summary says (decisions §14). Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import { postWorkingDays } from "#core/base/values/limits.ts";
import { keepPhone, newPhone } from "#core/base/values/mobile-number.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import type { NewLine } from "#core/domain/bundle/lines.rules.ts";
import { emptyAnswers, lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { FirstStart } from "#core/features/start-question/start-question.rules.ts";
import { lineForm } from "#core/domain/mobile-line/line-form.schema.ts";
import { isDelivered, orderFields, type OrderAnswers } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";

type FormOptions = {
  readonly plans: readonly OfferCard[];
  /** The numbers that the customer has already, which no other line can keep. */
  readonly phones: readonly string[];
};

/** Returns the struct of the answers. What it does not check, the address fields and the API do. */
export const orderForm = ({ plans, phones }: FormOptions) =>
  lineForm(
    { plans: plans.map(({ i }) => i), others: phones.map((phone) => ({ phone })) },
    {
      names: orderFields,
      problemsOf: (typed: OrderAnswers) => ({
        ...(typed.install_address === "" && { install_address: "address" }), // C-316
        ...(isDelivered(typed) && typed.delivery_address === "" && { delivery_address: "address" }), // C-317
        ...(typed.favorite_package !== "" && typed.start_early === "" && { start_early: "start" }),
      }),
    },
  );

/**
 * Returns the line as its contract summary needs it. A summary says nothing about the number and the phone, so an answer about them requests
 * no other one.
 */
export const summarisedLine = (plan: OfferCard, { sim_card }: Pick<OrderAnswers, "sim_card">): NewLine =>
  lineOf({ ...emptyAnswers, phone: newPhone, sim_card, device: deviceNotFound }, plan, undefined);

/** The days from which a line can start: the first one at all, null for at once; and the first one after the 14 days to withdraw. */
export type Starts = { readonly soonest: CalendarDate | null; readonly later: CalendarDate };

/** Returns the days from which a line that is ordered today can start: an eSIM with a new number at once, all else by post or by the move. */
export const startsOf = ({ sim_card, phone }: Pick<OrderAnswers, "sim_card" | "phone">, today: CalendarDate): Starts => ({
  soonest: sim_card === "esim" && phone !== keepPhone ? null : addWorkingDays(today, postWorkingDays),
  later: firstDayAfterWithdrawal(today),
});

/** Returns the first day on which a line can start with this answer; null for at once. */
export function startOf({ soonest, later }: Starts, startEarly: boolean): CalendarDate | null {
  if (startEarly) return soonest;
  return soonest !== null && soonest > later ? soonest : later;
}

export const firstStartsOf = ({ sim_card }: Pick<OrderAnswers, "sim_card">, { soonest }: Starts): readonly FirstStart[] => [
  { what: sim_card === "esim" ? "esim" : "sim", from: soonest },
];
