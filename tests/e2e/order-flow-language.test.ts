/**
 * Journeys that switch the language at each step of an order: the step and everything filled in stay, and a legal form keeps its meaning.
 */
import type { Page } from "playwright/test";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { marie } from "#tests/unit/widgets/order-flow/samples.ts";
import { fakeCall } from "./fake-api.ts";
import { acceptTerms, button, choose, expectStart, field, givePassword, heading, leave, openStep, startOrder, widget } from "./ordering.ts";

const switchTo = (page: Page, name: "English" | "Français" | "Nederlands"): Promise<void> => page.getByRole("link", { name }).click();

/** The names of the legal forms in French and Dutch, in the order of their numbers: 11–19 and 21–29. */
const legalFormsIn = {
  fr: [
    "société à responsabilité limitée",
    "société anonyme",
    "société coopérative",
    "société simple",
    "société en nom collectif",
    "société en commandite",
    "entreprise individuelle",
    "ASBL",
    "AISBL",
  ],
  nl: [
    "besloten vennootschap",
    "naamloze vennootschap",
    "coöperatieve vennootschap",
    "maatschap",
    "vennootschap onder firma",
    "commanditaire vennootschap",
    "eenmanszaak",
    "vzw",
    "ivzw",
  ],
};

/** Goes from the login, and then from the data of the identity app, to the details, and switches the language on the way. */
async function identifyInLanguages(page: Page): Promise<void> {
  await test.step("changes the language at the login", async () => {
    await leave(page, { secret: { orderer: { kind: "known" } } });
    await openStep(page, "login");
    await expect(heading(page, "Looks like you already have an account.")).toBeVisible();
    await switchTo(page, "Nederlands");
    await expect(widget(page).locator("digi-login")).toBeVisible();
    await expect(widget(page).getByRole("link", { name: /overzicht/ })).toHaveAttribute("href", pathOf("overview", "nl"));
  });

  const person = { ...marie.person };
  delete person.phoneNumber;

  await test.step("changes it at the identity app's data, and at the password", async () => {
    await leave(page, {
      draft: { sameBillingAddress: null, orderFor: null },
      secret: { orderer: { ...marie, person }, iban: null, isAgreed: false },
    });
    await openStep(page, "its-me");
    await expect(heading(page, "You order as Marie Peeters")).toBeVisible();
    await switchTo(page, "Français");
    await expect(heading(page, "Vous commandez en tant que Marie Peeters")).toBeVisible();
    await button(page, "Continuer").click();
    await expect(heading(page, "Votre connexion")).toBeFocused();
    await expect(field(page, "email")).toHaveValue("marie@example.be");
    await switchTo(page, "Nederlands");
    await expect(heading(page, "Je login")).toBeVisible();
    await givePassword(page, "Volgende");
  });
}

test("keeps the step and the answers, but no password, when the language changes at each step of an order @all", async ({ page }) => {
  await identifyInLanguages(page);

  await test.step("changes it at the details, with the legal forms in their order [C-182, C-183]", async () => {
    await expect(heading(page, "Je gegevens")).toBeFocused();
    await field(page, "phone_number").fill("0470 12 34 56");
    await choose(page, "same_billing_address", "yes");
    await choose(page, "order_for", "company");
    await field(page, "company_name").fill("Bakkerij");
    const forms = field(page, "legal_form").locator("option:not([value=''])");
    await expect(forms).toHaveText(legalFormsIn.nl);
    await field(page, "legal_form").selectOption({ label: "naamloze vennootschap" });
    await field(page, "vat").fill("BE 0428.759.49");
    await switchTo(page, "Français");
    await givePassword(page, "Suivant"); // The visitor goes on to the step at which the language was switched.
    await expect(heading(page, "Vos coordonnées")).toBeFocused();
    await expect(field(page, "phone_number")).toHaveValue("0470 12 34 56");
    await expect(field(page, "company_name")).toHaveValue("Bakkerij");
    await expect(forms).toHaveText(legalFormsIn.fr);
    await expect(field(page, "legal_form").locator("option:checked")).toHaveText("société anonyme");
    await expect(field(page, "vat")).toHaveValue("BE 0428.759.49");
    await field(page, "vat").fill("BE 0428.759.497");
    await button(page, "Suivant").click();
  });

  await test.step("changes it at the payment and the review", async () => {
    await expect(heading(page, /Comment souhaitez.vous payer/)).toBeFocused();
    await startOrder(page, "early");
    await field(page, "iban").fill("BE71 0961 2345 6769");
    await switchTo(page, "English");
    await givePassword(page, "Next");
    await expect(heading(page, "How would you like to pay?")).toBeFocused();
    await expect(field(page, "iban")).toHaveValue("BE71 0961 2345 6769");
    await expectStart(page, "early");
    await acceptTerms(page);
    await button(page, "Next").click();
    await expect(heading(page, "Check your order")).toBeFocused();
    await expect(widget(page)).toContainText("public limited company");
    await expect(widget(page)).toContainText("As soon as possible (SIM card from");
    await switchTo(page, "Nederlands");
    await givePassword(page, "Volgende");
    await expect(heading(page, "Kijk je bestelling na")).toBeFocused();
    await expect(widget(page)).toContainText("naamloze vennootschap");
    await expect(widget(page)).toContainText("Zo snel mogelijk (simkaart vanaf");
  });

  await test.step("sends a legal form by its number in the language of the page [C-182]", async () => {
    const call = await fakeCall(page, bundleOrder);
    const warnings = [{ code: "no_slot", message: "Wij bellen je." }];
    const notices = [{ code: "number_check", message: "Wij kijken het na." }];
    call.answer({ data: { orderId: "500000001", outcome: "warning", warnings, notices, newAccount: true, total: 12, documents: [] } });
    await button(page, "Bestelling met betalingsverplichting").click();
    await expect(heading(page, /^Bedankt, /)).toBeFocused();
    await expect(heading(page, "Nog te doen")).toBeVisible();
    expect(JSON.parse(call.seen[0] ?? "")).toMatchObject({
      lang: "nl",
      clientInfo: { phoneNumber: "+32470123456" },
      order: { startEarly: true, orderToCompany: { companyName: "Bakkerij", legalForm: 22, vat: "BE0428759497" } },
    });
  });

  await test.step("changes it at the result, and on a page of its own [C-066 order-result, C-068 order-result, C-427 order-result]", async () => {
    await switchTo(page, "English");
    await expect(heading(page, "Warning")).toBeVisible();
    await expect(widget(page).getByText(/A day for our technician/)).toBeVisible();
    await expect(widget(page).getByText("We check your number with your operator"), "a step, not a warning").toBeVisible();
    await page.goto(pathOf("shop-success", "fr"));
    const result = page.locator("digi-order-result");
    await expect(result.getByRole("heading", { name: "Merci pour votre commande" })).toBeVisible();
    await expect(result.getByText(/500000001/)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(result.locator(`a[href="${pathOf("bundle", "fr")}"]`)).toBeVisible(); // This tab has no order.
  });
});
