/** Journeys of the order flow on the real site, against the real reference API and the identity app. */
import type { Page } from "playwright/test";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { withInternet } from "#tests/bundles.ts";
import { expect, moving, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { linkTo, mailsTo, recordEvents } from "./access.ts";
import { hold } from "./fake-api.ts";
import { loseOnce } from "./lost-files.ts";
import {
  acceptTerms,
  alert,
  button,
  choose,
  choosePassword,
  errors,
  expectStart,
  everything,
  field,
  heading,
  identify,
  logIn,
  openOrder,
  orderButton,
  payByDebit,
  startOrder,
  widget,
} from "./ordering.ts";

test.use(moving);

/** Fills in the details of a company. Expects errors for missing values and for an impossible VAT number. */
async function orderForCompany(page: Page): Promise<void> {
  await expect(widget(page).getByText("Step 1 of 3")).toBeAttached();
  await expect(button(page, "Next")).toBeDisabled();
  await expect(widget(page).getByText("First say whether this is your address.")).toBeVisible();
  await button(page, "Yes, that’s my address").click();
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["select option", "select option"]);
  await expect(field(page, "same_billing_address").first()).toBeFocused();
  await choose(page, "same_billing_address", "yes");
  await choose(page, "order_for", "company");
  await field(page, "vat").fill("BE 0428.759.498");
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["Enter the company name", "Choose the legal form", /one of its digits is wrong/]);
  await field(page, "company_name").fill("Bakkerij");
  await field(page, "legal_form").selectOption({ label: "public limited company" });
  await field(page, "vat").fill("BE 0428.759.497");
  await button(page, "Next").click();
}

/**
 * Fills in the payment by direct debit, with an account number that is first missing, then incomplete, then of another country, then with
 * two digits exchanged, and at last right.
 */
async function giveAccount(page: Page): Promise<void> {
  await expect(heading(page, "How would you like to pay?")).toBeFocused();
  await expect(widget(page).getByText("Step 2 of 3")).toBeAttached();
  await expect(field(page, "method").and(page.locator('[value="debit"]'))).toBeChecked();
  await expect(field(page, "start_early").and(page.locator(":checked"))).toHaveCount(0);
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["select option", ...Array.from({ length: 3 }, () => "This field is required")]);
  await expect(field(page, "start_early").first()).toBeFocused();
  await startOrder(page, "early");
  await field(page, "iban").pressSequentially("be71 0961 2345");
  await expect(field(page, "iban")).toHaveValue("BE71 0961 2345");
  await acceptTerms(page);
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["Please check this field"]);
  await field(page, "iban").fill("NL91ABNA0417164300");
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["Please check this field"]);
  await field(page, "iban").fill("BE71 0961 2345 7669");
  await field(page, "iban").press("End");
  await field(page, "iban").press("7"); // A key beyond the sixteenth character is ignored.
  await field(page, "iban").blur();
  await expect(field(page, "iban")).toHaveValue("BE71 0961 2345 7669");
  await expect(
    widget(page)
      .getByRole("paragraph")
      .filter({ hasText: /BE71\s0961\s2345\s6769/ }),
  ).toBeVisible(); // The message proposes the number that was meant.
}

