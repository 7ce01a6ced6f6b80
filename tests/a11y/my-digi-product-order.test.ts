/** Tests the accessibility of ordering a product in the customer area, in every language, width and colour scheme. */
import type { APIRequestContext, Page } from "playwright/test";
import { signInWithInternetAlone, signInWithTvAlone, withInternetAlone } from "#tests/e2e/my-digi-product-order.ts";
import { signInWithProducts } from "#tests/e2e/signed-in.ts";
import { expect, test } from "#tests/page.ts";
import { expectSoundView, isThere } from "./customer-area.ts";
import { expectSoundIn } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-my-digi";
const order = "Order with obligation to pay";
const orderCall = "/bundle-configurator/order";

/** Opens the page of a product, and chooses one of the customer's addresses there, as a customer does. */
async function open(page: Page, view: string, address: string): Promise<Stage> {
  const stage = await bring(page, tag, { attributes: `loading="eager" soft-navigation view="${view}"` });
  await isThere(page);
  await stage.field("address-id").selectOption(address);
  await isThere(page);
  return stage;
}

const press = ({ widget }: Stage, name: string | RegExp): Promise<void> => widget.getByRole("button", { name }).first().click();
const whole = (stage: Stage) => (): Promise<void> => expect(stage.widget.locator(".ui-contract-summary")).toBeVisible();

async function openInternet(page: Page, request: APIRequestContext): Promise<Stage> {
  const { address } = await signInWithTvAlone(page, request);
  const stage = await open(page, "internet", address);
  await press(stage, "Choose Fibre + 1 Gbps");
  await stage.widget.getByRole("radio", { name: /^After my 14 days/ }).check();
  await expect(stage.widget.getByRole("button", { name: order })).toBeEnabled();
  return stage;
}

test("my digi: a landline: its package, what is missing, a kept number with mistakes and refused, and the confirmation", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  const stage = await open(page, "landline", withInternetAlone);
  const { widget, errors } = stage;
  await expectSoundView(stage, "the package of a landline");
  await press(stage, order);
  await expect(errors).toHaveCount(1);
  await expectSoundView(stage, "no package is chosen");
  await press(stage, "Choose Landline + Unlimited");
  await expect(widget.getByRole("button", { name: order })).toBeEnabled();
  await press(stage, order);
  await expect(errors).toHaveCount(2);
  await expectSoundView(stage, "nothing is answered", whole(stage));
  await widget.getByRole("radio", { name: /^Keep my number/ }).check();
  await widget.getByRole("radio", { name: /^As soon as possible/ }).check();
  await press(stage, order);
  await expect(errors).toHaveCount(3);
  await expectSoundView(stage, "a kept number with mistakes", whole(stage));
  await stage.field("landline_provider").selectOption("Proximus");
  await stage.field("landline_agree").check();
  await stage.field("landline_number").fill("02 212 34 56");
  await press(stage, order);
  await expect(errors).toHaveText("Phone number already used.");
  await expectSoundIn(page, tag, "a number that is refused", "en");
  await widget.getByText("Read the contract summary").click();
  await expectSoundIn(page, tag, "the contract summary", "en");
  await widget.getByRole("radio", { name: /^A new number/ }).check();
  await press(stage, order);
  await expect(widget.getByRole("heading", { name: /^Thank you/ })).toBeFocused();
  await expectSoundView(stage, "a landline that is ordered");
});

test("my digi: internet: the order under way, a new price, the missing API, an outage, a lost answer, and one that is taken", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const stage = await openInternet(page, request);
  const { widget, alert } = stage;
  await expectSoundView(stage, "internet that is chosen", whole(stage));
  const call = await control(page, orderCall);
  call.hold();
  await press(stage, order);
  await expect(widget.getByRole("button", { name: order })).toHaveAttribute("aria-busy", "true");
  await expectSoundIn(page, tag, "an order under way", "en");
  const error = { meta: { status: { error: true, code: "price_changed" } } };
  const lines = [{ kind: "internet", wpId: "1202", t: ["Fibre", "1 Gbps"], prc: 17 }];
  call.answer({ ...error, data: { total: 17, lines } }, 409);
  await expect(alert).toContainText("The price has changed");
  await expectSoundView(stage, "a new price", whole(stage));
  call.answer({ meta: { status: { error: true, code: "not_available" } } }, 501);
  await press(stage, order);
  await expect(alert).toContainText("Missing API");
  await expectSoundView(stage, "the missing API", whole(stage));
  call.fail("503");
  await press(stage, order);
  await expect(alert).toContainText("Your choice is kept.");
  await expectSoundView(stage, "an outage", whole(stage));
  call.answer({ meta: { status: { error: true } } }, 502);
  await press(stage, order);
  await expect(alert).toContainText("Send it again");
  await expectSoundView(stage, "a lost answer", whole(stage));
  call.answer({ meta: { status: { error: true, code: "invalid", message: { "idempotency-key": ["Used."] } } } }, 422);
  await press(stage, order);
  await expect(widget.getByRole("heading", { name: "We have your order already" })).toBeFocused();
  await expectSoundView(stage, "an order that is taken");
});

test("my digi: internet: the contract summary does not come, and what is refused because it is there already", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const stage = await openInternet(page, request);
  const { widget, alert } = stage;
  const call = await control(page, orderCall);
  const message = "You already have internet at this address, or have ordered it.";
  call.answer({ meta: { status: { error: true, code: "already_done", message } } }, 409);
  await press(stage, order);
  await expect(alert).toContainText(message);
  await expectSoundIn(page, tag, "what is there already", "en");
  const summary = await control(page, "/bundle-configurator/contract-summary");
  summary.hold();
  await press(stage, "Choose Fibre + 10 Gbps");
  await expect(widget.locator(".ui-skeleton").first()).toBeVisible();
  await expectSoundIn(page, tag, "the contract summary is on its way", "en");
  summary.answer({ meta: { status: { error: true, code: "invalid" } } }, 422);
  await expect(widget.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSoundIn(page, tag, "no contract summary", "en");
});

test("my digi: packages of TV, TV that is ordered, a landline without internet, an address without offers", async ({ page, request }) => {
  const { address } = await signInWithInternetAlone(page, request);
  const stage = await open(page, "tv", withInternetAlone);
  await expectSoundView(stage, "no TV there");
  await stage.field("address-id").selectOption(address);
  await isThere(page);
  await expectSoundView(stage, "the packages of TV");
  await press(stage, "Choose TV + Max in Dutch");
  await stage.widget.getByRole("radio", { name: /^As soon as possible/ }).check();
  await expect(stage.widget.getByRole("button", { name: order })).toBeEnabled();
  await expectSoundView(stage, "a package of TV", whole(stage));
  await press(stage, order);
  await expect(stage.widget.getByRole("heading", { name: /^Thank you/ })).toBeFocused();
  await expectSoundView(stage, "TV that is ordered");
});

test("my digi: a landline without internet", async ({ page, request }) => {
  const { address } = await signInWithTvAlone(page, request);
  const stage = await open(page, "landline", address);
  await expect(stage.widget.getByText("Choose an internet subscription first")).toBeVisible();
  await expectSoundView(stage, "a landline without internet");
});
