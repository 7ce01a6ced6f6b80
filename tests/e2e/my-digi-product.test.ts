/**
 * Journeys through the pages of products: the ways that lead there, the tabs, the choice between several products, and an alert that the
 * customer accepts.
 */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { hold } from "./fake-api.ts";
import { listen } from "./host-page.ts";
import { loseOnce } from "./lost-files.ts";
import { area, button, heading, link } from "./my-digi-orders.ts";
import { message, openProduct, panel, tab, tabs } from "./my-digi-product.ts";
import { signInByHand, signInWithProducts } from "./signed-in.ts";

const demo = "demo@digi.example";
/** Returns the view that the customer area shows, without the menu around it, which stays the same in all views. */
const view = (page: Page): Locator => area(page).locator(".area-views > .ui-part");

test("from my products to a line's page, its file lost once; the tabs are those of the page data [C-082, C-085, C-089, C-090]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request, demo);
  const lost = await loseOnce(page, /\/my-digi\.product\.js/);
  await page.goto("/en/my-digi/my-products");
  await link(page, "Light").click();
  await expect(heading(page, "Light")).toBeVisible();
  await expect(page).toHaveURL(/\/my-products\/mobile\?phone-nr=471654321$/);
  await expect(tabs(page)).toHaveText(["Usage", "Settings", "Extra data"]);
  await expect(tab(page, "Usage")).toHaveAttribute("aria-selected", "true");
  await expect(link(page, "My products")).toHaveAttribute("aria-current", "true");
  await tab(page, "Settings").click();
  await expect(tab(page, "Settings")).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/tab=section_mobile_settings/);
  await page.reload();
  await expect(tab(page, "Settings")).toHaveAttribute("aria-selected", "true");
  expect(lost()).toEqual(["/my-digi.product.js"]);
});

test("landline, internet, TV and Digi TV have the tabs of their data; a TV tab has two titles [C-081, C-083, C-084, C-087] @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request, demo);
  await openProduct(page, "internet");
  await expect(tabs(page)).toHaveText(["Usage", "Settings", "Options"]);
  await openProduct(page, "landline");
  await expect(tabs(page)).toHaveText(["Usage", "Settings", "Options"]);
  await openProduct(page, "tv");
  await expect(tabs(page)).toHaveText(["Options", "TV box"]);
  const channels = "International channel pack";
  await expect(panel(page).getByRole("heading")).toHaveText(["More to watch", channels, channels]);
  await expect(panel(page)).toContainText("Channels from all over the world");
  await openProduct(page, "digi-tv");
  await expect(tabs(page)).toHaveText(["Devices", "Settings"]);
});

test("page data with an error is a warning box and nothing else; a single section has no tab bar [C-088, C-089] @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request, demo);
  const answers = [{ error: "We can’t gather this page now." }, undefined];
  await page.route("**/my-digi/my-products/internet?*", async (route) => {
    const response = await route.fetch();
    const { meta, ...data } = (await response.json()) as { meta: unknown; sections: unknown[] };
    const given = answers.shift();
    await route.fulfill({ response, json: { meta, ...(given ?? { ...data, sections: data.sections.slice(0, 1) }) } });
  });
  await page.goto("/en/my-digi/my-products/internet");
  await expect(message(page)).toHaveText("We can’t gather this page now.");
  await expect(view(page), "neither the way back nor a title stands beside it").toHaveText("We can’t gather this page now.");
  await expect(view(page).locator("a, button, input, select, h2, h3, h4, h5")).toHaveCount(0);
  await openProduct(page, "internet");
  await expect(heading(page, "Fibre 1 Gbps")).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  await expect(area(page).locator(".area-section").first()).toBeVisible();
});

