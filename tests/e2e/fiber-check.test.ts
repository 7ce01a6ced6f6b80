/** The fibre check on the real site, against the real API and its address book: the ways through it, and all that can go wrong. */
import type { Locator, Page, Route } from "playwright/test";
import { ports } from "#tests/ports.ts";
import { expect, test } from "#tests/page.ts";

const api = `http://localhost:${ports.api}`;
const calls = {
  city: `${api}/address/city`,
  street: `${api}/address/street/autocomplete`,
  number: `${api}/address/number`,
  check: `${api}/address/infrastructure`,
  inform: `${api}/forms/open-fiber`,
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

test("an address with fibre: says so, shows what can be had there, and leads to the bundle builder with its id [P-004, P-047, P-079, P-145, P-254, P-255, P-310]", async ({
  page,
}) => {
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
  await expect(widget(page).getByRole("status")).toHaveText("Fibre reaches Grand-Place 1, 1000 Brussels.");
  await expect(widget(page).getByRole("listitem")).toHaveText(["Internet: 500 Mbps, 1 Gbps, 10 Gbps", "TV: Essentials, Max"]);
  expect(await events(page, "digi-fiber-checked")).toEqual([{ available: true, fttbAddressId: body["fttbAddressId"] }]);
  const link = widget(page).getByRole("link", { name: "Put my bundle together" });
  await expect(link).toHaveAttribute("href", `/en/configurator/bundle?fttbAddressId=${String(body["fttbAddressId"])}`);
  await page.evaluate(() => document.addEventListener("digi-navigate", (event) => event.preventDefault()));
  await link.click();
  expect(await events(page, "digi-navigate")).toEqual([
    { page: "bundle", href: `/en/configurator/bundle?fttbAddressId=${String(body["fttbAddressId"])}` },
  ]);
});

test("says which kind of offer an address with fibre does not have", async ({ page }) => {
  await open(page);
  await check(page, { postalCode: "9000", street: "Veldstraat", number: "10" });
  await expect(widget(page).getByRole("listitem").nth(1)).toHaveText("TV: nothing on offer at this address yet");
});

test("an address without fibre: says so; close goes back with all that was typed [P-047, P-146, P-147, P-295]", async ({ page }) => {
  await open(page);
  await check(page, withoutFibre);
  await expect(heading(page, "No fibre here yet")).toBeFocused();
  await expect(widget(page)).toContainText("Rue de Fer 20, 5000 Namur");
  expect(await events(page, "digi-fiber-checked")).toMatchObject([{ available: false }]);
  await widget(page).getByRole("button", { name: "Close and check another address" }).click();
  await expect(widget(page).getByRole("heading").first()).toBeFocused();
  await expectKept(page, withoutFibre);
  await expect(submit(page)).toBeEnabled();
  await choose(page, "number", "21");
  await submit(page).click();
  await expect(widget(page).locator('[part="card"]')).toContainText("Rue de Fer 21");
});

test("'Keep me informed' opens in place, keeps what is typed over a look back, and is taken by the API [P-058, P-059]", async ({
  page,
}) => {
  await open(page);
  await check(page, withoutFibre);
  await widget(page).getByRole("button", { name: "Keep me informed" }).click();
  await expect(heading(page, "Hear it first when fibre arrives")).toBeFocused();
  await field(page, "first_name").fill("José-María");
  await field(page, "last_name").fill("O’Neill");
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(error(page, "email")).toHaveText("This field is required");
  await expect(field(page, "email")).toBeFocused();
  await widget(page).getByRole("button", { name: "Back" }).click();
  await expect(heading(page, "No fibre here yet")).toBeFocused();
  await widget(page).getByRole("button", { name: "Keep me informed" }).click();
  await expect(field(page, "first_name")).toHaveValue("José-María");
  await field(page, "email").fill("jose@example.be");
  const sent = page.waitForRequest(calls.inform);
  await submit(page).click();
  expect((await sent).postData()).toContain("FTTB-5000-1-01-20");
  await expect(widget(page).getByRole("button", { name: "Check another address" })).toBeVisible();
  await expect(widget(page).getByRole("heading")).toBeFocused();
});

test("each field waits for the one before it and says so; choosing again above empties what is below [C-287, C-289, C-290, P-262]", async ({
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
  }
  await fillIn(page);
  await field(page, "box").fill("2B");
  await choose(page, "street", "Rue Neuve");
  await expect(field(page, "number")).toHaveValue("");
  await expect(field(page, "box")).toHaveValue("");
  await expect(field(page, "box")).toBeDisabled();
  await field(page, "postalCode").fill("100");
  for (const name of ["city", "street", "number"]) {
    await expect(field(page, name)).toHaveValue("");
    await expect(field(page, name)).toBeDisabled();
  }
});

test("a postal code of several cities leaves the choice, one city chooses itself [C-288, P-256, P-257]", async ({ page }) => {
  await open(page);
  await field(page, "postalCode").fill("1300");
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
  await field(page, "postalCode").fill("1000");
  await expect(field(page, "city")).toHaveValue("Brussels");
});

test("an unknown postal code shows the server's words under it, in the language of the page [P-296, C-418]", async ({ page }) => {
  await open(page);
  await field(page, "postalCode").fill("9999");
  await expect(error(page, "postalCode")).toHaveText("We do not know this postal code. Please check it.");
  await expect(field(page, "postalCode")).toHaveAttribute("aria-invalid", "true");
  await page.evaluate(() => (window as unknown as { digiWidgets: { setLanguage(to: string): void } }).digiWidgets.setLanguage("fr"));
  await expect(error(page, "postalCode")).toContainText("Nous ne connaissons pas ce code postal");
  await field(page, "postalCode").fill("999");
  await expect(error(page, "postalCode")).toHaveCount(0);
});

test("letters, a leading zero, too few digits: said at the postal code, and nothing is looked up [P-191, P-192, P-193, P-197, P-199, C-282, C-283]", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (request) => void (asked += request.url() === calls.city ? 1 : 0));
  await open(page);
  await field(page, "postalCode").pressSequentially("10a05");
  await expect(field(page, "postalCode")).toHaveValue("10a0");
  await expect(error(page, "postalCode")).toHaveText("Please enter postal code");
  await field(page, "postalCode").fill("0100");
  await expect(error(page, "postalCode")).toHaveText("Please enter postal code");
  await field(page, "postalCode").fill("100");
  await expect(error(page, "postalCode")).toHaveCount(0);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(error(page, "postalCode")).toHaveText("Please enter postal code");
  await expect(field(page, "postalCode")).toBeFocused();
  expect(asked).toBe(0);
  await field(page, "postalCode").fill("1000");
  await expect(field(page, "city")).toHaveValue("Brussels");
  expect(asked).toBe(1);
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
  await expectMissing("street", "Please enter street");
  await choose(page, "street", "Rue de la Station");
  await expectMissing("number", "Invalid number");
  await field(page, "number").fill("99999");
  await expect(widget(page).getByText("Nothing found. Check the spelling.").first()).toBeVisible();
  await expectMissing("number", "Invalid number");
});

