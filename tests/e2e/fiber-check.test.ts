/** The fibre check on the real site, against the real API and its address book: the ways through it, and all that can go wrong. */
import type { Locator, Page, Route } from "playwright/test";
import { addressCity, addressInfrastructure, addressStreet } from "#core/address/address.contract.ts";
import { ports } from "#tests/ports.ts";
import { expect, test } from "#tests/page.ts";
import { fakeCall, faults, passTime, throughFaults, type Fault } from "./fake-api.ts";

const api = `http://localhost:${ports.api}`;
const calls = {
  city: `${api}/address/city`,
  street: `${api}/address/street/autocomplete`,
  number: `${api}/address/number`,
  check: `${api}/address/infrastructure`,
  inform: `${api}/forms/open-fiber`,
  offers: `${api}/bundle-configurator*`,
} as const;

const open = (page: Page, lang = "en"): Promise<unknown> => page.goto(`/${lang}/shop/check`);
const widget = (page: Page): Locator => page.locator("digi-fiber-check");
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const fieldBox = (page: Page, name: string): Locator => widget(page).locator('[part~="field"]', { has: page.locator(`[name="${name}"]`) });
const error = (page: Page, name: string): Locator => fieldBox(page, name).locator('[part="error"]');
const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]:visible');
const heading = (page: Page, name: string): Locator => widget(page).getByRole("heading", { name });
const option = (page: Page, name: string): Locator => widget(page).getByRole("option", { name, exact: true });
const alert = (page: Page): Locator => widget(page).locator('[part="alert"]');

type Place = { readonly postalCode: string; readonly city?: string; readonly street: string; readonly number: string };
const withFibre: Place = { postalCode: "1000", street: "Grand-Place", number: "1" };
const withoutFibre: Place = { postalCode: "5000", street: "Rue de Fer", number: "20" };

async function choose(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await option(page, text).click();
  await expect(field(page, name)).toHaveValue(text);
}

async function fillIn(page: Page, place: Place = withFibre): Promise<void> {
  await field(page, "postalCode").fill(place.postalCode);
  if (place.city) await choose(page, "city", place.city);
  await expect(field(page, "street")).toBeEnabled();
  await choose(page, "street", place.street);
  await choose(page, "number", place.number);
}

async function check(page: Page, place?: Place): Promise<void> {
  await fillIn(page, place);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
}

const expectKept = async (page: Page, { postalCode, street, number }: Place = withFibre): Promise<void> => {
  for (const [name, value] of Object.entries({ postalCode, street, number })) await expect(field(page, name)).toHaveValue(value);
};

const setLanguage = (page: Page, lang: string): Promise<void> =>
  page.evaluate(
    (to) => (window as unknown as { digiWidgets: { setLanguage(to: string): Promise<void> } }).digiWidgets.setLanguage(to),
    lang,
  );

/** From a result back to the form. */
async function goBack(page: Page, name = "Check another address"): Promise<void> {
  await widget(page).getByRole("button", { name }).click();
  await expect(widget(page).getByRole("heading").first()).toBeFocused();
}

/** Holds every call that `matches` until it is let go, each on its own. */
async function hold(page: Page, address: string, matches: (route: Route) => boolean = () => true): Promise<() => void> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(address, (route) => {
    if (isOpen || route.request().method() === "OPTIONS" || !matches(route)) return route.continue();
    held.push(route);
    return undefined;
  });
  return () => {
    isOpen = true;
    for (const route of held) void route.continue().catch(() => undefined); // it may have been cancelled
  };
}

const events = (page: Page, name: string): Promise<unknown[]> =>
  page.evaluate((type) => (window as unknown as { heard: Record<string, unknown[]> }).heard[type] ?? [], name);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const heard: Record<string, unknown[]> = ((window as unknown as { heard: object }).heard = {});
    for (const type of ["digi-fiber-checked", "digi-submit", "digi-success", "digi-navigate"]) {
      document.addEventListener(type, (event) => (heard[type] ??= []).push((event as CustomEvent).detail));
    }
  });
});

