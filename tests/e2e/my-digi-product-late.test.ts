/**
 * Tests that late answers of another address, number or language are dropped on the page of a product that moves softly: its page data, and
 * the answers of what was changed there.
 */
import type { APIRequestContext, Page, Request } from "playwright/test";
import { mobileBspActivate } from "#core/domain/customer/alerts.contract.ts";
import { settingsSimCardName } from "#core/domain/customer/settings.contract.ts";
import { expect, test } from "#tests/page.ts";
import { answerOf } from "#tests/presses.ts";
import { api } from "./access.ts";
import { hold } from "./fake-api.ts";
import { setLanguage } from "./host-page.ts";
import { alert, area, button, heading, link } from "./my-digi-orders.ts";
import { message, openProduct, panel, said, tab, tabs } from "./my-digi-product.ts";
import { signInWithProducts } from "./signed-in.ts";

const pageData = `${api}/my-digi/my-products/*?*`;
const asks = (name: string, value: string | null) => (request: Request) => new URL(request.url()).searchParams.get(name) === value;
const select = (page: Page, name: "address-id" | "phone-nr") => area(page).locator(`select[name="${name}"]`);

/** Opens the page of a product whose tag moves softly, as on a page that is an application of its own. */
async function openSoftly(page: Page, request: APIRequestContext, product: string, query = ""): Promise<void> {
  await signInWithProducts(page, request);
  await openProduct(page, product, query);
  await area(page).evaluate((tag) => tag.setAttribute("soft-navigation", ""));
}

/**
 * Holds the page data that `matches` names, lets `leave` ask for it and then for other data, and releases it once the other data is shown.
 * Returns when the browser has finished or dropped the held call.
 */
async function answerLate(page: Page, matches: (request: Request) => boolean, leave: () => Promise<void>): Promise<void> {
  const letGo = await hold(page, pageData, matches);
  const isHeld = (request: Request): boolean => request.method() === "GET" && /my-products\/\w+\?/.test(request.url()) && matches(request);
  const isOver = Promise.race([page.waitForEvent("requestfinished", isHeld), page.waitForEvent("requestfailed", isHeld)]);
  await leave();
  letGo();
  await isOver;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

test("a late answer of another address is dropped [C-074] @all", async ({ page, request }) => {
  await openSoftly(page, request, "internet");
  const [brussels = "", ghent = ""] = await select(page, "address-id")
    .locator("option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await expect(heading(page, "Fibre 1 Gbps")).toBeVisible();
  await answerLate(page, asks("address-id", ghent), async () => {
    await select(page, "address-id").selectOption(ghent);
    await expect(page).toHaveURL(new RegExp(ghent));
    // While another address is asked for, the page shows nothing of this one, so the way back is the browser's.
    await page.goBack();
    await expect(heading(page, "Fibre 1 Gbps")).toBeVisible();
  });
  await expect(heading(page, "Fibre 1 Gbps")).toBeVisible();
  await expect(select(page, "address-id")).toHaveValue(brussels);
  await expect(area(page)).not.toContainText("Fibre 500 Mbps");
});

test("a late answer of another number, or in another language, is dropped [C-075] @all", async ({ page, request }) => {
  await openSoftly(page, request, "mobile");
  const [first = "", second = ""] = await select(page, "phone-nr")
    .locator("option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await test.step("of another number", async () => {
    await answerLate(page, asks("phone-nr", second), async () => {
      await select(page, "phone-nr").selectOption(second);
      await expect(page).toHaveURL(new RegExp(second));
      await page.goBack();
      await expect(heading(page, "Essentials")).toBeVisible();
    });
    await expect(heading(page, "Essentials")).toBeVisible();
    await expect(select(page, "phone-nr")).toHaveValue(first);
  });
  await test.step("in another language", async () => {
    await answerLate(page, asks("lang", "fr"), async () => {
      await setLanguage(page, "fr");
      await setLanguage(page, "en");
      await expect(tab(page, "Usage")).toBeVisible();
    });
    await expect(tabs(page)).toHaveText(["Usage", "Settings", "Extra data", "Alerts"]);
    await expect(area(page)).not.toContainText("Consommation");
  });
});

test("what was changed for one number is not told at another, and holds for its own [C-103] [C-180] @all", async ({ page, request }) => {
  await openSoftly(page, request, "mobile", "?tab=section_mobile_settings");
  const [first = "", second = ""] = await select(page, "phone-nr")
    .locator("option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const name = area(page).getByRole("textbox", { name: "Name of the SIM card" });
  const goTo = async (number: string, plan: string): Promise<void> => {
    await select(page, "phone-nr").selectOption(number);
    await expect(heading(page, plan)).toBeVisible();
    await expect(panel(page)).toBeVisible();
  };
  await test.step("a name", async () => {
    const letGo = await hold(page, `${api}${settingsSimCardName.path}`);
    await button(page, "Change Name of the SIM card").click();
    await name.fill("Grandmother’s phone");
    await button(page, "Save").click();
    await expect(button(page, "Save")).toHaveAttribute("aria-busy", "true");
    await goTo(second, "Light");
    await answerOf(page, `${api}${settingsSimCardName.path}`, async () => letGo());
    await expect(button(page, "Change Name of the SIM card")).toBeEnabled();
    await expect(area(page)).not.toContainText("Grandmother’s phone");
    await expect(area(page)).not.toContainText("Editing was done successfully!");
    await goTo(first, "Essentials");
    await expect(panel(page)).toContainText("Grandmother’s phone");
  });
  await test.step("an alert", async () => {
    await tab(page, "Alerts").click();
    const letGo = await hold(page, `${api}${mobileBspActivate.path}`);
    await button(page, "Accept the protection").click();
    await expect(button(page, "Accept the protection")).toHaveAttribute("aria-busy", "true");
    await goTo(second, "Light");
    await link(page, "Back: My products").focus();
    await answerOf(page, `${api}${mobileBspActivate.path}`, async () => letGo());
    await expect(said(page)).not.toContainText("protection");
    await expect(message(page)).toHaveCount(0);
    await expect(link(page, "Back: My products"), "the focus stays").toBeFocused();
    await goTo(first, "Essentials");
    await expect(tabs(page)).toHaveText(["Usage", "Settings", "Extra data"]);
    await expect(alert(page).first()).toContainText("The bill-shock protection is active now.");
  });
});