test("late answers out of order: what was asked last stands", async ({ page }) => {
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
});

test("fast typing asks once [P-195, P-196, P-198, C-284, C-285]", async ({ page }) => {
  await open(page);
  await field(page, "postalCode").fill("1000");
  await expect(field(page, "street")).toBeEnabled();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url() === calls.street) asked.push((request.postDataJSON() as { street: string }).street);
  });
  await page.clock.install();
  await field(page, "street").pressSequentially("Grand", { delay: 0 });
  await page.clock.runFor(300);
  await expect(option(page, "Grand-Place")).toBeVisible();
  expect(asked).toEqual(["Grand"]);
});

test("the box takes 5 characters, and is a choice where the boxes are known [P-200]", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await field(page, "box").pressSequentially("12B456");
  await expect(field(page, "box")).toHaveValue("12B45");
  await choose(page, "street", "Rue Neuve");
  await choose(page, "number", "16");
  await expect(widget(page).getByRole("combobox", { name: /Box/ })).toHaveValue("");
  await field(page, "box").selectOption("3");
  await expect(submit(page)).toBeEnabled();
  const sent = page.waitForRequest(calls.check);
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ number: "16", box: "3" });
  await expect(widget(page).locator('[part="card"]')).toContainText("Rue Neuve 16 box 3");
});

