/** The bundle builder on the real site, against the real reference API: two lines, what is changed of them, and the way to the order. */
import type { Locator, Page } from "playwright/test";
import { appStateVersion } from "#core/bundle/bundle.schema.ts";
import { pathOf } from "#core/values/routes.ts";
import { bundleOffers } from "#core/offers/offers.contract.ts";
import { esimDevices, mobileOperators } from "#core/mobile-line/mobile-line.contract.ts";
import { expect, test } from "#tests/page.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { fakeCall } from "./fake-api.ts";

const tag = "digi-configurator";
const widget = (page: Page): Locator => page.locator(tag);
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const button = (page: Page, name: string | RegExp): Locator => widget(page).getByRole("button", { name, exact: typeof name === "string" });
const rows = (page: Page): Locator => widget(page).getByRole("list", { name: "Your mobile plans" }).getByRole("listitem");
const pack = (page: Page): Locator => widget(page).getByRole("complementary", { name: "Your pack" });
const errorsOf = (page: Page): Locator => widget(page).locator("[part=error]:visible");
const add = (page: Page): Locator => button(page, "Add a mobile plan");

async function open(page: Page, query = "", language: "en" | "fr" | "nl" = "en"): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" }); // a plan is in sight at once
  await page.goto(pathOf("bundle", language) + query);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
}

/** By the carousel's own button, as without dragging. */
async function choosePlan(page: Page, plan: string): Promise<void> {
  const choose = page.locator(`button[aria-label="Choose ${plan}"]`);
  await expect(choose).toBeAttached();
  const slide = widget(page).locator(".ui-slide", { has: choose });
  const next = widget(page).locator(".ui-carousel-bar button").last();
  // Each press brings one more into sight; none is made where the last one has led there already.
  for (let presses = 0; presses < 3 && (await slide.getAttribute("inert")) !== null; presses++) {
    const before = await widget(page).locator(".ui-carousel-bar > p").textContent();
    await next.click();
    await expect(widget(page).locator(".ui-carousel-bar > p")).not.toHaveText(before ?? "");
  }
  await choose.click();
  await expect(widget(page).locator(`button[aria-label="Chosen: ${plan}"]`)).toHaveAttribute("aria-pressed", "true");
}

async function addNew(page: Page, plan: string): Promise<void> {
  await add(page).click();
  await choosePlan(page, plan);
  await field(page, "phone").and(page.locator('[value="new-phone"]')).check();
  await button(page, "Add to my pack").click();
}

/** The form for another line, of that plan with a new number and an eSIM in that phone. */
async function addEsim(page: Page, { plan, typed, device }: { plan: string; typed: string; device: string }): Promise<void> {
  await add(page).click();
  await choosePlan(page, plan);
  await field(page, "phone").and(page.locator('[value="new-phone"]')).check();
  await field(page, "sim_card").and(page.locator('[value="esim"]')).check();
  await field(page, "device").fill(typed);
  await widget(page).getByRole("option", { name: device, exact: true }).click();
  await button(page, "Add to my pack").click();
}

/** The form for another line, filled in with a postpaid number that moves, and not sent. */
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

/** A file that does not come, until what is answered is called. */
async function lose(page: Page, file: string): Promise<() => void> {
  let isLost = true;
  await page.route(file, (route) => (isLost ? route.fulfill({ status: 503, body: "" }) : route.continue()));
  return () => (isLost = false);
}

/** A call that is answered only when what is returned is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await isReleased;
      await route.fallback();
    },
  );
  return release;
}

/** What GA4 is told, without what clears it. */
const measured = (page: Page): Promise<{ event: string; ecommerce: { items: { item_id: string }[] } }[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) => event !== undefined),
  ) as never;
const appState = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem("appState") ?? "");

