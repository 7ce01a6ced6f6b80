/**
 * Journeys of the steps of a fixed line and of its contract summary, where the API's answers do not come, and where a chosen value is not
 * possible.
 */
import type { Page } from "playwright/test";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { installIntervals, type InstallDay } from "#core/domain/order/installation.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { easyswitchOperators } from "#core/domain/order/portability.contract.ts";
import { slotIntervals } from "#core/domain/order/installation.schema.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { publicHolidays } from "#core/base/values/working-days.ts";
import { withInternet } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { boxOf, expectHeard, fakeCall, faults, passTime, type Fault } from "./fake-api.ts";
import { alert, button, choose, errors, expectStart, field, heading, inDays, leave, openStep, startOrder, widget } from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const moveHeading = "Your internet and TV today";
const slotHeading = "When may our technician come?";
const payHeading = "How would you like to pay?";
const unpaid = { iban: null, isAgreed: false } as const;
const moved = { portability: { choice: 2 }, installation: null } as const;

const first = (page: Page) => widget(page).getByRole("button", { name: /^First available/ });
const dayOf = (date: string): InstallDay =>
  ({ date, intervals: slotIntervals.map((intervalValue) => ({ intervalValue })) }) as unknown as InstallDay;

test("the free days do not come, in every way there is: it is said, tried again, or gone on without; then there are none @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  await page.clock.install();
  await leave(page, { bundle: withInternet, draft: moved, secret: unpaid });
  const days = await fakeCall(page, installIntervals);
  const withoutDate = button(page, "Go on without a date");
  for (const name of ["an outage", "no JSON", "no way there", "no answer in time"]) {
    const fault = faults[name] as Fault;
    days.fail(fault);
    await openStep(page, "installation-slot");
    await expect(heading(page, slotHeading)).toBeVisible();
    if (fault.answer === "late") {
      await passTime(page, 4, () => expect(widget(page)).toContainText("This is taking a while.", { timeout: 200 }));
      await expect(withoutDate).toHaveCount(0); // The days may still come, so the way to order without a date is not offered yet.
    }
    await boxOf(page, alert(page), fault);
    await expect(withoutDate, name).toBeEnabled();
  }
  days.pass();
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(first(page)).toBeVisible();

  days.answer({ data: [] });
  await openStep(page, "installation-slot");
  await expect(alert(page)).toContainText("There is no installation slot at Grote Markt, 1");
  days.fail(faults["an outage"] as Fault);
  await openStep(page, "installation-slot");
  await passTime(page, 2, () => expect(withoutDate).toBeVisible({ timeout: 100 }));
  await expectHeard(alert(page));
  await withoutDate.click();
  await expect(heading(page, payHeading)).toBeFocused();
});

test("a reload into an outage loses nothing of the visit: day, hours and the express request are there again with the days @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  await page.clock.install();
  await leave(page, { bundle: withInternet, draft: moved, secret: unpaid });
  const [early, late] = [inDays(5), inDays(20)];
  const offered = { data: [early, late].map(dayOf) };
  const days = await fakeCall(page, installIntervals);
  days.answer(offered);
  await openStep(page, "installation-slot");
  await startOrder(page, "early");
  await field(page, "date").selectOption(early);
  await choose(page, "interval", "12:00-16:00");
  const expectChosen = async (): Promise<void> => {
    await expectStart(page, "early");
    await expect(field(page, "date")).toHaveValue(early);
    await expect(field(page, "interval").and(page.locator(":checked"))).toHaveValue("12:00-16:00");
    await expect(widget(page).locator(`.rdp-selected[data-day="${early}"]`)).toBeVisible();
  };
  await expectChosen();

  days.fail(faults["an outage"] as Fault);
  await page.reload();
  const again = alert(page).getByRole("button", { name: "Try again" });
  await passTime(page, 2, () => expect(again).toBeVisible({ timeout: 100 }));
  await expect(field(page, "date")).toHaveCount(0);
  days.answer(offered);
  await again.click();
  await expectChosen();
  await button(page, "Next").click();
  await expect(heading(page, payHeading)).toBeFocused();
});

