/**
 * Journeys of the order of another mobile line in French and Dutch, from beginning to end and at the real API: a new customer who types an
 * address, and a customer who keeps a number and gets a SIM card. The English journeys are in my-digi-mobile-order.test.ts.
 */
import type { Locator, Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { sizes } from "./builder.ts";
import { wordsIn } from "./catalogue.ts";
import { choosePhone, field, newNumber, radio, typeAddress } from "./my-digi-mobile-order.ts";
import { area, button, errors, heading, link, section } from "./my-digi-orders.ts";
import { countOrders } from "./ordering.ts";
import { signInByHand, signInWithProducts } from "./signed-in.ts";

/** The languages of these journeys, with the name that the sample street has in each. */
const ways = [
  ["fr", "Grand-Place"],
  ["nl", "Grote Markt"],
] as const;

const choosePlan = (page: Page, title: string): Promise<void> =>
  area(page).getByRole("article", { name: title, exact: true }).getByRole("button").click();
const group = (page: Page, name: string): Locator => area(page).getByRole("group", { name });

for (const [language, street] of ways) {
  const { say, like } = wordsIn(language);
  const orderButton = (page: Page): Locator => button(page, say("Order with obligation to pay"));
  const thanks = (page: Page): Locator => area(page).getByRole("heading", { name: like("Thank you, …") });
  const lines = (page: Page): Locator => section(page, say("Mobile")).getByRole("listitem");

  test(`${language}, on a phone: somebody new orders a first line for a typed address, and has it at once [C-100, C-318, C-353] @all`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(sizes["a phone"]);
    const { email } = await signInByHand(page, request);
    await page.goto(pathOf("my-products", language));
    await link(page, say("Add a mobile plan")).click();
    await expect(area(page)).toContainText(say("There are no installation addresses for this user."));
    await choosePlan(page, "Light");
    await radio(page, "phone", "new-phone").check();
    await choosePhone(page);
    await expect(orderButton(page)).toBeDisabled();
    await expect(orderButton(page)).toHaveAccessibleDescription(say("Choose your address from the lists first, down to the house number."));
    const address = group(page, say("For which address is this line?"));
    await typeAddress(page, address, { street, box: "A" });
    await expect(errors(page)).toHaveText(say("Use digits only, at most 5"));
    await expect(orderButton(page)).toHaveAccessibleDescription(say("Correct the box of the address first: digits only, at most 5."));
    await address.locator('[name="box"]').fill("12");
    await orderButton(page).click();
    await expect(errors(page)).toHaveText(say("select option"));
    await radio(page, "start_early", "early").check();
    await orderButton(page).click();
    await expect(thanks(page)).toBeFocused();
    await expect(area(page)).toContainText(say("Your order has been placed successfully!"));
    await expect(area(page)).toContainText(say("Your line works at once."));
    await expect(link(page, say("Install your eSIM"))).toHaveAttribute(
      "href",
      new RegExp(`${pathOf("my-products-esim", language)}\\?phone-nr=\\d+$`),
    );
    expect(await countOrders(request, email)).toBe(1);
    await link(page, say("To My products")).click();
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page)).toContainText(say("Active"));
  });

  test(`${language}: a kept number comes with a SIM card, which goes to a typed address, and waits under My products [C-254, C-258, C-268, C-269] @all`, async ({
    page,
    request,
  }) => {
    const { email } = await signInWithProducts(page, request);
    const before = await countOrders(request, email);
    await page.goto(pathOf("my-products-mobile-order", language));
    await choosePlan(page, "Max");
    await radio(page, "phone", "keep-phone").check();
    await orderButton(page).click();
    await expect(errors(page).first()).toHaveText(say("Please enter current phone number"));
    await area(page).getByLabel(say("Your current number"), { exact: true }).fill(`0${newNumber()}`);
    await field(page, "provider").selectOption("Proximus");
    await radio(page, "subscription", "yes").check();
    await field(page, "current_sim_card").fill("1234 5678 9012 3456 789");
    await field(page, "number_agree").check();
    await radio(page, "sim_card", "sim").check();
    await expect(area(page)).toContainText(say("You’ll see it under My products once it’s activated."));
    await field(page, "install_address").first().check();
    await radio(page, "delivery_address", "address-new").check();
    await typeAddress(page, group(page, say("Where should we send your SIM card?")), { street });
    await radio(page, "start_early", "later").check();
    await expect(errors(page)).toHaveCount(0);
    await orderButton(page).click();
    await expect(thanks(page)).toBeFocused();
    await expect(area(page)).toContainText(like("Your line works from …."));
    expect(await countOrders(request, email)).toBe(before + 1);
    await link(page, say("To My products")).click();
    await expect(lines(page)).toHaveCount(3);
    await expect(lines(page).filter({ hasText: "Max" })).toContainText(say("Ordered"));
    await expect(heading(page, say("My products"))).toBeVisible();
  });
}
