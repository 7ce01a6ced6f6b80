/**
 * Tests the accessibility of the order flow and of an order's result: every step, question and error, in every language, width and colour
 * scheme.
 */
import { expect, test } from "#tests/page.ts";
import { grandPlace, known, marie } from "#tests/unit/widgets/order-flow/samples.ts";
import { button, choose, expectSound, expectSoundInEnglish, heading, next, openKept, session, tag } from "./stored-order.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { PlacedResult } from "#core/features/order-result/stored-result.schema.ts";
import { good } from "./links.ts";
import { control } from "./page.ts";

const day = (text: string): CalendarDate => text as CalendarDate;

/** A person whose address the identity app knows, but not the email address, the phone number and the birth date. */
const { email: _email, phoneNumber: _phone, birthdate: _birthdate, ...person } = marie.person;
const { street, number, box, cityId, streetId, countyId: stateId, fttbAddressId: fttbId } = grandPlace;
const entry = { streetId, stateId, cityId, fttbId, street, addressPrepared: { street, number, box } };
const stranger = { ...marie, person, addresses: [entry] };

const details = { clientAddress: grandPlace, sameBillingAddress: true, orderFor: "myself" } as const;
const paid = { ...details, method: "debit", startEarly: true } as const;
const mandate = { iban: "BE71096123456769", isAgreed: true };

const paragraph = "Fibre 500 Mbps, download: minimum 250 Mbps, usually available 450 Mbps.";
/**
 * The API's answer with a contract summary. The test answers this call itself, because the API does not know the session of these tests.
 */
const summary = {
  meta: { status: { error: false } },
  data: {
    id: "1",
    version: "2026-11",
    title: "Contract summary",
    opening: ["This contract summary provides the main elements of this service offer as required by EU law."],
    provider: ["Provider: digi Belgium (demo)"],
    sections: ["Services and equipment", "Price"].map((h) => ({ h, p: [paragraph, paragraph] })),
    url: "http://localhost/contract-summary/1",
  },
};

test("order flow: account and details, with all that can be missing", async ({ page }) => {
  const stage = await openKept(page, tag, { step: "complete-profile", secret: { orderer: stranger } });
  const { field, errors, widget } = stage;
  await next(stage);
  await expect(widget.locator('[slot$="-error"]:visible')).toHaveCount(5);
  await expectSound(stage, "account, errors");
  for (const name of ["email", "repeat_email"]) await field(name).fill("marie@example.be");
  for (const name of ["password", "repeat_password"]) await field(name).fill("Secret-pass-1");
  for (const [name, text] of [
    ["birth_day", "9"],
    ["birth_month", "5"],
    ["birth_year", "1990"],
  ] as const)
    await field(name).fill(text);
  await next(stage);
  await expect(widget.getByText("First say whether this is your address.")).toBeVisible();
  await expectSound(stage, "details, the app's address offered");
  await button(stage, "Yes, that’s my address").click();
  await choose(stage, "order_for", "company");
  await next(stage);
  await expect(errors).toHaveCount(5);
  await expectSound(stage, "details, errors of a company");
  await choose(stage, "same_billing_address", "no");
  await expect(widget.getByText("First choose the house number of your billing address.")).toBeVisible();
  await field("postalCode").fill("1000");
  await field("street").fill("Grand");
  await expect(widget.locator("li[role=option]").first()).toBeVisible();
  await expectSound(stage, "details, another billing address");
});

test("order flow: two addresses that cannot be looked up", async ({ page, complaints }) => {
  complaints.announce(/Failed to load resource|could not be fetched/);
  (await control(page, "/oauth2/token")).answer(session);
  (await control(page, "/address/city*")).fail("503");
  const stage = await openKept(page, tag, { step: "digi-account", signedIn: true });
  const codes = stage.field("postalCode");
  await expect(codes).toBeVisible();
  await choose(stage, "same_billing_address", "no");
  await expect(codes).toHaveCount(2);
  for (const code of await codes.all()) await code.fill("1000");
  await expect(stage.alert).toHaveCount(2);
  await expectSound(stage, "details, two addresses that cannot be looked up");
});

