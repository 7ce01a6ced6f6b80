/** The rules of an order in the customer area: its content, the missing answers, and its first day. Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import { landlineCodes } from "#core/base/values/landline-codes.ts";
import { isLandlineNumber, keptLandlineOf, normalizeLandline } from "#core/base/values/landline-number.ts";
import type { Language } from "#core/base/values/language.ts";
import { postWorkingDays } from "#core/base/values/limits.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import { cardOf, emptyBundle, priced } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { orderBundleOf } from "#core/domain/bundle/payload.rules.ts";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import type { SummaryRequest } from "#core/domain/order/contract-summary.schema.ts";
import type { PriceChange } from "#core/domain/order/order.contract.ts";
import type { AreaOrder } from "#core/domain/order/order.schema.ts";
import { startName, type FirstStart, type Starting } from "#core/features/start-question/start-question.rules.ts";
import { installAddressOf } from "#widgets/my-digi/order.rules.ts";
import type { AwaitedVisit, OrderedKind, OrderProblem } from "#widgets/my-digi/product-order/product-order.rules.ts";
import type { Draft, LandlineAnswers } from "#widgets/my-digi/product-order/product-order.schema.ts";

/** Returns a bundle that consists of this package alone, because the shared rules for prices, payloads and analytics take bundles. */
export function bundleOf(kind: OrderedKind, offer: PackageCard, answers: LandlineAnswers): Bundle {
  const card = cardOf(offer);
  const chosen = { selected: true, selectedCard: card.i, card };
  if (kind !== "landline") return priced({ ...emptyBundle, [kind]: { ...emptyBundle[kind], ...chosen } });
  const { typed, ...given } = answers;
  const digits = normalizeLandline(typed);
  const phone = isLandlineNumber(digits) ? keptLandlineOf(digits) : "";
  return priced({ ...emptyBundle, landline: { ...emptyBundle.landline, ...chosen, ...given, phone } });
}

/**
 * Returns the body of the request for the contract summary: a bundle of one package, without codes, in the shape that the order flow sends.
 */
export function summaryBodyOf(bundle: Bundle, addressId: string, lang: Language): SummaryRequest {
  const { landline } = bundle;
  // The summary does not contain the number, so a change of the number requests no other summary.
  const whole = orderBundleOf({ ...bundle, landline: { ...landline, currentPhone: false } });
  return { bundle: whole, promo_code: { voucher: null, dealerCare: null }, installAddress: installAddressOf(addressId), lang };
}

/** Returns the body of the order (C-380, decisions §12). */
export function areaOrderOf(bundle: Bundle, addressId: string, startEarly: boolean, lang: Language): AreaOrder {
  const { mobile, internet, tv, landline } = orderBundleOf(bundle);
  return {
    bundle: { mobile, internet: internet ? [internet] : [], tv: tv ? [tv] : [], landline: landline ? [landline] : [] },
    deliveryAddress: null,
    installAddress: installAddressOf(addressId),
    startEarly,
    bundlesPrice: bundle.bundlesPrice,
    lang,
  };
}

/** Returns the page data with the new price of a package, which the customer has seen. */
export const withPrice = (page: ProductPage, wpId: string, { lines }: PriceChange): ProductPage => ({
  ...page,
  ...(page.packages && { packages: page.packages.map((card) => (card.wpId === wpId ? repriced(card, lines) : card)) }),
});

export const repriced = (card: PackageCard, lines: PriceChange["lines"]): PackageCard => ({
  ...card,
  prc: lines.find(({ wpId }) => wpId === card.wpId)?.prc ?? card.prc,
});

/**
 * Tells whether a technician installs the product (C-216, decisions §9). TV is delivered by post, unless a visit is awaited at which the
 * technician brings it.
 */
export const needsVisit = (kind: OrderedKind, visit: AwaitedVisit): boolean => kind !== "tv" || visit !== undefined;

/**
 * The days from which an order can start. `soonest`: the first possible day, as far as it is known. `later`: the first day after the 14
 * days in which the order can be withdrawn.
 */
export type Starts = { readonly soonest: CalendarDate | undefined; readonly later: CalendarDate };

/**
 * Returns the days from which an order that is placed today can start (decisions §14). TV alone is delivered by post. Any other product
 * waits for a technician; as long as no visit is agreed, only the API knows the first free day.
 */
export const startsOf = (kind: OrderedKind, today: CalendarDate, firstFreeDay: CalendarDate | undefined, visit?: AwaitedVisit): Starts => ({
  soonest: needsVisit(kind, visit) ? (visit ?? firstFreeDay) : addWorkingDays(today, postWorkingDays),
  later: firstDayAfterWithdrawal(today),
});

/** Returns the first day of an order for an answer to the question whether it should start early; undefined where the day is not known. */
export function startOf({ soonest, later }: Starts, startEarly: boolean): CalendarDate | undefined {
  if (startEarly) return soonest;
  return soonest !== undefined && soonest > later ? soonest : later;
}

const startings = { internet: "fibre", landline: "landline", tv: "tv" } as const satisfies Readonly<Record<OrderedKind, Starting>>;

/** Returns the first possible days as texts, as the question about the start shows them. */
export const firstStartsOf = (kind: OrderedKind, { soonest }: Starts): readonly FirstStart[] =>
  soonest === undefined ? [] : [{ what: startings[kind], from: soonest }];

/**
 * Returns the missing answers in the order in which the screen shows their questions (C-267, C-272…C-275, C-328, decisions §14). As long as
 * no package is chosen, no other question is shown, so only the package is returned.
 */
export function problemsOf(
  kind: OrderedKind,
  hasPackage: boolean,
  { landline, startEarly }: Omit<Draft, "chosen">,
): readonly OrderProblem[] {
  if (!hasPackage) return ["package"];
  const codes = kind === "landline" ? landlineCodes(landline, landline.typed) : [];
  return [...codes, ...(startEarly === null ? ["start" as const] : [])];
}

const controls: Readonly<Record<Exclude<OrderProblem, "package">, string>> = {
  selectedPhone: "landline_phone",
  phoneNumber: "landline_number",
  landlinePhone: "landline_number",
  mobileProvider: "landline_provider",
  agree: "landline_agree",
  start: startName,
};

/** Returns the name of the control for a missing answer; undefined for the package, whose choice is above the checkout. */
export const controlName = (problem: OrderProblem): string | undefined => (problem === "package" ? undefined : controls[problem]);
