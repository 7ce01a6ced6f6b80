/** Journeys of the questions in the order of another mobile line: how one answer changes other questions, and where the page scrolls. */
import type { Page } from "playwright/test";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { expect, moving, test } from "#tests/page.ts";
import { fakeCall } from "./fake-api.ts";
import {
  choosePhone,
  choosePlan,
  deliveryAddress,
  field,
  fillIn,
  grandPlaceSent,
  keepNumber,
  keptNumber,
  lineAddress,
  newNumber,
  openMobileOrder,
  orderButton,
  planButton,
  radio,
  thanks,
  typeAddress,
} from "./my-digi-mobile-order.ts";
import { area, errors, link } from "./my-digi-orders.ts";
import { signInByHand, signInWithProducts } from "./signed-in.ts";

test("a SIM card of somebody new goes to the typed address of the line, or to another one [C-254, C-255, C-317, C-318] @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request);
  await openMobileOrder(page);
  await choosePlan(page, "Essentials");
  await radio(page, "phone", "new-phone").check();
  await radio(page, "sim_card", "sim").check();
  await radio(page, "start_early", "early").check();
  await expect(radio(page, "delivery_address", "address-install")).toBeChecked();
  await radio(page, "delivery_address", "address-new").check();
  await typeAddress(page, deliveryAddress(page));
  await expect(orderButton(page), "the address of the line is still missing").toBeDisabled();
  await radio(page, "delivery_address", "address-install").check();
  await expect(deliveryAddress(page).locator('[name="postalCode"]')).toHaveCount(0);
  await typeAddress(page, lineAddress(page), { box: "12B" });
  await expect(errors(page)).toHaveText("Use digits only, at most 5");
  await expect(orderButton(page)).toBeDisabled();
  await expect(orderButton(page)).toHaveAccessibleDescription("Correct the box of the address first: digits only, at most 5.");
  await lineAddress(page).locator('[name="box"]').fill("12");
  await expect(errors(page)).toHaveCount(0);
  await expect(orderButton(page)).toBeEnabled();
  await page.reload();
  await expect(lineAddress(page).locator('[name="number"]'), "a reload keeps the address").toHaveValue("1");
  await expect(lineAddress(page).locator('[name="box"]')).toHaveValue("12");
  await expect(radio(page, "delivery_address", "address-install")).toBeChecked();
  await expect(orderButton(page)).toBeEnabled();
  const call = await fakeCall(page, bundleOrder);
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(JSON.parse(call.seen[0] ?? "{}")).toMatchObject({
    deliveryAddress: { ...grandPlaceSent, box: "12" },
    installAddress: { fttbAddressId: "FTTB-1000-1-01-1", box: "12" },
  });
});

test("a prepaid number has a SIM card, another one a customer number; a changed answer empties what it replaces [C-258, C-259, C-260] @all", async ({
  page,
  request,
}) => {
  await signInWithProducts(page, request);
  await openMobileOrder(page);
  await fillIn(page);
  await radio(page, "phone", "keep-phone").check();
  await keptNumber(page).fill(newNumber());
  await field(page, "provider").selectOption("Proximus");
  await field(page, "number_agree").check();
  await radio(page, "subscription", "yes").check();
  await expect(field(page, "customer_number")).toHaveCount(0);
  await field(page, "current_sim_card").fill("123");
  await orderButton(page).click();
  await expect(errors(page)).toHaveText("Enter the 13 to 19 digits on your SIM card");
  await expect(field(page, "current_sim_card")).toBeFocused();

  await radio(page, "subscription", "no").check();
  await expect(errors(page)).toHaveCount(0);
  await expect(field(page, "current_sim_card")).toHaveCount(0);
  await orderButton(page).click();
  await expect(errors(page)).toHaveText("Enter your customer number");
  await field(page, "customer_number").fill("12a");
  await orderButton(page).click();
  await expect(errors(page)).toHaveText("Use digits only, at most 20");
  await radio(page, "subscription", "yes").check();
  await expect(errors(page)).toHaveCount(0);
  await expect(field(page, "current_sim_card"), "what was typed before is empty").toHaveValue("");
  await orderButton(page).click();
  await expect(errors(page)).toHaveText("Enter the number on your SIM card");

  await radio(page, "phone", "new-phone").check();
  await expect(errors(page)).toHaveCount(0);
  await radio(page, "phone", "keep-phone").check();
  await expect(keptNumber(page)).toHaveValue("");
  await expect(field(page, "provider")).toHaveValue("");
  await expect(field(page, "subscription").and(page.locator(":checked"))).toHaveCount(0);
  await expect(field(page, "number_agree")).not.toBeChecked();
  await radio(page, "sim_card", "sim").check();
  await radio(page, "sim_card", "esim").check();
  await expect(field(page, "device")).toHaveValue("");
  await expect(planButton(page, "Light"), "what belongs to no changed answer stays").toHaveAttribute("aria-pressed", "true");

  const number = newNumber();
  await choosePhone(page);
  await keepNumber(page, { number, prepaid: "yes", digits: "1234-5678 9012 3456 789" });
  await expect(field(page, "current_sim_card"), "blanks and dashes take no digit away").toHaveValue("1234-5678 9012 3456 789");
  const call = await fakeCall(page, bundleOrder);
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(JSON.parse(call.seen[0] ?? "{}").bundle.mobile[0].subscription).toEqual({
    portability: "prepaid",
    current_sim_card: "1234567890123456789",
    first_digits: number.slice(0, 4),
    customer_number: "",
  });
  await expect(area(page)).toContainText(/Your line works from \d+ \w+ \d{4}\./);
  await expect(link(page, "Install your eSIM"), "there is none to install before that day").toHaveCount(0);
});