test("the list of operators does not come: it is only logged, what is typed stays, and it is asked for again @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("the list of operators could not be fetched");
  await signInByHand(page, request);
  await page.clock.install();
  await leave(page, { bundle: withInternet, draft: { ...moved, portability: null }, secret: unpaid });
  const operators = await fakeCall(page, easyswitchOperators);
  const options = field(page, "provider").locator("option");
  for (const name of ["an outage", "no JSON"]) {
    const fault = faults[name] as Fault;
    operators.fail(fault);
    const before = complaints.said.length;
    await openStep(page, "move-to-digi");
    await expect(heading(page, moveHeading)).toBeVisible();
    await field(page, "customer_number").fill("1002003");
    await passTime(page, 2, async () =>
      expect(complaints.said.slice(before).join()).toContain("the list of operators could not be fetched"),
    );
    await expect(alert(page), name).toHaveCount(0);
    await button(page, "Next").click();
    await expect(errors(page)).toHaveText(["Please select current provider", "Enter your Easy Switch number"]);
    await expect(field(page, "customer_number")).toHaveValue("1002003");
  }
  const provider = field(page, "provider");
  operators.answer({ mobileOperators: [] });
  await openStep(page, "move-to-digi");
  await provider.focus();
  await expect(options).toHaveCount(1);
  await choose(page, "portability", "3"); // The visitor can go on without the list of operators.
  await choose(page, "portability", "1");

  // The list is requested when the select is rendered, when it gets the focus, and when it is opened while it has the focus, by a key or a
  // press.
  operators.fail(faults["an outage"] as Fault);
  const expectAsked = async (open: () => Promise<void>): Promise<void> => {
    const before = complaints.said.length;
    await open();
    await passTime(page, 2, async () =>
      expect(complaints.said.slice(before).join()).toContain("the list of operators could not be fetched"),
    );
  };
  await expectAsked(() => openStep(page, "move-to-digi"));
  await expectAsked(() => provider.focus());
  await expectAsked(() => provider.press("ArrowDown"));
  await expect(options).toHaveCount(1);
  operators.pass();
  await provider.click();
  await expect(options.nth(1)).toBeAttached();
  await provider.selectOption({ label: "Proximus" });
  await expect(field(page, "customer_number")).toHaveValue("1002003");
});

