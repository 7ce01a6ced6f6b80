/** The rules of an order in the customer area: what is ordered, what is missing, and when it starts. Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";
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
import type { FirstStart, Starting } from "#core/features/start-question/start-question.rules.ts";
import { installAddressOf } from "#widgets/my-digi/order.rules.ts";
import type { AwaitedVisit, OrderedKind } from "#widgets/my-digi/product-order/product-order.rules.ts";
import type { LandlineAnswers } from "#widgets/my-digi/product-order/product-order.schema.ts";

/** Returns the bundle that consists of one package, as the shared rules for prices, payloads and analytics take it. */
export function bundleOf(kind: OrderedKind, offer: PackageCard, answers: LandlineAnswers): Bundle {
  const card = cardOf(offer);
  const chosen = { selected: true, selectedCard: card.i, card };
  if (kind !== "landline") return priced({ ...emptyBundle, [kind]: { ...emptyBundle[kind], ...chosen } });
  const { typed, ...given } = answers;
  const digits = normalizeLandline(typed);
  const phone = isLandlineNumber(digits) ? keptLandlineOf(digits) : "";
  return priced({ ...emptyBundle, landline: { ...emptyBundle.landline, ...chosen, ...given, phone } });
}

/** Returns the body of the request for the contract summary, in which the order flow's shape stands for one package without codes. */
export function summaryBodyOf(bundle: Bundle, addressId: string, lang: Language): SummaryRequest {
  const { landline } = bundle;
  // A summary says nothing about the number, so an answer about it requests no other one.
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

/** Returns the page with the new price of a package, which the customer has seen. */
export const withPrice = (page: ProductPage, wpId: string, { lines }: PriceChange): ProductPage => ({
  ...page,
  ...(page.packages && { packages: page.packages.map((card) => (card.wpId === wpId ? repriced(card, lines) : card)) }),
});

export const repriced = (card: PackageCard, lines: PriceChange["lines"]): PackageCard => ({
  ...card,
  prc: lines.find(({ wpId }) => wpId === card.wpId)?.prc ?? card.prc,
});

/**
 * Tells whether a technician connects a product (C-216, decisions §9). The post brings TV, unless a technician is awaited who brings it
 * along.
 */
export const needsVisit = (kind: OrderedKind, visit: AwaitedVisit): boolean => kind !== "tv" || visit !== undefined;

/** The days from which an order starts: the first one at all, if it is known, and the first one after the 14 days to withdraw. */
export type Starts = { readonly soonest: CalendarDate | undefined; readonly later: CalendarDate };

/**
 * Returns the days from which an order of today can start (decisions §14). TV alone comes by post; all else waits for a technician, whose
 * first free day only the API knows, as long as no day is agreed.
 */
export const startsOf = (kind: OrderedKind, today: CalendarDate, firstFreeDay: CalendarDate | undefined, visit?: AwaitedVisit): Starts => ({
  soonest: needsVisit(kind, visit) ? (visit ?? firstFreeDay) : addWorkingDays(today, postWorkingDays),
  later: firstDayAfterWithdrawal(today),
});

/** Returns the first day on which an order can start with this answer; undefined where it is not known. */
export function startOf({ soonest, later }: Starts, startEarly: boolean): CalendarDate | undefined {
  if (startEarly) return soonest;
  return soonest !== undefined && soonest > later ? soonest : later;
}

const startings = { internet: "fibre", landline: "landline", tv: "tv" } as const satisfies Readonly<Record<OrderedKind, Starting>>;

/** Returns the first days as the question when to start names them. */
export const firstStartsOf = (kind: OrderedKind, { soonest }: Starts): readonly FirstStart[] =>
  soonest === undefined ? [] : [{ what: startings[kind], from: soonest }];
