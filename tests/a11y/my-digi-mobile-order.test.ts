/**
 * Tests the accessibility of ordering another mobile line, in every language, width and colour scheme: the questions, and the placed order.
 */
import type { APIRequestContext, Page } from "playwright/test";
import { fieldText } from "#demo/api/messages/field-texts.ts";
import {
  choosePhone,
  choosePlan,
  deliveryAddress,
  fillIn,
  keptNumber,
  lineAddress,
  newNumber,
  orderButton,
  radio,
  thanks,
  typeAddress,
} from "#tests/e2e/my-digi-mobile-order.ts";
import { refusal } from "#tests/e2e/order-faults.ts";
import { signInByHand, signInWithProducts } from "#tests/e2e/signed-in.ts";
import { expect, test } from "#tests/page.ts";
import { expectSoundView, isThere } from "./customer-area.ts";
import { expectSound } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-my-digi";
const failed = "Failed to load resource";
const orderCall = "/bundle-configurator/order";

/** Shows a page with only the customer area, at the order of another line. */
async function open(page: Page): Promise<Stage> {
  const stage = await bring(page, tag, { attributes: 'loading="eager" soft-navigation view="mobile-order"' });
  await isThere(page);
  return stage;
}

/** Shows the order to a customer with two addresses and several lines. The test itself answers the call that orders. */
async function openWithProducts(page: Page, request: APIRequestContext) {
  await signInWithProducts(page, request);
  const call = await control(page, orderCall);
  return { stage: await open(page), call };
}

const whole = (stage: Stage) => (): Promise<void> => expect(stage.widget.locator(".ui-contract-summary")).toBeVisible();
const has =
  ({ errors }: Stage, mistakes: number) =>
  (): Promise<void> =>
    expect(errors).toHaveCount(mistakes);

/** Presses the order button, and checks that the view then shows the given number of mistakes and stays accessible. */
async function expectMistakes(stage: Stage, state: string, mistakes: number): Promise<void> {
  await orderButton(stage.page).click();
  await has(stage, mistakes)();
  await expectSoundView(stage, state, has(stage, mistakes));
}

test("my digi: another line: nothing answered, a kept number, prepaid or not, an eSIM in a phone that nobody knows", async ({
  page,
  request,
}) => {
  const { stage } = await openWithProducts(page, request);
  await expectSoundView(stage, "no question about another line is answered");
  await expectMistakes(stage, "all answers about another line are missing", 4);
  await choosePlan(page, "Light");
  await radio(page, "phone", "keep-phone").check();
  await expectMistakes(stage, "all answers about a kept number are missing", 7);
  await radio(page, "subscription", "yes").check();
  await stage.field("current_sim_card").fill("123");
  await expectMistakes(stage, "a prepaid number with mistakes", 7);
  await radio(page, "subscription", "no").check();
  await stage.field("customer_number").fill("12a");
  await keptNumber(page).fill("221234567");
  await choosePhone(page, "My phone is not in this list");
  await expectMistakes(stage, "a number of a bill and an unknown phone with mistakes", 7);
  await keptNumber(page).fill(newNumber());
  await expectSoundView(stage, "the found phones", async () => {
    await stage.field("device").fill(""); // The same text once more would change nothing, and open no list.
    await stage.field("device").fill("pixel");
    await expect(stage.widget.getByRole("option", { name: /^Google Pixel/ }).first()).toBeVisible();
  });
});

test("my digi: another line: a SIM card for somebody without an address: typed addresses, the delivery, and the end", async ({
  page,
  request,
}) => {
  await signInByHand(page, request);
  const stage = await open(page);
  await expectSoundView(stage, "a line of somebody without an address");
  await choosePlan(page, "Essentials");
  await radio(page, "phone", "new-phone").check();
  await radio(page, "sim_card", "sim").check();
  await expectSoundView(stage, "a SIM card to the address of the line");
  await typeAddress(page, lineAddress(page), { box: "12B" });
  await radio(page, "delivery_address", "address-new").check();
  await expect(deliveryAddress(page)).toBeVisible();
  await expectSoundView(stage, "two typed addresses, one with a wrong box", has(stage, 1));
  await lineAddress(page).locator('[name="box"]').fill("12");
  await radio(page, "delivery_address", "address-install").check();
  await expectSoundView(stage, "a typed address that is whole", whole(stage));
  await radio(page, "start_early", "later").check();
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  await expectSoundView(stage, "a SIM card that is ordered");
});

