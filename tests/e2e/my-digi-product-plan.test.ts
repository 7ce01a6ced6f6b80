/** Journeys of the change of a plan: raised, made cheaper, taken back, and in two tabs. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { mobileUpgrade, tvUpgrade } from "#core/domain/customer/plans.contract.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { api } from "./access.ts";
import { expireToken } from "./ended-session.ts";
import { fakeCall, hold } from "./fake-api.ts";
import { loseOnce } from "./lost-files.ts";
import { area, button, heading, link, question } from "./my-digi-orders.ts";
import { openProduct } from "./my-digi-product.ts";
import { signInWithProducts } from "./signed-in.ts";

const order = "Order with obligation to pay";
const opener = "Change my plan";
const plan = (page: Page, name: string): Locator => question(page).getByRole("radio", { name, exact: true });
/** The first plan of a name that the customer does not have: TV has two of each. */
const freePlan = (page: Page, name: string): Locator => question(page).getByRole("radio", { name, exact: true, disabled: false }).first();
const press = (page: Page, name: string): Locator => question(page).getByRole("button", { name, exact: true });
const said = (page: Page): Locator => question(page).locator("[part=alert]");
const dialogHeading = (page: Page): Locator => question(page).getByRole("heading", { name: opener });
const planRow = (page: Page): Locator => area(page).locator(".product-plan > .area-number");

/** Opens the dialog of the customer's first mobile line, which has the plan Essentials. */
async function arrive(page: Page, request: APIRequestContext, product: "mobile" | "tv" = "mobile"): Promise<string> {
  const { email } = await signInWithProducts(page, request);
  await openProduct(page, product);
  await button(page, opener).click();
  await expect(dialogHeading(page)).toBeFocused();
  return email;
}

/** Chooses a dearer plan, and waits until the order button can be pressed. */
async function chooseMax(page: Page): Promise<void> {
  await plan(page, "Max").check();
  await expect(press(page, order)).toBeEnabled();
}

test("a plan is raised from my products, with a token that expires in between, seen in its row, and taken back [C-117] [C-264] [C-265]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  const lost = await loseOnce(page, /\/my-digi\.product-plan\.js/);
  await page.goto("/en/my-digi/my-products");
  await link(page, "Change Plan Essentials").click();
  await expect(dialogHeading(page)).toBeFocused();
  expect(lost()).toEqual(["/my-digi.product-plan.js"]);
  await expect(plan(page, "Essentials")).toBeDisabled();
  await expect(press(page, "Change plan")).toBeDisabled();
  await expect(question(page)).toContainText("Choose a plan first.");
  await chooseMax(page);
  await expect(question(page)).toContainText(/A month, now€7.*€11, VAT included.*The difference€4 more a month.*Paid once€0/);
  await question(page).getByText("Read the contract summary").click();
  await expect(question(page).getByRole("article")).toContainText("Max");

  const path = `${api}${mobileUpgrade.path}`;
  const refused = await expireToken(page, path);
  const letGo = await hold(page, path);
  await pressTwice(press(page, order), {
    letGo,
    meanwhile: async () => {
      await page.keyboard.press("Escape");
      await page.mouse.click(4, 4);
      await question(page).getByRole("button", { name: "Close" }).first().click();
      await expect(dialogHeading(page), "it does not close while it runs").toBeVisible();
    },
  });
  await expect(said(page)).toBeFocused();
  await expect(said(page)).toHaveAttribute("data-tone", "success");
  await expect(press(page, "Change plan")).toBeDisabled();
  expect(refused()).toBe(1);
  await expect(question(page)).toContainText(/From 1 \w+: Max, €11/);
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(heading(page, "Essentials")).toBeFocused();
  await expect(page).not.toHaveURL(/change=/);
  await expect(planRow(page)).toContainText(/€7\/month\s*From 1 \w+: Max, €11/);
  await link(page, "My products").click();
  await expect(
    area(page)
      .getByRole("listitem")
      .filter({ hasText: /From 1 \w+: Max, €11/ }),
  ).toContainText("Essentials");

  await link(page, "Essentials").click();
  await button(page, opener).click();
  await expect(plan(page, "Max")).toBeDisabled();
  await press(page, "Take the change back").click();
  await expect(said(page)).toBeFocused();
  await press(page, "Close").last().click();
  await expect(button(page, opener)).toBeFocused();
  await expect(planRow(page)).not.toContainText("Max");
  await page.reload();
  await expect(planRow(page)).toContainText("€7/month");
  await expect(planRow(page)).not.toContainText("Max");
});

