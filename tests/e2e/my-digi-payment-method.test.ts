/** Journeys of the payment method of a customer and its change, against the real API. Each uses a customer that no other journey uses. */
import type { Locator, Page } from "playwright/test";
import { changePaymentMethod } from "#core/domain/invoices/payment-method.contract.ts";
import { expect, test } from "#tests/page.ts";
import { api } from "./access.ts";
import { fakeCall, faults, stopTime } from "./fake-api.ts";
import { hearEscape } from "./heard-keys.ts";
import { signInByHand } from "./signed-in.ts";

const right = "BE71 0961 2345 6769";
const refusal = { meta: { status: { error: true, code: "invalid", message: { iban: "This account is closed" } } } };

/** Begins to record the requests for the invoices. */
function recordAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (one) => {
    if (one.url().startsWith(`${api}/my-digi/invoices?`) && one.method() === "GET") asked.push(one.url());
  });
  return asked;
}

/**
 * Presses Escape. Expects that it closes the open form and gives the focus back to the button that opened it, and that the host page does
 * not receive the key.
 */
async function escapeUnheard(page: Page, opener: Locator): Promise<void> {
  const escapes = await hearEscape(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  expect(await escapes(), "the page hears nothing of it").toEqual([]);
}

type FakeCall = Awaited<ReturnType<typeof fakeCall>>;

/** Returns locators for the form in which the payment method is changed, and for the card that shows the payment method. */
function formOf(page: Page) {
  const area = page.locator("digi-my-digi");
  return {
    area,
    card: area.locator(".area-section").first(),
    change: area.getByRole("button", { name: "Change how you pay" }),
    field: (name: string) => area.locator(`[name="${name}"]`),
    way: (method: string) => area.locator(`input[value="${method}"]`),
    errors: area.locator('[part="error"]'),
    allow: area.getByRole("button", { name: "Allow direct debit" }),
  };
}

/** Fills in the form with every mistake about which it has an error message. */
async function fillWithMistakes(page: Page): Promise<void> {
  const { area, field, way, errors, allow } = formOf(page);
  const { keyboard } = page;
  await test.step("bad input is said at its field; a doubt keeps nobody; what is typed outlives a look at the other way", async () => {
    await field("name").fill(" ");
    await keyboard.press("Enter");
    await expect(errors).toHaveText(["Enter the name of the account holder", "Enter your account number"]);
    await expect(field("name")).toBeFocused();
    await field("name").fill("Zoë Peeters");
    await field("iban").pressSequentially("nl91 ABNA 0417 1643 001");
    await expect(field("iban")).toHaveValue("NL91 ABNA 0417 1643 "); // The field accepts 16 characters, without the spaces.
    await field("cnp-cui").fill("12");
    await allow.click();
    await expect(errors).toHaveText([
      "Enter an account number like BE68\u00a05390\u00a00754\u00a07034",
      "Check the national or company number, or leave it empty",
    ]);
    await field("cnp-cui").fill("85.07.30-033.28");
    await field("iban").fill("BE71 0961 2345 6796");
    await way("manual_transfer").check();
    await expect(area).toContainText("Each invoice tells you the amount");
    await expect(field("iban")).toHaveCount(0);
    await way("direct_debit").check();
    await expect(field("iban")).toHaveValue("BE71 0961 2345 6796");
    await field("iban").focus();
    await field("name").focus();
    const meant = `Two digits seem to have changed places: ${right.replaceAll(" ", "\u00a0")}`;
    await expect(area.getByRole("paragraph").filter({ hasText: meant })).toBeVisible();
    await expect(errors).toHaveCount(0);
    await expect(area).toContainText("you allow digi Belgium (demo) (creditor identifier BE78ZZZ0999999922)");
  });
}

/** Sends the form while the API refuses it, and then while the API has an outage. */
async function sendInVain(page: Page, call: FakeCall): Promise<void> {
  const { area, field, errors, allow } = formOf(page);
  await test.step("what the API says of a field stands at it; an outage keeps everything", async () => {
    call.fail({ answer: { status: 422, json: refusal } });
    await allow.click();
    await expect(errors).toHaveText(["This account is closed"]);
    await expect(area.getByRole("link", { name: "Account number (IBAN): This account is closed" })).toBeVisible();
    await field("iban").fill(right);
    call.fail(faults["an outage"] as (typeof faults)[string]);
    await allow.click();
    const box = area.getByRole("group", { name: "Error!" });
    await expect(box).toBeFocused();
    await expect(box).toContainText("What you typed is kept.");
    await expect(field("iban")).toHaveValue(right);
    await expect(field("cnp-cui")).toHaveValue("85.07.30-033.28");
    call.pass();
  });
}

test("direct debit with its mandate, and back to transfers; 2 s later the view has it anew [C-177, C-178] [C-390, C-404] [C-441, C-336] [C-337, C-338] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  await page.route("**/my-digi.payment-method.js", (route) => route.abort(), { times: 1 });
  await page.goto("/en/my-digi/invoices");
  const { area, card, change, field, way } = formOf(page);
  const call = await fakeCall(page, changePaymentMethod);

  await test.step("the file of the form was lost once; Escape leaves all as it was", async () => {
    await expect(card).toContainText(/How you pay\s*Bank transfer, Payconiq or Bancontact on each invoice/);
    await change.click();
    const heading = area.getByRole("heading", { name: "Change how you pay" });
    await expect(heading).toBeFocused();
    await expect(field("name")).toHaveValue(/^Alex /);
    await expect(field("name")).toHaveAttribute("autocomplete", "name");
    await field("iban").fill("BE1");
    await escapeUnheard(page, change);
    await change.click();
    await expect(heading).toBeFocused();
    await expect(field("iban")).toHaveValue("");
  });

  await fillWithMistakes(page);

  await sendInVain(page, call);

  const asked = recordAsked(page);
  const message = "Your payment method has been changed. It will be used from your next invoice on.";
  const changed = area.getByRole("group", { name: message });
  await page.clock.install();
  await stopTime(page);

  await test.step("changed: said, with what it is not about; 2000 ms later asked for anew", async () => {
    await area.getByRole("button", { name: "Try again" }).click();
    await expect(changed).toBeFocused();
    await expect(changed).toContainText("Invoices that we have already sent stay as they are.");
    const account = { name: "Zoë Peeters", "cnp-cui": "85.07.30-033.28", iban: "BE71096123456769" };
    expect(JSON.parse(call.seen.at(-1) ?? "")).toEqual({ lang: "en", method: "direct_debit", ...account });
    await page.clock.runFor(1999);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(card).toContainText(/Direct debit \(SEPA\)\s*Zoë Peeters, BE•• •••• •••• 6769/);
    await expect(card).toContainText(/Mandate \d+-\w+/);
    await expect(card).toContainText(message);
    await expect(change).toBeFocused();
    expect(asked).toHaveLength(1);
  });

  await test.step("and back: nothing of the account is sent", async () => {
    await change.click();
    await way("manual_transfer").check();
    await area.getByRole("button", { name: "Pay each invoice myself" }).click();
    await expect(changed).toBeFocused();
    expect(JSON.parse(call.seen.at(-1) ?? "")).toEqual({ lang: "en", method: "manual_transfer", name: "", "cnp-cui": "", iban: "" });
    await page.clock.runFor(2000);
    await expect(card).toContainText(/How you pay\s*Bank transfer, Payconiq or Bancontact on each invoice/);
  });

  await test.step("the account tells it too, with the way here", async () => {
    await page.clock.resume();
    await page.goto("/en/my-digi/account");
    const row = area.getByRole("listitem").filter({ hasText: "How you pay" });
    await expect(row).toContainText("Bank transfer, Payconiq or Bancontact on each invoice");
    await expect(row.getByRole("link", { name: "Change it under Invoices" })).toHaveAttribute("href", /\/en\/my-digi\/invoices$/);
  });
});
