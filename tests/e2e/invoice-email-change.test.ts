/** Journeys of changing the address to which invoices are mailed, by the link of a mail. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { api, double, fromSite, linkTo, newAddress, signIn, startChange, traces } from "./access.ts";

const widget = (page: Page): Locator => page.locator("digi-invoice-email-change");
const heading = (page: Page, name: string): Locator => widget(page).getByRole("heading", { name });
const done = "Your invoices will go to your new address";

/**
 * Creates a customer who has asked for a change of the address for invoices. Returns the link that was mailed, and a function that reads
 * the account from the API.
 */
async function asked(request: APIRequestContext): Promise<{ after: string; link: string; account: () => Promise<string> }> {
  const email = newAddress("customer");
  expect((await request.post(`${api}/demo/customer`, { data: { email, lang: "en" }, headers: fromSite })).ok()).toBe(true);
  const token = await signIn(request, email, "Demo-Passw0rd!");
  const after = newAddress("invoices");
  const link = await startChange(request, { token, setting: "invoice_email", value: after });
  const account = async (): Promise<string> =>
    (await request.get(`${api}/my-digi/account`, { headers: { authorization: `Bearer ${token}` } })).text();
  return { after, link, account };
}

test("the new address counts by the link alone, and the server says so [P-015, P-074, P-075, P-142, P-144, P-250, P-251]", async ({
  page,
  request,
}) => {
  const { after, link, account } = await asked(request);
  const secret = new URL(link).searchParams.get("p") ?? "";
  expect(secret.length).toBeGreaterThan(20);
  await page.goto(link);
  await expect(heading(page, done)).toBeVisible();
  await expect(widget(page)).toContainText("From now on, we’ll send your invoices to i•••@example.be.");
  await expect(page).toHaveURL("/en/confirm-invoice-email");
  expect(await traces(page)).not.toContain(secret);
  expect(await account()).toContain(after);

  await page.reload();
  await expect(heading(page, done)).toBeVisible();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(heading(page, "Vos factures seront envoyées à votre nouvelle adresse")).toBeVisible();
  await page.goto(link); // The visitor opens the link of the mail once more.
  await expect(heading(page, "Your invoices already go to the new address")).toBeVisible();
  await expect(widget(page)).toContainText("We send your invoices to i•••@example.be.");
});

test("two tags on one page make one call @all", async ({ page, request }) => {
  const { link } = await asked(request);
  let calls = 0;
  page.on("request", (sent) => sent.url().includes("/confirm-change-invoice-email") && sent.method() === "GET" && calls++);
  await double(page, "digi-invoice-email-change");
  await page.goto(link);
  await expect(heading(page, done)).toHaveCount(2);
  expect(calls).toBe(1);
});

for (const search of ["", "?i=1&d=2", "?i=1&d=2&p="])
  test(`${search || "no query at all"} is no access, with the way home [P-298] @all`, async ({ page }) => {
    await page.goto(`/en/confirm-invoice-email${search}`);
    await expect(heading(page, "No Access")).toBeVisible();
    await widget(page).getByRole("link", { name: "Go to homepage" }).click();
    await expect(page).toHaveURL("/en");
  });

test("a forged link is no access, in the server's words [P-143] @all", async ({ page }) => {
  await page.goto("/en/confirm-invoice-email?i=6f9619ff-8b86-4d01-b42d-00cf4fc964ff&d=9999999999&p=forged");
  await expect(heading(page, "No Access")).toBeVisible();
  await expect(widget(page)).toContainText(/link/i);
});

test("where the API is down it can be tried again, and nothing is lost @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  const { after, link, account } = await asked(request);
  await page.route(`${api}/confirm-change-invoice-email*`, (route) => route.abort());
  await page.goto(link);
  await expect(widget(page)).toContainText("Our service can’t be reached at the moment");
  await page.reload();
  await expect(widget(page)).toContainText("Our service can’t be reached at the moment");
  await page.unroute(`${api}/confirm-change-invoice-email*`);
  await widget(page).getByRole("button", { name: "Try again" }).click();
  await expect(heading(page, done)).toBeFocused();
  expect(await account()).toContain(after);
  expect(await linkTo(request, after)).toBe(link);
});