test("an address with fibre: says so, shows what can be had there at which price, and leads to the bundle builder with its id and the choice [P-004, P-047, P-079, P-145, P-254, P-255, P-310, P-002, C-002]", async ({
  page,
}) => {
  const shown = widget(page);
  await open(page);
  const sent = page.waitForRequest(calls.check);
  await check(page);
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({
    postalCode: "1000",
    city: "Brussels",
    street: "Grand-Place",
    number: "1",
    box: "",
    platform: "web",
    lang: "en",
  });
  for (const name of ["cityId", "countyId", "streetId", "fttbAddressId", "recaptcha"]) expect(body[name], `${name} [P-252]`).toBeTruthy();
  await expect(heading(page, "Fibre is available")).toBeFocused();
  await expect(shown.getByRole("status")).toHaveText("Fibre reaches Grand-Place 1, 1000 Brussels.");
  expect(await events(page, "digi-fiber-checked")).toEqual([{ available: true, fttbAddressId: body["fttbAddressId"] }]);

  const speeds = shown.getByRole("radio");
  await expect(shown.getByRole("radiogroup", { name: "Choose your speed" }).getByRole("radio")).toHaveCount(3);
  await expect(shown.locator(".ui-card")).toContainText(["500 Mbps", "1 Gbps", "10 Gbps"]);
  await expect(shown.locator('[part="price"]')).toHaveText(["€10 /month", "€15 /month", "€20 /month"]);
  await expect(speeds.first()).toBeChecked();
  await expect(shown.getByRole("listitem")).toContainText([
    "Unlimited downloads",
    "WiFi 6",
    "contract",
    "Add TV from €7 a month",
    "Choose the day",
    "full price",
  ]);
  const link = shown.getByRole("link", { name: "Compose my pack" });
  const href = (internet: string): string => `/en/configurator/bundle?fttbAddressId=${String(body["fttbAddressId"])}&internet=${internet}`;
  await expect(link).toHaveAttribute("href", href("internet-500"));
  await speeds.first().press("ArrowDown");
  await expect(speeds.nth(1)).toBeChecked();
  await expect(link).toHaveAttribute("href", href("internet-1000"));
  await page.evaluate(() => document.addEventListener("digi-navigate", (event) => event.preventDefault()));
  await link.click();
  expect(await events(page, "digi-navigate")).toEqual([{ page: "bundle", href: href("internet-1000") }]);

  await test.step("the choice and what was typed outlive a switch of the language", async () => {
    await setLanguage(page, "fr");
    await expect(heading(page, "La fibre est disponible")).toBeVisible();
    await expect(shown.locator('[part="price"]').first()).toHaveText(/^10\s€ \/mois$/);
    await expect(speeds.nth(1)).toBeChecked();
    await shown.getByRole("button", { name: "Vérifier une autre adresse" }).click();
    for (const [lang, label] of [
      ["fr", "Rue"],
      ["nl", "Straat"],
      ["en", "Street"],
    ] as const) {
      await setLanguage(page, lang);
      await expect(field(page, "street")).toHaveAccessibleName(label);
      await expectKept(page);
    }
  });

  await test.step("what an address does not have is said, and the way on stays", async () => {
    await check(page, { postalCode: "9000", street: "Veldstraat", number: "10" });
    await expect(shown.getByText("TV: nothing on offer at this address yet")).toBeVisible();
    await expect(shown.getByText("Add a landline or mobile if you like.")).toBeVisible();
    await goBack(page);
    await check(page, { postalCode: "4000", street: "Rue Léopold", number: "5" });
    await expect(shown.getByText("Internet: nothing on offer at this address yet")).toBeVisible();
    await expect(shown.getByText("Choose TV from €7 a month, mobile or both.")).toBeVisible();
    await expect(shown.getByRole("radio")).toHaveCount(0);
    await expect(link).toHaveAttribute("href", /\?fttbAddressId=FTTB-4000[^&]*$/);
  });
});

