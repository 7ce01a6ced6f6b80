/**
 * Journeys of the bundle builder on the real site, against the real reference API: two lines are added and changed, and lead to the order.
 */
import type { Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { tracked } from "./data-layer.ts";
import { add, addNew, button, choosePlan, field, open, bundle, planRow, rows, widget } from "./mobile-lines.ts";

/** Adds another line with a plan, a new number, and an eSIM for a phone. */
async function addEsim(page: Page, { plan, typed, device }: { plan: string; typed: string; device: string }): Promise<void> {
  await add(page).click();
  await choosePlan(page, plan);
  await field(page, "phone").and(page.locator('[value="new-phone"]')).check();
  await field(page, "sim_card").and(page.locator('[value="esim"]')).check();
  await field(page, "device").fill(typed);
  await widget(page).getByRole("option", { name: device, exact: true }).click();
  await button(page, "Add to my pack").click();
}

/** Fills in the form for another line with a postpaid number that the customer keeps, and does not confirm it. */
async function fillKept(page: Page, plan: string, number: string): Promise<void> {
  await add(page).click();
  await choosePlan(page, plan);
  await field(page, "phone").and(page.locator('[value="keep-phone"]')).check();
  await field(page, "number").fill(number);
  await field(page, "provider").selectOption({ label: "Proximus" });
  await field(page, "subscription").and(page.locator('[value="no"]')).check();
  await field(page, "customer_number").fill("12345678");
  await field(page, "number_agree").check();
}

const appState = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem("appState") ?? "");

/** Changes the second line; removes the first line and brings it back. */
async function editAndRemove(page: Page): Promise<void> {
  await test.step("edits a line, removes one, and brings it back [C-033, C-036, C-046, C-202, C-203]", async () => {
    await button(page, /^Edit Light/).click();
    await expect(field(page, "number")).toHaveValue("470123456");
    await choosePlan(page, "Essentials");
    await button(page, "Save changes").click();
    await expect(rows(page)).toHaveText([/Max/, /Essentials.*\+32\s470\s12\s34\s56/]);
    await expect(bundle(page)).toContainText("€18");

    await bundle(page).getByRole("button", { name: "Edit your pack" }).click();
    await bundle(page)
      .getByRole("button", { name: /^Remove Max/ })
      .click();
    await expect(bundle(page)).toContainText("Max (new number) was removed.");
    await expect(bundle(page).getByRole("button", { name: "Undo" })).toBeFocused();
    await expect(bundle(page)).toContainText("€7");
    await bundle(page).getByRole("button", { name: "Undo" }).press("Enter");
    await expect(rows(page)).toHaveText([/Max/, /Essentials/]);
    await expect(bundle(page)).toContainText("€18");
  });
}

