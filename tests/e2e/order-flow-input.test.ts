/**
 * Journeys of invalid input in the fields of an order: each error is shown at its field, and nothing typed is lost. Which values are valid
 * is tested in tests/unit/widgets/order-flow/schemas.test.ts.
 */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { marie } from "#tests/unit/widgets/order-flow/samples.ts";
import { button, choose, errors, field, heading, leave, openStep, widget } from "./ordering.ts";

/** Returns the errors below the fields that are in the page's light DOM. */
const lightErrors = (page: Page): Locator => widget(page).locator('[slot$="-error"]:visible');
/** Expects exactly these messages in the given elements, in any order. */
const said = (where: Locator, words: readonly string[]): Promise<void> =>
  expect.poll(async () => (await where.allInnerTexts()).map((text) => text.replaceAll("\u00a0", " ")).toSorted()).toEqual(words.toSorted());

/** Sets the page's option that accounts of other countries are accepted, before the loader reads the options. */
const takeSepa = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const script = document.querySelector<HTMLScriptElement>("script[data-api]");
      if (!script) return;
      script.dataset["iban"] = "sepa";
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

const nothing = { clientAddress: null, sameBillingAddress: null, orderFor: null, method: null } as const;

/** Goes from the profile to the details, and makes every mistake that is possible in these steps. */
async function fillProfile(page: Page): Promise<void> {
  await test.step("says of each field of the profile what is wrong [C-280, C-299]", async () => {
    await openStep(page, "complete-profile");
    await button(page, "Next").click();
    await said(lightErrors(page), [
      "Enter your email address",
      "Repeat the email address",
      "Choose a password",
      "Repeat the password",
      "Enter your date of birth",
    ]);
    await field(page, "email").fill(`${"x".repeat(300)}@example.be`);
    await field(page, "birth_day").pressSequentially("311");
    await field(page, "birth_month").fill("2");
    await field(page, "birth_year").fill("1990");
    await button(page, "Next").click();
    await expect(field(page, "birth_day")).toHaveValue("31"); // The field accepts 31, although February has no such day.
    await said(lightErrors(page), [
      "Enter an email address like name@example.be",
      "Repeat the email address",
      "Choose a password",
      "Repeat the password",
      "Enter your date of birth",
    ]);
    await field(page, "email").fill("luc@example.be");
    await field(page, "repeat_email").fill("luk@example.be");
    await field(page, "password").fill("Secret-pass-1");
    await field(page, "repeat_password").fill("Secret-pass-2");
    await field(page, "birth_day").fill("1");
    await field(page, "birth_year").fill("2015");
    await button(page, "Next").click();
    await said(lightErrors(page), ["Email addresses do not match", "Passwords do not match", "You must be 18 to order."]);
    await field(page, "repeat_email").fill("LUC@example.be");
    await field(page, "repeat_password").fill("Secret-pass-1");
    await field(page, "birth_year").fill("1990");
    await button(page, "Next").click();
    await expect(heading(page, "Your details")).toBeFocused();
  });
}

test("says at each field that it is empty, too long or wrong, and keeps what is typed @all", async ({ page }) => {
  await takeSepa(page);
  const { firstName, lastName, nationalRegNumber } = marie.person as Record<string, string>;
  const bare = { ...marie, person: { firstName: firstName ?? "", lastName: lastName ?? "", nationalRegNumber: nationalRegNumber ?? "" } };
  await leave(page, { draft: nothing, secret: { orderer: bare, iban: null, isAgreed: false } });

  await fillProfile(page);

  await test.step("takes no address that was not chosen [C-288, C-297, C-298]", async () => {
    await choose(page, "order_for", "company");
    await field(page, "company_name").fill("x".repeat(120));
    await field(page, "phone_number").fill("12");
    await field(page, "vat").fill("FR40303265045");
    await field(page, "postalCode").fill("9999");
    await said(errors(page), ["We don’t know this postal code. Please check it."]);
    await field(page, "postalCode").fill("1300");
    await field(page, "city").click();
    await widget(page).getByRole("option", { name: "Limal" }).click();
    await field(page, "street").fill("Rue de nulle part"); // A text that was not chosen from the suggestions is no address.
    await expect(button(page, "Next")).toBeDisabled();
    await expect(field(page, "number")).toHaveAttribute("aria-disabled", "true");
    await field(page, "postalCode").fill("1000");
    await field(page, "street").fill("Grand");
    await widget(page).getByRole("option", { name: "Grand-Place" }).click();
    await field(page, "number").fill("1");
    await expect(button(page, "Next")).toBeDisabled();
    await widget(page).getByRole("option", { name: "1", exact: true }).click();
  });

  await test.step("says what the other details lack, and that a box and a name are too long [C-286, C-291, C-292]", async () => {
    await field(page, "box").fill("12A");
    await button(page, "Next").click();
    await said(errors(page), [
      "Enter a Belgian phone number, for example 0470 12 34 56",
      "select option",
      "Choose the legal form",
      "Enter a Belgian VAT number like BE 0428.759.497",
      "Use at most 100 characters",
    ]);
    await expect(field(page, "company_name"), "what is filled in is never cut").toHaveValue("x".repeat(120));
    await field(page, "company_name").fill("x".repeat(100));
    await field(page, "phone_number").fill("0497 44 55 66");
    await choose(page, "same_billing_address", "yes");
    await field(page, "legal_form").selectOption({ label: "cooperative" });
    await field(page, "vat").fill("be 0428 759 497");
    await button(page, "Next").click();
    await said(errors(page), ["Use digits only, at most 5"]);
    await field(page, "box").fill("123456");
    await button(page, "Next").click();
    await said(errors(page), ["Use at most 5 characters"]);
    await expect(field(page, "box")).toHaveValue("123456");
    await field(page, "box").fill("12345");
    await button(page, "Next").click();
  });

  await test.step("says what is wrong with an account, and takes one of any SEPA country [C-337, C-341]", async () => {
    await expect(heading(page, "How would you like to pay?")).toBeFocused();
    await field(page, "iban").fill("GB29NWBK60161331926819X".repeat(2));
    await button(page, "Next").click();
    await expect(field(page, "iban")).toHaveValue("GB29NWBK60161331926819X".repeat(2));
    await said(errors(page), ["Please check this field", "This field is required", "This field is required"]);
    await field(page, "iban").fill("NL91ABNA0417164301");
    await field(page, "iban").blur();
    const doubt = "Is this number right? One of its digits seems to be wrong.";
    await expect(widget(page).getByRole("paragraph").filter({ hasText: doubt })).toBeVisible();
    await expect(widget(page).locator("output").first()).toHaveText(doubt);
    // A doubtful value shows a warning, but the visitor can go on.
    await said(errors(page), ["This field is required", "This field is required"]);
    await field(page, "iban").fill("de89 3704 0044 0532 0130 00");
    await field(page, "terms").check();
    await button(page, "Next").click();
    await said(errors(page), ["This field is required"]);
    await field(page, "privacy").check();
    await button(page, "Next").click();
  });

  await expect(heading(page, "Check your order")).toBeFocused();
  await expect(widget(page)).toContainText(/luc@example\.be.*Grand-Place 1.*12345.*x{100}.*cooperative.*BE\s0428.759.497.*DE89\s3704/s);
});