test("two lines, one new with eSIM and one kept: edited, undone, reloaded, in another language, and on to the order [C-013, C-025, C-033, C-034, C-036, C-037, C-045, C-046, C-050, C-051, C-139, C-197, C-198, C-200, C-201, C-202, C-203, C-207]", async ({
  page,
}) => {
  await recordShifts(page);
  await open(page);
  await expect(pack(page).getByRole("button", { name: "Order" })).toBeDisabled();

  await add(page).click();
  await expect(widget(page).getByRole("heading", { name: "A new mobile plan" })).toBeFocused();
  await button(page, "Close without saving").click();
  await addEsim(page, { plan: "Max", typed: "PIXEL 8", device: "Google Pixel 8 Pro" });
  await expect(rows(page)).toHaveText([/Max.*New number.*eSIM.*€11/]);
  await expect(rows(page).first()).toBeFocused();

  await fillKept(page, "Light", "0470 12 34 56");

  await page.reload();
  await expect(field(page, "number")).toHaveValue("0470 12 34 56");
  await expect(field(page, "provider")).toHaveValue("proximus");
  await expect(field(page, "customer_number")).toHaveValue("12345678");
  await expect(pack(page)).toContainText("€11");
  await expect(widget(page).locator("output").first()).not.toContainText("Total"); // what was there already is no change
  await expect(field(page, "number_agree")).not.toBeChecked(); // a consent is given again
  await field(page, "number_agree").check();
  await button(page, "Add to my pack").click();
  await expect(rows(page)).toHaveText([/Max/, /Light.*\+32\s470\s12\s34\s56.*SIM card.*€5/]);
  await expect(pack(page)).toContainText("€16");
  await expect(widget(page).locator("output").first()).toContainText("Total: €16 a month");

  await button(page, /^Edit Light/).click();
  await expect(field(page, "number")).toHaveValue("470123456");
  await choosePlan(page, "Essentials");
  await button(page, "Save changes").click();
  await expect(rows(page)).toHaveText([/Max/, /Essentials.*\+32\s470\s12\s34\s56/]);
  await expect(pack(page)).toContainText("€18");

  await pack(page).getByRole("button", { name: "Edit your pack" }).click();
  await pack(page)
    .getByRole("button", { name: /^Remove Max/ })
    .click();
  await expect(pack(page)).toContainText("Max (new number) was removed.");
  await expect(pack(page).getByRole("button", { name: "Undo" })).toBeFocused();
  await expect(pack(page)).toContainText("€7");
  await pack(page).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(rows(page)).toHaveText([/Max/, /Essentials/]);
  await expect(pack(page)).toContainText("€18");

  await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Nederlands" }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf("bundle", "nl")}$`));
  await expect(widget(page).getByRole("list", { name: "Je mobiele abonnementen" }).getByRole("listitem")).toHaveText([
    /Max.*Nieuw nummer.*eSIM.*€\s11/,
    /Essentials/,
  ]);
  const shifts = (await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors);
  expect(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3), JSON.stringify(shifts)).toBe("0.000");

  const events = await measured(page);
  expect(events.map(({ event }) => event)).toEqual([]); // another page
  await page.route(`**${pathOf("order", "nl")}`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Order</title>" }));
  await widget(page).getByRole("complementary").getByRole("button", { name: "Bestellen" }).dblclick();
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

test("what is missing is said at its field, in the specification's words; changing an answer clears what belonged to the other [C-184, C-206, C-208, C-303, C-304, C-305, C-306, C-307, C-308, C-309, C-310, C-312, C-313, C-314, C-315, C-432]", async ({
  page,
}) => {
  await open(page);
  await add(page).click();
  await button(page, "Add to my pack").click();
  await expect(errorsOf(page)).toHaveText(["Please select your favorite package", "Please select one option"]);
  await expect(button(page, "Choose Light")).toBeFocused();
  await expect(field(page, "sim_card").and(page.locator('[value="sim"]'))).toBeChecked();

  await choosePlan(page, "Light");
  await field(page, "phone").and(page.locator('[value="keep-phone"]')).check();
  await expect(field(page, "number")).toHaveAttribute("placeholder", "4 xx xx xx xx");
  await button(page, "Add to my pack").click();
  await expect(errorsOf(page)).toHaveText([
    "Please enter current phone number",
    "Please select provider",
    "Please select your current subscription",
    "This field is required",
  ]);
  await expect(field(page, "number")).toBeFocused();

  const numberError = errorsOf(page).first();
  for (const [typed, says] of [
    ["+32", "Please enter current phone number"],
    ["47012345", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
    ["4701234567", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
    ["47012345a", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
    ["21234567", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
  ] as const) {
    await field(page, "number").fill(typed);
    await button(page, "Add to my pack").click();
    await expect(numberError, typed).toHaveText(says);
    await expect(field(page, "number")).toHaveValue(typed);
  }
  await field(page, "number").fill("470123456");
  await field(page, "provider").selectOption("others");
  await field(page, "number_agree").check();
  await field(page, "subscription").and(page.locator('[value="yes"]')).check();
  await field(page, "current_sim_card").fill("123456789012");
  await button(page, "Add to my pack").click();
  await expect(errorsOf(page)).toHaveText(["Enter the 13 to 19 digits on your SIM card"]);
  await field(page, "current_sim_card").fill("1234567890123456789");
  await field(page, "current_sim_card").press("End");
  await page.keyboard.type("0");
  await expect(field(page, "current_sim_card")).toHaveValue("1234567890123456789");
  await field(page, "subscription").and(page.locator('[value="no"]')).check();
  await field(page, "customer_number").fill("12a");
  await button(page, "Add to my pack").click();
  await expect(errorsOf(page)).toHaveText(["Use digits only, at most 20"]);
  await field(page, "subscription").and(page.locator('[value="yes"]')).check();
  await expect(field(page, "current_sim_card")).toHaveValue("");
  await field(page, "phone").and(page.locator('[value="new-phone"]')).check();
  await field(page, "phone").and(page.locator('[value="keep-phone"]')).check();
  await expect(field(page, "number")).toHaveValue("");
  await field(page, "phone").and(page.locator('[value="new-phone"]')).check();

  await field(page, "sim_card").and(page.locator('[value="esim"]')).check();
  await button(page, "Add to my pack").click();
  await expect(errorsOf(page)).toHaveText(["Choose your phone from the list"]);
  await field(page, "device").fill("p");
  await expect(widget(page).getByRole("option")).toHaveCount(0);
  await field(page, "device").fill("no such phone");
  await widget(page).getByRole("option").click();
  await button(page, "Add to my pack").click();
  await expect(errorsOf(page)).toHaveText(["This field is required"]);
  await field(page, "agree").check();
  await button(page, "Add to my pack").click();
  await expect(rows(page)).toHaveText([/Light.*New number.*eSIM/]);
});

test("six lines: the limit stands where the way to a seventh was, a link adds none, the last one closes the section [C-006, C-047, C-048, C-049, C-204, C-205, C-311, C-435]", async ({
  page,
}) => {
  await open(page);
  await addNew(page, "Light");
  const limit = widget(page).getByText("You can order up to 6 SIM cards.");
  for (let line = 2; line <= 6; line++) {
    await expect(limit).toHaveCount(0);
    await addNew(page, "Light"); // the same plan with another new number is fine
    await expect(rows(page)).toHaveCount(line);
  }
  await expect(add(page)).toHaveCount(0);
  await expect(limit.getByRole("link")).toHaveAttribute("href", `${pathOf("contact", "en")}?category=commercial`);
  await open(page, "?mobile=mobile-max");
  await expect(rows(page)).toHaveCount(6);
  await expect(button(page, "Add to my pack")).toHaveCount(0);

  for (let left = 5; left >= 0; left--) {
    await button(page, /^Delete Light/)
      .first()
      .click();
    await expect(rows(page)).toHaveCount(left);
    await expect(button(page, "Undo")).toBeFocused();
  }
  await expect(pack(page)).toContainText("Nothing chosen yet.");
  await expect(add(page)).toBeVisible();
  await add(page).click();
  await choosePlan(page, "Max");
  await button(page, "Close without saving").click();
  await expect(add(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(0);
});

test("a link chooses a plan, an unknown one is said; what needs an address is kept for later, and leaves the address bar [C-014]", async ({
  page,
}) => {
  await open(page, "?utm_source=mail&mobile=mobile-ultimate");
  await expect(page).toHaveURL(/bundle\?utm_source=mail$/);
  await expect(button(page, "Chosen: Ultimate")).toBeVisible(); // the fourth of the carousel is in sight
  await page.reload();
  await expect(button(page, "Chosen: Ultimate")).toBeVisible();
  await button(page, "Close without saving").click();
  await expect(add(page)).toBeVisible();

  await open(page, "?mobile=mobile-of-yesterday");
  await expect(widget(page)).toContainText("The plan in your link is no longer on offer.");
  await expect(add(page)).toBeVisible();

  await open(page, "?tv=tv-max&internet=internet-500");
  await expect(page).toHaveURL(/bundle$/);
  expect(await appState(page)).toContain('"internet":"internet-500"');
});

test("files and answers that do not come: each is said in its place and tried again; operators are never missed [C-370, C-371]", async ({
  page,
  context,
  complaints,
}) => {
  complaints.announce(/Failed to load|could not be loaded|could not be fetched/);
  const offers = await fakeCall(page, bundleOffers);
  const devices = await fakeCall(page, esimDevices);
  const operators = await fakeCall(page, mobileOperators);
  offers.fail({ answer: { status: 503, body: "" } });
  const answerOffers = await hold(page, bundleOffers.path);
  const bringLine = await lose(page, "**/configurator.line.js*");
  await open(page);
  await add(page).click();
  await expect(widget(page).locator(".ui-skeleton")).toBeVisible();
  answerOffers();
  const alert = widget(page).locator("[part=alert]");
  await expect(alert).toContainText("Something is wrong on our side.");
  for (const [answer, says] of [
    [{ body: '{"mobile":[' }, "response.invalid"],
    [{ json: { meta: { status: { error: false } }, mobile: [{ i: 1 }], internet: [], tv: [], landline: [] } }, "response.invalid"],
    ["none", "Our service can’t be reached at the moment"],
  ] as const) {
    offers.fail({ answer });
    await button(page, "Try again").click();
    await expect(alert).toContainText(says);
  }
  offers.pass();
  await context.setOffline(true);
  await button(page, "Try again").click();
  await expect(alert).toContainText("You are offline");
  await context.setOffline(false);
  await button(page, "Try again").click();
  await expect(widget(page)).toContainText("This part couldn’t be loaded.");
  bringLine();
  await button(page, "Try again").click();
  await expect(button(page, "Choose Light")).toBeVisible();

  await choosePlan(page, "Light");
  operators.fail({ answer: { status: 503, body: "" } });
  await field(page, "phone").and(page.locator('[value="keep-phone"]')).check();
  await field(page, "provider").focus();
  await expect(field(page, "provider").locator("option")).toHaveText(["Choose an operator", "Others"]);
  operators.pass();
  await field(page, "number").focus();
  await field(page, "provider").focus();
  await expect(field(page, "provider").locator("option", { hasText: "Orange" })).toBeAttached();

  const bringDevice = await lose(page, "**/configurator.device.js*");
  devices.fail({ answer: { status: 503, body: "" } });
  await field(page, "sim_card").and(page.locator('[value="esim"]')).check();
  await expect(widget(page)).toContainText("This part couldn’t be loaded.");
  bringDevice();
  await button(page, "Try again").click(); // its file
  await expect(widget(page)).toContainText("Something is wrong on our side.");
  devices.pass();
  await button(page, "Try again").click(); // the list
  await field(page, "device").fill("iphone 15");
  await expect(widget(page).getByRole("option", { name: "Apple iPhone 15", exact: true })).toBeVisible();
  await field(page, "sim_card").and(page.locator('[value="sim"]')).check();
  await expect(field(page, "device")).toHaveCount(0);
});

test("two tabs: a line that one removes is gone in the other, where a field in use stays as it is; what is told and logged names no number [C-409, C-410, C-480]", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener("digi-bundle-changed", (event) => told.push((event as CustomEvent<unknown>).detail));
    addEventListener("digi-analytics", (event) => told.push((event as CustomEvent<unknown>).detail));
    addEventListener("digi-navigate", (event) => (told.push((event as CustomEvent<unknown>).detail), event.preventDefault()));
  });
  const logged: string[] = [];
  page.on("console", (message) => void logged.push(message.text()));
  await open(page);
  await addNew(page, "Light");
  await add(page).click();
  await choosePlan(page, "Max");
  await field(page, "phone").and(page.locator('[value="keep-phone"]')).check();
  await field(page, "number").fill("470123456");
  await field(page, "subscription").and(page.locator('[value="no"]')).check();
  await field(page, "customer_number").fill("87654321");

  const other = await context.newPage();
  await open(other);
  await button(other, /^Delete Light/).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(field(page, "customer_number")).toBeFocused();
  await expect(field(page, "customer_number")).toHaveValue("87654321");
  await field(page, "provider").selectOption({ label: "BASE" });
  await field(page, "number_agree").check();
  await button(page, "Add to my pack").click();
  await expect(rows(other)).toHaveText([/Max.*\+32\s470\s12\s34\s56/]);
  await button(page, /^Delete Max/).click();
  await button(page, "Undo").click();
  await pack(page).getByRole("button", { name: "Order" }).click();
  const told = await page.evaluate(() => (window as unknown as { told: { event?: string; ecommerce?: object }[] }).told);
  const events = told.flatMap(({ event, ecommerce }) =>
    event === undefined ? [] : [[event, (ecommerce as any).items[0].item_id] as const],
  );
  expect(events.filter(([event]) => event !== "view_item_list")).toEqual([
    ["add_to_cart", "1101"],
    ["add_to_cart", "1103"],
    ["remove_from_cart", "1103"],
    ["add_to_cart", "1103"],
    ["begin_checkout", "1103"],
  ]);
  expect(events.map(([event]) => event)).toContain("view_item_list");
  for (const { ecommerce } of told) if (ecommerce) expect(ecommerce).toMatchObject({ currency: "EUR" });
  expect(await measured(page)).toHaveLength(events.length);
  const words = JSON.stringify([told, logged, page.url()]);
  expect(words).toContain('"ids":["mobile-max"]');
  expect(words).not.toMatch(/470|87654321|BASE|base/);
});

test("where the browser keeps nothing, full or forbidden, the pack stays on the page, and that is said before it would be lost", async ({
  page,
}) => {
  const addAndOrder = async (): Promise<void> => {
    await add(page).click();
    await choosePlan(page, "Light");
    await field(page, "phone").and(page.locator('[value="new-phone"]')).check();
    await button(page, "Add to my pack").dblclick(); // one line
    await pack(page).getByRole("button", { name: "Order" }).click();
    await expect(widget(page).locator("[part=alert]")).toContainText("We can’t take your pack to the order");
    await expect(page).toHaveURL(/bundle$/);
    await expect(rows(page)).toHaveCount(1);
  };
  await open(page);
  await page.evaluate(fillStorage);
  await addAndOrder();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith("host.")))).toEqual([]);

  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } }); // prettier-ignore
  });
  await open(page);
  await addAndOrder();
});

