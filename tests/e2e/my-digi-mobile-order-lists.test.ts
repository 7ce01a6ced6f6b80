/**
 * Journeys of the order of another mobile line whose lists are late or fail: nothing on the page moves, and each list can be requested
 * again.
 */
import type { Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { installAddresses } from "#core/domain/customer/install-addresses.contract.ts";
import { myDigiProduct } from "#core/domain/customer/product-page.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { esimDevices, mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { mobileOffers } from "#core/domain/offers/offers.contract.ts";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { slowAfterMs } from "#core/services/load/slow-notice.model.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { api } from "./access.ts";
import { boxOf, fakeCall, faults, hold, passTime, tryAgain, type Fault } from "./fake-api.ts";
import { loseOnce } from "./lost-files.ts";
import {
  choosePhone,
  choosePlan,
  failed,
  field,
  fillIn,
  keepNumber,
  keptNumber,
  mobileOrderPath,
  newNumber,
  openMobileOrder,
  orderButton,
  planButton,
  radio,
  skeletons,
  thanks,
} from "./my-digi-mobile-order.ts";
import { refusal } from "./order-faults.ts";
import { countOrders } from "./ordering.ts";
import { alert, area, button, errors, link, section } from "./my-digi-orders.ts";
import { removeHeader, signInByHand, signInWithProducts } from "./signed-in.ts";

const lists = [
  ["the plans", mobileOffers],
  ["the customer's lines", myDigiProducts],
  ["the addresses", installAddresses],
] as const;
const outage = faults["an outage"] as Fault;
const troubles = ["an outage", "no JSON", "no way there", "no answer in time"];

test("the form waits for its lists, and one that fails is asked for again [C-247, C-362, C-378]", async ({ page, request, complaints }) => {
  complaints.announce(failed);
  await page.clock.install();
  await signInWithProducts(page, request);
  const addresses = await fakeCall(page, installAddresses);
  addresses.fail(outage);
  const asked: string[] = [];
  page.on("request", (sent) => void (sent.method() === "GET" && asked.push(sent.url())));
  const plans = await hold(page, `${api}${mobileOffers.path}?*`);
  await page.goto(mobileOrderPath);
  await expect(skeletons(page).first()).toBeVisible();
  await expect(orderButton(page)).toHaveCount(0);
  plans();
  const box = await boxOf(page, alert(page), outage);
  await expect(planButton(page, "Light")).toHaveCount(0);
  addresses.pass();
  await box.getByRole("button", { name: "Try again" }).click();
  await expect(planButton(page, "Light")).toBeVisible();
  await expect(field(page, "install_address")).toHaveCount(3);
  expect(asked).toContain(`${api}${mobileOffers.path}?serviceType=mobil&lang=en`);
  expect(asked.some((url) => url.startsWith(`${api}${installAddresses.path}?`) && url.includes("sectionType=mobil"))).toBe(true);
});

/**
 * Opens the page, and waits until it has requested all its lists, which it does at once. Otherwise a list might be requested while the
 * journey lets time pass, and that time would count for its time limit.
 */
async function askForLists(page: Page, { seen }: { readonly seen: readonly string[] }): Promise<void> {
  const before = seen.length;
  await page.goto(mobileOrderPath);
  await expect.poll(() => seen.length).toBeGreaterThan(before);
}

test("each list that is down, broken or late is said in place, and comes at the next try [C-247] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  await page.clock.install();
  await signInWithProducts(page, request);
  for (const [name, endpoint] of lists) {
    const call = await fakeCall<any>(page, endpoint);
    for (const trouble of troubles)
      await test.step(`${name}: ${trouble}`, async () => {
        const fault = faults[trouble] as Fault;
        call.fail(fault);
        await askForLists(page, call);
        const box = await boxOf(page, alert(page), fault);
        await expect(alert(page)).toHaveCount(1);
        call.pass();
        await tryAgain(page, box);
        await expect(planButton(page, "Light")).toBeVisible();
        await expect(alert(page)).toHaveCount(0);
      });
  }
});

test("a slow list says that it takes a while, and can be given up and asked for again @all", async ({ page, request }) => {
  await page.clock.install();
  await signInWithProducts(page, request);
  for (const [name, endpoint] of lists)
    await test.step(name, async () => {
      const call = await fakeCall<any>(page, endpoint);
      const letGo = call.hold();
      await askForLists(page, call);
      await passTime(page, slowAfterMs / 1000, () => expect(button(page, "Stop waiting")).toBeVisible({ timeout: 100 }));
      await expect(area(page)).toContainText("This is taking a while.");
      await expect(skeletons(page).first()).toBeVisible();
      await button(page, "Stop waiting").click();
      await expect(alert(page)).toContainText("Our service is taking too long to respond");
      letGo();
      await alert(page).getByRole("button", { name: "Try again" }).click();
      await expect(planButton(page, "Light")).toBeVisible();
    });
});

test("the phones, the operators and the parts of the form that do not come keep nobody from an order @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  complaints.announce("could not be loaded");
  await page.clock.install();
  await signInWithProducts(page, request);
  const lost = await loseOnce(page, /\/my-digi\.(mobile-order|mobile-line|mobile-checkout|device|new-address)\.js/);
  const devices = await fakeCall(page, esimDevices);
  const operators = await fakeCall(page, mobileOperators);
  devices.fail(outage);
  operators.fail(outage);
  await page.goto(mobileOrderPath);
  const box = await boxOf(page, alert(page), outage);
  const first = ["/my-digi.device.js", "/my-digi.mobile-line.js", "/my-digi.mobile-order.js"];
  expect(lost()).toEqual(first);
  devices.pass();
  await box.getByRole("button", { name: "Try again" }).click();
  await fillIn(page);
  const chosen = [...first, "/my-digi.mobile-checkout.js"].toSorted();
  expect(lost(), "the order comes with the plan").toEqual(chosen);
  await radio(page, "phone", "keep-phone").check();
  await expect(field(page, "provider").locator("option")).toHaveText(["Choose an operator", "Others"]);
  operators.pass();
  await keptNumber(page).focus();
  await field(page, "provider").focus();
  await expect(field(page, "provider").locator("option", { hasText: "Orange" })).toBeAttached();
  await radio(page, "install_address", "address-new").check();
  await expect(field(page, "postalCode")).toBeVisible();
  expect(lost()).toEqual([...chosen, "/my-digi.new-address.js"]);
});