test("with ask-email: email and consent are both asked as soon as either is given [P-194, P-095, P-096, P-253]", async ({ page }) => {
  await open(page);
  await expect(field(page, "email")).toHaveCount(0);
  await widget(page).evaluate((element) => element.setAttribute("ask-email", ""));
  await fillIn(page, withoutFibre);
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
  await widget(page).getByRole("button", { name: "Keep me informed" }).click();
  await expect(field(page, "email")).toHaveValue("marie@example.be");
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

const faults = ["503", "429", "401", "html", "broken-json", "wrong-shape", "offline"];

test("whatever comes instead of an answer to the check: stays, warns, keeps all, is not repeated by itself, and goes through afterwards [P-285, P-290, P-291]", async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000);
  complaints.announce("Failed to load resource");
  complaints.announce("net::ERR");
  let fault: string | undefined;
  let checks = 0;
  await page.route(calls.check, (route) => {
    checks += route.request().method() === "PUT" ? 1 : 0;
    return route.continue(fault ? { url: `${api}/~${fault}/address/infrastructure` } : {});
  });
  await open(page);
  await fillIn(page, withoutFibre);
  for (const [index, one] of faults.entries()) {
    await test.step(one, async () => {
      fault = one;
      await expect(submit(page)).toBeEnabled();
      await submit(page).click();
      await expect(alert(page)).toBeFocused();
      await expectKept(page, withoutFibre);
      expect(await events(page, "digi-fiber-checked")).toHaveLength(index);
      expect(checks, "never retried").toBe(2 * index + 1);
      fault = undefined;
      await expect(submit(page)).toBeEnabled();
      await submit(page).click();
      await expect(heading(page, "No fibre here yet")).toBeFocused();
      await widget(page).getByRole("button", { name: "Close and check another address" }).click();
      await expectKept(page, withoutFibre);
    });
  }
});

for (const fault of faults) {
  test(`${fault} instead of an answer to a lookup: said at its field, and 'Try again' finds it`, async ({ page, complaints }) => {
    complaints.announce("Failed to load resource");
    complaints.announce("net::ERR");
    let broken = true;
    await page.route(calls.street, (route) =>
      broken ? route.continue({ url: `${api}/~${fault}/address/street/autocomplete` }) : route.continue(),
    );
    await open(page);
    await field(page, "postalCode").fill("1000");
    await expect(field(page, "street")).toBeEnabled();
    await field(page, "street").fill("Grand");
    const again = alert(page).getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await expect(widget(page).getByText("Nothing found")).toHaveCount(0);
    await expect(field(page, "street")).toHaveValue("Grand");
    broken = false;
    await again.click();
    await expect(field(page, "street")).toBeFocused();
    await expect(alert(page)).toHaveCount(0);
    await field(page, "street").press("ArrowDown");
    await expect(option(page, "Grand-Place")).toBeVisible();
  });
}

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

test("by keyboard alone, from the postal code to the result and back", async ({ page }) => {
  await open(page);
  await field(page, "postalCode").focus();
  await page.keyboard.type("1300");
  await expect(field(page, "city")).toBeEnabled();
  await page.keyboard.press("Tab");
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
  await expect(widget(page).locator('[part="card"]').getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "number")).toHaveValue("7");
});

test("switches language live with everything typed and chosen [P-002, C-002]", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await expect(submit(page)).toBeEnabled();
  for (const [lang, label] of [
    ["fr", "Rue"],
    ["nl", "Straat"],
    ["en", "Street"],
  ] as const) {
    await page.evaluate(
      (to) => (window as unknown as { digiWidgets: { setLanguage(to: string): void } }).digiWidgets.setLanguage(to),
      lang,
    );
    await expect(field(page, "street")).toHaveAccessibleName(label);
    await expectKept(page);
  }
  await submit(page).click();
  await expect(heading(page, "Fibre is available")).toBeVisible();
});
