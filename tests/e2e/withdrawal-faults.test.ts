/**
 * Journeys of what can go wrong in a withdrawal: its call, the list of the customer's contracts, the session or a file fails. The visitor's
 * input is never lost.
 */
import type { Page } from "playwright/test";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { customerServiceEmail } from "#core/base/values/limits.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { sendWithdrawal } from "#widgets/withdrawal/withdrawal.contract.ts";
import { mailsTo } from "./access.ts";
import { boxOf, expectRetryHeard, fakeCall, faults, passTime, type Fault } from "./fake-api.ts";
import { signInByHand } from "./signed-in.ts";
import {
  alert,
  arriveWithOrder,
  button,
  confirm,
  errors,
  field,
  fillIn,
  heading,
  line,
  open,
  receipt,
  receiptsTo,
  someStatement,
  state,
  widget,
  withdraw,
  type Typed,
} from "./withdrawal.ts";

const accountCall = `http://localhost:${ports.api}/my-digi/account?*`;

/**
 * Expects that the phone number and the email address of customer service are beside the button. The link for the mail has the text of the
 * declaration, as far as the visitor has filled it in.
 */
async function expectOtherWays(page: Page, typed: Typed): Promise<void> {
  await expect(widget(page).getByRole("link", { name: /^\+32/ })).toHaveAttribute("href", "tel:+3228704141");
  const mail = widget(page).getByRole("link", { name: customerServiceEmail });
  const body = new URL((await mail.getAttribute("href")) ?? "").searchParams.get("body") ?? "";
  for (const text of Object.values(typed)) expect(body).toContain(text);
}

for (const [name, fault] of Object.entries(faults))
  test(`withdrawal: ${name} is said, keeps the statement, and it goes through afterwards @all`, async ({ page, complaints }) => {
    complaints.announce("Failed to load resource");
    await page.clock.install();
    const typed = someStatement();
    const call = await fakeCall(page, sendWithdrawal);
    await open(page);
    await state(page, typed);
    call.fail(fault as Fault);
    await confirm(page).click();
    const box = await boxOf(page, alert(page), fault);
    await expect(box).toBeFocused();
    for (const [label, text] of [
      ["Name", typed.name],
      ["Contract or order number", typed.contract],
      ["Email for the receipt", typed.email],
    ] as const)
      await expect(line(page, label)).toHaveText(text);
    await expectOtherWays(page, typed);
    if (fault.retry === "in 30 s") {
      await passTime(page, 30, () => expect(box.getByRole("button", { name: "Try again" })).toBeVisible({ timeout: 100 }));
      await expectRetryHeard(box);
    }
    call.pass();
    await (fault.retry === "never" ? confirm(page) : box.getByRole("button", { name: "Try again" })).click();
    await expect(receipt(page)).toBeFocused();
    await expect(alert(page)).toHaveCount(0);
  });

test("values that the API refuses lead back to their fields, with what was typed", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const typed = someStatement();
  const call = await fakeCall(page, sendWithdrawal);
  await open(page);
  await state(page, typed);
  const message = { email: ["This address takes no mail."], stranger: ["Unknown"] };
  call.fail({ answer: { status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } } });
  await confirm(page).click();
  await expect(errors(page)).toHaveText(["This address takes no mail."]);
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("stranger: Unknown");
  for (const [name, text] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(text);
  call.pass();
  await fillIn(page, { email: someStatement().email });
  await expect(errors(page)).toHaveCount(0);
  await withdraw(page).click();
  await expect(alert(page)).toHaveCount(0);
  await confirm(page).click();
  await expect(receipt(page)).toBeFocused();
});

test("another person's contract has the receipt of one that does not exist: nothing ends, and the owner is told @all", async ({
  page,
  request,
}) => {
  const owner = await arriveWithOrder(page, request);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const shown: string[] = [];
  for (const contract of [owner.number, "599999998"]) {
    const typed = { ...someStatement(), contract };
    await open(page);
    await state(page, typed);
    await confirm(page).click();
    await expect(receipt(page)).toBeFocused();
    const text = await widget(page).locator(".withdrawal-step").innerText();
    const same = [typed.email, contract, /W-\w{4}-\w{4}/, /\w+day, \d+ \w+ \d{4} at \d\d:\d\d:\d\d/];
    shown.push(same.reduce<string>((told, part) => told.replaceAll(part instanceof RegExp ? new RegExp(part, "g") : part, "…"), text));
    expect(await receiptsTo(request, typed.email)).toHaveLength(1);
  }
  expect(shown[0]).toContain("We have your statement, check it and write to you.");
  expect(shown[0]).toBe(shown[1]);
  const told = (await mailsTo(request, owner.email)).map(({ subject }) => subject);
  expect(told).toContain(`Order ${owner.number}: somebody sent us a withdrawal`);
  await signInByHand(page, request, owner.email);
  await page.goto(`${pathOf("orders", "en")}?order-id=${owner.number}`);
  await expect(page.locator("digi-my-digi").getByRole("button", { name: "Cancel the order" }), "the order goes on").toBeVisible();
});