test("empty lists: without a plan there is nothing to order, without phones a SIM card, without operators another one @all", async ({
  page,
  request,
}) => {
  const { email } = await signInWithProducts(page, request);
  const before = await countOrders(request, email);
  const plans = await fakeCall(page, mobileOffers);
  plans.answer({ mobile: [] });
  (await fakeCall(page, esimDevices)).answer({ devices: [] });
  (await fakeCall(page, mobileOperators)).answer({ mobileOperators: [] });
  await page.goto(mobileOrderPath);
  await expect(area(page)).toContainText("There are no plans to order at the moment.");
  await expect(link(page, "Contact Us")).toHaveAttribute("href", new RegExp(`${pathOf("contact", "en")}$`));
  await expect(orderButton(page)).toHaveCount(0);
  plans.pass();
  await page.reload();
  await choosePlan(page, "Light");
  await keepNumber(page, { number: newNumber(), prepaid: "no", digits: "60012345", provider: "Others" });
  await field(page, "device").fill("iPhone");
  await expect(area(page)).toContainText("Nothing found. Check the spelling.");
  await field(page, "install_address").first().check();
  await radio(page, "start_early", "later").check();
  await orderButton(page).click();
  await expect(errors(page)).toHaveText("Choose your phone from the list");
  await radio(page, "sim_card", "sim").check();
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await countOrders(request, email)).toBe(before + 1);
});

test("without its contract summary nothing can be ordered, and it is asked for again @all", async ({ page, request, complaints }) => {
  complaints.announce(failed);
  await signInWithProducts(page, request);
  await openMobileOrder(page);
  const call = await fakeCall(page, contractSummary);
  call.fail({ answer: refusal(422, "invalid") });
  await choosePlan(page, "Light");
  await expect(orderButton(page)).toBeDisabled();
  await expect(orderButton(page)).toHaveAccessibleDescription(/We couldn’t make it/);
  call.pass();
  await section(page, "Contract summary").getByRole("button", { name: "Try again" }).click();
  await expect(orderButton(page)).toBeEnabled();
  await expect(planButton(page, "Light")).toHaveAttribute("aria-pressed", "true");
});

const shape = async (page: Page): Promise<void> => expect(skeletons(page).first()).toBeVisible();
const own = (shifts: Awaited<ReturnType<typeof shiftsOf>>) => shifts.filter(({ isVisitors }) => !isVisitors);

for (const width of [320, 1280])
  for (const [who, hasProducts, view] of [
    ["a customer with addresses", true, "my-products-mobile-order"],
    ["somebody new", false, "my-products-mobile-order"],
    ["somebody new on the page of mobile lines", false, "my-products-mobile"],
  ] as const)
    test(`at ${width} px the form of ${who}, its checkout and its end come without a shift [C-247] @all`, async ({
      page,
      request,
      complaints,
    }) => {
      complaints.announce(failed);
      await page.setViewportSize({ width, height: 900 });
      await (hasProducts ? signInWithProducts(page, request) : signInByHand(page, request));
      const come = [];
      const isSection = view === "my-products-mobile";
      for (const { path } of [...(isSection ? [myDigiProduct] : []), ...lists.map(([, list]) => list)])
        come.push(await hold(page, `${api}${path}?*`));
      for (const file of [...(isSection ? ["mobile-order"] : []), "mobile-line", "device", "new-address"])
        come.push(await hold(page, `**/my-digi.${file}*.js`));
      const checkout = await hold(page, "**/my-digi.mobile-checkout*.js");
      const summary = await hold(page, `${api}${contractSummary.path}`);
      await page.goto(pathOf(view, "en"));
      await shape(page);
      await removeHeader(page);
      await page.evaluate(() => document.fonts.ready);
      await recordShiftsFromNow(page);
      for (const letCome of come) {
        letCome();
        // The frames between two arrivals are those in which something could move.
        expect(await shiftsOf(page)).toEqual([]);
      }
      await expect(orderButton(page)).toBeVisible();
      await expect(skeletons(page)).toHaveCount(0);
      expect(await shiftsOf(page), "the form").toEqual([]);
      await choosePlan(page, "Light");
      await shape(page);
      checkout();
      await expect(section(page, "Your order")).toBeVisible();
      expect(own(await shiftsOf(page)), "the order").toEqual([]);
      summary();
      await expect(section(page, "Contract summary").locator(".ui-skeleton")).toHaveCount(0);
      expect(own(await shiftsOf(page)), "the contract summary").toEqual([]);
      if (!hasProducts) return;
      await radio(page, "phone", "new-phone").check();
      await choosePhone(page);
      await field(page, "install_address").first().check();
      await radio(page, "start_early", "early").check();
      const call = await fakeCall(page, bundleOrder);
      call.fail({ answer: refusal(501, "not_available") });
      await orderButton(page).click();
      await expect(alert(page)).toBeFocused();
      call.pass();
      await orderButton(page).click();
      await expect(thanks(page)).toBeFocused();
      expect(own(await shiftsOf(page)), "the refusal and the confirmation").toEqual([]);
    });