test("an address without fibre: says so, offers mobile beside 'Keep me informed', and close goes back with all that was typed [P-047, P-146, P-147, P-295, P-058, P-059, P-194, P-095, P-096, P-253, P-150]", async ({
  page,
}) => {
  const shown = widget(page);
  const inform = shown.getByRole("button", { name: "Keep me informed" });
  await open(page);
  await check(page, withoutFibre);
  await expect(heading(page, "No fibre here yet")).toBeFocused();
  await expect(shown).toContainText("Rue de Fer 20, 5000 Namur");
  expect(await events(page, "digi-fiber-checked")).toMatchObject([{ available: false }]);
  await expect(shown.locator('[part="price"]')).toHaveText("€5 /month");
  await page.evaluate(() => document.addEventListener("digi-navigate", (event) => event.preventDefault()));
  await shown.getByRole("link", { name: "See the mobile plans" }).click();
  expect(await events(page, "digi-navigate")).toEqual([{ page: "bundle", href: "/en/configurator/bundle" }]);
  await expect(inform).toHaveCount(1);

  await test.step("'Keep me informed' opens in place, keeps what is typed over a look back, and is taken by the API", async () => {
    await inform.click();
    await expect(heading(page, "Be the first to know when fibre arrives")).toBeFocused();
    await field(page, "first_name").fill("José-María");
    await field(page, "last_name").fill("O’Neill");
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(error(page, "email")).toHaveText("Enter your email address");
    await expect(field(page, "email")).toBeFocused();
    await shown.getByRole("button", { name: "Back" }).click();
    await expect(heading(page, "No fibre here yet")).toBeFocused();
    await inform.click();
    await expect(heading(page, "Be the first to know when fibre arrives")).toBeFocused();
    await expect(field(page, "first_name")).toHaveValue("José-María");
    await field(page, "email").fill("jose@example.be");
    const sent = page.waitForRequest(calls.inform);
    await submit(page).click();
    expect((await sent).postData()).toContain("FTTB-5000-1-01-20");
    await expect(shown.getByRole("heading")).toBeFocused();
    await expect(shown).toContainText("We’ll write to jose@example.be as soon as fibre reaches your address.");
    await expect(shown).toContainText("Rue de Fer 20, 5000 Namur");
    await goBack(page);
    await expectKept(page, withoutFibre);
  });

  await test.step("with ask-email: email and consent are both asked as soon as either is given, and nobody is asked twice", async () => {
    await expect(field(page, "email")).toHaveCount(0);
    await shown.evaluate((element) => element.setAttribute("ask-email", ""));
    await field(page, "email").fill("marie@example");
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(error(page, "email")).toHaveText("Enter an email address like name@example.be");
    await expect(error(page, "agree")).toHaveText("Please tick this box to continue");
    await expect(field(page, "email")).toBeFocused();
    await field(page, "email").fill(" marie@example.be ");
    await field(page, "agree").check();
    const sent = page.waitForRequest(calls.check);
    await submit(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ email: "marie@example.be", agree: true });
    await expect(shown).toContainText("We’ll write to marie@example.be as soon as fibre reaches your address.");
    await expect(inform).toHaveCount(0);
    await goBack(page, "Close and check another address");
    await expectKept(page, withoutFibre);
    await expect(submit(page)).toBeEnabled();
  });
});

test("the result's file does not come, then its offers do not: each is said in its place, tried again by hand, and the way on stays", async ({
  page,
  complaints,
}) => {
  complaints.announce("fiber-check.result");
  complaints.announce("Failed to load resource");
  let isMissing = true;
  await page.route("**/fiber-check.result.js*", (route) => (isMissing ? route.abort() : route.continue()));
  let isDown = true;
  const down = { status: 400, json: { meta: { status: { error: true, message: "Not now." } } } };
  await page.route(calls.offers, (route) => (isDown ? route.fulfill(down) : route.continue()));
  await open(page);
  await fillIn(page);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(alert(page)).toContainText("This part couldn’t be loaded.");
  isMissing = false;
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(heading(page, "Fibre is available")).toBeFocused();
  await expect(alert(page)).toContainText("Not now.");
  const link = widget(page).getByRole("link", { name: "Compose my pack" });
  await expect(link).toHaveAttribute("href", /\?fttbAddressId=FTTB-1000[^&]*$/);
  isDown = false;
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(widget(page).getByRole("radio")).toHaveCount(3);
  await expect(link).toHaveAttribute("href", /&internet=internet-500$/);
  await goBack(page);
  await expectKept(page);
});

