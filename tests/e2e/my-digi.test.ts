/** Journeys of the customer area on the demo site, with the sample customer of the real API. */
import type { Page, Response } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { oauth2Token } from "#core/services/session/session.contract.ts";
import { expect, test } from "#tests/page.ts";
import { answerOf } from "#tests/presses.ts";
import { tabOpenedBy } from "#tests/tabs.ts";
import { api, mailsTo, submitOf } from "./access.ts";
import { logInInPlace } from "./ended-session.ts";
import { fakeCall } from "./fake-api.ts";
import { loseOnce } from "./lost-files.ts";
import { signInByHand } from "./signed-in.ts";

const area = (page: Page) => page.locator("digi-my-digi");
const heading = (page: Page, name: string) => area(page).getByRole("heading", { name, exact: true });
const link = (page: Page, name: string | RegExp) => area(page).getByRole("link", { name });
const section = (page: Page, name: string) =>
  area(page)
    .locator(".area-section")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Opens the page of the products from the overview, and checks it. The journey is on this page afterwards. */
async function lookAtProducts(page: Page): Promise<void> {
  await test.step("shows five sections, online services to come, and no link to a page that is not built [C-091, C-095, C-097]", async () => {
    await link(page, "See my products").click();
    await expect(page).toHaveURL("/en/my-digi/my-products");
    await expect(area(page)).toContainText("Customer number 100200300");
    await expect(area(page).locator(".area-section").getByRole("heading")).toHaveText([
      ...["Mobile", "Internet", "TV", "Landline", "Online services"],
    ]);
    await expect(section(page, "Online services")).toContainText("Coming soon");
    await expect(section(page, "Mobile")).toContainText("Essentials");
    // Six products lead to their page and all but the landline to the change of their plan, four of the sections to what can be added, two
    // homes to Digi TV, and one line to its eSIM.
    await expect(area(page).locator(".area-section").getByRole("link")).toHaveCount(18);
  });

  await test.step("leads to the comparison site of each language, and to the contact page [C-094, C-096]", async () => {
    await expect(link(page, "Compare the tariffs of all operators")).toHaveAttribute("href", "https://www.besttariff.be");
    await expect(link(page, "Contact Us")).toHaveAttribute("href", "/en/contact");
    for (const [language, site, name] of [
      ["fr", "https://www.meilleurtarif.be", "Contactez-nous"],
      ["nl", "https://www.bestetarief.be", "Neem contact op"],
    ] as const) {
      await page.goto(pathOf("my-products", language));
      await expect(area(page).locator(`a[href="${site}"]`)).toBeVisible();
      await expect(link(page, name)).toHaveAttribute("href", pathOf("contact", language));
    }
    await page.goto("/en/my-digi/my-products");
  });
}

test("logs in who is not signed in where the views stand, and loads each view's file again after one loss", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const lost = await loseOnce(page, /\/my-digi\.[\w-]{3,}\.js/);

  await test.step("logs a customer in at the place of the view", async () => {
    await page.goto("/en/my-digi/overview");
    const login = area(page).locator("digi-login");
    await login.locator('[name="username"]').fill("demo@digi.example");
    await login.locator('[name="password"]').fill("Demo-Passw0rd!");
    await submitOf(login).click();
    const code = login.locator('[autocomplete="one-time-code"]');
    await expect(code).toBeVisible();
    // Several mails are tried, because another test may log in as the same sample customer, and the newest mail may be for that test.
    for (const { text } of (await mailsTo(request, "demo@digi.example")).slice(0, 3)) {
      // The answer to the call is waited for, because the message about the code before may still be shown.
      const isToken = (one: Response): boolean => one.url() === api + oauth2Token.path && one.request().method() === "POST";
      await answerOf(page, isToken, () => code.fill(/\b\d{6}\b/.exec(text)?.[0] ?? ""));
      await expect(heading(page, "Hello Sofie").or(login.getByText("This code is not correct")).first()).toBeVisible();
      if (await heading(page, "Hello Sofie").isVisible()) break;
    }
    await expect(heading(page, "Hello Sofie"), "the login that was used is gone").toBeFocused();
  });

  await test.step("shows the overview, with a menu to the other views [C-070]", async () => {
    await expect(page).toHaveURL("/en/my-digi/overview");
    await expect(section(page, "To pay")).toContainText(/€\d+\.\d\d.*3 invoices, the first was due on.*Your bank refused a direct debit/s);
    await expect(section(page, "Used this month")).toContainText(/Essentials.*470\s12\s34\s56.*14\.2 of 20 GB, until/s);
    await expect(section(page, "Used this month")).toContainText("€3.40 beyond your bundle");
    const ways = section(page, "Used this month").getByRole("link");
    await expect(ways).toHaveCount(2);
    await expect(ways.first()).toHaveAttribute("href", "/en/my-digi/my-products/mobile?phone-nr=470123456");
    await expect(section(page, "What you have")).toContainText("2 mobile plans, internet, digital TV and landline");
    await expect(area(page).getByRole("navigation").getByRole("link")).toHaveText(["Overview", "My products", "Orders", "Invoices"]);
    await expect(link(page, "Overview")).toHaveAttribute("aria-current", "page");
  });

  await lookAtProducts(page);

  await test.step("leads to the account, back by the browser, and to the invoices [C-071]", async () => {
    await link(page, "Account").click();
    await expect(page).toHaveURL("/en/my-digi/account");
    await expect(area(page)).toContainText("100200300");
    await page.goBack();
    await link(page, "Invoices").click();
    await expect(heading(page, "Invoices")).toBeVisible();
    await expect(area(page).getByRole("article")).toHaveCount(10);
  });

  expect(lost()).toEqual([
    "/my-digi.account.js",
    "/my-digi.invoices.js",
    "/my-digi.login.js",
    "/my-digi.my-products.js",
    "/my-digi.overview.js",
  ]);
});

