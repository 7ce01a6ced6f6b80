/** The rules of the order of another mobile line: what is sent, and when it starts (C-379…C-381, decisions §12, §14). Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import type { Language } from "#core/base/values/language.ts";
import { postWorkingDays } from "#core/base/values/limits.ts";
import { keepPhone, newPhone } from "#core/base/values/mobile-number.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { confirmLine, openAdd, type NewLine } from "#core/domain/bundle/lines.rules.ts";
import { orderBundleOf } from "#core/domain/bundle/payload.rules.ts";
import { emptyAnswers, lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { SummaryRequest } from "#core/domain/order/contract-summary.schema.ts";
import type { AreaOrder } from "#core/domain/order/order.schema.ts";
import type { FirstStart } from "#core/features/start-question/start-question.rules.ts";
import type { OrderAnswers } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";

/** Returns the bundle that consists of one line, as the shared rules for prices, payloads and analytics take it. */
export const bundleOf = (line: NewLine): Bundle => confirmLine(openAdd(emptyBundle), line);

/**
 * Returns the body of the request for the contract summary. A summary says nothing about the number and the phone, so an answer about them
 * requests no other one.
 */
export function summaryBodyOf(plan: OfferCard, sim: string, lang: Language): SummaryRequest {
  const line = lineOf({ ...emptyAnswers, phone: newPhone, sim_card: sim, device: deviceNotFound }, plan, undefined);
  return { bundle: orderBundleOf(bundleOf(line)), promo_code: { voucher: null, dealerCare: null }, lang };
}

/** An address as the order sends it, whichever of the two lists it comes from. */
type SentAddress = Omit<Address, "email" | "agree" | "city">;

/** Returns the address of the line in the shape of an order. */
export const installAddressOf = ({ fttbAddressId, box }: SentAddress): AreaOrder["installAddress"] => ({
  fttbAddressId,
  ...(box !== "" && { box }),
});

/** Returns the address of the delivery in the shape of an order, where the county is named otherwise (decisions §7). */
export const deliveryAddressOf = (address: SentAddress): AreaOrder["deliveryAddress"] => {
  const { stateId: countyId, cityId, fttbAddressId, streetId, street, number, box, postalCode } = address;
  return { countyId, cityId, fttbAddressId, streetId, street, number, box, postalCode };
};

type Sent = {
  readonly bundle: Bundle;
  readonly install: SentAddress;
  /** Undefined where nothing is delivered. */
  readonly delivery: SentAddress | undefined;
  readonly startEarly: boolean;
  readonly lang: Language;
};

/** Returns the body of the order (C-379…C-381, decisions §12). */
export const orderBodyOf = ({ bundle, install, delivery, startEarly, lang }: Sent): AreaOrder => ({
  bundle: { mobile: orderBundleOf(bundle).mobile, internet: [], tv: [], landline: [] },
  deliveryAddress: delivery ? deliveryAddressOf(delivery) : null,
  installAddress: installAddressOf(install),
  startEarly,
  bundlesPrice: bundle.bundlesPrice,
  lang,
});

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