test("each field waits for the one before it and says so; choosing again above empties what is below; the box takes 5 characters, and is a choice where the boxes are known [C-287, C-289, C-290, P-262, P-200]", async ({
  page,
}) => {
  await open(page);
  for (const [name, reason] of [
    ["city", "First enter your postal code"],
    ["street", "First choose your city"],
    ["number", "First choose your street"],
    ["box", "First choose your house number"],
  ] as const) {
    await expect(field(page, name)).toBeDisabled();
    await expect(field(page, name)).toHaveAccessibleDescription(reason);
    await field(page, name).focus();
    await page.keyboard.type("1");
    await expect(field(page, name), "can be looked at, not written in").toBeFocused();
    await expect(field(page, name)).toHaveValue("");
  }
  await fillIn(page);
  await field(page, "box").pressSequentially("12B456");
  await expect(field(page, "box")).toHaveValue("12B45");
  await choose(page, "street", "Rue Neuve");
  await expect(field(page, "number")).toHaveValue("");
  await expect(field(page, "box")).toHaveValue("");
  await expect(field(page, "box")).toBeDisabled();
  await choose(page, "number", "16");
  await expect(widget(page).getByRole("combobox", { name: /Box/ })).toHaveValue("");
  await field(page, "box").selectOption("3");
  await expect(submit(page)).toBeEnabled();
  const sent = page.waitForRequest(calls.check);
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ number: "16", box: "3" });
  await expect(widget(page)).toContainText("Rue Neuve 16 box 3");
  await goBack(page);
  await field(page, "postalCode").fill("100");
  for (const name of ["city", "street", "number"]) {
    await expect(field(page, name)).toHaveValue("");
    await expect(field(page, name)).toBeDisabled();
  }
});

test("the postal code: letters, a leading zero, too few digits, an unknown one, one of several cities [P-191, P-192, P-193, P-197, P-199, C-282, C-283, P-296, C-418, C-288, P-256, P-257]", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (request) => void (asked += request.url() === calls.city ? 1 : 0));
  const postalCode = field(page, "postalCode");
  await open(page);
  await test.step("what cannot be one is said at the field, and nothing is looked up", async () => {
    await postalCode.pressSequentially("10a05");
    await expect(postalCode).toHaveValue("10a0");
    await expect(error(page, "postalCode")).toHaveText("Please enter postal code");
    await postalCode.fill("0100");
    await expect(error(page, "postalCode")).toHaveText("Please enter postal code");
    await postalCode.fill("100");
    await expect(error(page, "postalCode")).toHaveCount(0);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(error(page, "postalCode")).toHaveText("Please enter postal code");
    await expect(postalCode).toBeFocused();
    expect(asked).toBe(0);
  });
  await test.step("an unknown one shows the server's words under it, in the language of the page", async () => {
    await postalCode.fill("9999");
    await expect(error(page, "postalCode")).toHaveText("We don’t know this postal code. Please check it.");
    await expect(postalCode).toHaveAttribute("aria-invalid", "true");
    await setLanguage(page, "fr");
    await expect(error(page, "postalCode")).toContainText("Nous ne connaissons pas ce code postal");
    await setLanguage(page, "en");
    await postalCode.fill("999");
    await expect(error(page, "postalCode")).toHaveCount(0);
  });
  await test.step("several cities leave the choice, one city chooses itself", async () => {
    await postalCode.fill("1300");
    await expect(field(page, "city")).toBeEnabled();
    await expect(field(page, "city")).toHaveAccessibleDescription("2 places have this postal code: choose yours");
    await expect(widget(page).getByRole("status")).toHaveText("2 places have this postal code: choose yours");
    await expect(field(page, "street")).toBeDisabled();
    await field(page, "city").click();
    await expect(widget(page).getByRole("option")).toHaveText(["Wavre", "Limal"]);
    await option(page, "Limal").click();
    await expect(field(page, "street")).toBeEnabled();
    await field(page, "city").click(); // opens over the chosen one, to choose another
    await option(page, "Wavre").click();
    await expect(field(page, "city")).toHaveValue("Wavre");
    const before = asked;
    await postalCode.fill("1000");
    await expect(field(page, "city")).toHaveValue("Brussels");
    expect(asked).toBe(before + 1);
  });
});

