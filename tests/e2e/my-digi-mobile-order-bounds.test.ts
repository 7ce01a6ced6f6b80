/**
 * Journeys of the limits of the order of another mobile line: a number that is already with this provider, a sixth line, and a customer who
 * has no line yet.
 */
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { fieldText } from "#demo/api/messages/field-texts.ts";
import { expect, test } from "#tests/page.ts";
import { fakeCall } from "./fake-api.ts";
import {
  choosePhone,
  choosePlan,
  expectKept,
  failed,
  field,
  fillIn,
  keepNumber,
  keptNumber,
  lineAddress,
  mobileOrderPath,
  newNumber,
  openMobileOrder,
  orderButton,
  planButton,
  radio,
  reachOrder,
  thanks,
  typeAddress,
} from "./my-digi-mobile-order.ts";
import { alert, area, errors, heading, link, section } from "./my-digi-orders.ts";
import { countOrders } from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

/** The number of the demo's sample customer, which nobody else can bring along. */
const taken = "470123456";

test("a number that another customer has here is refused at its field, as often as it is sent; nothing is lost @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  const { email, orders } = await reachOrder(page, request);
  await keepNumber(page, { number: taken, prepaid: "no", digits: "60012345" });
  // The house number of a typed address is a field of the same name, which neither takes the focus nor changes the number.
  await radio(page, "install_address", "address-new").check();
  await typeAddress(page, lineAddress(page));
  const call = await fakeCall(page, bundleOrder);
  for (const times of [1, 2]) {
    await orderButton(page).click();
    await expect.poll(() => call.seen.length).toBe(times);
    await expect(errors(page)).toHaveText("Phone number already used.");
    await expect(keptNumber(page)).toBeFocused();
    await expect(alert(page), "it is said once").toHaveCount(0);
  }
  await expect(keptNumber(page)).toHaveValue(taken);
  await expect(field(page, "customer_number")).toHaveValue("60012345");
  await expect(field(page, "number_agree")).toBeChecked();
  await page.reload();
  await expect(keptNumber(page)).toHaveValue(taken);
  await expect(field(page, "provider")).toHaveValue("proximus");
  await expect(radio(page, "subscription", "no")).toBeChecked();
  await expect(field(page, "customer_number")).toHaveValue("60012345");
  await expect(field(page, "number_agree"), "a consent is given anew").not.toBeChecked();
  await field(page, "number_agree").check();
  await keptNumber(page).fill(newNumber());
  await expect(errors(page)).toHaveCount(0);
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await countOrders(request, email)).toBe(orders + 1);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage })), "no number outlives the tab").not.toContain("4859");
});

test("a number of the customer's own is refused before it is sent @all", async ({ page, request }) => {
  await signInByHand(page, request, "demo@digi.example");
  await openMobileOrder(page);
  const call = await fakeCall(page, bundleOrder);
  await fillIn(page);
  for (const typed of [taken, "0470 12 34 56", "+32 470 12 34 56"]) {
    await keepNumber(page, { number: typed, prepaid: "no", digits: "60012345" });
    await orderButton(page).click();
    await expect(errors(page), typed).toHaveText("Phone number already used.");
    await expect(keptNumber(page)).toBeFocused();
    await keptNumber(page).fill("");
    await expect(errors(page)).toHaveCount(0);
  }
  expect(call.seen).toEqual([]);
});

test("a customer with six lines reads where more are sold, in place of the form [C-435] @all", async ({ page, request }) => {
  await signInByHand(page, request, "company@digi.example");
  await page.goto(mobileOrderPath);
  await expect(heading(page, "Add a mobile plan")).toBeVisible();
  await expect(alert(page)).toContainText("You can order up to 6 SIM cards. More for your business?");
  await expect(link(page, "Our partner for companies helps you.")).toHaveAttribute(
    "href",
    new RegExp(`${pathOf("contact", "en")}\\?category=commercial$`),
  );
  await expect(planButton(page, "Light")).toHaveCount(0);
  await expect(orderButton(page)).toHaveCount(0);
});

test("a sixth line that was ordered elsewhere in the meantime is said, and nothing is lost [C-250, C-435] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  await reachOrder(page, request);
  await keepNumber(page, { number: newNumber(), prepaid: "no", digits: "60012345" });
  const call = await fakeCall(page, bundleOrder);
  const says = fieldText("lines.most", "en");
  call.fail({ answer: { status: 422, json: { meta: { status: { error: true, code: "invalid", message: { bundle: [says] } } } } } });
  await orderButton(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText(says);
  await expect(errors(page), "it is not about the number").toHaveCount(0);
  await expect(link(page, "Call me back")).toBeVisible();
  await radio(page, "phone", "new-phone").check();
  await expectKept(page);
});

test("the page of mobile lines asks somebody without one the same, and then shows the new line [C-098, C-100] @all", async ({
  page,
  request,
}) => {
  const { email } = await signInByHand(page, request);
  await page.goto(pathOf("my-products-mobile", "en"));
  await expect(planButton(page, "Light")).toBeVisible();
  await expect(area(page)).toContainText("There are no installation addresses for this user.");
  await expect(heading(page, "Add a mobile plan"), "the page has a heading of its own").toHaveCount(0);
  await choosePlan(page, "Light");
  await radio(page, "phone", "new-phone").check();
  await choosePhone(page);
  await typeAddress(page, lineAddress(page));
  await radio(page, "start_early", "early").check();
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(orderButton(page)).toBeDisabled();
  expect(await countOrders(request, email)).toBe(1);
  await link(page, "To My products").click();
  await expect(section(page, "Mobile").getByRole("listitem")).toContainText(/Light.*Active/);
  await page.goto(pathOf("my-products-mobile", "en"));
  await expect(area(page)).toContainText("Light");
  await expect(planButton(page, "Light"), "there is a line to look at now").toHaveCount(0);
});
