/** Journeys of an order of a fixed line that was left for some time, and whose day is no longer possible when it is sent. */
import type { Page } from "playwright/test";
import { installIntervals, type InstallDay } from "#core/domain/order/installation.contract.ts";
import { slotIntervals } from "#core/domain/order/installation.schema.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { mandateVersion } from "#core/domain/order/portability.schema.ts";
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import { withInternet } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { grandPlace } from "#tests/unit/widgets/order-flow/samples.ts";
import type { Draft } from "#widgets/order-flow/order-flow.schema.ts";
import { sizes } from "./builder.ts";
import { expectHeard, fakeCall } from "./fake-api.ts";
import {
  alert,
  button,
  choose,
  countOrders,
  errors,
  expectOnBothSizes,
  expectStart,
  field,
  freeDays,
  goOn,
  heading,
  inDays,
  leave,
  openStep,
  orderButton,
  payByDebit,
  startOrder,
  widget,
} from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const slotHeading = "When may our technician come?";
const reviewHeading = "Check your order";
const placedText = "Your order has been placed successfully!";

const { fttbAddressId } = grandPlace;
const slotOn = (date: CalendarDate) => ({ fttbAddressId, date, intervalValue: "08:00-12:00" }) as const;
const withoutDate = { fttbAddressId, date: null, intervalValue: null } as const;
const dayOf = (date: CalendarDate): InstallDay => ({ date, intervals: slotIntervals.map((intervalValue) => ({ intervalValue })) });
const first = (page: Page) => widget(page).getByRole("button", { name: /^First available/ });

test("says at its step that a technician's time is over, phone and desk, and asks for nothing else again @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.setViewportSize(sizes["a phone"]);
  const { email } = await signInByHand(page, request);
  await leave(page, { bundle: withInternet, draft: { portability: { choice: 2 }, installation: slotOn(inDays(-1)) } });
  await openStep(page, "review-order");
  await expect(widget(page)).toContainText(formatDate(inDays(-1), "en", "weekday"));
  await orderButton(page).click();

  await expect(heading(page, slotHeading)).toBeFocused();
  const said = alert(page).filter({ hasText: "The time that you had chosen is no longer offered" });
  await expect(said).toContainText("Nothing was ordered yet, and all that you filled in is kept.");
  await expectHeard(said);
  await expect(field(page, "date")).toHaveValue("");
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["Choose a day"]);
  await first(page).click();
  await expect(said).toBeVisible();
  await expectOnBothSizes(page, button(page, "Next"));
  await button(page, "Next").click();

  await expect(heading(page, reviewHeading)).toBeFocused();
  await expect(widget(page)).toContainText(/BE71\s0961\s2345\s6769/);
  await orderButton(page).click();
  await expect(widget(page).getByText(placedText)).toBeVisible();
  expect(await countOrders(request, email)).toBe(1);
});

test("says at its field that the wished end of a contract is past, phone and desk, and keeps the numbers @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.setViewportSize(sizes["a phone"]);
  const { email } = await signInByHand(page, request);
  const numbers = { customerNumber: "1002003", switchNumber: "PXS12345678", mandateVersion } as const;
  const currentProvider = { prefix: "PXS", name: "Proximus" };
  const portability = { choice: 1, later: false, currentProvider, ...numbers, endDate: inDays(-1) } as const;
  await leave(page, { bundle: withInternet, draft: { portability, installation: withoutDate } });
  await openStep(page, "review-order");
  await orderButton(page).click();

  await expect(heading(page, "Your internet and TV today")).toBeFocused();
  const said = alert(page).filter({ hasText: "The day on which your old contract should end is past" });
  await expect(said).toContainText("Nothing was ordered yet, and all that you filled in is kept.");
  await expect(errors(page)).toHaveText(["Choose today or a later day"]);
  await expect(field(page, "end_date")).toHaveValue(inDays(-1));
  await expect(field(page, "provider").locator("option:checked")).toHaveText("Proximus");
  await expect(field(page, "customer_number")).toHaveValue("1002003");
  await expect(field(page, "switch_number")).toHaveValue("PXS12345678");
  await field(page, "end_date").fill(inDays(40));
  await expect(errors(page)).toHaveCount(0);
  await expectOnBothSizes(page, button(page, "Next"));
  await button(page, "Next").click();

  await expect(heading(page, reviewHeading)).toBeFocused();
  const sent = page.waitForRequest((one) => one.url().endsWith("/bundle-configurator/order"));
  await orderButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ order: { portability: { customerNumber: "1002003", endDate: inDays(40) } } });
  await expect(heading(page, "Warning")).toBeVisible(); // The order has no date.
  await expect(widget(page)).toContainText("Your order has been placed");
  expect(await countOrders(request, email)).toBe(1);
});