for (const { box, ...place } of [
  { ...withoutFibre, box: "input" },
  { postalCode: "1000", street: "Rue Neuve", number: "16", box: "select" }, // its boxes are known
]) {
  test(`by keyboard alone: what is written out is chosen by Tab, and the focus stays in the box's ${box}, whenever the answer comes`, async ({
    page,
  }) => {
    await page.goto(`/en/shop/check?postalCode=${place.postalCode}`);
    await expect(field(page, "street")).toBeEnabled();
    const control = widget(page).locator(`${box}[name="box"]`);
    await field(page, "street").fill(place.street);
    await expect(option(page, place.street)).toBeVisible();
    await field(page, "street").press("Tab");
    await expect(field(page, "number")).toBeFocused();
    await page.keyboard.type(place.number);
    await expect(option(page, place.number)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
    await expect(control).toBeEnabled();
    const release = await hold(page, calls.number);
    await field(page, "number").fill("");
    await page.keyboard.type(place.number);
    await page.keyboard.press("Tab");
    await expect(field(page, "box")).toBeFocused();
    await expect(field(page, "box")).toBeDisabled();
    release();
    await expect(control).toBeEnabled();
    await expect(control).toBeFocused();
  });
}

test("a page opened with a postal code has it filled in: the first step is taken on the home page, by keyboard alone", async ({ page }) => {
  await page.goto("/nl");
  await page.getByLabel("Postcode").first().focus();
  await page.keyboard.type("1300");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/nl/shop/check?postalCode=1300");
  await expect(field(page, "postalCode")).toHaveValue("1300");
  await expect(field(page, "city")).toBeEnabled();
  await page.goto("/fr");
  const first = page.getByLabel("Code postal").first();
  await first.fill("10a0");
  await first.press("Enter");
  await expect(page, "the browser says what is wrong with it").toHaveURL("/fr");
});

test("what is missing is named at the first incomplete field, with focus, in the specification's words [P-190, P-201, C-297]", async ({
  page,
}) => {
  await open(page);
  await field(page, "postalCode").focus();
  await expect(submit(page)).toBeEnabled();
  const expectMissing = async (name: string, text: string): Promise<void> => {
    await submit(page).click();
    await expect(widget(page).locator('[part="error"]')).toHaveText([text]);
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text));
    await expect(widget(page).getByRole("status")).toHaveText(/^1 field needs your attention/);
  };
  await expectMissing("postalCode", "Please enter postal code");
  await field(page, "postalCode").fill("1300");
  await expect(field(page, "city")).toBeEnabled();
  await expectMissing("city", "Please enter city");
  await choose(page, "city", "Wavre");
  await expectMissing("street", "Please enter street");
  await field(page, "street").fill("Rue qui n’existe pas");
  await expect(widget(page).getByText("Nothing found. Check the spelling.").first()).toBeVisible();
  await expectMissing("street", "Choose a street from the list");
  await choose(page, "street", "Rue de la Station");
  await expectMissing("number", "Invalid number");
  await field(page, "number").fill("99999");
  await expect(widget(page).getByText("Nothing found. Check the spelling.").first()).toBeVisible();
  await expectMissing("number", "Invalid number");
});

