/** The address form alone: what it hands to the page, what it says of each field, and what a page can do with the address. */
import type { Locator, Page } from "playwright/test";
import { addressCity, addressInfrastructure, addressNumber, addressStreet } from "#core/address/address.contract.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { fakeCall, faults, passTime, type Fault } from "./fake-api.ts";

const api = `http://localhost:${ports.api}`;
const widget = (page: Page): Locator => page.locator("digi-address-form");
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const fieldBox = (page: Page, name: string): Locator => widget(page).locator('[part~="field"]', { has: page.locator(`[name="${name}"]`) });
const error = (page: Page, name: string): Locator => fieldBox(page, name).locator('[part="error"]');
const submit = (page: Page): Locator => widget(page).getByRole("button", { name: "Confirm my address" });
const alert = (page: Page): Locator => widget(page).locator('[part="alert"]');
const option = (page: Page, name: string): Locator => widget(page).getByRole("option", { name, exact: true });
const confirmed = (page: Page): Locator => widget(page).getByRole("heading", { name: "Your address is confirmed" });

type Heard = Readonly<Record<string, unknown>>;
const events = (page: Page, name: string): Promise<Heard[]> =>
  page.evaluate((type) => (window as unknown as { heard: Record<string, Heard[]> }).heard[type] ?? [], name);

async function open(page: Page, attributes = ""): Promise<void> {
  await page.goto("/demo-pages/empty");
  await page.evaluate(() => {
    const heard: Record<string, unknown[]> = ((window as unknown as { heard: object }).heard = {});
    for (const type of ["digi-address-changed", "digi-submit", "digi-success"])
      document.addEventListener(type, (event) => (heard[type] ??= []).push((event as CustomEvent).detail));
  });
  const tag = `<digi-address-form loading="eager" ${attributes}></digi-address-form>`;
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), tag);
  await expect(page.locator("digi-address-form:state(ready)")).toBeAttached();
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await option(page, text).click();
  await expect(field(page, name)).toHaveValue(text);
}

const withFibre = { postalCode: "1000", street: "Grand-Place", number: "1" };

async function fillIn(page: Page): Promise<void> {
  await field(page, "postalCode").fill(withFibre.postalCode);
  await expect(field(page, "street")).toBeEnabled();
  await choose(page, "street", withFibre.street);
  await choose(page, "number", withFibre.number);
  await expect(submit(page)).toBeEnabled();
}

async function expectKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(withFibre)) await expect(field(page, name)).toHaveValue(value);
}

const setLanguage = (page: Page, to: string): Promise<void> =>
  page.evaluate(
    (lang) => (window as unknown as { digiWidgets: { setLanguage(lang: string): Promise<void> } }).digiWidgets.setLanguage(lang),
    to,
  );

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
  await submit(page).dblclick();
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

test("each field says what is missing or wrong, the first one alone and with focus, and nothing is confirmed; texts follow the language [P-190, P-191, P-192, P-193, P-197, P-199, P-201, P-296]", async ({
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

test("with ask-email either of email and consent asks for the other, and both go along; a page that cancels keeps the form [P-095, P-096, P-194]", async ({
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

test("lookups begin at 4 digits, 2 letters and 1 sign, 300 ms after the last key [P-195, P-196, P-197, P-198]", async ({ page }) => {
  const asked = async (path: `/${string}`) => {
    const call = await fakeCall(page, { ...addressCity, path });
    return (): number => call.seen.length;
  };
  const cities = await asked(addressCity.path);
  const streets = await asked(addressStreet.path);
  const numbers = await asked(addressNumber.path);
  await page.clock.install({ time: new Date("2026-01-15T10:00:00Z") });
  await open(page);
  await page.clock.pauseAt(new Date("2026-01-15T11:00:00Z"));
  // Keys 299 ms apart are one question.
  const type = async (name: string, text: string): Promise<void> => {
    await field(page, name).focus();
    const before = await field(page, name).inputValue();
    // The keyboard's keys, not the field's: those would put the caret where they like.
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

test("whatever comes instead of an answer to a lookup: one box at its field, with a retry, and nothing is lost; offline and a refused captcha too", async ({
  page,
  complaints,
  context,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("net::ERR_INTERNET_DISCONNECTED");
  await page.clock.install();
  const [cities, streets, numbers] = [
    await fakeCall(page, addressCity),
    await fakeCall(page, addressStreet),
    await fakeCall(page, addressNumber),
  ];
  await open(page);
  const expectBox = async ({ says, answer }: Fault): Promise<Locator> => {
    const shown = alert(page).filter({ hasText: says[0] as string });
    // Calls that may be repeated are, and the page's clock is ours.
    await passTime(page, answer === "late" ? 15 : 2, () => expect(shown).toBeVisible({ timeout: 100 }));
    await expect(shown).toContainText("What you typed is kept.");
    await expect(widget(page).locator('[part="error"]')).toHaveCount(0);
    return shown;
  };
  const outage = faults["an outage, in words"] as Fault;
  const retry = (): Locator => alert(page).getByRole("button", { name: "Try again" });
  cities.fail(outage);
  await field(page, "postalCode").fill("1000");
  await expectBox(outage);
  await expect(field(page, "postalCode")).toHaveValue("1000");
  cities.pass();
  await retry().click();
  await expect(field(page, "street")).toBeEnabled();

  let press = (): Promise<void> => field(page, "street").fill("Grand");
  for (const [name, fault] of Object.entries(faults))
    await test.step(`of the street: ${name}`, async () => {
      streets.fail(fault);
      await press();
      await expectBox(fault);
      await expect(field(page, "street")).toHaveValue("Grand");
      if (fault.retry === "in 30 s") await passTime(page, 30, () => expect(retry()).toBeVisible({ timeout: 100 }));
      press = () => retry().click();
    });
  streets.pass();
  await press();
  await expect(alert(page)).toHaveCount(0);
  await field(page, "street").press("ArrowDown");
  await option(page, "Grand-Place").click();

  numbers.fail(outage);
  await field(page, "number").fill("1");
  await expectBox(outage);
  numbers.pass();
  await context.setOffline(true);
  await retry().click();
  await passTime(page, 2, () => expect(alert(page)).toContainText("You are offline", { timeout: 100 }));
  await context.setOffline(false);
  await retry().click();
  await expect(alert(page)).toHaveCount(0);
  await field(page, "number").press("ArrowDown");
  await option(page, "1").click();
  await expectKept(page);

  await test.step("a captcha that is refused confirms nothing; confirmed again, it does", async () => {
    const check = `${api}/api/recaptcha`;
    await page.route(check, (route) => route.fulfill({ json: { meta: { status: { error: false } }, res: false } }));
    await page.clock.fastForward("10:00");
    await expect(widget(page).locator('.ui-captcha[data-state="failed"]')).toBeVisible();
    await expectKept(page);
    expect(await events(page, "digi-address-changed")).toEqual([]);
    await page.unroute(check);
    await widget(page).getByRole("button", { name: "Please confirm again" }).click();
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(confirmed(page)).toBeFocused();
  });
});

test("by keyboard alone, and over a reload", async ({ page }) => {
  await page.goto("/demo-pages/address-form");
  await expect(page.locator("digi-address-form:state(ready)")).toBeAttached();
  await field(page, "postalCode").focus();
  await page.keyboard.type("1000");
  await expect(field(page, "street")).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Grand-Place");
  await expect(option(page, "Grand-Place")).toBeVisible();
  await page.keyboard.press("Tab"); // what is written exactly is chosen when the field is left
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