test("the express request taken back takes the early day along, whichever way the visitor leaves; the day after is ordered @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request);
  const [early, late] = [inDays(5), inDays(20)];
  (await fakeCall(page, installIntervals)).answer({ data: [early, late].map(dayOf) });
  await leave(page, { bundle: withInternet, draft: { portability: { choice: 2 }, installation: slotOn(early), startEarly: true } });
  await openStep(page, "review-order");
  await expect(widget(page)).toContainText(formatDate(early, "en", "weekday"));
  await button(page, "Change: Technician’s visit").click();
  await expect(field(page, "date")).toHaveValue(early);
  await startOrder(page, "later");
  await expect(field(page, "date")).toHaveValue("");
  await page.goBack(); // The review can no longer be opened.
  await expect(heading(page, slotHeading)).toBeVisible();
  await openStep(page, "review-order");
  await expect(heading(page, slotHeading)).toBeVisible();
  await expectStart(page, "later");
  await field(page, "date").selectOption(late);
  await choose(page, "interval", "12:00-16:00");
  await button(page, "Next").click();
  await expect(heading(page, reviewHeading)).toBeFocused();
  await expect(widget(page)).toContainText(formatDate(late, "en", "weekday"));
  await expect(widget(page)).not.toContainText(formatDate(early, "en", "weekday"));
});

test("where all that is free is early, there is a way on without the express request, phone and desk; with it there is a day @all", async ({
  page,
  request,
}) => {
  await page.setViewportSize(sizes["a phone"]);
  await signInByHand(page, request);
  (await fakeCall(page, installIntervals)).answer({ data: [dayOf(inDays(5))] });
  await leave(page, { bundle: withInternet, draft: { portability: { choice: 2 } }, secret: { iban: null, isAgreed: false } });
  await openStep(page, "installation-slot");
  await expect(widget(page)).toContainText("The days that are free are all before your 14 days are over.");
  const withoutDay = button(page, "Go on without a date");
  await startOrder(page, "early");
  await expect(first(page)).toBeVisible();
  await expect(withoutDay).toHaveCount(0);
  await startOrder(page, "later");
  await expect(widget(page)).toContainText("Or go on without a date: we call you within 2 working days to choose one.");
  await expectOnBothSizes(page, withoutDay);
  await withoutDay.click();
  await expect(heading(page, "How would you like to pay?")).toBeFocused();
  await payByDebit(page);
  await expect(widget(page)).toContainText("Without a date. We call you within 2 working days to choose one.");
});

test("the slot is taken meanwhile, phone and desk: back to its step with everything kept and the next one filled in @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  const slot = { fttbAddressId: "FTTB-1000-1-01-1", date: "2026-11-30", intervalValue: "08:00-12:00" } as unknown as Draft["installation"];
  await leave(page, { bundle: withInternet, draft: { portability: { choice: 2 }, installation: slot } });
  const order = await fakeCall(page, bundleOrder);
  await openStep(page, "installation-slot");
  await expect(first(page)).toBeVisible();
  const [, second = ""] = await freeDays(page);
  await openStep(page, "review-order");
  await expect(orderButton(page)).toBeEnabled();
  const conflict = {
    data: { next: { date: second, intervalValue: "12:00-16:00" } },
    meta: { status: { error: true, code: "slot_taken" } },
  };
  order.fail({ answer: { status: 409, json: conflict } });
  await orderButton(page).click();
  await expect(heading(page, slotHeading)).toBeFocused();
  await expect(alert(page)).toContainText(/Somebody was faster.*Nothing was ordered yet.*filled in the next one/s);
  await expect(field(page, "date")).toHaveValue(second);
  await expect(field(page, "interval").and(page.locator('[value="12:00-16:00"]'))).toBeChecked();
  const told = await alert(page).textContent();
  await choose(page, "interval", "08:00-12:00");
  await expect(alert(page)).toHaveText(told ?? ""); // The message names the values that were filled in, not those that were chosen since.
  order.pass();
  await goOn(page);
  await expect(heading(page, reviewHeading)).toBeFocused();
  await expectOnBothSizes(page, orderButton(page));
  await expect(widget(page)).toContainText(/BE71\s0961\s2345\s6769/); // All values that are not about the day are still there.
});
