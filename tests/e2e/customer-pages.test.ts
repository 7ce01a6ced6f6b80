/**
 * Journeys of pages that use the customer's session: they greet the customer, show content for customers, and log out, on the provider's
 * site and on a partner's.
 */
import type { APIRequestContext, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { api, fromSite, linkTo, mailsTo, newAddress } from "./access.ts";
import { logIn } from "./ordering.ts";

const partner = `http://127.0.0.1:${ports.partner}`;

/**
 * Creates a customer and returns the email address. Customers that a test creates in the demo are all called Alex, and have the password of
 * the sample customers.
 */
async function newCustomer(request: APIRequestContext): Promise<string> {
  const email = newAddress("alex");
  expect((await request.post(`${api}/demo/customer`, { data: { email, lang: "en" }, headers: fromSite })).ok()).toBe(true);
  return email;
}

const header = (page: Page) => page.locator(".site-header");

test("the overview lets a customer in, stays, greets by name, and signs out to the home page [P-012] @all", async ({ page, request }) => {
  const email = await newCustomer(request);
  await page.goto("/en/my-digi/overview");
  await expect(page.getByRole("heading", { name: "My digi" })).toBeVisible();
  await logIn(page, request, email, { login: page.locator("digi-login") });
  await expect(page.getByRole("heading", { name: "Hello Alex" })).toBeVisible();
  await expect(page.locator("digi-login")).toBeHidden();
  await expect(page).toHaveURL("/en/my-digi/overview");
  await expect(header(page).getByRole("link", { name: "Hello Alex" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Hello Alex" })).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Account" }).click();
  await page.locator("main").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/en");
  await expect(header(page).getByRole("link", { name: "Log in" })).toBeVisible();
  await page.goto("/en/my-digi/overview");
  await expect(page.locator('digi-login [name="username"]')).toBeVisible();
});

test("the header offers the way out on a page without any login, and on a phone @all", async ({ page, request }) => {
  const email = await newCustomer(request);
  await page.goto("/en/login");
  await logIn(page, request, email, { login: page.locator("digi-login") });
  await expect(page).toHaveURL("/en/my-digi/overview");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/en/contact");
  await expect(header(page).getByRole("link", { name: "My digi" })).toBeVisible();
  await header(page).getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/en");
  await page.goto("/en/my-digi/overview");
  await expect(page.locator('digi-login [name="username"]')).toBeVisible();
});

test("the outbox starts a change of either address for the customer who is logged in @all", async ({ page, request }) => {
  const start = async (setting: string, value: string): Promise<void> => {
    const form = page.locator(`form[data-setting="${setting}"]`);
    await form.getByRole("textbox").fill(value);
    await form.getByRole("button").click();
    await expect(form.locator("output")).not.toBeEmpty();
  };
  await page.goto("/demo/outbox");
  await page.getByText("Send something").click();
  const nobodys = newAddress("nobody");
  await page.route("**/oauth2/token", (route) => route.fulfill({ json: { meta: { status: { error: true, code: "expired" } } } }));
  await start("email", nobodys);
  await expect(page.locator('form[data-setting="email"] output')).toHaveText(/^Log in first/);
  expect(await mailsTo(request, nobodys)).toEqual([]);
  await page.unroute("**/oauth2/token");

  const email = await newCustomer(request);
  await page.goto("/en/login");
  await logIn(page, request, email, { login: page.locator("digi-login") });
  await expect(page).toHaveURL("/en/my-digi/overview");
  await page.goto("/demo/outbox");
  await page.getByText("Send something").click();
  const [mine, ours] = [newAddress("mine"), newAddress("ours")];
  await start("email", mine);
  await start("invoice_email", ours);
  expect(await linkTo(request, mine)).toContain("/en/confirm-email?");
  expect(await linkTo(request, ours)).toContain("/en/confirm-invoice-email?");
});

test("the outbox makes a sign-up link that leads to the form's page @all", async ({ page }) => {
  await page.goto("/demo/outbox");
  await page.getByText("Send something").click();
  await page.locator("#to-link").fill(newAddress("invited"));
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.locator('.message a[href*="/en/sign-up?h="]').click();
  await expect(page.getByRole("button", { name: "Continue with the identity app" })).toBeVisible();
  await expect(page).toHaveURL("/en/sign-up");
});

for (const path of ["/", "/strict"]) {
  test(`the partner's page ${path} lets a customer in on its own site, remembers it, and lets out @all`, async ({ page, request }) => {
    const email = await newCustomer(request);
    await page.goto(`${partner}${path}?lang=en`);
    const account = page.locator("#account");
    await account.scrollIntoViewIfNeeded();
    await logIn(page, request, email, { login: page.locator("digi-login") });
    await expect(account).toContainText("You are logged in with digi as Alex.");
    expect(page.url()).toBe(`${partner}${path}?lang=en`);
    await page.reload();
    await account.scrollIntoViewIfNeeded();
    await expect(account).toContainText("You are logged in with digi as Alex.");
    // The session is one of the partner's site, so nobody is logged in on the provider's own site.
    await page.goto("/en/my-digi/overview");
    await expect(page.locator('digi-login [name="username"]')).toBeVisible();

    await page.goto(`${partner}${path}?lang=en`);
    await account.scrollIntoViewIfNeeded();
    await account.getByRole("button", { name: "Log out" }).click();
    await expect(account.locator('digi-login [name="username"]')).toBeVisible();
  });
}
