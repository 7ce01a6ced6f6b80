/** Journeys of a withdrawal on a demo whose clock the test moves forward: on the last days of the withdrawal period, and after it. */
import { customersOrder } from "#tests/contract/support/sample-orders.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { mailsTo } from "./access.ts";
import { orderAsMarie } from "./ordering.ts";
import { apiAt, moveClock, siteAt, startOwnDemo } from "./own-demo.ts";
import { orderByHand } from "./placed-orders.ts";
import { signInByHand } from "./signed-in.ts";
import { confirm, field, fillIn, line, receipt, receiptsTo, tag, widget, withdraw } from "./withdrawal.ts";

const port = ports.withdrawalDemo;
const [site, api] = [siteAt(port), apiAt(port)];
// The tests have one demo, whose clock they move one after the other.
test.describe.configure({ mode: "default" });
test.use({ baseURL: site });
let stop = async (): Promise<void> => undefined;
test.beforeAll(async () => {
  stop = await startOwnDemo({ port });
});
test.afterAll(() => stop());

test("a visitor withdraws with the number of the order's mail on day 14 @all", async ({ page, request }) => {
  const email = "marie.peeters@example.com";
  const number = await orderAsMarie(page);
  const mails = await mailsTo(request, email, api);
  const order = mails.find(({ subject }) => subject.startsWith(`Your order ${number}`));
  const address = /Withdraw from contract here:\n(\S+)/.exec(order?.text ?? "")?.[1] ?? "";
  expect(address).toBe(`${site}${pathOf("withdrawal", "en")}?contract=${number}`);

  await moveClock(request, 14, port);
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  await expect(field(page, "contract"), "nobody copies a number").toHaveValue(number);
  await fillIn(page, { name: "Marie Peeters", email });
  await withdraw(page).click();
  await confirm(page).click();
  await expect(receipt(page)).toBeFocused();
  await expect(widget(page), "the same as everybody reads").toContainText("We have your statement, check it and write to you.");

  const after = await mailsTo(request, email, api);
  const subjects = after.map(({ subject }) => subject);
  expect(subjects).toContain(`Receipt of your withdrawal ${await line(page, "Reference").innerText()}`);
  expect(subjects).toContain(`Your withdrawal from order ${number}: what follows`);
  expect(after.find(({ subject }) => subject.endsWith("what follows"))?.text).toContain("What had not begun yet is cancelled.");
});

test("a customer who is late reads so before, gets a receipt that says 'We will check it', and nothing ends @all", async ({
  page,
  request,
}) => {
  const { email, tokens } = await signInByHand(page, request, undefined, api);
  const number = await orderByHand(request, tokens, customersOrder(), { api, headers: { origin: site } });
  await moveClock(request, 40, port);
  await signInByHand(page, request, email, api);

  await page.goto(`${pathOf("orders", "en")}?order-id=${number}`);
  const area = page.locator("digi-my-digi");
  const state = area.locator(".ui-badge").first();
  await expect(state).toHaveText("Everything works");
  await expect(area.getByRole("link", { name: "Withdraw from contract here" }), "the period is over").toHaveCount(0);

  await page.goto(`${pathOf("withdrawal", "en")}?contract=${number}`);
  await expect(widget(page).getByRole("radio", { checked: true })).toHaveValue(number);
  await expect(widget(page)).toContainText("The 14 days are over. We will check your statement.");
  await withdraw(page).click();
  await confirm(page).click();
  await expect(receipt(page)).toBeFocused();
  await expect(widget(page)).toContainText("We will check it");
  await expect(line(page, "Contract or order number")).toHaveText(number);
  const [mail, ...others] = await receiptsTo(request, email, api);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Receipt of your withdrawal ${await line(page, "Reference").innerText()}`);

  await page.goto(`${pathOf("orders", "en")}?order-id=${number}`);
  await expect(state, "nothing ends by itself").toHaveText("Everything works");
  await expect(area).not.toContainText("Ending");
});