test("order flow: payment with its errors and a doubtful number, what may not come, the question before one leaves", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("the part payment could not be loaded");
  let isLost = true;
  await page.route("**/order-flow.payment.js*", (route) => (isLost ? route.abort() : route.continue()));
  (await control(page, "/oauth2/token")).answer(session);
  const stage = await openKept(page, tag, { step: "payment", signedIn: true, draft: details });
  const { field, errors, alert } = stage;
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSoundInEnglish(stage, "a step that did not come");
  isLost = false;
  await alert.getByRole("button", { name: "Try again" }).click();
  await next(stage);
  await expect(errors).toHaveCount(4);
  await expectSound(stage, "payment, errors");
  await field("iban").fill("BE71 0961 2345 7669");
  await field("terms").focus();
  await expectSoundInEnglish(stage, "payment, doubtful number");
  await button(stage, "Cancel").click();
  await expect(stage.widget.getByRole("dialog")).toBeVisible();
  await expectSound(stage, "the question before one leaves");
});

test("order flow: review, under way, refused, at another price, and what came of it", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  (await control(page, "/oauth2/token")).answer(session);
  const order = await control(page, "/bundle-configurator/order");
  order.hold();
  const summaryCall = await control(page, "/bundle-configurator/contract-summary");
  summaryCall.answer({ meta: { status: { error: true, message: "Out of order" } } }, 422);
  const stage = await openKept(page, tag, { step: "review-order", signedIn: true, draft: paid, secret: mandate });
  const send = button(stage, "Order with obligation to pay");
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/^You need the contract summary before you can order/);
  await expectSoundInEnglish(stage, "review, without a contract summary");
  summaryCall.answer(summary);
  await button(stage, "Try again").click();
  await stage.widget.getByText("Read the contract summary").click();
  await expect(heading(stage, "Services and equipment")).toBeVisible();
  await expectSound(stage, "review");
  await send.click();
  await expect(send).toHaveAttribute("aria-busy", "true");
  await expectSoundInEnglish(stage, "review, under way");
  const refusal = (status: object): object => ({ status, meta: { status } });
  order.answer(refusal({ error: true, code: 4711, message: "This account number is not accepted." }), 422);
  await expect(stage.alert).toBeFocused();
  await expectSoundInEnglish(stage, "review, refused");
  const lines = [{ kind: "mobile", wpId: "1101", t: ["Light"], prc: 6 }];
  order.answer({ ...refusal({ error: true, code: "price_changed" }), data: { total: 13, lines } }, 409);
  await send.click();
  await expect(heading(stage, "Check your order")).toBeVisible();
  await expect(stage.alert.getByText("The price has changed")).toBeVisible();
  await expectSound(stage, "review, another price");
  order.answer(refusal({ error: true }), 500);
  await stage.alert.getByRole("button").click();
  await expect(heading(stage, "Something went wrong")).toBeFocused();
  await expectSound(stage, "nobody knows");
  const codes = ["portability_later", "no_slot", "number_check", "email_known", "of-tomorrow"];
  order.answer({
    ...good,
    data: {
      ...{ orderId: "D-2026-004711", outcome: "warning", newAccount: false, total: 13 },
      warnings: codes.map((code) => ({ code, message: "In the API's words." })),
      documents: [{ text: "Withdrawal form (PDF)", url: "https://digi.example/withdrawal.pdf" }],
    },
  });
  await button(stage, "Order with obligation to pay").click();
  await expect(heading(stage, "Thank you, Marie-Antoinette")).toBeFocused();
  await expect(heading(stage, "Warning")).toBeVisible();
  await expectSound(stage, "ordered, and something is still needed");
  order.answer(refusal({ error: true, code: "invalid", message: { "idempotency-key": ["Used."] } }), 422);
  const again = await openKept(page, tag, { step: "review-order", signedIn: true, draft: paid, secret: mandate });
  await button(again, "Order with obligation to pay").click();
  await expect(heading(again, "Thank you for your order")).toBeFocused();
  await expectSoundInEnglish(again, "ordered before");
});