test("late answers out of order: what was asked last stands; fast typing asks once [P-195, P-196, P-198, C-284, C-285]", async ({
  page,
}) => {
  await open(page);
  const releaseCity = await hold(
    page,
    calls.city,
    (route) => (route.request().postDataJSON() as { postalCode: string }).postalCode === "5000",
  );
  const asked = page.waitForRequest(calls.city);
  await field(page, "postalCode").fill("5000");
  await asked;
  await field(page, "postalCode").fill("1000");
  await expect(field(page, "city")).toHaveValue("Brussels");
  releaseCity();
  const releaseStreet = await hold(page, calls.street, (route) => (route.request().postDataJSON() as { street: string }).street === "Ru");
  const first = page.waitForRequest(calls.street);
  await field(page, "street").fill("Ru");
  await first;
  await field(page, "street").fill("Grand");
  await expect(option(page, "Grand-Place")).toBeVisible();
  releaseStreet();
  await field(page, "street").press("ArrowDown");
  await expect(option(page, "Grand-Place")).toHaveAttribute("aria-selected", "true");
  await expect(field(page, "city")).toHaveValue("Brussels");
  await expect(widget(page).getByRole("option").filter({ hasNotText: /grand/i })).toHaveCount(0);
  await field(page, "street").fill("");
  const typed: string[] = [];
  page.on("request", (request) => {
    if (request.url() === calls.street) typed.push((request.postDataJSON() as { street: string }).street);
  });
  await page.clock.install();
  await field(page, "street").pressSequentially("Neuve", { delay: 0 });
  await page.clock.runFor(300);
  await expect(option(page, "Rue Neuve")).toBeVisible();
  expect(typed).toEqual(["Neuve"]);
});

test("the button waits for the captcha alone, and a double click checks once [P-018, P-019, P-020]", async ({ page }) => {
  const release = await hold(page, calls.check);
  await open(page);
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription(/security check/);
  await field(page, "postalCode").focus();
  await expect(submit(page)).toBeEnabled();
  await fillIn(page);
  let checks = 0;
  page.on("request", (request) => void (checks += request.url() === calls.check && request.method() === "PUT" ? 1 : 0));
  await submit(page).dblclick();
  await expect(submit(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(heading(page, "Fibre is available")).toBeFocused();
  expect(checks).toBe(1);
});

test("whatever comes instead of an answer to the check: stays, warns, keeps all, is not repeated by itself, and goes through afterwards [P-285, P-290, P-291]", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const call = await fakeCall(page, addressInfrastructure);
  await open(page);
  await fillIn(page, withoutFibre);
  let sent = 0;
  const form = {
    page,
    call,
    alert: alert(page),
    submit: submit(page),
    expectKept: () => expectKept(page, withoutFibre),
    look: () => Promise.resolve(expect(call.seen, "never retried").toHaveLength(++sent)),
  };
  await throughFaults(form, call.pass);
  await expect(heading(page, "No fibre here yet")).toBeFocused();
  expect(await events(page, "digi-fiber-checked"), "of the answer alone").toHaveLength(1);
  await widget(page).getByRole("button", { name: "Close and check another address" }).click();
  await expectKept(page, withoutFibre);
});

test("whatever comes instead of an answer to a lookup: one box at its field with a retry, and nothing red", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const [cities, streets] = [await fakeCall(page, addressCity), await fakeCall(page, addressStreet)];
  await open(page);
  const box = async (fault: Fault | undefined): Promise<Locator> => {
    const { says = [], answer } = fault ?? {};
    const shown = alert(page).filter({ hasText: says[0] as string });
    // Calls that may be repeated are, and the page's clock is ours.
    await passTime(page, answer === "late" ? 15 : 2, () => expect(shown).toBeVisible({ timeout: 100 }));
    for (const words of [...says, "What you typed is kept."]) await expect(shown).toContainText(words);
    await expect(alert(page)).toHaveCount(1);
    await expect(widget(page).locator('[part="error"]')).toHaveCount(0);
    await expect(widget(page).getByText("Nothing found")).toHaveCount(0);
    return shown;
  };

  await test.step("of the postal code, where a check asks again and finds nothing wrong with it", async () => {
    const outage = faults["an outage, in words"];
    cities.fail(outage as Fault);
    await field(page, "postalCode").fill("1000");
    await box(outage);
    const before = cities.seen.length;
    await submit(page).click();
    await expect(field(page, "postalCode")).toBeFocused();
    await box(outage);
    expect(cities.seen.length).toBeGreaterThan(before);
    cities.pass();
    await submit(page).click();
    await expect(field(page, "city")).toHaveValue("Brussels");
    await expect(alert(page)).toHaveCount(0);
  });

  let press = (): Promise<void> => field(page, "street").fill("Grand");
  for (const [name, fault] of Object.entries(faults))
    await test.step(`of the street: ${name}`, async () => {
      streets.fail(fault);
      await press();
      const retry = (await box(fault)).getByRole("button", { name: "Try again" });
      await expect(field(page, "street")).toHaveValue("Grand");
      if (fault.retry === "in 30 s") {
        await expect(retry).toHaveCount(0);
        await passTime(page, 30, () => expect(retry).toBeVisible({ timeout: 100 }));
      }
      press = () => retry.click();
    });
  streets.pass();
  await press();
  await expect(field(page, "street")).toBeFocused();
  await expect(alert(page)).toHaveCount(0);
  await field(page, "street").press("ArrowDown");
  await expect(option(page, "Grand-Place")).toBeVisible();
});

