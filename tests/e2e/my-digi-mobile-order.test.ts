/** Journeys of the order of another mobile line in the customer area, from the choice of a plan to the line under My products. */
import type { Page } from "playwright/test";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { recordLayer } from "./data-layer.ts";
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
import { alert, area, errors, heading, link, section } from "./my-digi-orders.ts";
import { countOrders } from "./ordering.ts";
import { signInByHand, signInWithProducts } from "./signed-in.ts";

/** The expected body of the order of a customer's first line, with an eSIM (C-379…C-381). */
const firstLine = {
  bundle: {
    mobile: [
      {
        i: "mobile-light",
        wpId: "1101",
        new_phone: "new-phone",
        sim: { name: "eSIM", mobile: "apple-iphone-15" },
        provider: "",
        portability_provider: { id: "", name: "" },
        subscription: { portability: null, current_sim_card: "", first_digits: "", customer_number: "" },
      },
    ],
    internet: [],
    tv: [],
    landline: [],
  },
  deliveryAddress: null,
  installAddress: { fttbAddressId: "FTTB-1000-1-01-1", box: "12" },
  startEarly: true,
  bundlesPrice: 5,
  lang: "en",
};

/** The part of the expected body that differs when the customer brings a number along and gets a SIM card. */
const movedLine = (number: string) => ({
  bundle: {
    mobile: [
      {
        i: "mobile-max",
        new_phone: `+32${number}`,
        sim: { name: "SIM card", mobile: null },
        provider: "Proximus",
        portability_provider: { id: "proximus", name: "Proximus" },
        subscription: { portability: "postpaid", current_sim_card: "", first_digits: number.slice(0, 4), customer_number: "60012345" },
      },
    ],
  },
  deliveryAddress: { ...grandPlaceSent, box: "3" },
  installAddress: { fttbAddressId: "FTTB-9000-1-01-10" },
  startEarly: false,
});

/** Opens the order from My products, and checks the questions that a customer without products has to answer. */
async function reachFirstLine(page: Page): Promise<void> {
  await page.goto(pathOf("my-products", "en"));
  await link(page, "Add a mobile plan").click();
  await expect(heading(page, "Add a mobile plan")).toBeVisible();
  await expect(area(page)).toContainText("There are no installation addresses for this user.");
  await expect(lineAddress(page).locator('[name="postalCode"]')).toBeVisible();
  await expect(field(page, "install_address")).toHaveCount(0);
  await expect(area(page).getByRole("article").locator(".offer-title")).toHaveText([/^Light/, /^Essentials/, /^Max/, /^Ultimate/]);

  await expect(field(page, "sim_card").first(), "the eSIM is the first of the two").toHaveValue("esim");
  await expect(radio(page, "sim_card", "esim")).toBeChecked();
  await expect(field(page, "device")).toBeVisible();
  await expect(area(page)).toContainText("You’ll see your eSIM under My products at once. We’ll email you how to put it on your phone.");
}

test("somebody new orders a first line with an eSIM for a typed address, and has it at once [C-098, C-099, C-100, C-249, C-251, C-252, C-270, C-318, C-353, C-379, C-380, C-381]", async ({
  page,
  request,
}) => {
  const layer = await recordLayer(page);
  const { email } = await signInByHand(page, request);
  await reachFirstLine(page);
  await choosePlan(page, "Light");
  await radio(page, "phone", "new-phone").check();
  await choosePhone(page);
  await expect(section(page, "Contract summary").getByText("Read the contract summary")).toBeVisible();
  await expect(orderButton(page)).toBeDisabled();
  await expect(orderButton(page)).toHaveAccessibleDescription("Choose your address from the lists first, down to the house number.");
  await typeAddress(page, lineAddress(page), { box: "12" });
  await expect(orderButton(page)).toBeEnabled();
  await orderButton(page).click();
  await expect(errors(page), "no answer about the start is preselected").toHaveText("select option");
  await expect(radio(page, "start_early", "early")).toBeFocused();
  await area(page)
    .getByRole("radio", { name: /^As soon as possible \(eSIM today\)/ })
    .check();
  await expect(errors(page)).toHaveCount(0);
  await section(page, "Contract summary").getByText("Read the contract summary").click();
  await expect(section(page, "Contract summary").getByRole("article")).toContainText("Light");
  await expect(section(page, "Your order")).toContainText(/Light.*With a new number.*€5 \/month.*Paid once€0.*€5/);
  const call = await fakeCall(page, bundleOrder);
  await orderButton(page).click();

  await expect(thanks(page)).toBeFocused();
  expect(JSON.parse(call.seen[0] ?? "{}")).toEqual(firstLine);
  await expect(area(page)).toContainText("Your order has been placed successfully!");
  await expect(area(page)).toContainText("Your line works at once.");
  await expect(link(page, "Install your eSIM")).toHaveAttribute(
    "href",
    new RegExp(`${pathOf("my-products-esim", "en")}\\?phone-nr=4\\d{8}$`),
  );
  await expect(orderButton(page)).toBeDisabled();
  await expect(orderButton(page)).toHaveAccessibleDescription("You’ve ordered this line.");
  expect(await countOrders(request, email)).toBe(1);
  const bought = layer.filter(({ event }) => event === "purchase");
  expect(bought.map(({ ecommerce }) => ecommerce?.items)).toMatchObject([[{ item_id: "1101", item_category: "mobile", price: 5 }]]);
  await link(page, "To My products").click();
  await expect(page).toHaveURL(pathOf("my-products", "en"));
  await expect(section(page, "Mobile").getByRole("listitem")).toHaveCount(1);
  await expect(section(page, "Mobile").getByRole("listitem")).toContainText(/Light.*Active.*\+32.4.*Install your eSIM/);
});