/** In the page: the host has taken all the room that the browser gives. */
function fillStorage(): void {
  localStorage.clear();
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      localStorage.setItem(`host.${size}`, "x".repeat(size));
    } catch {} // no room for so much: for half of it
  }
}

test("on a phone: two lines, one new with eSIM and one kept, edited, undone, reloaded, in another language, and on to the order [C-013, C-197, C-198]", async ({
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
  await page.goto(pathOf("bundle", "fr")); // as the site's own switch leads, which a phone has in its menu
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

test("on a phone the pack is drawn up from the bar; the bar never covers the field one types in; as many plans as the widget has room for [C-443]", async ({
  page,
}) => {
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
  const carousel = widget(page).locator(".ui-carousel-view");
  for (const [width, plans] of [
    [600, 1.5],
    [700, 2],
    [900, 3],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const [whole, slide] = await carousel.evaluate((view) => [view.clientWidth, view.querySelector(".ui-slide")?.clientWidth ?? 0]);
    expect(Math.round(((whole ?? 0) / (slide ?? 1)) * 2) / 2, `${width} px`).toBe(plans);
    // Fewer are in sight than before: the one that has focus is.
    if (width === 900) await button(page, "Choose Essentials").focus();
  }
  await expect(button(page, "Choose Essentials")).toBeFocused();
  // Up and down the page is the visitor's: another width has other heights above it.
  await button(page, "Choose Essentials").evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - innerHeight / 2));
  await expect(button(page, "Choose Essentials")).toBeInViewport({ ratio: 1 });
  await button(page, "Add to my pack").click();
  await expect(button(page, "Choose Essentials")).toBeFocused();
  await button(page, "Close without saving").click();
  await expect(bar).toHaveCSS("position", "sticky");
});

test("what stands under appState is the host's, broken, of another time or too large: the pack begins empty and nothing of the host's is lost [C-197]", async ({
  page,
}) => {
  const now = Date.UTC(2026, 0, 5, 12);
  const marked = (more: object): string => JSON.stringify({ digi: 1, version: appStateVersion, savedAt: now, ...more });
  await page.clock.setFixedTime(now);
  await open(page);
  for (const [what, text] of [
    ["the host's", '{"theme":"dark"}'],
    ["of a future version", marked({ version: 99, bundle: { mobile: "?" } })],
    ["broken", marked({ bundle: { mobile: { cards: [{ id: 1 }] } } })],
    ["of 5 MB", marked({ bundle: "x".repeat(4_900_000) })],
  ] as const) {
    await page.evaluate((value) => (localStorage.clear(), localStorage.setItem("appState", value)), text);
    await page.reload();
    await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
    await expect(pack(page), what).toContainText("Nothing chosen yet.");
    await addNew(page, "Light");
    await expect(rows(page), what).toHaveCount(1);
    const kept = await page.evaluate(() => ({ ...localStorage }));
    const isHosts = what === "the host's";
    if (isHosts) expect(kept["appState"]).toBe(text);
    expect(JSON.parse(kept[isHosts ? "digi.appState" : "appState"] ?? "{}"), what).toMatchObject({
      digi: 1,
      version: appStateVersion,
      bundle: { mobile: { cards: [{ i: "mobile-light" }] } },
    });
  }
});
