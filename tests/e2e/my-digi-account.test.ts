/** Journeys of the account in the customer area. Each uses a customer that no other journey uses, and the real API. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { api, fromSite, linkTo, newAddress, signIn } from "./access.ts";
import { stopTime } from "./fake-api.ts";
import { hearEscape } from "./heard-keys.ts";
import { logIn } from "./ordering.ts";

const samplePassword = "Demo-Passw0rd!";
const newPassword = "New-Passw0rd!";

async function arrive(page: Page, request: APIRequestContext, tab: string): Promise<string> {
  const email = newAddress("alex");
  expect((await request.post(`${api}/demo/customer`, { data: { email, lang: "en" }, headers: fromSite })).ok()).toBe(true);
  await page.goto(`/en/my-digi/account?tab=${tab}`);
  await logIn(page, request, email, { login: page.locator("digi-login") });
  return email;
}

/** Copies two numbers of the account to the clipboard: one while the browser allows it, and one after the browser refuses it. */
async function copyNumbers(page: Page, area: Locator): Promise<void> {
  await test.step("copied: said for two seconds; where the browser refuses, selected [C-346, C-440]", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await stopTime(page);
    await area.getByRole("button", { name: "Copy Easy Switch number" }).click();
    const copied = area.getByText("Copied to clipboard!").last();
    await expect(area.locator(".ui-copied")).toHaveText("Copied to clipboard!");
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^DG\d+$/);
    await page.clock.runFor(1999);
    await expect(area.locator(".ui-copied")).toBeVisible();
    await page.clock.runFor(1);
    await expect(area.locator(".ui-copied")).toHaveCount(0);
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await area.getByRole("button", { name: "Copy Customer number" }).click();
    await expect(area.getByRole("textbox", { name: "Customer number" })).toBeFocused();
  });
}

test("fields are changed where they stand, and numbers copied [C-077, C-079] [C-080] @all", async ({ page, request, complaints }) => {
  complaints.announce("net::ERR_FAILED"); // The connection to the API is cut.
  const email = await arrive(page, request, "section_contact_info");
  const area = page.locator("digi-my-digi");
  const { keyboard } = page;
  const said = area.getByRole("status").first();
  const change = (label: string) => area.getByRole("button", { name: `Change ${label}` });
  const phone = area.getByRole("textbox", { name: "Phone number" });
  const error = area.locator('[part="error"]');

  await test.step("one field at a time; empty, wrong, too long; Escape restores [C-343, C-344]", async () => {
    await change("Phone number").focus();
    await keyboard.press("Enter");
    await expect(phone).toBeFocused();
    await phone.fill("");
    await keyboard.press("Enter");
    await expect(error).toHaveText("The field cannot be empty");
    await expect(phone).toBeFocused();
    await phone.fill("12345678");
    await keyboard.press("Enter");
    await expect(error).toContainText("Enter a Belgian phone number");
    await phone.fill("0470 99 88 77");
    await change("Email for invoices").click();
    await expect(phone).toHaveCount(0);
    const invoices = area.getByRole("textbox", { name: "Email for invoices" });
    await expect(invoices).toBeFocused();
    await invoices.fill("x".repeat(101));
    await keyboard.press("Enter");
    await expect(error).toHaveText("Use at most 100 characters");
    const escapes = await hearEscape(page);
    await keyboard.press("Escape");
    await expect(change("Email for invoices")).toBeFocused();
    expect(await escapes(), "the page hears nothing of it").toEqual([]);
    await expect(area).toContainText(email);
    await change("Phone number").click();
    await expect(phone, "what was typed before is there").toHaveValue("0470 99 88 77");
  });

  await test.step("a failure stands in place with what was typed; then saved, said and there after a reload [C-345]", async () => {
    await page.route(`${api}/my-digi/settings/phone_number`, (route) => route.abort());
    await keyboard.press("Enter");
    await expect(area.getByRole("group", { name: "Our service can’t be reached at the moment" })).toBeFocused();
    await expect(phone).toHaveValue("0470 99 88 77");
    await page.unroute(`${api}/my-digi/settings/phone_number`);
    await area.getByRole("button", { name: "Try again" }).click();
    await expect(said).toHaveText("Editing was done successfully!");
    await expect(change("Phone number")).toBeFocused();
    await expect(area).toContainText("+32\u00a0470\u00a099\u00a088\u00a077");
    await page.reload();
    await expect(area).toContainText("+32\u00a0470\u00a099\u00a088\u00a077");
  });

  await test.step("an email address is asked for by mail, and stays until then", async () => {
    const next = newAddress("next");
    await area.getByRole("tab", { name: "Personal details" }).click();
    await expect(page).toHaveURL(/[?&]tab=section_personal_info/);
    await change("Email for login").click();
    await area.getByRole("textbox", { name: "Email for login" }).fill(next);
    await area.getByRole("button", { name: "Save" }).click();
    await expect(said).toContainText(`We’ve sent a link to ${next}.`);
    await expect(area.getByRole("list", { name: "How you log in" })).toContainText(email);
    expect(await linkTo(request, next)).toContain("/en/confirm-email?");
  });

  await copyNumbers(page, area);
});