test("a site that has pages of its own to add and to change is linked to there [C-092, C-093] @all", async ({ page, request }) => {
  const there = { "mobile-order": "Add a mobile plan", internet: "Add internet", tv: "Add TV", landline: "Add a landline" };
  await page.addInitScript(
    (ids) =>
      Object.assign(window, {
        digiWidgets: { routes: Object.fromEntries(ids.map((id) => [`my-products-${id}`, { en: `/plans/${id}` }])) },
      }),
    [...Object.keys(there), "mobile"],
  );
  await signInByHand(page, request, "demo@digi.example");
  await page.goto("/en/my-digi/my-products");
  for (const [id, name] of Object.entries(there)) await expect(link(page, name)).toHaveAttribute("href", `/plans/${id}`);
  // On purpose otherwise than C-092: nothing can be added to online services yet.
  await expect(link(page, /^Add /)).toHaveCount(4);
  const aboutPlan = "/plans/mobile?phone-nr=470123456&change=1";
  await expect(link(page, "Change Plan Essentials")).toHaveAttribute("href", aboutPlan);
  await page.route("**/my-digi/overview?*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { usage: { total: number }[] };
    await route.fulfill({ response, json: { ...answer, usage: answer.usage.slice(0, 1).map((one) => ({ ...one, used: one.total })) } });
  });
  await page.goto("/en/my-digi/overview");
  await expect(link(page, "Choose a larger plan")).toHaveAttribute("href", aboutPlan);
});

