/**
 * Journeys of an order with failures in place of the API's answers, at each step that makes a call: the failure is shown, the visitor can
 * try again, and nothing typed is lost.
 */
import type { Locator, Page } from "playwright/test";
import { addressCity, addressNumber, addressStreet } from "#core/domain/address/address.contract.ts";
import { itsmeAuthUrl, itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { expect, test } from "#tests/page.ts";
import { marie } from "#tests/unit/widgets/order-flow/samples.ts";
import { boxOf, fakeCall, faults, passTime, type Fault } from "./fake-api.ts";
import {
  alert,
  button,
  choose,
  choosePassword,
  comeBack,
  field,
  givePassword,
  heading,
  leave,
  openStep,
  orderButton,
  payByDebit,
  widget,
} from "./ordering.ts";

const nothing = { clientAddress: null, sameBillingAddress: null, orderFor: null, method: null } as const;
const refused = (status: number, said: Readonly<Record<string, unknown>>): Pick<Fault, "answer"> => ({
  answer: { status, json: { meta: { status: { error: true, ...said } }, status: { error: true, ...said } } },
});

/** Moves the page's clock until the failure is shown, since calls that may be repeated are repeated first. */
const passUntil = (page: Page, { answer }: Pick<Fault, "answer">, shown: Locator): Promise<void> =>
  passTime(page, answer === "late" ? 15 : 2, () => expect(shown).toBeVisible({ timeout: 100 }));

async function retryOf(page: Page, fault: Fault): Promise<Locator> {
  const box = await boxOf(page, alert(page), fault);
  const retry = box.getByRole("button", { name: "Try again" });
  if (fault.retry === "in 30 s") await passTime(page, 30, () => expect(retry).toBeVisible({ timeout: 100 }));
  return retry;
}

/** Expects that the review shows the visitor's input from all steps. */
const expectKept = (page: Page): Promise<void> =>
  expect(widget(page)).toContainText(/Marie Peeters.*marie@example\.be.*Grand-Place 1.*Bakkerij.*cooperative.*BE71\s0961\s2345\s6769/s);

/**
 * Goes from the identity app to the review, while the test answers the calls of each step with failures of all kinds. The flow shows the
 * review afterwards.
 */
async function faultyWay(page: Page): Promise<void> {
  await test.step("its-me: the way to the app, and back", async () => {
    const [away, back] = [await fakeCall(page, itsmeAuthUrl), await fakeCall(page, itsmeCallback)];
    await openStep(page, "its-me");
    for (const name of ["a refusal", "an outage, in words", "no JSON", "too many calls", "no way there"]) {
      away.fail(faults[name] as Fault);
      await button(page, "Continue with the identity app").click();
      await expect(alert(page)).toBeFocused();
      await expect(alert(page), name).toHaveText("That did not work. Please try again.");
    }
    for (const name of ["a refusal", "an outage, in words", "no JSON", "too many calls", "no way there"]) {
      back.fail(faults[name] as Fault);
      await comeBack(page, `code-${name.replaceAll(/\W/g, "")}`);
      await expect(alert(page), name).toHaveText("That did not work. Please try again.");
      await expect(button(page, "Continue with the identity app")).toBeEnabled();
      await expect(page).toHaveURL(/config-account$/);
    }
    back.answer({ clientInfo: {} });
    await comeBack(page, "code-of-nobody");
    await expect(alert(page)).toContainText("Something went wrong");
    await expect(button(page, "Continue with the identity app")).toBeEnabled();
    back.answer({ email: "marie@example.be", clientInfo: marie.person });
    await comeBack(page, "code-of-marie");
  });
  await choosePassword(page);

  await test.step("digi-account: the lookups", async () => {
    await choose(page, "order_for", "company");
    await field(page, "company_name").fill("Bakkerij");
    const [cities, streets, numbers] = [
      await fakeCall(page, addressCity),
      await fakeCall(page, addressStreet),
      await fakeCall(page, addressNumber),
    ];
    for (const [name, lookup, text, fault] of [
      ["postalCode", cities, "1000", "an outage"],
      ["street", streets, "Grand", "no JSON"],
      ["number", numbers, "1", "too many calls"],
    ] as const) {
      lookup.fail(faults[fault] as Fault);
      await field(page, name).fill(text);
      const retry = await retryOf(page, faults[fault] as Fault);
      await expect(field(page, name)).toHaveValue(text);
      await expect(field(page, "company_name")).toHaveValue("Bakkerij");
      lookup.pass();
      await retry.click();
      await expect(alert(page)).toHaveCount(0);
      if (name === "postalCode") await expect(field(page, "city")).toHaveValue("Brussels");
      else {
        // The list is opened by a key, and after everything has been loaded: when the box gives the focus back, it would close the list
        // again.
        await expect(widget(page).locator(".ui-spinner")).toHaveCount(0);
        await field(page, name).press("ArrowDown");
        await expect(field(page, name)).toHaveAttribute("aria-activedescendant", /./);
        await field(page, name).press("Enter");
        await expect(field(page, name)).toHaveAttribute("aria-expanded", "false");
      }
    }
    await field(page, "legal_form").selectOption({ label: "cooperative" });
    await field(page, "vat").fill("BE0428759497");
    await choose(page, "same_billing_address", "yes");
    await button(page, "Next").click();
    await expect(heading(page, "How would you like to pay?")).toBeFocused();
  });
  await payByDebit(page);
  await expect(heading(page, "Check your order")).toBeFocused();
}

/**
 * Sends an order whose identity the API no longer knows, as it does after some time: the visitor identifies again in the app and comes
 * back, twice.
 */
async function identifyAgain(page: Page, order: { pass(): void }): Promise<void> {
  await test.step("an identity that the API does not know any more: once again, and all else is kept", async () => {
    const back = await fakeCall(page, itsmeCallback);
    back.answer({ email: "marie@example.be", clientInfo: marie.person });
    await comeBack(page, "code-of-marie-again");
    await expect(heading(page, "Your login")).toBeVisible();
    await givePassword(page);
    await expect(heading(page, "Check your order")).toBeFocused();
    order.pass(); // the API has never heard of this attempt
    await orderButton(page).click();
    await expect(alert(page)).toContainText("Please confirm who you are once more");
    await expect(alert(page)).toBeFocused();
    await comeBack(page, "code-of-marie-at-last");
    await expect(widget(page).getByText("Choose your password once more")).toBeVisible();
    await givePassword(page);
    await expect(heading(page, "Check your order")).toBeFocused();
  });
}

/** Expects the confirmation of an order that the API had received before, so that the page does not know its number. */
async function expectPlacedBefore(page: Page): Promise<void> {
  await expect(heading(page, "Thank you for your order")).toBeFocused();
  await expect(widget(page).getByText("Your order has been placed successfully!")).toBeVisible();
  await expect(widget(page).getByText("Your order number")).toHaveCount(0);
}

test("faults of each call on the way, then of the order itself, on a phone [C-212, C-426, C-427, C-427 order-result, C-433] @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("the identity app could not be asked");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await leave(page, { draft: nothing, secret: { iban: null, isAgreed: false } });
  await faultyWay(page);

  const order = await fakeCall(page, bundleOrder);
  const press = orderButton(page);
  for (const [name, fault] of Object.entries(faults))
    await test.step(`review-order: ${name}`, async () => {
      order.fail(fault);
      const isUnknown = typeof fault.answer === "string" || fault.says.includes("Code response.invalid");
      await press.click();
      if (isUnknown) {
        await passUntil(page, fault, heading(page, "Something went wrong"));
        await expect(widget(page).getByText("API/Server error")).toBeVisible();
        await expect(press).toBeEnabled();
        return;
      }
      const box = await boxOf(page, alert(page), fault);
      if (fault.retry === "in 30 s") await passTime(page, 30, () => expect(box).toContainText("You can try again now.", { timeout: 100 }));
      await expect(box.getByRole("button"), "the order button itself repeats the order").toHaveCount(0);
      await expect(alert(page)).toBeFocused();
      await expect(alert(page)).toHaveText(/(What you typed is kept\.|Code).*/s);
      expect((await alert(page).innerText()).match(/Code/g)?.length ?? 0, "once").toBeLessThan(2);
      await expectKept(page);
    });
  expect(new Set(order.seen).size).toBe(1);

  for (const [what, { answer }, says] of [
    ["a product that is not offered", refused(200, { code: "not_found", message: "We no longer offer it." }), ["We no longer offer it."]],
    ["a code", refused(200, { code: "code_refused", message: "This code does not exist." }), ["This code does not exist."]],
    ["under 18", refused(422, { code: "invalid", message: { birthdate: ["You must be 18 to order."] } }), ["You must be 18 to order."]],
    ["7 lines", refused(422, { code: "invalid", message: { mobile: ["You can order up to 6 SIM cards."] } }), ["up to 6 SIM cards."]],
    ["another system's number", refused(200, { code: 4711, message: "Not today." }), ["Not today.", "Code\u00a04711"]],
  ] as const)
    await test.step(`refused: ${what}`, async () => {
      order.fail({ answer });
      await press.click();
      for (const words of says) await expect(alert(page)).toContainText(words);
      await expect(alert(page)).not.toContainText("on our side");
      await expectKept(page);
    });

  await test.step("somebody who has an account: the login, and back to somebody else", async () => {
    order.fail(refused(200, { code: 600084, message: "An account exists." }));
    await press.click();
    await expect(heading(page, "Looks like you already have an account.")).toBeFocused();
    await button(page, "Not you? Identify again").click();
    await expect(heading(page, "Who is ordering?")).toBeFocused();
  });

  await identifyAgain(page, order);

  await expectKept(page);

  await test.step("two hours later: only what is sensitive is asked for again", async () => {
    await page.clock.fastForward(2 * 3_600_000);
    await expect(heading(page, "Who is ordering?")).toBeVisible();
    await expect(alert(page)).toContainText("for longer than two hours"); // The box names the reason.
    await expect(alert(page)).toBeFocused();
    await comeBack(page, "code-of-marie-the-next-day");
    await givePassword(page);
    await expect(heading(page, "Your details")).toBeFocused();
    await expect(field(page, "company_name")).toHaveValue("Bakkerij");
    await button(page, "Next").click();
    await expect(field(page, "iban")).toHaveValue("");
    await payByDebit(page);
    await expectKept(page);
  });
  order.fail(refused(422, { code: "invalid", message: { "idempotency-key": ["Used."] } }));
  await orderButton(page).click();
  await expectPlacedBefore(page);
});
