/** Journeys of the address form on a page, against the real API: an address is confirmed, refused, and typed by keys alone. */
import type { Locator, Page } from "playwright/test";
import { addressCity, addressInfrastructure, addressNumber, addressStreet } from "#core/domain/address/address.contract.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { type Heard, api, confirmed, events, expectKept, field, open, option, submit, widget, withFibre } from "./address-form.ts";
import { fakeCall } from "./fake-api.ts";
import { setLanguage } from "./host-page.ts";

const fieldBox = (page: Page, name: string): Locator => widget(page).locator('[part~="field"]', { has: page.locator(`[name="${name}"]`) });
const error = (page: Page, name: string): Locator => fieldBox(page, name).locator('[part="error"]');

async function choose(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await option(page, text).click();
  await expect(field(page, name)).toHaveValue(text);
}

async function fillIn(page: Page): Promise<void> {
  await field(page, "postalCode").fill(withFibre.postalCode);
  await expect(field(page, "street")).toBeEnabled();
  await choose(page, "street", withFibre.street);
  await choose(page, "number", withFibre.number);
  await expect(submit(page)).toBeEnabled();
}

test("a confirmed address is the page's, whole, and the fibre check takes it as it is; it can be changed, reloaded and emptied [P-079, P-092, P-093, P-094, P-095, P-200, P-201]", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().startsWith(api) && asked.push(new URL(request.url()).pathname)));
  await open(page);
  await expect(field(page, "email")).toHaveCount(0);
  await expect(submit(page)).toBeDisabled();
  await fillIn(page);
  await field(page, "box").pressSequentially("12B456");
  await expect(field(page, "box"), "5 characters").toHaveValue("12B45");
  await pressTwice(submit(page));
  await expect(confirmed(page)).toBeVisible();
  await expect(widget(page)).toContainText("Grand-Place 1 box 12B45, 1000 Brussels");
  const [detail, ...more] = await events(page, "digi-address-changed");
  expect(more, "a double click confirms once").toEqual([]);
  const { address } = detail as { address: Heard };
  expect(address).toEqual({
    postalCode: "1000",
    city: "Brussels",
    cityId: expect.any(String),
    countyId: expect.any(String),
    street: "Grand-Place",
    streetId: expect.any(String),
    number: "1",
    box: "12B45",
    fttbAddressId: "FTTB-1000-1-01-1",
    platform: "web",
    lang: "en",
    recaptcha: expect.any(String),
  });
  expect((await events(page, "digi-submit"))[0]).toMatchObject({ form: "address", fields: { street: "Grand-Place" } });
  expect(await events(page, "digi-success")).toEqual([{ form: "address" }]);
  const known: readonly string[] = [addressCity, addressStreet, addressNumber].map(({ path }) => path);
  expect(asked.filter((path) => !known.includes(path) && !path.startsWith("/api/"))).toEqual([]);

  const answer = await page.request.put(`${api}${addressInfrastructure.path}`, { data: address });
  expect(await answer.json()).toMatchObject({ meta: { status: { error: false } }, fttbAddressId: "FTTB-1000-1-01-1" });

  await widget(page).getByRole("button", { name: "Change my address" }).click();
  await expect(widget(page).getByRole("heading", { name: "Your address" })).toBeFocused();
  await expectKept(page);
  await choose(page, "street", "Rue Neuve");
  await expect(field(page, "number"), "what comes after is empty").toHaveValue("");
  await choose(page, "number", "16");
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(confirmed(page)).toBeFocused();
  expect(await events(page, "digi-address-changed")).toMatchObject([{ address: { number: "1" } }, { address: { number: "16", box: "" } }]);
  await widget(page).evaluate((element) => (element as unknown as { reset(): void }).reset());
  await expect(field(page, "postalCode")).toHaveValue("");
  await expect(field(page, "street")).toBeDisabled();
});

test("says at the first wrong field what is missing, in the language of the page, and confirms nothing [P-190, P-191, P-192, P-193, P-197, P-199, P-201, P-296] @all", async ({
  page,
}) => {
  await open(page);
  const postalCode = field(page, "postalCode");
  await postalCode.focus();
  await expect(submit(page)).toBeEnabled();
  const expectMissing = async (name: string, text: string): Promise<void> => {
    await submit(page).click();
    await expect(widget(page).locator('[part="error"]')).toHaveText([text]);
    await expect(error(page, name)).toHaveText(text);
    await expect(field(page, name)).toBeFocused();
  };
  await expectMissing("postalCode", "Please enter postal code");
  await postalCode.fill("");
  await postalCode.pressSequentially("10a05");
  await expect(postalCode, "4 characters").toHaveValue("10a0");
  await expect(error(page, "postalCode"), "digits only").toHaveText("Please enter postal code");
  await postalCode.fill("0100");
  await expect(error(page, "postalCode"), "no zero in front").toHaveText("Please enter postal code");
  await postalCode.fill("100");
  await expect(error(page, "postalCode"), "3 digits pass, and are no address").toHaveCount(0);
  await expectMissing("postalCode", "Please enter postal code");
  await postalCode.fill("9999");
  await expect(error(page, "postalCode")).toHaveText("We don’t know this postal code. Please check it.");
  await setLanguage(page, "nl");
  await expect(error(page, "postalCode")).toContainText("We kennen deze postcode niet");
  await setLanguage(page, "en");
  await postalCode.fill("1300");
  await expect(field(page, "city")).toBeEnabled();
  await expectMissing("city", "Please enter city");
  await choose(page, "city", "Wavre");
  await expectMissing("street", "Please enter street");
  await field(page, "street").fill("Rue qui n’existe pas");
  await expectMissing("street", "Choose a street from the list");
  await choose(page, "street", "Rue de la Station");
  await expectMissing("number", "Invalid number");
  expect(await events(page, "digi-submit")).toEqual([]);
  expect(await events(page, "digi-address-changed")).toEqual([]);
});

