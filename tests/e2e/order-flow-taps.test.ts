/** Counts the presses and the filled-in fields from the builder, or the fibre check, to a placed order, on a phone. */
import type { APIRequestContext, Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test, unasked } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { loginCode, submitOf } from "./access.ts";
import { builderOn, sizes } from "./builder.ts";
import { countPresses } from "./counted-presses.ts";
import * as fibre from "./fiber-check.ts";
import { acceptTerms, button, choose, field, givePassword, heading, identify, orderButton, startOrder, widget } from "./ordering.ts";
import { apiAt, siteAt, startOwnDemo } from "./own-demo.ts";

const port = ports.tapsDemo;
test.use({ ...unasked, baseURL: siteAt(port), viewport: sizes["a phone"] });
// Nobody has ordered in this demo before, so that each of the identity app's people does it for the first time.
test.describe.configure({ mode: "default" });
let stop = async (): Promise<void> => undefined;
test.beforeAll(async () => {
  stop = await startOwnDemo({ port });
});
test.afterAll(() => stop());

const acceptCookies = (page: Page): Promise<void> =>
  page.locator("digi-cookie-consent").getByRole("button", { name: "Accept", exact: true }).click();

/** Adds the first plan in the builder, with a new number and a SIM card, and goes on to the order. */
async function chooseMobile(page: Page): Promise<void> {
  await page.goto(pathOf("bundle", "en"));
  await acceptCookies(page);
  const { section, field: control, radio, order } = builderOn(page);
  await section("mobile").locator('[data-focus="add"]').click();
  await control("favorite_package").first().click();
  await radio("phone", "new-phone").check();
  await radio("sim_card", "sim").check();
  await section("mobile").locator('button[type="submit"]').click();
  await order.click();
}

/** Logs in inside the order by presses, without the Enter key. */
async function logInByPress(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const login = page.locator("digi-order-flow > digi-login");
  await login.locator('[name="username"]').fill(email);
  await login.locator('[name="password"]').fill("Demo-Passw0rd!");
  await submitOf(login).click();
  await expect(login.locator('[name="code"]')).toBeVisible();
  await login.locator('[name="code"]').fill(await loginCode(request, email, apiAt(port)));
}

async function sayWhoFor(page: Page): Promise<void> {
  await choose(page, "same_billing_address", "yes");
  await choose(page, "order_for", "myself");
  await button(page, "Next").click();
}

/** Pays and orders. An order without a visit is asked here when it should start. */
async function payAndOrder(page: Page, method: "debit" | "others", hasVisit: boolean): Promise<void> {
  await expect(heading(page, "How would you like to pay?")).toBeFocused();
  if (!hasVisit) await startOrder(page, "early");
  if (method === "others") await choose(page, "method", "others");
  else await field(page, "iban").fill("BE71 0961 2345 6769");
  await acceptTerms(page);
  await button(page, "Next").click();
  await orderButton(page).click();
  await expect(heading(page, /order has been placed|thank/i)).toBeVisible();
}

test("a mobile plan with a new number takes at most 19 presses and 3 fields @all", async ({ page }) => {
  const { presses, fields } = await countPresses(page);
  await chooseMobile(page);
  await identify(page, "Somebody new");
  await givePassword(page);
  await button(page, "Yes, that’s my address").click();
  await sayWhoFor(page);
  await payAndOrder(page, "debit", false);
  expect(presses.length, presses.join("\n")).toBeGreaterThan(16); // Each press has been heard, those in the identity app too.
  expect(presses.length, presses.join("\n")).toBeLessThanOrEqual(19);
  expect([...fields]).toHaveLength(3);
});

test("fibre where one lives takes at most 21 presses and 9 fields: a known address is not asked for again @all", async ({ page }) => {
  const { presses, fields } = await countPresses(page);
  await page.goto(pathOf("shop-check", "en"));
  await acceptCookies(page);
  await fibre.check(page);
  await fibre.widget(page).getByRole("link", { name: "Compose my pack" }).click();
  await builderOn(page).order.click();
  await identify(page, "Marie Peeters");
  await givePassword(page);
  await expect(widget(page)).toContainText(/The same as the installation address\s*Grand-Place 1\s*1000 Brussels/);
  await sayWhoFor(page);
  await field(page, "provider").selectOption({ label: "Proximus" });
  await field(page, "customer_number").fill("123456");
  await field(page, "switch_number").fill("PXS12345");
  await button(page, "Next").click();
  await expect(heading(page, "When may our technician come?")).toBeFocused();
  await startOrder(page, "early");
  await widget(page)
    .getByRole("button", { name: /^First available/ })
    .click();
  await button(page, "Next").click();
  await payAndOrder(page, "debit", true);
  expect(presses.length, presses.join("\n")).toBeGreaterThan(16); // Each press has been heard, those in the identity app too.
  expect(presses.length, presses.join("\n")).toBeLessThanOrEqual(21);
  expect([...fields]).toHaveLength(9);
});

test("a customer whom the identity app knows takes at most 20 presses and 3 fields: the address is kept over the login @all", async ({
  page,
  request,
}) => {
  const { presses, fields } = await countPresses(page);
  await chooseMobile(page);
  await identify(page, "Jan Janssens");
  await expect(widget(page).getByText("Its email address is j•••@digi.example.")).toBeVisible();
  await logInByPress(page, request, "jan.janssens@digi.example");
  await expect(widget(page)).toContainText(/Is this your address\?\s*Veldstraat 10\s*9000 Ghent/);
  await button(page, "Yes, that’s my address").click();
  await sayWhoFor(page);
  await payAndOrder(page, "others", false);
  expect(presses.length, presses.join("\n")).toBeGreaterThan(16); // Each press has been heard, those in the identity app too.
  expect(presses.length, presses.join("\n")).toBeLessThanOrEqual(20);
  expect([...fields]).toHaveLength(3);
});
