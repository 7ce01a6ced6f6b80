/** Opens the steps of an order of a fixed line, with values in the browser's storage as an earlier page would have left them. */
import type { Locator, Page } from "playwright/test";
import { priced } from "#core/domain/bundle/bundle.rules.ts";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import { slotIntervals } from "#core/domain/order/installation.schema.ts";
import { mandateVersion } from "#core/domain/order/portability.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { withInternet } from "#tests/bundles.ts";
import { grandPlace } from "#tests/unit/widgets/order-flow/samples.ts";
import { openKept, session, tag, type Kept } from "./stored-order.ts";
import { good } from "./links.ts";
import { control, type Stage } from "./page.ts";

const details = { clientAddress: grandPlace, sameBillingAddress: true, orderFor: "myself" } as const;
export const switching = {
  choice: 1,
  later: false,
  currentProvider: { prefix: "PXS", name: "Proximus" },
  customerNumber: "12345678901234567890",
  switchNumber: "PXS12345678901234567",
  endDate: null,
  mandateVersion,
} as const;
export const mandate = { iban: "BE71096123456769", isAgreed: true };
/** The stored answers for a mobile line whose number the customer keeps. */
const kept = {
  ...{ phone: "+32470123456", provider: "Proximus", portability_provider: { id: "proximus", name: "Proximus" } },
  subscription: { portability: "postpaid", current_sim_card: "", first_digits: "4701", customer_number: "1002003" },
} as const;
const [card, ...cards] = withInternet.mobile.cards;
const bundle = priced({
  ...withInternet,
  mobile: { ...withInternet.mobile, cards: card ? [{ ...card, ...kept }, ...cards] : [] },
});

export const slots = "/bundle-configurator/install-interval/*";
const today = todayInBrussels(Date.now());
export const inDays = (days: number): CalendarDate => addDays(today, days);
/** A day for the visit that is offered only to customers who ask expressly for an early start. */
export const early = inDays(5);
const isTurn = inDays(16).slice(0, 7) !== inDays(18).slice(0, 7);
/**
 * The days for the visit that every customer is offered: two of one month, with a day between them that is not free, and one of a later
 * month.
 */
export const [first, second, last] = [inDays(isTurn ? 18 : 16), inDays(isTurn ? 20 : 18), inDays(55)];
const dayOf = (date: CalendarDate): InstallDay => ({ date, intervals: slotIntervals.map((intervalValue) => ({ intervalValue })) });
export const answerOf = (...dates: readonly CalendarDate[]): object => ({ ...good, data: dates.map(dayOf) });

/** Opens a step of the order for a customer who is logged in and whose details are known. */
export async function openAt(page: Page, step: string, { draft, ...more }: Kept = {}): Promise<Stage> {
  (await control(page, "/oauth2/token")).answer(session);
  return openKept(page, tag, { step, signedIn: true, bundle, draft: { ...details, ...draft }, ...more });
}
export const calendar = ({ widget }: Stage): Locator => widget.locator(".ui-calendar");
