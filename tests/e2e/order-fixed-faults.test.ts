/** The two steps of a fixed line, where what they ask the API for does not come, and where what is chosen cannot be. */
import type { Page } from "playwright/test";
import { installIntervals, type InstallDay } from "#core/order/installation.contract.ts";
import { easyswitchOperators } from "#core/order/portability.contract.ts";
import { slotIntervals } from "#core/order/installation.schema.ts";
import { todayInBrussels } from "#core/values/brussels-time.ts";
import { addDays } from "#core/values/dates.ts";
import { withInternet } from "#tests/packs.ts";
import { expect, test } from "#tests/page.ts";
import { fakeCall, faults, passTime, type Fault } from "./fake-api.ts";
import { alert, button, choose, errors, field, heading, leave, openStep, widget } from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const moveHeading = "Your internet and TV today";
const slotHeading = "When may our technician come?";
const payHeading = "How would you like to pay?";
const unpaid = { iban: null, isAgreed: false } as const;
const moved = { portability: { choice: 2 }, installation: null } as const;

const first = (page: Page) => widget(page).getByRole("button", { name: /^First available/ });
const dayOf = (date: string): InstallDay =>
  ({ date, intervals: slotIntervals.map((intervalValue) => ({ intervalValue })) }) as unknown as InstallDay;

test("the free days do not come, in every way there is: it is said, tried again, or gone on without; then there are none", async ({
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
      await expect(withoutDate).toHaveCount(0); // it may still come
    }
    const box = alert(page).filter({ hasText: fault.says[0] as string });
    await passTime(page, fault.answer === "late" ? 15 : 2, () => expect(box).toBeVisible({ timeout: 100 }));
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
  await withoutDate.click();
  await expect(heading(page, payHeading)).toBeFocused();
});

test("the list of operators does not come: it is only logged, what is typed stays, and it is asked for again", async ({
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
  operators.answer({ mobileOperators: [] });
  await field(page, "switch_number").focus();
  await field(page, "provider").focus();
  await expect(options).toHaveCount(1);
  await choose(page, "portability", "3"); // there is a way on without the list
  await choose(page, "portability", "1");
  operators.pass();
  await expect(async () => {
    await field(page, "customer_number").focus();
    await field(page, "provider").focus();
    await expect(options).not.toHaveCount(1, { timeout: 200 });
  }).toPass({ intervals: [20] });
  await field(page, "provider").selectOption({ label: "Proximus" });
  await expect(field(page, "customer_number")).toHaveValue("1002003");
});

test("the calendar is fetched when its step is next; where its files never come, the list and 'First available' do without; no script chooses what is not there", async ({
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
    // Nothing is chosen: as a script may leave it.
    secret: { ...unpaid, typed: { "move-to-digi": { portability: "" } } },
  });
  const lost: string[] = [];
  await page.route(/\/(order-flow\.slot-calendar|calendar-[\w-]{7})\.js/, (route) => {
    lost.push(new URL(route.request().url()).pathname.replace(/.*\//, "").replace(/-[\w-]{7}(?=\.)/, ""));
    return route.abort();
  });
  const inDays = (days: number) => addDays(todayInBrussels(Date.now()), days);
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
  // In the past, on a holiday, not offered, and not to be had without the express request.
  for (const wrong of ["2020-01-06", "2026-12-25", inDays(21), early, "tomorrow"]) {
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

  // Of another address, as a script may leave it: it is asked for again, before anything is ordered.
  const elsewhere = { fttbAddressId: "FTTB-1000-1-02-1", date: later, intervalValue: "08:00-12:00" } as const;
  await leave(page, { bundle: withInternet, draft: { ...moved, installation: elsewhere } });
  await openStep(page, "review-order");
  await expect(heading(page, slotHeading)).toBeVisible();
  await expect(field(page, "date")).toHaveValue("");
});
