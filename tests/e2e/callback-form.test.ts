/** Journeys of the form for visitors without an address who want news about fibre: what it asks, accepts and refuses. */
import type { Locator, Page } from "playwright/test";
import { formsOpenFiber } from "#core/domain/leads/open-fiber.contract.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { pressTwice } from "#tests/presses.ts";
import { fakeCall } from "./fake-api.ts";
import { formFaults } from "./form-faults.ts";
import { setLanguage } from "./host-page.ts";

const api = `http://localhost:${ports.api}`;
const widget = (page: Page): Locator => page.locator("digi-callback-form");
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]');
const errors = (page: Page): Locator => widget(page).locator('[part="error"]');
const alert = (page: Page): Locator => widget(page).locator('[part="alert"]');
const sent = (page: Page): Locator => widget(page).getByRole("heading", { name: "Thank you" });

async function open(page: Page, lang = "en"): Promise<void> {
  await page.goto(`/demo-pages/empty?lang=${lang}`);
  const tag = '<digi-callback-form loading="eager"></digi-callback-form>';
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), tag);
  await expect(page.locator("digi-callback-form:state(ready)")).toBeAttached();
}

const typed = { first_name: "José-María", last_name: "O’Neill", email: "jose@example.be" };

async function fillIn(page: Page, changed: Partial<typeof typed> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, ...changed })) await field(page, name).fill(value);
  await expect(submit(page)).toBeEnabled();
}

async function expectKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
}

async function expectEmpty(page: Page): Promise<void> {
  for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue("");
}

test("sends names and email to the open-fibre call once, and says where to check an address, here and by mail [P-058, P-059, P-207]", async ({
  page,
  request,
}) => {
  const email = `jose.${Date.now()}@example.be`;
  await open(page);
  await expect(widget(page).getByRole("heading", { name: "Be the first to know when fibre arrives" })).toBeVisible();
  await expect(widget(page).getByRole("textbox")).toHaveCount(3);
  await expect(widget(page).getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/en/privacy");
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription(/security check/);
  await fillIn(page, { email: ` ${email} ` });
  const call = await fakeCall(page, formsOpenFiber);
  const letGo = call.hold();
  const asked = page.waitForRequest(`${api}${formsOpenFiber.path}`);
  await pressTwice(submit(page), { letGo });
  const body = (await asked).postData() ?? "";
  for (const [name, value] of Object.entries({ ...typed, email, agree: "1", lang: "en", platform: "web" }))
    expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
  expect(body).not.toContain("fttbAddressId");
  await expect(sent(page)).toBeFocused();
  await expect(widget(page)).toContainText(`We’ll write to ${email} when there’s news about fibre.`);
  await expect(widget(page).getByRole("link", { name: "Check your address now" })).toHaveAttribute("href", "/en/shop/check");
  expect(call.seen).toHaveLength(1);
  const mails = (await (await request.get(`${api}/demo/outbox?to=${email}`)).json()) as { subject: string; text: string }[];
  expect(mails).toMatchObject([
    { subject: "We’ll keep you informed about fibre", text: expect.stringMatching(/Check your address:\nhttp\S+\/en\/shop\/check\n/) },
  ]);
  await widget(page).getByRole("button", { name: "Send another" }).click();
  await expectEmpty(page);
  await expect(field(page, "first_name")).toBeFocused();
});

test("shows what is wrong at its field, keeps what was typed, and empties the form on reset() @all", async ({ page, complaints }) => {
  complaints.announce("422");
  const call = await fakeCall(page, formsOpenFiber);
  await open(page);
  await field(page, "first_name").focus();
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(errors(page)).toHaveText(["Enter your first name", "Enter your last name", "Enter your email address"]);
  await expect(field(page, "first_name")).toBeFocused();
  await fillIn(page, { first_name: "R2D2", email: "jose@example" });
  await submit(page).click();
  await expect(errors(page)).toHaveText([
    "Use only letters, spaces, hyphens and apostrophes",
    "Enter an email address like name@example.be",
  ]);
  expect(call.seen).toEqual([]);
  await fillIn(page);
  const message = { email: ["We can’t write to this address."] };
  call.fail({ answer: { status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } } });
  await submit(page).click();
  await expect(alert(page)).toContainText("Email address: We can’t write to this address.");
  await expect(errors(page)).toHaveText(["We can’t write to this address."]);
  await setLanguage(page, "fr");
  await expect(widget(page).getByRole("button", { name: "Prévenez-moi" })).toBeVisible();
  await expectKept(page);
  await page.evaluate(() => document.addEventListener("digi-submit", (event) => event.preventDefault(), { once: true }));
  await submit(page).click();
  await expectKept(page);
  expect(call.seen, "the page took it").toHaveLength(1);
  await widget(page).evaluate((element) => (element as unknown as { reset(): void }).reset());
  await expectEmpty(page);
});

formFaults({
  name: "callback form",
  endpoint: formsOpenFiber,
  answer: {},
  widget,
  open,
  fillIn,
  submit,
  expectKept,
  expectSent: (page) => expect(sent(page)).toBeFocused(),
  first: { field: "first_name", text: "Marie" },
  refused: { field: "email", label: "Email address", other: "noor@example.be" },
  daily: "no connection",
});
