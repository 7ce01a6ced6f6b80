/**
 * The journey through the whole customer area, in each language and at the real API: the customer looks at the usage, orders one more line
 * and installs its eSIM, changes a plan, pays an invoice, and moves a visit.
 */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { myDigiProducts, type MyProducts } from "#core/domain/customer/products.contract.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { paymentTexts } from "#demo/api/messages/payment-texts.ts";
import { invoiceTexts } from "#demo/api/messages/invoice-texts.ts";
import { expect, test } from "#tests/page.ts";
import { bringToFront, tabOpenedBy } from "#tests/tabs.ts";
import { api, fromSite, newAddress, signIn } from "./access.ts";
import { sizes } from "./builder.ts";
import { wordsIn, type Words } from "./catalogue.ts";
import { rows } from "./invoice-rows.ts";
import { newContact, oneTimeCode, setContact, shownCode, smsCode } from "./my-digi-esim.ts";
import { choosePhone, field, radio } from "./my-digi-mobile-order.ts";
import { alert, area, button, heading, link, question, section, withoutVisit } from "./my-digi-orders.ts";
import { logIn } from "./ordering.ts";
import { orderByHand } from "./placed-orders.ts";

const password = "Demo-Passw0rd!";

/** Creates a customer with the same products as the demo's sample customer, a contact number, and an order whose visit has no time yet. */
async function makeCustomer(request: APIRequestContext, lang: Language) {
  const email = newAddress("whole");
  expect((await request.post(`${api}/demo/customer`, { data: { email, lang, withProducts: true } })).ok()).toBe(true);
  const tokens = ["", await signIn(request, email, password)];
  const contact = newContact();
  await setContact(request, tokens, contact);
  const numbers = () => mobileNumbers(request, tokens);
  return { email, contact, numbers, before: await numbers(), order: await orderByHand(request, tokens, withoutVisit()) };
}

/** Returns the numbers of the customer's mobile lines. */
async function mobileNumbers(request: APIRequestContext, tokens: readonly string[]): Promise<readonly string[]> {
  const headers = { ...fromSite, authorization: `Bearer ${tokens[1]}` };
  const answer = await request.get(`${api}${myDigiProducts.path}?lang=en`, { headers });
  const { phones } = (await answer.json()) as MyProducts;
  return phones.filter(({ kind }) => kind === "mobile").map((phone) => phone["phone-nr"]);
}

type Customer = Awaited<ReturnType<typeof makeCustomer>>;
type Journey = Words & { readonly page: Page; readonly request: APIRequestContext; readonly language: Language };

const menu = (page: Page): Locator => area(page).getByRole("navigation");
const follow = (page: Page, name: string): Promise<void> => menu(page).getByRole("link", { name, exact: true }).click();
const mobileLines = ({ page, say }: Journey): Locator => section(page, say("Mobile")).getByRole("listitem");

async function seeUsage(journey: Journey): Promise<void> {
  const { page, say, language } = journey;
  await expect(section(page, say("Used this month"))).toContainText(/Essentials.*14[.,]2.*20/s);
  await follow(page, say("My products"));
  await expect(mobileLines(journey)).toHaveCount(2);
  await link(page, "Essentials").click();
  await expect(page).toHaveURL(new RegExp(`${pathOf("my-products-mobile", language)}\\?phone-nr=`));
  await expect(area(page).getByRole("meter").first()).toHaveAttribute("aria-valuenow", "71");
}

async function addLine({ page, say, like }: Journey): Promise<void> {
  await follow(page, say("My products"));
  await link(page, say("Add a mobile plan")).click();
  await area(page).getByRole("article", { name: "Light", exact: true }).getByRole("button").click();
  await radio(page, "phone", "new-phone").check();
  await choosePhone(page);
  await field(page, "install_address").first().check();
  await radio(page, "start_early", "early").check();
  await button(page, say("Order with obligation to pay")).click();
  await expect(area(page).getByRole("heading", { name: like("Thank you, …") })).toBeFocused();
  await expect(area(page)).toContainText(say("Your order has been placed successfully!"));
}

async function putEsimOn({ page, request, say }: Journey, customer: Customer): Promise<void> {
  const added = (await customer.numbers()).filter((number) => !customer.before.includes(number));
  expect(added).toEqual([expect.stringMatching(/^4\d{8}$/)]);
  const way = link(page, say("Install your eSIM"));
  await expect(way, "it names the new line").toHaveAttribute("href", new RegExp(`\\?phone-nr=${added[0]}$`));
  await way.click();
  await expect(heading(page, say("Before you begin"))).toBeVisible();
  await expect(field(page, "phone-nr").locator("option"), "that of before, and the new one").toHaveCount(2);
  await expect(field(page, "phone-nr")).toHaveValue(added[0] ?? "");
  await radio(page, "isEsimInstalled", "no").check();
  await button(page, say("Agree and send the code")).click();
  await expect(heading(page, say("Enter the code"))).toBeFocused();
  await oneTimeCode(page).fill(await smsCode(request, customer));
  await button(page, say("Confirm the code")).click();
  await expect(heading(page, say("Your eSIM"))).toBeFocused();
  expect(await shownCode(page)).toMatch(/^LPA:1\$smdp\.digi\.example\$/);
  await expect(area(page).getByRole("img", { name: say("QR code of your eSIM") })).toBeVisible();
  await link(page, say("Done")).click();
  await expect(page).toHaveURL(new RegExp(`\\?phone-nr=${added[0]}$`));
  await expect(button(page, say("Change my plan"))).toBeVisible();
}