/** Presses the review's button twice while the answer is held back, and expects one order and its result. */
async function orderOnce(page: Page): Promise<void> {
  const bodies: string[] = [];
  page.on("request", (one) => void (one.url().endsWith("/bundle-configurator/order") && bodies.push(one.postData() ?? "")));
  const letGo = await hold(page, "**/bundle-configurator/order");
  const meanwhile = async (): Promise<void> => {
    await expect(orderButton(page)).toHaveAttribute("aria-disabled", "true");
    await expect(orderButton(page).locator(".ui-spinner")).toBeVisible();
  };
  await pressTwice(orderButton(page), { letGo, meanwhile });
  await expect(heading(page, "Thank you, Marie")).toBeFocused();
  await expect(widget(page).getByText("The account has been successfully created, and the order has been placed.")).toBeVisible();
  await expect(widget(page).getByText(/^Your order number is \S+\.$/)).toBeVisible();
  await expect(heading(page, "Open the email sent to marie.peeters@example.com")).toBeVisible();
  await expect(widget(page)).toContainText(/Total a month.*€12\s*\/month.*SIM cards go to.*1000 Bru.*You can withdraw until/s);
  await expect(widget(page).getByText("Step 3 of 3")).toHaveCount(0);
  await expect(widget(page).getByRole("link", { name: "Go to login" })).toHaveAttribute("href", "/en/login");
  await expect(widget(page).getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/en");
  await expect(widget(page).getByRole("complementary")).toHaveCount(0);
  expect(bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({
    order: {
      orderToMyself: false,
      orderToCompany: { companyName: "Bakkerij", legalForm: 2, vat: "BE0428759497" },
      payment: { directDebit: { debitPaymentIban: "BE71096123456769" } },
      startEarly: true,
    },
  });
}

/** Expects that the result is shown after Back, after a reload, and on a page of its own in two languages. */
async function expectResultKept(page: Page): Promise<void> {
  await page.goBack();
  await expect(heading(page, "Thank you, Marie")).toBeVisible();
  await page.reload();
  // The name is never stored, and of the email address only a mask.
  await expect(heading(page, "Thank you for your order")).toBeVisible();
  await expect(heading(page, "Open the email sent to m•••@example.com")).toBeVisible();
  await expect(widget(page).getByText("The account has been successfully created, and the order has been placed.")).toBeVisible();
  const result = page.locator("digi-order-result");
  await page.goto(pathOf("shop-success", "en"));
  await expect(result.getByText("The account has been successfully created, and the order has been placed.")).toBeVisible();
  await page.goto(pathOf("shop-success", "nl"));
  await expect(result.getByText("Je account is aangemaakt en je bestelling is geplaatst.")).toBeVisible();
  await expect(result.locator(`a[href="${pathOf("login", "nl")}"]`)).toBeVisible();
  await expect(result.locator(`a[href="${pathOf("home", "nl")}"]`)).toBeVisible();
}

/** Expects that the review has stored no secret, and that a reload keeps all input but the password. */
async function expectNoSecretKept(page: Page): Promise<void> {
  await test.step("keeps no secret where it must not be, and the email without the password [C-146, C-408]", async () => {
    const kept = await everything(page);
    for (const secret of ["Secret-pass-1", "BE710961", "1990", "code="]) expect(kept.others, secret).not.toContain(secret);
    expect(kept.local).not.toMatch(/Secret-pass-1|BE710961|birthdate|nationalReg|eId|itsme/);
    expect(kept.tab).not.toContain("Secret-pass-1");
    // The saved order is under `appState` (C-146 but for the password, which lives in memory alone).
    expect(await page.evaluate(() => localStorage.getItem("appState"))).toContain('"email":"marie.peeters@example.com"');
    expect(kept.others).toMatch(/"add_payment_info".*"payment_type":"SEPA"/s);

    await page.reload(); // only the password is gone
    await expect(widget(page).getByText("Choose your password once more")).toBeVisible();
    await field(page, "password").fill("Secret-pass-1");
    await field(page, "repeat_password").fill("Secret-pass-1");
    await button(page, "Next").click();
    await expect(heading(page, "Check your order")).toBeFocused();
    await expect(widget(page)).toContainText(
      /Marie Peeters.*Grand-Place 1\s*1000 Brussels.*Bakkerij.*public limited company.*BE71\s0961\s2345\s6769/s,
    );
  });
}

test("orders a pack for a company, paid by direct debit, and loads each step's file again after it was lost once [C-017]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const lost = await loseOnce(page, /\/order-flow\.[\w-]{3,}\.js/);
  const events = await recordEvents(page);
  await openOrder(page);
  await expect(widget(page).getByRole("complementary", { name: "Your pack" })).toContainText(/Light.*€5.*Essentials.*€7.*€12/s);

  await test.step("leads from the identity app to a password [C-209, C-213, C-374]", async () => {
    await identify(page, "Marie Peeters");

    await expect(heading(page, "Your login")).toBeVisible();
    await expect(page).toHaveURL(/\?step=complete-profile$/); // The address has no code of the identity app either.
    await expect(field(page, "email")).toHaveAttribute("readonly");
    await button(page, "Next").click();
    await expect(field(page, "password")).toBeFocused();
    await choosePassword(page);
  });

  await test.step("asks for the details of a company [C-010, C-215, C-291, C-292, C-294, C-295, C-431]", () => orderForCompany(page));

  await test.step("asks for a Belgian account number [C-234, C-336, C-337, C-338, C-339, C-340]", () => giveAccount(page));

  await test.step("keeps all of it when the browser goes back and forth, up to the review [C-009, C-056, C-219]", async () => {
    await page.goBack();
    await expect(heading(page, "Your details")).toBeFocused();
    await expect(field(page, "vat")).toHaveValue("BE 0428.759.497");
    await page.goForward();
    await expect(field(page, "iban")).toHaveValue("BE71 0961 2345 7669");
    await expectStart(page, "early");
    await payByDebit(page);
    await expect(heading(page, "Check your order")).toBeFocused();
    await expect(widget(page).getByText("Step 3 of 3")).toBeAttached();
  });

  await expectNoSecretKept(page);

  await test.step("sends one order however often the button is pressed, which turns meanwhile [C-063, C-067, C-154, C-235, C-428]", () =>
    orderOnce(page));

  await test.step("leaves nothing of it, and tells nobody", async () => {
    const after = await everything(page);
    expect(after.local + after.tab).not.toMatch(/Secret-pass-1|BE710961|Marie|Bakkerij|Grote Markt/);
    expect(after.others).toMatch(/"purchase".*"transaction_id"/s);
    const told = await events();
    expect(told).not.toMatch(/Secret-pass-1|BE710961|Marie|marie|1990-/);
    const [mail] = await mailsTo(request, "marie.peeters@example.com");
    expect(mail?.subject).toBeTruthy();
  });

  await test.step("shows the result after Back, a reload and in another language [C-063 order-result, C-066 order-result, C-067 order-result, C-129 order-result, C-428 order-result]", () =>
    expectResultKept(page));

  await test.step("activates the account, which can log in", async () => {
    await page.goto(await linkTo(request, "marie.peeters@example.com"));
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await page.goto(pathOf("login", "en"));
    await logIn(page, request, "marie.peeters@example.com", { login: page.locator("digi-login"), password: "Secret-pass-1" });
    await expect(page).toHaveURL(new RegExp(`${pathOf("overview", "en")}$`));
    await expect(page.getByRole("heading", { name: "Hello Marie" })).toBeVisible();
  });

  expect(lost()).toEqual([
    "/order-flow.address.js",
    "/order-flow.complete-profile.js",
    "/order-flow.confirm-order.js",
    "/order-flow.digi-account.js",
    "/order-flow.its-me.js",
    "/order-flow.payment.js",
    "/order-flow.review-order.js",
  ]);
});

test("leads to the builder without a pack, says what the identity app refused, and asks before it clears answers @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("the identity app could not be asked");
  await test.step("leads to the builder where nothing was put together, or nothing is left [C-018, C-019, C-199]", async () => {
    await page.goto(pathOf("order", "fr"));
    await expect(page).toHaveURL(new RegExp(`${pathOf("bundle", "fr")}$`));
    await openOrder(page, emptyBundle);
    await expect(page).toHaveURL(new RegExp(`${pathOf("bundle", "en")}$`));
  });

  await test.step("says that a call failed, that the app was cancelled, and that somebody is 17 [C-433]", async () => {
    await openOrder(page, withInternet, "?step=payment");
    await expect(page).not.toHaveURL(/step/); // The step cannot be opened yet.
    await page.route("**/itsme/auth-url/**", (route) => route.fulfill({ status: 503, body: "secret words of a server" }));
    await button(page, "Continue with the identity app").click();
    await expect(alert(page)).toHaveText("That did not work. Please try again.");
    await page.unroute("**/itsme/auth-url/**");
    await identify(page, "Cancel");
    await expect(alert(page)).toContainText("You cancelled in the identity app");
    await identify(page, "Lotte Maes");
    await expect(alert(page)).toContainText("You must be 18 to order.");
    await expect(alert(page).getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/en/contact");
    await page.reload();
  });

  await test.step("asks for the birth date that nobody wrote down", async () => {
    await identify(page, "Idris Omar");
    await field(page, "birth_day").fill("1");
    await field(page, "birth_month").fill("7");
    await field(page, "birth_year").fill("1986");
    await choosePassword(page);
    await button(page, "Yes, that’s my address").click();
    await choose(page, "same_billing_address", "yes");
    await choose(page, "order_for", "myself");
    await button(page, "Next").click();
  });

  await test.step("asks before going back from the first step of a fixed line clears the details", async () => {
    await expect(heading(page, "Your internet and TV today")).toBeFocused();
    await button(page, "Previous").click();
    await widget(page).getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
    await expect(heading(page, "Your internet and TV today")).toBeVisible();
    await button(page, "Previous").click();
    await widget(page).getByRole("dialog").getByRole("button", { name: "Go back and clear" }).click();
    await expect(heading(page, "Your details")).toBeFocused();
    await expect(field(page, "order_for").first()).not.toBeChecked();
  });

  await test.step("leads from the details back to who orders [C-221]", async () => {
    await button(page, "Previous").click();
    await expect(page).toHaveURL(/config-account$/);
    await expect(heading(page, "You order as Idris Omar")).toBeFocused();
    await button(page, "Continue").click();
    await choosePassword(page);
  });

  await test.step("leads to the builder by Cancel [C-020]", async () => {
    await button(page, "Cancel").click();
    await widget(page).getByRole("dialog").getByRole("button", { name: "Go to my pack" }).click();
    await expect(page).toHaveURL(new RegExp(`${pathOf("bundle", "en")}$`));
  });
});