test("offline and back: said at the postal code, and asked again by hand", async ({ page, context }) => {
  await open(page);
  await field(page, "postalCode").fill("5000"); // what asks is there once it has asked
  await expect(field(page, "city")).toHaveValue("Namur");
  await expect(widget(page).locator(".ui-captcha[data-state=verified]")).toBeAttached(); // so has the security check, which starts by itself
  await context.setOffline(true);
  await field(page, "postalCode").fill("1000");
  await expect(alert(page)).toContainText("You are offline");
  await context.setOffline(false);
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(field(page, "city")).toHaveValue("Brussels");
});

test("values that the server refuses are said in the box, with a link, and at their fields [P-288]", async ({ page, complaints }) => {
  complaints.announce("422");
  const message = { box: ["Too long.", "Digits only."] };
  await page.route(calls.check, (route) =>
    route.fulfill({ status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } }),
  );
  await open(page);
  await check(page);
  await expect(alert(page)).toContainText("Box: Too long., Digits only.");
  await expect(error(page, "box")).toHaveText("Too long., Digits only.");
  await alert(page).getByRole("link").click();
  await expect(field(page, "box")).toBeFocused();
  await field(page, "box").fill("1");
  await expect(error(page, "box")).toHaveCount(0);
});

test("by keyboard alone, from the postal code to the result and back; Tab stays in the form while the city is looked up", async ({
  page,
}) => {
  const release = await hold(page, calls.city);
  await open(page);
  await field(page, "postalCode").focus();
  const asked = page.waitForRequest(calls.city);
  await page.keyboard.type("1300");
  await asked;
  for (const name of ["city", "street", "number", "box"]) {
    await page.keyboard.press("Tab");
    await expect(field(page, name)).toBeFocused();
  }
  for (const name of ["number", "street", "city"]) {
    await page.keyboard.press("Shift+Tab");
    await expect(field(page, name)).toBeFocused();
  }
  await expect(field(page, "city")).toHaveAccessibleDescription("First enter your postal code");
  release();
  await expect(field(page, "city")).toBeEnabled();
  await expect(field(page, "city")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(field(page, "city")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field(page, "city")).not.toHaveValue("");
  await page.keyboard.press("Tab");
  await page.keyboard.type("stat");
  await expect(widget(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field(page, "street")).toHaveAttribute("aria-expanded", "false");
  await expect(field(page, "street")).toHaveValue("stat");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = await field(page, "street").getAttribute("aria-activedescendant");
  await expect(widget(page).locator(`[id="${active}"]`)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(field(page, "number")).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.type("7");
  await expect(option(page, "7")).toBeVisible();
  await page.keyboard.press("Tab"); // what is written exactly is chosen when the field is left
  await expect(field(page, "box")).toBeEnabled();
  await expect(submit(page)).toBeEnabled();
  await submit(page).focus();
  await page.keyboard.press("Enter");
  const result = widget(page).locator(".ui-result").first();
  await expect(result.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(result.getByRole("link")).toHaveCount(1);
  for (
    let tab = 0;
    tab < 5 &&
    !(await result
      .getByRole("button")
      .last()
      .evaluate((button) => button.matches(":focus")));
    tab++
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "number")).toHaveValue("7");
});