test("offline: the statement stays, and goes through once the connection is back @all", async ({ page, complaints }) => {
  complaints.announce(/Failed to load resource|could not be loaded/);
  const typed = someStatement();
  await open(page);
  await state(page, typed);
  await page.context().setOffline(true);
  await confirm(page).click();
  await expect(alert(page)).toContainText("You are offline");
  await expectOtherWays(page, typed);
  await page.context().setOffline(false);
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(receipt(page)).toBeFocused();
});

test("contracts that do not come can be asked for again, and a number can be typed all the same @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { email, number } = await arriveWithOrder(page, request);
  const call = await fakeCall(page, myDigiAccount);
  call.fail({ answer: { status: 500, json: {} } });
  await open(page);
  await expect(alert(page)).toContainText("Something is wrong on our side.");
  await expectOtherWays(page, { name: "Alex Lambert", contract: "", email });
  await page.goto(`${pathOf("withdrawal", "en")}?contract=${number}`);
  await expect(alert(page)).toContainText("Something is wrong on our side.");
  await expectOtherWays(page, { name: "Alex Lambert", contract: number, email });
  await button(page, "Enter the number yourself").click();
  await expect(field(page, "email")).toHaveValue(email);
  await button(page, "Choose from my contracts").click();
  await expect(alert(page)).toBeVisible();
  call.pass();
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(widget(page).getByRole("radio", { checked: true })).toHaveValue(number);
});

test("a file of the contracts that is lost is said, with phone and mail beside it, and comes on request @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(/net::ERR_FAILED|could not be loaded/);
  const { email, number } = await arriveWithOrder(page, request);
  let isMissing = true;
  await page.route("**/withdrawal.contracts.js*", (route) => (isMissing ? route.abort() : route.continue()));
  await page.clock.install();
  await open(page, "en", `?contract=${number}`);
  await passTime(page, 10, () => expect(alert(page)).toContainText("This part couldn’t be loaded.", { timeout: 100 }));
  await expectOtherWays(page, { name: "Alex Lambert", contract: number, email });
  isMissing = false;
  await alert(page).getByRole("button").click();
  await passTime(page, 2, () => expect(widget(page).getByRole("radio", { checked: true })).toBeAttached({ timeout: 100 }));
  await expect(widget(page).locator(".other-ways")).toHaveCount(0);
});

test("a session that ends before the statement is sent is said, and the whole contract can be withdrawn without it @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { email, number } = await arriveWithOrder(page, request);
  await page.goto(`/en/withdraw?contract=${number}`);
  await widget(page).getByRole("checkbox", { name: "Light" }).uncheck();
  await withdraw(page).click();
  await expect(line(page, "Products")).toHaveText("Fibre 500 Mbps");
  const call = await fakeCall(page, sendWithdrawal);
  call.fail({ answer: { status: 401, json: { meta: { status: { error: true, code: "logout" } } } } });
  await confirm(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("You were logged out: nothing has been sent yet");
  await expect(alert(page)).toContainText("Without a login, your statement is about the whole contract.");
  await expect(field(page, "contract")).toHaveValue(number);
  await expect(field(page, "email")).toHaveValue(email);
  call.pass();
  await withdraw(page).click();
  await expect(heading(page, "Confirm your withdrawal")).toBeFocused();
  await expect(widget(page).getByText("Products", { exact: true })).toHaveCount(0);
});

test("products that are no longer the customer's are said above the button, and the list stays @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.route(accountCall, (route) => route.fallback());
  const { number } = await arriveWithOrder(page, request);
  await page.goto(`/en/withdraw?contract=${number}`);
  await widget(page).getByRole("checkbox", { name: "Light" }).uncheck();
  await withdraw(page).click();
  const call = await fakeCall(page, sendWithdrawal);
  call.fail({
    answer: { status: 422, json: { meta: { status: { error: true, code: "invalid", message: { products: ["Not yours."] } } } } },
  });
  await confirm(page).click();
  await expect(alert(page)).toContainText("What do you withdraw from: Not yours.");
  await expect(widget(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
});