test("another address is chosen in the page's address; one that is not the customer's is said, the address bar left alone [C-074]", async ({
  page,
  request,
}) => {
  await signInByHand(page, request, demo);
  await openProduct(page, "internet", "?address-id=FTTB-9999-1&campaign=a");
  await expect(message(page)).toHaveText("That address is not one of yours.");
  await expect(heading(page, "Fibre 1 Gbps")).toBeVisible();
  await expect(page).toHaveURL(/\?address-id=FTTB-9999-1&campaign=a$/);
  await area(page).getByRole("combobox", { name: "Address" }).selectOption("Veldstraat 10, 9000 Ghent");
  await expect(heading(page, "Fibre 500 Mbps")).toBeVisible();
  await expect(page).toHaveURL(/address-id=FTTB-9000-1-01-10/);
  await expect(page).toHaveURL(/campaign=a/);
  await expect(message(page)).toHaveCount(0);
});

test("an alert is accepted once, however often its button is pressed; its tab is gone, the first has the focus [C-179, C-180, C-261, C-263]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  await openProduct(page, "mobile", "?tab=section_mobile_alerts");
  const done = await listen(page, "digi-success");
  await expect(panel(page).getByRole("heading")).toHaveText(["Protect yourself against a high bill"]);
  await expect(panel(page)).toContainText("It is free, and you accept it once.");
  const call = "**/my-digi/my-mobile/bsp/activate";
  await page.route(call, (route) => route.abort(), { times: 1 });
  await button(page, "Accept the protection").click();
  await expect(message(page)).toBeFocused();
  const letGo = await hold(page, call);
  await pressTwice(button(page, "Accept the protection"), { letGo });
  await expect(tabs(page)).toHaveText(["Usage", "Settings", "Extra data"]);
  await expect(tab(page, "Usage")).toBeFocused();
  await expect(message(page)).toBeVisible();
  expect(await done()).toHaveLength(1);
  await page.reload();
  await expect(tabs(page)).toHaveText(["Usage", "Settings", "Extra data"]);
});

test("a landline has one plan: nothing leads to others, and an address that asks for them names the call @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request, demo);
  await page.goto("/en/my-digi/my-products");
  await expect(area(page).getByRole("link", { name: "Change Plan Essentials" })).toBeVisible();
  await expect(area(page).getByRole("link", { name: /^Change Plan Landline/ })).toHaveCount(0);
  await openProduct(page, "landline", "?change=1");
  await expect(area(page).getByRole("dialog").getByRole("heading", { name: "Change my plan" })).toBeFocused();
  await expect(link(page, "Call me back")).toHaveAttribute("href", "/en/callback");
});

test("24 cards with all their days and 50 alerts come without a shift, and each alert has its own button @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request, demo);
  await page.route("**/my-digi/my-products/mobile?*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { consumption: { cards: object[] }; alerts?: { id: string }[] };
    const { cards } = answer.consumption;
    const action = { text: "Accept", icon: "shield", action: "mobile-alerts-bsp-accept" };
    const alerts = Array.from({ length: 50 }, (_, at) => ({ id: `a${at}`, title: `Alert ${at}`, description: "Why.", actions: [action] }));
    const sections = ["consumption", "alerts"].map((name) => ({ i: `section_mobile_${name}`, t: name }));
    const many = Array.from({ length: 8 }, (_, at) =>
      cards.map((card) => ({ ...card, t: `Card ${at} of ${JSON.stringify(card).length}` })),
    );
    await route.fulfill({ response, json: { ...answer, sections, alerts, consumption: { ...answer.consumption, cards: many.flat() } } });
  });
  const letGo = await hold(page, "**/my-digi/my-products/mobile?*");
  await page.goto("/en/my-digi/my-products/mobile");
  await expect(area(page).locator(".ui-skeleton").first()).toBeVisible();
  // The page's own font is waited for, because it changes the width of the navigation and comes late on a busy machine.
  await page.evaluate(() => document.fonts.ready);
  await recordShiftsFromNow(page);
  letGo();
  await expect(area(page).locator(".usage-bars")).toHaveCount(24);
  expect(await shiftsOf(page)).toEqual([]);
  await tab(page, "alerts").click();
  await expect(button(page, "Accept")).toHaveCount(50);
  await expect(area(page).locator(".usage-bars")).toHaveCount(0);
});