test("fetches the calendar one step ahead, does without it where its files never come, and trusts no script @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("could not be loaded");
  await signInByHand(page, request);
  await leave(page, {
    bundle: withInternet,
    draft: { portability: null, installation: null },
    // The stored choice of the step is empty, as only a script may have written it.
    secret: { ...unpaid, typed: { "move-to-digi": { portability: "" } } },
  });
  const lost: string[] = [];
  await page.route(/\/(order-flow\.slot-calendar|calendar-[\w-]{7})\.js/, (route) => {
    lost.push(new URL(route.request().url()).pathname.replace(/.*\//, "").replace(/-[\w-]{7}(?=\.)/, ""));
    return route.abort();
  });
  const [early, free, later] = [inDays(5), inDays(20), inDays(30)];
  const days = await fakeCall(page, installIntervals);
  days.answer({ data: [early, free, later].map(dayOf) });
  await openStep(page, "digi-account");
  await expect(heading(page, "Your details")).toBeVisible();
  expect(lost).toEqual([]);
  await button(page, "Next").click();
  await expect(heading(page, moveHeading)).toBeFocused();
  await expect.poll(() => [...new Set(lost)].toSorted()).toEqual(["calendar.js", "order-flow.slot-calendar.js"]);
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["select option"]);
  await choose(page, "portability", "2");
  await button(page, "Next").click();

  await expect(heading(page, slotHeading)).toBeFocused();
  await first(page).click();
  await expect(field(page, "date")).toHaveValue(free);
  await choose(page, "interval", "12:00-16:00");
  const year = Number(free.slice(0, 4));
  const holiday = [year, year + 1].flatMap(publicHolidays).find((date) => date > free && date !== later) ?? "";
  // The dates to choose are in the past, on a holiday, not offered, or possible only with the express request.
  for (const wrong of ["2020-01-06", holiday, inDays(21), early, "tomorrow"]) {
    await field(page, "date").evaluate((select, value) => {
      select.append(new Option(value, value));
      (select as HTMLSelectElement).value = value;
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }, wrong);
    await button(page, "Next").click();
    await expect(errors(page), wrong).toHaveText(["Choose a day"]);
    await expect(heading(page, slotHeading)).toBeVisible();
  }
  await field(page, "date").selectOption(later);
  await choose(page, "interval", "08:00-12:00");
  await button(page, "Next").click();
  await expect(heading(page, payHeading)).toBeFocused();

  // The visit belongs to another address, as a script may have stored it. It is asked for again before anything is ordered.
  const elsewhere = { fttbAddressId: "FTTB-1000-1-02-1", date: later, intervalValue: "08:00-12:00" } as const;
  await leave(page, { bundle: withInternet, draft: { ...moved, installation: elsewhere } });
  await openStep(page, "review-order");
  await expect(heading(page, slotHeading)).toBeVisible();
  await expect(field(page, "date")).toHaveValue("");
});

test("no summary, no order: the button says why, and waits until it is made; so it is at a new price @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  const summary = await fakeCall(page, contractSummary);
  summary.fail({ answer: { status: 503, body: "" } });
  await leave(page, {
    bundle: withInternet,
    draft: { portability: { choice: 3 }, installation: { fttbAddressId: "FTTB-1000-1-01-1", date: null, intervalValue: null } },
  });
  await page.goto(`${pathOf("order", "nl")}?step=review-order`);
  const orderButton = widget(page).getByRole("button", { name: /betaling/ });
  await expect(orderButton).toBeDisabled();
  await expect(alert(page)).toBeVisible();
  const why =
    "Je hebt de samenvatting van het contract nodig voor je kunt bestellen. We konden ze niet maken: probeer het hierboven opnieuw.";
  await expect(orderButton).toHaveAccessibleDescription(why);
  await expect(widget(page).getByText(why)).toBeVisible();
  summary.pass();
  await alert(page).getByRole("button").first().click();
  await expect(orderButton).toBeEnabled();
  await expect(orderButton).toHaveAccessibleDescription("");
  await expect(widget(page)).toContainText("Samenvatting van het contract");

  const order = await fakeCall(page, bundleOrder);
  const data = { total: 23, lines: [{ kind: "internet", wpId: "1201", t: ["500 Mbps"], prc: 11 }] };
  order.fail({ answer: { status: 409, json: { data, meta: { status: { error: true, code: "price_changed" } } } } });
  summary.fail({ answer: { status: 503, body: "" } });
  const read = widget(page).getByText("De samenvatting van het contract lezen");
  await expect(read).toBeVisible();
  await orderButton.click();
  const changed = alert(page).filter({ hasText: "De prijs is veranderd" });
  const agree = changed.getByRole("button", { name: /betaling/ });
  await expect(agree).toBeDisabled();
  await expect(agree).toHaveAccessibleDescription(/samenvatting/);
  await expect(read).toHaveCount(0); // The tick belonged to the contract summary with the old price, so it is gone.
  const again = widget(page).getByRole("button", { name: "Opnieuw proberen" });
  await expect(again).toBeVisible();
  summary.pass();
  await again.click();
  await expect(read).toBeVisible();
  await agree.click();
  await expect.poll(() => order.seen.length).toBe(2);
  expect(JSON.parse(order.seen[1] ?? "")).toMatchObject({ bundlesPrice: 23 });
});