test("other devices are logged out; a new password leads to the logout login page [C-243, C-387] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("net::ERR_FAILED"); // A file fails to load.
  complaints.announce("status of 422"); // The API refuses a wrong password.
  const email = await arrive(page, request, "section_personal_info");
  const area = page.locator("digi-my-digi");
  await expect(area.getByText("You’re logged in on this device only.")).toBeVisible();
  await signIn(request, email, samplePassword);
  const elsewhere = await signIn(request, email, samplePassword);
  await page.reload();
  const devices = area.getByRole("list", { name: "Where you’re logged in" }).getByRole("listitem");
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText("This device");
  await devices.nth(2).getByRole("button").click();
  await expect(devices).toHaveCount(2);
  await expect(area.getByRole("status").first()).toContainText("is logged out.");

  await page.route("**/my-digi.change-password.js", (route) => route.abort(), { times: 1 });
  await area.getByRole("button", { name: "Change password" }).click();
  const field = (name: string) => area.locator(`[name="${name}"]`);
  await expect(area.getByRole("heading", { name: "Change password" })).toBeFocused();
  await field("password-old").fill("Wrong-Passw0rd!");
  await field("password-new").fill("short");
  await page.keyboard.press("Enter");
  await expect(area.getByRole("link", { name: "Your password needs at least 10 characters" })).toBeVisible();
  await field("password-new").fill(newPassword);
  await field("password-new-repeat").fill(newPassword);
  await area.getByRole("button", { name: "Save my new password" }).click();
  await expect(area.getByRole("link", { name: /^Current password: / })).toBeVisible();
  await expect(field("password-new")).toHaveValue(newPassword);
  await field("password-old").fill(samplePassword);
  await page.clock.install();
  await page.keyboard.press("Enter");
  await expect(area.getByRole("group", { name: "Your new password is saved" })).toBeFocused();
  await expect(devices).toHaveCount(1);
  const other = await request.get(`${api}/my-digi/account`, { headers: { ...fromSite, authorization: `Bearer ${elsewhere}` } });
  expect(other.status()).toBe(401);
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/en\/login/);
  await expect(page.locator('digi-login [name="username"]')).toBeVisible();
});

test("a document of a contract is saved under its name; an address elsewhere is a plain link, and none at all is nothing @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("status of 404");
  const contract = (documents: readonly object[]) => ({
    id: "1",
    name: "Contract for TV",
    since: "2026-01-05",
    until: null,
    withdrawable_until: null,
    withdrawal_days_left: null,
    withdrawable_products: [],
    documents,
  });
  const at = (text: string, url: string) => ({ text, icon: "download", url });
  const own = `${api}/my-digi/account/documents`;
  await page.route(`${api}/my-digi/account?*`, async (route) => {
    const response = await route.fetch();
    const { account, ...answer } = (await response.json()) as { account: object };
    const contracts = [
      contract([at("Order confirmation", `${own}/good`), at("Leaflet", "https://elsewhere.example/a.pdf")]),
      contract([at("Lost", `${own}/lost`), at("Trap", "javascript:alert(1)")]),
    ];
    await route.fulfill({ response, json: { ...answer, account: { ...account, contracts } } });
  });
  const tokens: (string | undefined)[] = [];
  await page.route(`${own}/*`, (route) => {
    tokens.push(route.request().headers()["authorization"]);
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "content-disposition",
      "content-disposition": 'attachment; filename="order 1.html"',
    };
    if (route.request().url().endsWith("good")) return route.fulfill({ headers, contentType: "text/html", body: "<p>Order</p>" });
    return route.fulfill({ status: 404, headers, json: { meta: { status: { error: true, code: "not_found" } } } });
  });
  await arrive(page, request, "section_contracts");
  const area = page.locator("digi-my-digi");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    area.getByRole("button", { name: "Order confirmation of Contract for TV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("order 1.html");
  expect(tokens).toEqual([expect.stringMatching(/^Bearer ./)]);
  await area.getByText("1 more document").first().click();
  await expect(area.getByRole("link", { name: "Leaflet of Contract for TV" })).toHaveAttribute("href", "https://elsewhere.example/a.pdf");
  await area.getByRole("button", { name: "Lost of Contract for TV" }).click();
  await expect(area.getByText("File is missing or not an attachment").first()).toBeVisible();
  await area.getByText("1 more document").last().click();
  await expect(area.getByText("Trap")).toHaveCount(0);
});
