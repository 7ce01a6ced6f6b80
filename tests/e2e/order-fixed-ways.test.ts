/** An order of a fixed line from elsewhere: another clock, another language, after a reload, and from a partner's site. */
import type { Page } from "playwright/test";
import { installIntervals, type InstallDay } from "#core/order/installation.contract.ts";
import { slotIntervals } from "#core/order/installation.schema.ts";
import { bundleOrder } from "#core/order/order.contract.ts";
import { todayInBrussels } from "#core/values/brussels-time.ts";
import { addDays, formatDate } from "#core/values/dates.ts";
import { pathOf } from "#core/values/routes.ts";
import { firstDayAfterWithdrawal } from "#core/values/working-days.ts";
import { withInternet } from "#tests/packs.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { builderOn, places, sizes } from "./builder.ts";
import { fakeCall } from "./fake-api.ts";
import { button, choose, expectOnBothSizes, field, heading, leave, openStep, orderButton, widget } from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const slotHeading = "When may our technician come?";
const payHeading = "How would you like to pay?";
const first = (page: Page) => widget(page).getByRole("button", { name: /^First available/ });
const checked = (page: Page, name: string) => field(page, name).and(page.locator(":checked"));

/** The same instant is another day there: the day before, and the day after. */
const clocks = [
  { timezoneId: "America/Los_Angeles", size: sizes["a phone"], atBrussels: "00:30" },
  { timezoneId: "Pacific/Auckland", size: sizes["a desk"], atBrussels: "21:00" },
] as const;
for (const { timezoneId, size, atBrussels } of clocks)
  test.describe(`a visitor's clock in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: size });

    test("changes no day and no hour: those of Brussels are shown, chosen and ordered", async ({ page, request }) => {
      await signInByHand(page, request);
      const today = addDays(todayInBrussels(Date.now()), 1);
      const nowMs = Date.parse(`${today}T${atBrussels}:00+01:00`);
      expect(new Date(nowMs).toLocaleDateString("sv", { timeZone: timezoneId })).not.toBe(today);
      await page.clock.install({ time: nowMs });
      const openFrom = firstDayAfterWithdrawal(today);
      const offered = [-1, 0, 1].map((days) => addDays(openFrom, days));
      const days = await fakeCall(page, installIntervals);
      const dayOf = (date: string) => ({ date, intervals: slotIntervals.map((intervalValue) => ({ intervalValue })) });
      days.answer({ data: offered.map(dayOf) as unknown as InstallDay[] });
      await leave(page, { bundle: withInternet, draft: { portability: { choice: 2 } }, atMs: nowMs });
      await openStep(page, "installation-slot");
      await expect(first(page)).toHaveText(`First available: ${formatDate(openFrom, "en", "weekday")}, 08:00 to 12:00`);
      const values = await field(page, "date")
        .locator("option:not([value=''])")
        .evaluateAll((all) => all.map((one) => [(one as HTMLOptionElement).value, one.textContent]));
      expect(values).toEqual(offered.slice(1).map((date) => [date, formatDate(date, "en", "day")]));
      await widget(page)
        .getByRole("button", { name: formatDate(openFrom, "en", "weekday"), exact: true })
        .click();
      await expect(field(page, "date")).toHaveValue(openFrom);
      await choose(page, "interval", "16:00-20:00");
      await expect(widget(page).locator(`.rdp-selected[data-day="${openFrom}"]`)).toBeVisible();
      await expectOnBothSizes(page, button(page, "Next"));
      await button(page, "Next").click();
      await openStep(page, "review-order");
      await expect(widget(page)).toContainText(`${formatDate(openFrom, "en", "weekday")}, 16:00 to 20:00`);
      const order = await fakeCall(page, bundleOrder);
      const documents: [] = [];
      order.answer({ data: { orderId: "500000002", outcome: "accepted", warnings: [], newAccount: false, total: 22, documents } });
      await orderButton(page).click();
      await expect(heading(page, /placed successfully/)).toBeVisible();
      expect(JSON.parse(order.seen[0] ?? "")).toMatchObject({ order: { installation: { date: openFrom, intervalValue: "16:00-20:00" } } });
    });
  });

test("another language and a reload on both steps keep what was typed and chosen", async ({ page, request }) => {
  await page.setViewportSize(sizes["a phone"]);
  await signInByHand(page, request);
  await leave(page, { bundle: withInternet, draft: { portability: null, installation: null }, secret: { iban: null, isAgreed: false } });
  await openStep(page, "move-to-digi");
  await field(page, "provider").selectOption({ label: "Proximus" });
  await field(page, "customer_number").fill("12-34 56");
  await field(page, "switch_number").fill("PXS 1234");
  const endDate = addDays(todayInBrussels(Date.now()), 40);
  await field(page, "end_date").fill(endDate);
  const expectTyped = async (): Promise<void> => {
    await expect(checked(page, "portability")).toHaveValue("1");
    await expect(field(page, "provider").locator("option:checked")).toHaveText("Proximus");
    await expect(field(page, "customer_number")).toHaveValue("12-34 56");
    await expect(field(page, "switch_number")).toHaveValue("PXS 1234");
    await expect(field(page, "end_date")).toHaveValue(endDate);
  };
  await page.reload();
  await expect(heading(page, "Your internet and TV today")).toBeVisible();
  await expectTyped();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(heading(page, "Votre internet et votre TV aujourd’hui")).toBeVisible();
  await expectTyped();
  await expectOnBothSizes(page, button(page, "Suivant"));
  await button(page, "Suivant").click();

  await expect(heading(page, /^Quand notre technicien/)).toBeFocused();
  await field(page, "start_early").check();
  await field(page, "date").selectOption({ index: 1 });
  const date = await field(page, "date").inputValue();
  await choose(page, "interval", "16:00-20:00");
  const expectChosen = async (): Promise<void> => {
    await expect(field(page, "date")).toHaveValue(date);
    await expect(checked(page, "interval")).toHaveValue("16:00-20:00");
    await expect(field(page, "start_early")).toBeChecked();
    await expect(widget(page).locator(`.rdp-selected[data-day="${date}"]`)).toBeVisible();
  };
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(heading(page, "Wanneer mag onze technicus langskomen?")).toBeVisible();
  await expectChosen();
  await expect(field(page, "date").locator("option:checked")).toHaveText(formatDate(date as never, "nl", "day"));
  await page.reload();
  await expect(heading(page, "Wanneer mag onze technicus langskomen?")).toBeVisible();
  await expectChosen();
  await expectOnBothSizes(page, button(page, "Volgende"));
  await button(page, "Volgende").click();
  await expect(heading(page, /betalen/)).toBeFocused();
  await button(page, "Vorige").click();
  await expect(widget(page).getByRole("dialog")).toBeVisible();
});

const seven = ["view_item_list", "add_to_cart", "remove_from_cart", "begin_checkout", "add_shipping_info", "add_payment_info", "purchase"];

test("from a partner's site to the provider's, through to the result; on the way all seven events are told, with the dealer and without a word about the visitor [C-407, C-409]", async ({
  page,
  request,
}) => {
  await page.setViewportSize(sizes["a desk"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { email } = await signInByHand(page, request);
  const layer: {
    readonly event?: string;
    readonly ecommerce?: { readonly items: readonly object[]; readonly affiliation?: string; readonly transaction_id?: string } | null;
  }[] = [];
  await page.exposeFunction("tellLayer", (told: (typeof layer)[number]) => void layer.push(told));
  await page.addInitScript(() => {
    const told: unknown[] = [];
    told.push = (...items) => {
      for (const item of items) (window as unknown as { tellLayer(item: unknown): void }).tellLayer(JSON.parse(JSON.stringify(item)));
      return Array.prototype.push.apply(told, items);
    };
    (window as unknown as { dataLayer: unknown[] }).dataLayer = told;
  });
  await page.goto(`http://127.0.0.1:${ports.partner}/?lang=en`);
  await page.locator("digi-configurator").scrollIntoViewIfNeeded();
  await expect(page.locator("digi-configurator:state(ready)")).toBeAttached();
  const builder = builderOn(page);
  await builder.addAddress.click();
  await builder.check(places.brussels);
  await builder.choose("internet");
  await builder.actions("internet").last().click();
  await builder.undo.click();
  await builder.order.click();

  await page.waitForURL(`http://localhost:${ports.demo}${pathOf("order", "en")}`);
  await button(page, "Continue").click();
  await page.setViewportSize(sizes["a phone"]);
  await expect(heading(page, "Your details")).toBeFocused();
  await field(page, "postalCode").fill("1000");
  for (const [name, text] of [
    ["street", "Gr"],
    ["number", "1"],
  ] as const) {
    await expect(field(page, name)).toBeEnabled();
    await field(page, name).fill(text);
    await widget(page)
      .getByRole("option", { name: name === "street" ? /^Grand-Place$/ : /^1$/ })
      .click();
  }
  await choose(page, "same_billing_address", "yes");
  await choose(page, "order_for", "myself");
  await button(page, "Next").click();
  await choose(page, "portability", "2");
  await button(page, "Next").click();
  await expect(heading(page, slotHeading)).toBeFocused();
  await first(page).click();
  await button(page, "Next").click();
  await expect(heading(page, payHeading)).toBeFocused();
  await field(page, "iban").fill("BE71 0961 2345 6769");
  await field(page, "terms").check();
  await field(page, "privacy").check();
  await button(page, "Next").click();
  await orderButton(page).click();
  await expect(heading(page, "Your order has been placed successfully!")).toBeVisible();

  const events = layer.filter(({ event }) => event !== undefined);
  const names = events.map(({ event }) => event);
  expect(seven.filter((name) => !names.includes(name))).toEqual([]);
  // The provider's site has a cart of its own, into which the pack comes.
  const atPartner = ["add_to_cart", "remove_from_cart", "add_to_cart", "begin_checkout"];
  expect(names.filter((name) => name !== "view_item_list")).toEqual([
    ...atPartner,
    "add_to_cart",
    "add_shipping_info",
    "add_payment_info",
    "purchase",
  ]);
  for (const { event, ecommerce } of events) {
    expect(ecommerce?.items.length, event).toBeGreaterThan(0);
    expect(ecommerce?.affiliation, event).toBe("DEALER-BRU");
  }
  expect(events.at(-3)?.ecommerce).toMatchObject({ shipping_tier: "slot" });
  expect(events.at(-2)?.ecommerce).toMatchObject({ payment_type: "SEPA" });
  const bought = events.at(-1)?.ecommerce?.transaction_id;
  expect(bought).toMatch(/^\d{9}$/);
  await expect(widget(page)).toContainText(`Your order number is ${bought}.`);
  expect(JSON.stringify(layer)).not.toMatch(new RegExp(`${email}|BE71|Grand-Place|FTTB`, "i"));
});
