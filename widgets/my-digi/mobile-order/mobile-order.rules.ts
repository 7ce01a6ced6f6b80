/** The rules of another mobile line: its questions, what is ordered, and when it starts (C-247…C-260, C-316…C-319, decisions §12). Pure. */
import type { Infer } from "superstruct";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import type { Language } from "#core/base/values/language.ts";
import { maxMobileLines, phonePrefix, postWorkingDays } from "#core/base/values/limits.ts";
import { keepPhone, newPhone } from "#core/base/values/mobile-number.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { confirmLine, openAdd, type NewLine } from "#core/domain/bundle/lines.rules.ts";
import { orderBundleOf } from "#core/domain/bundle/payload.rules.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { emptyAnswers, lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import { lineForm, type AnswersWith } from "#core/domain/mobile-line/line-form.schema.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { SummaryRequest } from "#core/domain/order/contract-summary.schema.ts";
import type { AreaOrder } from "#core/domain/order/order.schema.ts";
import { startName, type FirstStart } from "#core/features/start-question/start-question.rules.ts";

/** The names of the questions beside those of the line. */
export const orderFields = ["install_address", "delivery_address", startName] as const;
export type OrderField = (typeof orderFields)[number];

/**
 * The answers of the form. An address is the id of one of the customer's own, or `address-new`; the delivery can also be
 * `address-install`, the address of the line.
 */
export type OrderAnswers = AnswersWith<OrderField>;

export const addressNew = "address-new";
export const addressInstall = "address-install";

/** Returns the id by which an address of the customer is chosen, as `address-id` writes it (decisions §9). */
export const addressIdOf = ({ fttbAddressId, box }: Pick<OrderableAddress, "fttbAddressId" | "box">): string =>
  box === "" ? fttbAddressId : `${fttbAddressId}~${box}`;

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

/** Tells whether the post brings something: only a physical SIM has a delivery address (C-254). */
export const isDelivered = ({ sim_card }: Pick<OrderAnswers, "sim_card">): boolean => sim_card === "sim";

/**
 * Returns the answers with which the form opens. The eSIM is preselected here (C-251). The only address is chosen; of several the customer
 * chooses one (C-316). The delivery goes to the newest address, which the customer can change (decisions §12).
 */
export function firstAnswers(addresses: readonly OrderableAddress[]): OrderAnswers {
  const [first, ...others] = addresses.map(addressIdOf);
  return {
    ...emptyAnswers,
    sim_card: "esim",
    install_address: first === undefined ? addressNew : others.length > 0 ? "" : first,
    delivery_address: first ?? addressInstall,
    start_early: "",
  };
}

/** Returns the kept answers, without an address that is no longer the customer's. */
export function answersFrom(kept: Readonly<Record<string, string>>, addresses: readonly OrderableAddress[]): OrderAnswers {
  const first = firstAnswers(addresses);
  const answers = Object.fromEntries(Object.entries(first).map(([name, value]) => [name, kept[name] ?? value])) as OrderAnswers;
  const known = [addressNew, addressInstall, ...addresses.map(addressIdOf)];
  return {
    ...answers,
    install_address: known.includes(answers.install_address) ? answers.install_address : first.install_address,
    delivery_address: known.includes(answers.delivery_address) ? answers.delivery_address : first.delivery_address,
  };
}

export type Products = Infer<typeof myDigiProducts.answer>;

const linesOf = ({ sections }: Pick<Products, "sections">) =>
  sections.filter(({ kind }) => kind === "mobile").flatMap(({ items }) => items);

/** Returns the numbers of the customer's mobile lines, as `+32470123456`. */
export const phonesOf = (products: Pick<Products, "sections">): readonly string[] =>
  linesOf(products).flatMap((line) => (line["phone-nr"] === undefined ? [] : `${phonePrefix}${line["phone-nr"]}`));

/** Tells whether the customer has as many mobile lines as one can have (C-435). */
export const isFull = (products: Pick<Products, "sections">): boolean => linesOf(products).length >= maxMobileLines;

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

export type Plans = readonly OfferCard[];