test("my digi: another line: on its way, a new price, the missing API, an outage, a refusal, a lost answer, and taken", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  const { stage, call } = await openWithProducts(page, request);
  const { widget, alert } = stage;
  await fillIn(page);
  await expectSoundView(stage, "all is answered about another line", whole(stage));
  const summary = widget.locator("details.ui-contract-summary");
  await expectSoundView(stage, "the contract summary of a line", async () => {
    await whole(stage)();
    if (!(await summary.evaluate((one) => (one as HTMLDetailsElement).open))) await summary.locator("summary").click();
  });
  call.hold();
  await orderButton(page).click();
  await expectSoundView(stage, "the order of a line under way", () => expect(widget.locator("button[aria-busy=true]")).toBeVisible());
  /** Lets the API answer the order, and checks the box that tells what this means. */
  const answered = async (state: string, says: string, { json, status }: ReturnType<typeof refusal>): Promise<void> => {
    call.answer(json, status);
    if (await orderButton(page).isEnabled()) await orderButton(page).click();
    await expect(alert).toContainText(says);
    await expectSoundView(stage, state, whole(stage));
  };
  const lines = [{ kind: "mobile", wpId: "1101", t: ["Light"], prc: 6 }];
  await answered("a new price of a line", "The price has changed", refusal(409, "price_changed", { data: { total: 6, lines } }));
  await answered("a line without an API", "Missing API", refusal(501, "not_available"));
  await answered("an outage at the order of a line", "Your choice is kept.", refusal(503, "unavailable"));
  const says = fieldText("lines.most", "en");
  const full = { meta: { status: { error: true, code: "invalid", message: { bundle: [says] } } } };
  await answered("a sixth line that came in between", says, { status: 422, json: full });
  await answered("a lost answer about a line", "you’ll never order twice", refusal(502, ""));
  const used = { meta: { status: { error: true, code: "invalid", message: { "idempotency-key": ["Used."] } } } };
  call.answer(used, 422);
  await orderButton(page).click();
  await expect(widget.getByRole("heading", { name: "We have your order already" })).toBeFocused();
  await expectSoundView(stage, "a line that is ordered already");
});

test("my digi: another line: a number and an address that are refused, no contract summary, and an eSIM that is ordered", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  const { stage, call } = await openWithProducts(page, request);
  const summary = await control(page, "/bundle-configurator/contract-summary");
  summary.hold();
  await choosePlan(page, "Light");
  await expect(stage.widget.locator(".ui-skeleton").first()).toBeVisible();
  await expectSound(stage, "the contract summary of a line is on its way", {
    isThere: () => expect(stage.widget.locator(".ui-skeleton")).toHaveCount(1),
  });
  summary.answer({ meta: { status: { error: true, code: "invalid" } } }, 422);
  await expectSoundView(stage, "no contract summary of a line", () => expect(stage.alert.getByRole("button")).toBeVisible());
  summary.pass();
  await stage.widget.getByRole("button", { name: "Try again" }).click();
  await fillIn(page);
  await radio(page, "phone", "keep-phone").check();
  await keptNumber(page).fill(newNumber());
  await stage.field("provider").selectOption("Proximus");
  await radio(page, "subscription", "no").check();
  await stage.field("customer_number").fill("60012345");
  await stage.field("number_agree").check();
  call.answer({ meta: { status: { error: true, code: "invalid", message: { mobile: ["Phone number already used."] } } } }, 422);
  await orderButton(page).click();
  await expect(stage.errors).toHaveText("Phone number already used.");
  await expectSoundView(stage, "a kept number that is refused", has(stage, 1));
  await radio(page, "phone", "new-phone").check();
  await radio(page, "sim_card", "sim").check();
  const says = "This delivery address is no longer yours.";
  call.answer({ meta: { status: { error: true, code: "invalid", message: { deliveryAddress: [says] } } } }, 422);
  await orderButton(page).click();
  await expect(stage.errors).toHaveText(says);
  await expectSoundView(stage, "a delivery address that is refused", has(stage, 1));
  call.pass();
  await radio(page, "sim_card", "esim").check();
  await choosePhone(page);
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  await expectSoundView(stage, "an eSIM that is ordered");
});

test("my digi: another line: a customer with six of them", async ({ page, request }) => {
  await signInByHand(page, request, "company@digi.example");
  const stage = await open(page);
  await expect(stage.alert).toBeVisible();
  await expectSoundView(stage, "no space for another line");
});

test("my digi: another line: its lists on their way, not there, and without a plan", async ({ page, request, complaints }) => {
  complaints.announce(failed);
  await signInWithProducts(page, request);
  const plans = await control(page, "/bundle-configurator?*");
  plans.hold();
  const stage = await bring(page, tag, { attributes: 'loading="eager" soft-navigation view="mobile-order"' });
  const isLoading = (): Promise<void> => expect(stage.widget.locator(".area-stack .ui-skeleton")).toBeVisible();
  await expectSound(stage, "the lists of another line on their way", { isThere: isLoading });
  plans.fail("503");
  await expectSoundView(stage, "no list of another line", () => expect(stage.alert.getByRole("button")).toBeVisible());
  plans.answer({ meta: { status: { error: false } }, mobile: [] });
  await stage.alert.getByRole("button").click();
  await expectSoundView(stage, "no plan to order", () => expect(stage.widget.locator(".ui-empty")).toBeVisible());
});

test("my digi: the page of mobile lines of somebody without one: asked, with mistakes, answered, ordered", async ({ page, request }) => {
  await signInByHand(page, request);
  const stage = await bring(page, tag, { attributes: 'loading="eager" soft-navigation view="mobile"' });
  await isThere(page);
  await expectSoundView(stage, "a first line, nothing answered");
  await typeAddress(page, lineAddress(page));
  await expectSoundView(stage, "a first line, the answers missing", async () => {
    await stage.submit.click();
    await has(stage, 3)();
  });
  await choosePlan(page, "Light");
  await radio(page, "phone", "new-phone").check();
  await choosePhone(page);
  await radio(page, "start_early", "early").check();
  await expectSoundView(stage, "a first line, all answered, its street by its name in each language", async () => {
    const isDutch = (await page.locator("html").getAttribute("lang")) === "nl";
    await expect(stage.field("street")).toHaveValue(isDutch ? "Grote Markt" : "Grand-Place");
    await whole(stage)();
  });
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  await expectSoundView(stage, "a first line that is ordered");
});