test("order flow: who orders, refused, a customer, one who has an account", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  complaints.announce("the identity app could not be asked");
  (await control(page, "/itsme/auth-url/**")).fail("503");
  const stage = await openKept(page, tag, {});
  await button(stage, "Continue with the identity app").click();
  await expect(stage.alert).toBeFocused();
  await expectSound(stage, "who orders, refused");
  const atLogin = await openKept(page, tag, { step: "login", secret: { orderer: known } });
  await expect(page.locator(`${tag} > digi-login:state(ready)`)).toBeAttached();
  await expectSound(atLogin, "login in place");
  const token = await control(page, "/oauth2/token");
  token.hold();
  const waiting = await openKept(page, tag, { signedIn: true });
  await expect(waiting.widget.locator(".ui-skeleton")).toBeVisible();
  await expectSoundInEnglish(waiting, "being found out");
  token.answer(session);
  await expect(heading(waiting, "You order as Marie-Antoinette Vandenbroucke")).toBeVisible();
  await expectSound(waiting, "a customer");
});

test("order flow: who orders, back from the app: cancelled, of 17, and after two hours", async ({ page }) => {
  const cancelled = await openKept(page, tag, { back: "error=access_denied&state=s" });
  await expect(cancelled.alert).toContainText("You cancelled in the identity app");
  await expectSoundInEnglish(cancelled, "who orders, cancelled");
  const callback = await control(page, "/itsme/callback/*");
  callback.answer({ ...good, clientInfo: { ...marie.person, birthdate: "2020-01-01" } });
  const minor = await openKept(page, tag, { back: "code=c1&state=s" });
  await expect(minor.alert).toContainText("You must be 18 to order.");
  await expectSound(minor, "who orders, of 17");
  await page.clock.install();
  const lapsed = await openKept(page, tag, { step: "complete-profile", secret: { orderer: marie } });
  await expect(lapsed.field("password")).toBeVisible();
  await page.clock.fastForward(2 * 3_600_000);
  await expect(lapsed.alert).toContainText("for longer than two hours");
  await expectSound(lapsed, "who orders, after two hours");
  await page.clock.setSystemTime(new Date()); // The page's clock is set to the real time, at which the stored values were written.
  (await control(page, "/oauth2/token")).answer(session);
  (await control(page, "/bundle-configurator/contract-summary")).answer(summary);
  const customer = await openKept(page, tag, { step: "review-order", signedIn: true, draft: paid, secret: mandate });
  await expect(heading(customer, "Check your order")).toBeVisible();
  await page.clock.fastForward(2 * 3_600_000);
  await expect(heading(customer, "How would you like to pay?")).toBeVisible();
  await expect(customer.alert).toContainText("we don’t keep your payment details");
  await expectSoundInEnglish(customer, "payment, after two hours");
});

test("order flow: nothing to order", async ({ page }) => {
  const empty = await openKept(page, tag, { bundle: null });
  await expect(empty.widget.getByText("There is nothing in your pack yet.")).toBeVisible();
  await expectSound(empty, "nothing to order");
});

test("order result: an order, and none", async ({ page }) => {
  const of = "digi-order-result";
  const result = {
    ...{
      orderId: "D-2026-004711",
      warnings: ["portability_later"],
      notices: ["number_check"],
      newAccount: true,
      email: "m•••@digi.example",
    },
    kinds: { simCards: 2, eSims: 0, keptNumbers: 1, hasVisit: true, hasTvBox: false },
    price: { cents: 2655, later: { months: 12, cents: 2950 }, onceCents: 0 },
    slot: { date: day("2026-12-14"), intervalValue: "08:00-12:00" },
    withdrawUntil: day("2026-12-14"),
    steps: (["posted", "visit", "number", "invoice"] as const).map((id) => ({ id, on: day("2026-12-14") })),
  } as const satisfies PlacedResult;
  const stage = await openKept(page, of, { bundle: null, result });
  await expect(heading(stage, "Thank you for your order")).toBeVisible();
  await expectSound(stage, "an order");
  const none = await openKept(page, of, { bundle: null });
  await expect(none.widget.getByText("There is no order here.")).toBeVisible();
  await expectSound(none, "no order");
});