test("with ask-email either of email and consent asks for the other, and both go along; a page that cancels keeps the form [P-095, P-096, P-194] @all", async ({
  page,
}) => {
  await open(page, "ask-email");
  await fillIn(page);
  await field(page, "email").fill("marie@example");
  await submit(page).click();
  await expect(error(page, "email")).toHaveText("Enter an email address like name@example.be");
  await expect(error(page, "agree")).toHaveText("Please tick this box to continue");
  await expect(field(page, "email")).toBeFocused();
  await field(page, "email").fill("");
  await field(page, "agree").check();
  await submit(page).click();
  await expect(error(page, "email")).toHaveText("Enter your email address");
  await field(page, "email").fill(" marie@example.be ");
  await page.evaluate(() => document.addEventListener("digi-submit", (event) => event.preventDefault(), { once: true }));
  await submit(page).click();
  await expectKept(page);
  expect(await events(page, "digi-address-changed")).toEqual([]);
  await submit(page).click();
  await expect(confirmed(page)).toBeFocused();
  expect(await events(page, "digi-address-changed")).toMatchObject([{ address: { email: "marie@example.be", agree: true } }]);
});

test("lookups begin at 4 digits, 2 letters and 1 sign, 300 ms after the last key [P-195, P-196, P-197, P-198] @all", async ({ page }) => {
  const asked = async (path: `/${string}`) => {
    const call = await fakeCall(page, { ...addressCity, path });
    return (): number => call.seen.length;
  };
  const cities = await asked(addressCity.path);
  const streets = await asked(addressStreet.path);
  const numbers = await asked(addressNumber.path);
  await page.clock.install({ time: new Date("2026-01-15T10:00:00Z") });
  await open(page);
  // A file runs only after a short timer, which a stopped clock would never end. So the clock is stopped after the captcha has brought the
  // API client.
  await field(page, "postalCode").focus();
  await expect(submit(page)).toBeEnabled();
  await page.clock.pauseAt(new Date("2026-01-15T10:05:00Z"));
  // Keys 299 ms apart count as one input, so only one lookup is made for the text.
  const type = async (name: string, text: string): Promise<void> => {
    await field(page, name).focus();
    const before = await field(page, name).inputValue();
    // The keys of the keyboard are used, because the field's own method would move the caret to another position.
    for (const [at, key] of [...text].entries()) {
      await page.keyboard.press(key);
      await expect(field(page, name)).toHaveValue(before + text.slice(0, at + 1));
      await page.clock.runFor(299);
    }
  };
  await type("postalCode", "130");
  await page.clock.runFor(1000);
  expect(cities()).toBe(0);
  await type("postalCode", "0");
  expect(cities()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(cities).toBe(1);
  await expect(field(page, "city")).toBeEnabled();
  await choose(page, "city", "Wavre");
  await type("street", "s");
  await page.clock.runFor(1000);
  expect(streets()).toBe(0);
  await type("street", "tat");
  expect(streets()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(streets).toBe(1);
  await widget(page).getByRole("option").first().click();
  await type("number", "7");
  expect(numbers()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(numbers).toBe(1);
});

test("by keyboard alone, and over a reload @all", async ({ page }) => {
  await page.goto("/demo-pages/address-form");
  await expect(page.locator("digi-address-form:state(ready)")).toBeAttached();
  await field(page, "postalCode").focus();
  await page.keyboard.type("1000");
  await expect(field(page, "street")).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Grand-Place");
  await expect(option(page, "Grand-Place")).toBeVisible();
  await page.keyboard.press("Tab"); // A text that is exactly one of the suggestions is chosen when the focus leaves the field.
  await expect(field(page, "number")).toBeFocused();
  await page.keyboard.type("1");
  await expect(option(page, "1")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(field(page, "box")).toBeEnabled();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("FTTB-1000-1-01-1");
  await page.reload();
  await expect(field(page, "number")).toHaveValue("1");
  await expectKept(page);
  await field(page, "box").focus();
  await expect(submit(page)).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(confirmed(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(widget(page).getByRole("heading", { name: "Your address" })).toBeFocused();
  await expectKept(page);
});