/**
 * Presses the order button before the questions are answered: first the questions about a new line, then those about a number that is kept.
 * Expects an error at each.
 */
async function expectMissing(page: Page): Promise<void> {
  await orderButton(page).click();
  await expect(errors(page)).toHaveText(["Please select your favorite package", "Please select one option", "Please select one option"]);
  await expect(planButton(page, "Light")).toBeFocused();
  await expect(alert(page)).toContainText("Which number do you want: Please select one option");
  await alert(page)
    .getByRole("link", { name: /^For which address is this line: / })
    .click();
  await expect(field(page, "install_address").first()).toBeFocused();

  await choosePlan(page, "Max");
  await radio(page, "phone", "keep-phone").check();
  await expect(section(page, "Your order"), "nothing is said about a number before it is given").not.toContainText("number");
  await orderButton(page).click();
  await expect(errors(page)).toHaveText([
    "Please enter current phone number",
    "Please select provider",
    "Please select your current subscription",
    "This field is required",
    "Please select one option",
    "select option",
  ]);
  await expect(keptNumber(page)).toBeFocused();
}

test("a kept number comes with a SIM card, which goes to another address [C-169, C-254, C-255, C-256, C-257, C-259, C-268, C-269, C-316, C-317, C-319] @all", async ({
  page,
  request,
}) => {
  const { email } = await signInWithProducts(page, request);
  const before = await countOrders(request, email);
  await openMobileOrder(page);
  await expect(field(page, "install_address").and(page.locator(":checked")), "of two addresses none is preselected").toHaveCount(0);
  await expect(field(page, "install_address").last()).toHaveValue("address-new");
  await expect(field(page, "delivery_address"), "an eSIM is sent nowhere").toHaveCount(0);
  await radio(page, "sim_card", "sim").check();
  await expect(field(page, "device")).toHaveCount(0);
  await expect(field(page, "delivery_address").first(), "that of the newest order").toBeChecked();
  await expect(area(page)).toContainText("We ship your SIM card in a few days, and email you when it leaves our warehouse.");
  await expect(area(page)).toContainText("You then have 2 weeks to activate it. You’ll see it under My products once it’s activated.");
  await expect(area(page)).toContainText("Until then, your plan stands there as “Ordered”.");

  await expectMissing(page);
  const number = newNumber();
  await keepNumber(page, { number: `0${number}`, prepaid: "no", digits: "60012345" });
  await radio(page, "install_address", "FTTB-9000-1-01-10").check();
  await radio(page, "delivery_address", "address-new").check();
  await expect(orderButton(page), "until the house number of the delivery is chosen").toBeDisabled();
  await typeAddress(page, deliveryAddress(page), { box: "3" });
  await area(page)
    .getByRole("radio", { name: /^After my 14 days \(from \d+ \w+ \d{4}\)/ })
    .check();
  await expect(errors(page)).toHaveCount(0);
  await expect(section(page, "Your order")).toContainText(/Max.*With your number \+32.485.9/);
  await expect(orderButton(page)).toBeEnabled();
  const call = await fakeCall(page, bundleOrder);
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(JSON.parse(call.seen[0] ?? "{}")).toMatchObject(movedLine(number));
  await expect(area(page)).toContainText(/Your line works from \d+ \w+ \d{4}\./);
  await expect(area(page)).toContainText("We ship your SIM card in a few days");
  await expect(link(page, "Install your eSIM")).toHaveCount(0);
  expect(await countOrders(request, email)).toBe(before + 1);
});

test("the confirmation stays, and its way to the eSIM leads to the new line, also where an older one waits for its phone [C-249] @all", async ({
  page,
  request,
}) => {
  await signInWithProducts(page, request);
  await page.goto(pathOf("my-products", "en"));
  const older = await link(page, "Install your eSIM Light").getAttribute("href");
  await page.clock.install();
  await openMobileOrder(page);
  await fillIn(page);
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  const way = link(page, "Install your eSIM");
  await expect(way).toHaveAttribute("href", /\?phone-nr=4\d{8}$/);
  await page.clock.fastForward(60_000);
  await expect(thanks(page)).toBeVisible();
  const number = /\d{9}$/.exec((await way.getAttribute("href")) ?? "")?.[0] ?? "";
  expect(older).not.toContain(number);
  await way.click();
  await expect(heading(page, "Before you begin")).toBeVisible();
  await expect(field(page, "phone-nr")).toHaveValue(number);
  await expect(field(page, "phone-nr").locator("option")).toHaveCount(2);
});