async function changePlan(journey: Journey): Promise<void> {
  const { page, say } = journey;
  await follow(page, say("My products"));
  // The page shows the line of the page before, until all are asked for.
  await expect(mobileLines(journey)).toHaveCount(1);
  await field(page, "phone-nr").selectOption("");
  await expect(mobileLines(journey)).toHaveCount(3);
  await link(page, `${say("Change Plan")} Essentials`).click();
  await question(page).getByRole("radio", { name: "Max", exact: true }).check();
  await question(page)
    .getByRole("button", { name: say("Order with obligation to pay"), exact: true })
    .click();
  await expect(question(page).locator("[part=alert]")).toBeFocused();
  await expect(question(page).locator("[part=alert]")).toHaveAttribute("data-tone", "success");
  await question(page)
    .getByRole("button", { name: say("Close"), exact: true })
    .last()
    .click();
  await expect(area(page).locator(".product-plan > .area-number")).toContainText("Max");
}

async function pay({ page, say, language }: Journey): Promise<void> {
  await follow(page, say("Invoices"));
  const pays = rows(page).getByRole("button", { name: invoiceTexts[language].pay });
  await expect(rows(page)).toHaveCount(10);
  const before = await pays.count();
  expect(before).toBeGreaterThan(0);
  const payment = await tabOpenedBy(page, () => pays.first().click());
  await bringToFront(payment);
  await payment.getByRole("button", { name: paymentTexts[language].pay }).click();
  await expect(payment.getByRole("heading", { name: paymentTexts[language].paidTitle })).toBeVisible();
  await payment.close();
  await bringToFront(page);
  // The browser of the tests shows all its tabs at once and never reports that a tab is visible again, so the test dispatches the event.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(pays).toHaveCount(before - 1);
}

/** Chooses the n-th free day for the visit. @returns the visit, as the order's page shows it */
async function agreeOnDay({ page, say }: Journey, opener: string, at: number): Promise<string> {
  await button(page, opener).click();
  await field(page, "date").selectOption({ index: at });
  await field(page, "interval").first().check();
  await button(page, say("Agree on this time")).click();
  await expect(alert(page)).toBeFocused();
  return section(page, say("The technician’s visit")).locator("p").first().innerText();
}

async function moveVisit(journey: Journey, { order }: Customer): Promise<void> {
  const { page, say } = journey;
  await follow(page, say("Orders"));
  await area(page).getByRole("article").filter({ hasText: order }).getByRole("link").first().click();
  await expect(heading(page, say("Where your order is"))).toBeVisible();
  const first = await agreeOnDay(journey, say("Choose a day"), 1);
  const moved = await agreeOnDay(journey, say("Choose another time"), 2);
  expect(moved).not.toBe(first);
}

async function signOut({ page, say, language }: Journey): Promise<void> {
  await page.goto(pathOf("account", language));
  await button(page, say("Log out")).click();
  // A customer who logs out arrives at the home page.
  await expect(page).toHaveURL(pathOf("home", language));
  await page.goto(pathOf("invoices", language));
  await expect(area(page).locator("digi-login")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
}

for (const language of languages) {
  // The longest texts stand on the smallest screen.
  const where = language === "fr" ? "a phone" : "a desk";
  test(`${language}, on ${where}: usage, a new line, its eSIM, a plan, a payment and a visit, from sign-in to sign-out [C-011]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(sizes[where]);
    const customer = await makeCustomer(request, language);
    const journey: Journey = { ...wordsIn(language), page, request, language };
    const fits = async (what: string, walk: () => Promise<void>): Promise<void> =>
      test.step(what, async () => {
        await walk();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, "nothing is wider than the window").toBe(0);
      });

    await fits("signs in", async () => {
      await page.goto(pathOf("overview", language));
      await logIn(page, request, customer.email, { login: area(page).locator("digi-login") });
      await expect(menu(page)).toBeVisible();
    });
    await fits("sees what is used", () => seeUsage(journey));
    await fits("adds a line", () => addLine(journey));
    await fits("puts its eSIM on a phone", () => putEsimOn(journey, customer));
    await fits("changes the plan of another line", () => changePlan(journey));
    await fits("pays an invoice", () => pay(journey));
    await fits("chooses a visit, and moves it", () => moveVisit(journey, customer));
    await fits("signs out", () => signOut(journey));
  });
}