test("questions that come back show the answers that hold, and a delivery address that went is asked again [C-255, C-260, C-317] @all", async ({
  page,
  request,
}) => {
  await signInWithProducts(page, request);
  await openMobileOrder(page);
  await fillIn(page);
  await keepNumber(page, { number: newNumber(), prepaid: "yes", digits: "1234567890123" });
  await radio(page, "sim_card", "sim").check();
  const deliveries = field(page, "delivery_address");
  await expect(deliveries.first(), "the newest address").toBeChecked();
  await deliveries.nth(1).check();
  await page.reload();
  await expect(radio(page, "subscription", "yes")).toBeChecked();
  await expect(deliveries.nth(1)).toBeChecked();

  await radio(page, "phone", "new-phone").check();
  await radio(page, "phone", "keep-phone").check();
  await expect(field(page, "current_sim_card")).toHaveCount(0);
  await expect(field(page, "subscription").and(page.locator(":checked"))).toHaveCount(0);
  await radio(page, "phone", "new-phone").check();

  await deliveries.first().check();
  await radio(page, "sim_card", "esim").check();
  await radio(page, "sim_card", "sim").check();
  await expect(deliveries.first()).toBeChecked();

  await radio(page, "install_address", "address-new").check();
  await radio(page, "delivery_address", "address-install").check();
  await field(page, "install_address").first().check();
  await expect(deliveries.and(page.locator(":checked"))).toHaveCount(0);
  const call = await fakeCall(page, bundleOrder);
  await orderButton(page).click();
  await expect(errors(page)).toHaveText("Please select one option");
  await expect(deliveries.first()).toBeFocused();
  expect(call.seen).toEqual([]);
  await deliveries.nth(1).check();
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(JSON.parse(call.seen[0] ?? "{}").deliveryAddress).not.toBeNull();
});

/**
 * Begins to record how the view makes the page scroll to the search for a phone model, since the end of a smooth movement does not show how
 * it came about.
 */
const recordScrolls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const scrolls: string[] = [];
    Object.assign(window, { scrolls });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (given) {
      if (this.matches(".mobile-line-device")) scrolls.push(String((given as ScrollIntoViewOptions).behavior));
      scroll.call(this, given);
    };
  });
const scrollsOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { scrolls: string[] }).scrolls);

const motions = [
  ["with motion smoothly", "no-preference", "smooth"],
  ["without motion at once", "reduce", "auto"],
] as const;
for (const [how, reducedMotion, behavior] of motions)
  test.describe(how, () => {
    test.use(reducedMotion === "reduce" ? {} : moving);
    test(`an eSIM chosen anew scrolls to the search for a phone below 770 px alone, ${how} [C-253, C-442] @all`, async ({
      page,
      request,
    }) => {
      await recordScrolls(page);
      await signInWithProducts(page, request);
      const expected: string[] = [];
      for (const width of [769, 770, 1280, 390]) {
        await page.setViewportSize({ width, height: 640 });
        await openMobileOrder(page);
        expect(await scrollsOf(page), "the eSIM that is preselected scrolls nowhere").toEqual([]);
        await radio(page, "sim_card", "sim").check();
        await radio(page, "sim_card", "esim").check();
        await expect(field(page, "device")).toBeVisible();
        expected.splice(0, 1, ...(width < 770 ? [behavior] : []));
        await expect.poll(() => scrollsOf(page)).toEqual(expected);
        await expect(radio(page, "sim_card", "esim")).toBeFocused();
        if (width < 770) await expect(field(page, "device")).toBeInViewport();
      }
    });
  });