test("puts two lines together, edits, reloads and translates them, and leads to the order", async ({ page }) => {
  await recordShifts(page);
  await open(page);
  await expect(bundle(page).getByRole("button", { name: "Order" })).toBeDisabled();

  await test.step("adds a line with an eSIM, after its form was closed once [C-037, C-045, C-046, C-050, C-051, C-200, C-207]", async () => {
    await add(page).click();
    await expect(widget(page).getByRole("heading", { name: "A new mobile plan" })).toBeFocused();
    await button(page, "Close without saving").click();
    await addEsim(page, { plan: "Max", typed: "PIXEL 8", device: "Google Pixel 8 Pro" });
    await expect(rows(page)).toHaveText([/Max.*New number.*eSIM.*€11/]);
    await expect(rows(page).first()).toBeFocused();
  });

  await test.step("keeps overview, total and order button in sight while a long form is scrolled [C-025]", async () => {
    await fillKept(page, "Light", "0470 12 34 56");
    const overview = widget(page).locator(".builder-aside > .pack");
    const top = async (): Promise<number> => (await overview.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await field(page, "number_agree").evaluate((consent) => consent.scrollIntoView({ block: "end", behavior: "instant" }));
    expect(await page.evaluate(() => scrollY), "as far as it stood from the window's upper edge").toBeGreaterThan(before - 16);
    expect(await top()).toBe(16);
    await expect(overview.getByText("€11").last()).toBeInViewport({ ratio: 1 });
    await expect(overview.getByRole("button", { name: "Order" })).toBeInViewport({ ratio: 1 });
  });

  await test.step("keeps the form of a number that moves over a reload, but not its consent [C-034, C-201]", async () => {
    await page.reload();
    await expect(field(page, "number")).toHaveValue("0470 12 34 56");
    await expect(field(page, "provider")).toHaveValue("proximus");
    await expect(field(page, "customer_number")).toHaveValue("12345678");
    await expect(bundle(page)).toContainText("€11");
    // A bundle that was there before is no change, so no total is announced.
    await expect(widget(page).locator("output").first()).not.toContainText("Total");
    await expect(field(page, "number_agree")).not.toBeChecked(); // The consent must be given again after a reload.
    await field(page, "number_agree").check();
    await button(page, "Add to my pack").click();
    await expect(rows(page)).toHaveText([/Max/, /Light.*\+32\s470\s12\s34\s56.*SIM card.*€5/]);
    await expect(bundle(page)).toContainText("€16");
    await expect(widget(page).locator("output").first()).toContainText("Total: €16 a month");
  });

  await editAndRemove(page);

  await test.step("shows the lines in another language, and nothing moves by itself", async () => {
    await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Nederlands" }).click();
    await expect(page).toHaveURL(new RegExp(`${pathOf("bundle", "nl")}$`));
    await expect(widget(page).getByRole("list", { name: "Je mobiele abonnementen" }).getByRole("listitem")).toHaveText([
      /Max.*Nieuw nummer.*eSIM.*€\s11/,
      /Essentials/,
    ]);
    const shifts = (await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors);
    expect(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3), JSON.stringify(shifts)).toBe("0.000");
  });

  await test.step("saves the pack under appState, and leads to the order flow [C-013, C-139, C-197, C-198]", async () => {
    const events = await tracked(page);
    expect(events.map(({ event }) => event)).toEqual([]); // The switch of the language has loaded a new page, which has tracked nothing.
    await page.route(`**${pathOf("order", "nl")}`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Order</title>" }));
    await pressTwice(widget(page).getByRole("complementary").getByRole("button", { name: "Bestellen" }));
    await expect(page).toHaveURL(new RegExp(`${pathOf("order", "nl")}$`));
    const { bundle } = JSON.parse(await appState(page)).value ?? JSON.parse(await appState(page));
    expect(bundle.bundlesPrice).toBe(18);
    expect(bundle.mobile.cards).toMatchObject([
      { i: "mobile-max", phone: "new-phone", sim: { name: "eSIM", mobile: "google-pixel-8-pro" } },
      {
        i: "mobile-essentials",
        phone: "+32470123456",
        provider: "Proximus",
        portability_provider: { id: "proximus", name: "Proximus" },
        subscription: { portability: "postpaid", current_sim_card: "", first_digits: "4701", customer_number: "12345678" },
      },
    ]);
  });
});

test("stops at six lines, says so in the place of the way to a seventh, and closes the section with the last one [C-006, C-047, C-048, C-049, C-204, C-205, C-435] @all", async ({
  page,
}) => {
  await open(page);
  await addNew(page, "Light");
  const limit = widget(page).getByText("You can order up to 6 SIM cards.");
  for (let line = 2; line <= 6; line++) {
    await expect(limit).toHaveCount(0);
    await addNew(page, "Light"); // A second line with the same plan and another new number is allowed.
    await expect(rows(page)).toHaveCount(line);
  }
  await expect(add(page)).toHaveCount(0);
  await expect(limit.getByRole("link")).toHaveAttribute("href", `${pathOf("contact", "en")}?category=commercial`);
  await open(page, "?mobile=mobile-max");
  await expect(rows(page)).toHaveCount(6);
  // The plan of the link is added only when the offers have been loaded, which ends an undo. So no line is deleted before that.
  await expect.poll(async () => JSON.parse(await appState(page)).bundle.wanted.mobile).toBeNull();
  await expect(button(page, "Add to my pack")).toHaveCount(0);

  for (let left = 5; left >= 0; left--) {
    await button(page, /^Delete Light/)
      .first()
      .click();
    await expect(rows(page)).toHaveCount(left);
    await expect(button(page, "Undo")).toBeFocused();
  }
  await expect(bundle(page)).toContainText("Nothing chosen yet.");
  await expect(add(page)).toBeVisible();
  await add(page).click();
  await choosePlan(page, "Max");
  await button(page, "Close without saving").click();
  await expect(add(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(0);
});

test("a link chooses a plan, an unknown one is said; what needs an address is kept for later, and leaves the address bar [C-014] @all", async ({
  page,
}) => {
  await open(page, "?utm_source=mail&mobile=mobile-ultimate");
  await expect(page).toHaveURL(/bundle\?utm_source=mail$/);
  await expect(planRow(page, "Ultimate")).toBeChecked();
  await page.reload();
  await expect(planRow(page, "Ultimate")).toBeChecked();
  await button(page, "Close without saving").click();
  await expect(add(page)).toBeVisible();

  await open(page, "?mobile=mobile-of-yesterday");
  await expect(widget(page)).toContainText("The plan in your link is no longer on offer.");
  await expect(add(page)).toBeVisible();

  await open(page, "?tv=tv-max&internet=internet-500");
  await expect(page).toHaveURL(/bundle$/);
  expect(await appState(page)).toContain('"internet":"internet-500"');
});

test("puts two lines together on a phone, edits, reloads and translates them, and leads to the order [C-013, C-197, C-198] @all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page);
  await addEsim(page, { plan: "Max", typed: "iphone 15", device: "Apple iPhone 15" });
  await expect(rows(page)).toHaveText([/Max.*New number.*eSIM.*€11/]);
  await fillKept(page, "Light", "470123456");
  await button(page, "Add to my pack").click();
  await button(page, /^Edit Light/).click();
  await choosePlan(page, "Essentials");
  await button(page, "Save changes").click();
  await expect(rows(page)).toHaveText([/Max/, /Essentials.*\+32\s470\s12\s34\s56/]);
  await button(page, /^Delete Max/).click();
  await button(page, "Undo").click();
  await page.reload();
  await expect(rows(page)).toHaveText([/Max/, /Essentials/]);
  // The page is opened in French, as by the site's language switch, which is in the menu on a phone.
  await page.goto(pathOf("bundle", "fr"));
  await page.route(`**${pathOf("order", "fr")}`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Order</title>" }));
  await button(page, /^Afficher votre pack/).click();
  const sheet = widget(page).getByRole("dialog");
  await expect(sheet).toContainText(/18\s€/);
  await sheet.getByRole("button", { name: "Commander" }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf("order", "fr")}$`));
  const { bundle } = JSON.parse(await appState(page)).value ?? JSON.parse(await appState(page));
  expect(bundle).toMatchObject({
    bundlesPrice: 18,
    mobile: {
      cards: [
        { i: "mobile-max", sim: { mobile: "apple-iphone-15" } },
        { i: "mobile-essentials", phone: "+32470123456" },
      ],
    },
  });
});

test("draws the pack up from a bar on a phone that never covers a field; all plans are in one screen @all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page);
  await addNew(page, "Max");
  await button(page, /^Show your pack/).click();
  const sheet = widget(page).getByRole("dialog", { name: "Your pack" });
  await expect(sheet).toContainText("Max");
  await sheet.getByRole("button", { name: "Edit your pack" }).click();
  await sheet.getByRole("button", { name: /^Remove Max/ }).click();
  await expect(sheet.getByRole("button", { name: "Undo" })).toBeFocused();
  await sheet.getByRole("button", { name: "Undo" }).click();
  await page.keyboard.press("Escape");
  await expect(rows(page)).toHaveCount(1);
  const bar = widget(page).locator(".pack-bar");
  await expect(bar).toHaveCSS("position", "sticky");
  await add(page).click();
  await expect(field(page, "phone").first()).toBeVisible();
  await expect(bar).toHaveCSS("position", "static");
  await page.setViewportSize({ width: 390, height: 844 });
  const plans = field(page, "favorite_package");
  const tops = await plans.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  expect(tops).toHaveLength(4);
  expect(Math.max(...tops) - Math.min(...tops), "the four rows").toBeLessThan(500);
  await button(page, "Add to my pack").click();
  await expect(plans.first()).toBeFocused();
  await button(page, "Close without saving").click();
  await expect(bar).toHaveCSS("position", "sticky");
});

test("shows as many offers as there is space for, on a phone one with the edge of the next [C-443] @all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, "?fttbAddressId=FTTB-1000-1-01-1");
  await button(page, "Choose internet").click();
  const carousel = widget(page).locator(".ui-carousel-view");
  const middle = button(page, "Choose Fibre + 1 Gbps");
  await expect(middle).toBeAttached();
  for (const [width, cards] of [
    [600, 1.5],
    [700, 2],
    [900, 3],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const [whole, slide] = await carousel.evaluate((view) => [view.clientWidth, view.querySelector(".ui-slide")?.clientWidth ?? 0]);
    expect(Math.round(((whole ?? 0) / (slide ?? 1)) * 2) / 2, `${width} px`).toBe(cards);
    // At 900 px the carousel shows all cards; the one that gets focus here stays in view at the widths after.
    if (width === 900) await middle.focus();
  }
  await expect(middle).toBeFocused();
  // The visitor scrolls vertically, because the content above has another height at another width.
  await middle.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - innerHeight / 2));
  await expect(middle).toBeInViewport({ ratio: 1 });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const edge = await carousel.evaluate((view) => {
      const { left, right } = view.getBoundingClientRect();
      const cards = [...view.querySelectorAll("article")].map((card) => card.getBoundingClientRect());
      const cut = cards.filter((card) => card.left < right && card.right > right).map((card) => right - card.left);
      return Math.max(...cut, ...cards.filter((card) => card.left < left && card.right > left).map((card) => card.right - left));
    });
    expect(edge, `${width} px`).toBeGreaterThanOrEqual(24);
    expect(edge, `${width} px`).toBeLessThanOrEqual(40);
  }
});