test("TV’s dialog closes by Escape, backdrop and button, begins anew, and gives the focus back; not while it runs [C-118] [C-119] [C-185] [C-265]", async ({
  page,
  request,
}) => {
  await arrive(page, request, "tv");
  const max = freePlan(page, "Max");
  const ways: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(4, 4),
    () => press(page, "Close").first().click(),
    () => press(page, "Not now").click(),
  ];
  for (const close of ways) {
    await max.check();
    await close();
    await expect(question(page)).toBeHidden();
    await expect(button(page, opener)).toBeFocused();
    await button(page, opener).click();
    await expect(dialogHeading(page)).toBeFocused();
    await expect(max).not.toBeChecked();
  }
  await max.check();
  await expect(press(page, order)).toBeEnabled();
  const letGo = await hold(page, `${api}${tvUpgrade.path}`);
  await press(page, order).click();
  await expect(press(page, order)).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  for (const close of ways) await close();
  await expect(dialogHeading(page), "it does not close while it runs").toBeVisible();
  letGo();
  await expect(said(page)).toBeFocused();
  await expect(press(page, "Change plan"), "after a message").toBeDisabled();
  await page.mouse.click(4, 4);
  await expect(question(page)).toBeHidden();
  await expect(button(page, opener)).toBeFocused();
});

test("a cheaper plan is changed without a contract summary; another one takes its place [C-117] @all", async ({ page, request }) => {
  await arrive(page, request);
  await plan(page, "Light").check();
  await expect(question(page)).toContainText("€2 less a month");
  await expect(question(page)).not.toContainText("contract summary");
  await press(page, "Change plan").click();
  await expect(said(page)).toBeFocused();
  await expect(planRow(page)).toContainText(/From 1 \w+: Light, €5/);
  await expect(press(page, "Change plan"), "after a message").toBeDisabled();
  await chooseMax(page);
  await expect(said(page), "another choice takes the message away").toHaveCount(0);
  await press(page, order).click();
  await expect(planRow(page)).toContainText(/From 1 \w+: Max, €11/);
});

test("TV packages stand by language, and the change is told by address and number of the package [C-117] [C-185] [C-383]", async ({
  page,
  request,
}) => {
  await arrive(page, request, "tv");
  await expect(question(page).getByRole("radiogroup")).toHaveCount(2);
  const call = await fakeCall(page, tvUpgrade);
  await freePlan(page, "Max").check();
  await expect(press(page, order)).toBeEnabled();
  await press(page, order).click();
  await expect(said(page)).toHaveAttribute("data-tone", "success");
  const sent = JSON.parse(call.seen.at(-1) ?? "{}") as Record<string, unknown>;
  expect(Object.keys(sent).toSorted()).toEqual(["address-id", "lang", "odin"]);
  expect(sent).toMatchObject({ lang: "en", "address-id": "FTTB-1000-1-01-1", odin: expect.any(Number) });
  await expect(planRow(page)).toContainText(/From 1 \w+: .*Max/);
});

test("a plan that was chosen in another tab is said, and not ordered twice @all", async ({ page, request }) => {
  await arrive(page, request);
  const other = await openTab(page);
  await openProduct(other, "mobile", "?change=1");
  await expect(dialogHeading(other)).toBeVisible();
  await chooseMax(other);
  await chooseMax(page);
  await press(page, order).click();
  await expect(said(page)).toHaveAttribute("data-tone", "success");
  await bringToFront(other);
  await press(other, order).click();
  await expect(said(other)).toHaveAttribute("data-tone", "info");
  await expect(said(other)).toBeFocused();
  await expect(planRow(other)).toContainText(/From 1 \w+: Max, €11/);
  await other.close();
});

test("the address opens no dialog for a line that is not the customer's @all", async ({ page, request }) => {
  await signInWithProducts(page, request);
  await openProduct(page, "mobile", "?change=1&phone-nr=479999999");
  await expect(area(page)).toContainText("That number is not one of yours.");
  await expect(button(page, opener)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

for (const width of [320, 1280])
  test(`at ${width} px the page, the dialog and the contract summary come without a shift, and so does the change @all`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInWithProducts(page, request);
    const data = await hold(page, "**/my-digi/my-products/mobile?*");
    const file = await hold(page, "**/my-digi.product-plan*.js");
    const summary = await hold(page, "**/bundle-configurator/contract-summary");
    const change = await hold(page, `**${mobileUpgrade.path}`);
    await page.goto("/en/my-digi/my-products/mobile");
    await expect(area(page).locator(".ui-skeleton").first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await recordShiftsFromNow(page);
    data();
    await expect(button(page, opener)).toBeVisible();
    expect(await shiftsOf(page), "the page").toEqual([]);
    await button(page, opener).click();
    await expect(area(page).locator(".product-plan .ui-skeleton")).toBeVisible();
    file();
    await expect(dialogHeading(page)).toBeFocused();
    await plan(page, "Max").check();
    await expect(question(page).locator(".ui-skeleton")).toBeVisible();
    summary();
    await expect(press(page, order)).toBeEnabled();
    await press(page, order).click();
    change();
    await expect(said(page)).toBeFocused();
    expect((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
  });