test("an address and a number are chosen in the page's address, all else kept; what is not one's own is said [C-074, C-075] @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request, "demo@digi.example");
  await page.goto("/en/my-digi/my-products?campaign=a&phone-nr=470123456");
  await expect(section(page, "Mobile").getByRole("listitem")).toHaveCount(1);
  await area(page).getByLabel("Address").selectOption({ label: "Veldstraat 10, 9000 Ghent" });
  // The address in the page's URL has no phone number.
  await expect(page).toHaveURL("/en/my-digi/my-products?campaign=a&address-id=FTTB-9000-1-01-10");
  await expect(section(page, "Internet").getByRole("listitem")).toHaveCount(1);
  await expect(section(page, "TV")).toContainText("None for what you chose above.");
  await area(page).getByLabel("Number").selectOption({ index: 2 });
  await expect(page).toHaveURL(/\?campaign=a&address-id=FTTB-9000-1-01-10&phone-nr=471654321$/);
  await expect(area(page).getByLabel("Address")).toHaveValue("FTTB-9000-1-01-10");

  await page.goto("/en/my-digi/my-products?address-id=FTTB-2000-1-01-1&phone-nr=");
  await expect(area(page)).toContainText("That address is not one of yours.");
  await area(page)
    .getByRole("button", { name: /^Show / })
    .click();
  await expect(page).toHaveURL(/address-id=FTTB-1000-1-01-1/);
  await expect(area(page)).not.toContainText("not one of yours");

  await area(page).evaluate((tag) => tag.setAttribute("soft-navigation", ""));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await area(page).getByLabel("Address").selectOption({ label: "Veldstraat 10, 9000 Ghent" });
  await expect(page).toHaveURL(/\?address-id=FTTB-9000-1-01-10$/);
  await expect(section(page, "TV")).toContainText("None");
  await page.goBack();
  await expect(area(page).getByLabel("Address")).toHaveValue("FTTB-1000-1-01-1");

  for (const [menu, inside, leadsTo] of [
    ["Overview", "See my products", "My products"],
    ["Overview", "See and pay", "Invoices"],
    ["Account", "Change it under Invoices", "Invoices"],
  ] as const) {
    await link(page, menu).click();
    await link(page, inside).click();
    await expect(heading(page, leadsTo)).toBeFocused();
  }
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("invoices come in pages, by state and by month; one is paid in a tab of its own [C-176, C-397, C-398, C-444] @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request, "demo@digi.example");
  await page.goto("/en/my-digi/invoices");
  const rows = area(page).getByRole("article");
  await expect(rows).toHaveCount(10);
  await area(page).getByRole("button", { name: "Load more" }).click();
  await expect(rows).toHaveCount(14);
  const month = area(page).getByLabel(/^Month/);
  await expect(month.getByRole("option")).toHaveCount(16);
  const [, name = ""] = await month.getByRole("option").allTextContents();
  await month.selectOption(name);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(name);
  await month.selectOption("Another date");
  const date = area(page).getByLabel("Any day of the month");
  await expect(date).toHaveAttribute("min", "1990-01-01");
  await expect(date).toHaveAttribute("max", `${new Date().getFullYear() + 1}-12-31`);
  await date.fill("1999-05-01");
  await expect(area(page)).toContainText("There are no invoices here.");
  await area(page).getByRole("button", { name: "Show all" }).click();
  await expect(heading(page, "Invoices")).toBeFocused();
  await expect(rows).toHaveCount(10);
  await expect(date).toBeHidden();
  const status = area(page).getByLabel("Status");
  await status.focus();
  await page.keyboard.press("ArrowDown");
  await expect(status).toHaveValue("due");
  await expect(rows).toHaveCount(1);
  await expect(status).toBeFocused();
  await expect(rows).toContainText(/\w+ \d{4}.*To pay.*Invoice \d+, \d{1,2} \w+ \d{4}, to pay by \d{1,2} \w+ \d{4}.*€\d+\.\d\d/s);

  await rows.getByText(/^Details/).click();
  await expect(rows.getByRole("listitem").first()).toContainText("€");
  await rows.getByText("Pay by bank transfer").click();
  await expect(rows.getByRole("figure", { name: "QR code for your banking app" })).toBeVisible();
  await expect(rows).toContainText(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/);
  await expect(rows).toContainText("Seen in about 2 working days");

  const payment = await tabOpenedBy(page, () => rows.getByRole("button", { name: /^Pay/ }).click());
  await payment.waitForURL(/\/demo\/payment\//);
  await expect(rows).toContainText("You pay in the tab that has opened.");
  await payment.close();
});

test("all that is to pay is paid at once, by a button with its sum [C-397, C-398] @all", async ({ page, request }) => {
  await signInByHand(page, request, "demo@digi.example");
  await page.goto("/en/my-digi/invoices");
  const button = area(page).getByRole("button", { name: /^Pay all €\d+\.\d\d$/ });
  const sum = /€[\d.]+/.exec((await button.textContent()) ?? "")?.[0] ?? "";
  const payment = await tabOpenedBy(page, () => button.click());
  await expect(payment.getByRole("heading", { name: `Pay ${sum}` })).toBeVisible();
  await expect(payment.getByText(/for 3 invoices\./)).toBeVisible();
  await payment.close();
});

test("a session that ends leaves the view as it was, and the login in its place; whoever logs in again goes on [C-351] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { email } = await signInByHand(page, request);
  const overview = await fakeCall(page, myDigiOverview);
  await page.goto("/en/my-digi/overview");
  await expect(heading(page, "Hello Alex")).toBeVisible();
  await expect(area(page)).toContainText("You have nothing with us yet.");

  await page.route("**/oauth2/token", (route) =>
    route.fulfill({ status: 401, json: { meta: { status: { error: true, code: "expired" } } } }),
  );
  overview.fail({ answer: { status: 401, json: { meta: { status: { error: true, code: "expired" } } } } });
  await page.goto("/en/my-digi/overview");
  await expect(area(page).locator('digi-login [name="username"]')).toBeVisible();
  await page.unroute("**/oauth2/token");
  overview.pass();
  await logInInPlace(page, request, email);
  await expect(heading(page, "Hello Alex")).toBeVisible();
});

test("the tag on a page of its own: the view is fixed, links lead to the pages, soft navigation changes the address @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request);
  await page.goto("/en/my-digi/overview");
  await expect(heading(page, "Hello Alex")).toBeVisible();
  await area(page).evaluate((tag) => tag.setAttribute("soft-navigation", ""));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await link(page, "My products").click();
  await expect(page).toHaveURL("/en/my-digi/my-products");
  await expect(heading(page, "My products")).toBeFocused();
  await page.goBack();
  await expect(heading(page, "Overview")).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await area(page).evaluate((tag) => tag.setAttribute("view", "invoices"));
  await expect(heading(page, "Invoices")).toBeVisible();
  await expect(area(page)).toContainText("Your first invoice comes once your first product works.");
  await expect(page).toHaveURL("/en/my-digi/overview");
});
