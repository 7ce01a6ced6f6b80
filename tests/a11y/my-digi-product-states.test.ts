/**
 * Tests the accessibility of what a customer changes on the page of a product, in each state of the change: on its way, not sent, refused
 * with its reason, done. And of each page with an error in its data, and without the product.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { expectHeard } from "#tests/e2e/fake-api.ts";
import { signInByHand, signInWithProducts } from "#tests/e2e/signed-in.ts";
import { expectSoundView, isThere } from "./customer-area.ts";
import { expectSoundIn } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-my-digi";

const open = async (page: Page, view: string): Promise<Stage> => {
  const stage = await bring(page, tag, { attributes: `loading="eager" view="${view}"` });
  await isThere(page);
  return stage;
};
const show = ({ widget }: Stage, view: string): Promise<void> => widget.evaluate((one, name) => one.setAttribute("view", name), view);
const openTab = ({ widget }: Stage, name: string): Promise<void> => widget.getByRole("tab", { name, exact: true }).click();
const press = ({ widget }: Stage, name: string): Promise<void> => widget.getByRole("button", { name, exact: true }).click();
const dialog = ({ widget }: Stage) => widget.getByRole("dialog");
const sound = ({ page }: Stage, state: string): Promise<void> => expectSoundIn(page, tag, state, "en");
const isSaved = ({ widget }: Stage): Promise<void> => expect(widget.getByText("Editing was done successfully!").last()).toBeVisible();

type Change = {
  readonly what: string;
  readonly path: string;
  /** Sends the change. */
  readonly send: (stage: Stage) => Promise<void>;
  /** Expects that the change is on its way. */
  readonly isSending: (stage: Stage) => Promise<void>;
  /** The field that the API refuses, with its reason; left out where the change has no field of its own. */
  readonly field?: string;
  readonly isDone: (stage: Stage) => Promise<void>;
};

/** Brings a change through its states, and checks each: on its way, not sent, refused, done. */
async function throughStates(stage: Stage, { what, path, send, isSending, field, isDone }: Change): Promise<void> {
  const call = await control(stage.page, path);
  call.hold();
  await send(stage);
  await isSending(stage);
  await sound(stage, `${what} on its way`);
  call.fail("503");
  const retry = stage.alert.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expectHeard(stage.alert);
  await sound(stage, `${what} not sent`);
  if (field !== undefined) {
    call.refuse({ [field]: ["Not this one."] });
    await retry.click();
    await expect(stage.errors.filter({ hasText: "Not this one." })).toBeVisible();
    await sound(stage, `${what} refused`);
    call.pass();
    await send(stage);
  } else {
    call.pass();
    await retry.click();
  }
  await isDone(stage);
  await sound(stage, `${what} done`);
}

const isBusy =
  (name: string) =>
  ({ widget }: Stage): Promise<void> =>
    expect(widget.getByRole("button", { name, exact: true })).toHaveAttribute("aria-busy", "true");

/** Returns the change of a value in place. */
const edit = (label: string, typed: string, path: string): Change => ({
  ...{ what: label, path, field: "value", isSending: isBusy("Save"), isDone: isSaved },
  async send(stage) {
    const field = stage.widget.getByRole("textbox", { name: label });
    if (!(await field.isVisible())) await press(stage, `Change ${label}`);
    await field.fill(typed);
    await field.press("Enter");
  },
});

/** Returns the change of a service that is off at first. */
const switchOn = (label: string, path: string): Change => ({
  ...{ what: label, path },
  send: ({ widget }) => widget.getByRole("switch", { name: label }).click(),
  isSending: ({ widget }) => expect(widget.getByRole("switch", { name: label })).toHaveAttribute("aria-busy", "true"),
  isDone: ({ widget }) => expect(widget.locator(".setting-toggle .area-done")).toBeVisible(),
});

test("my digi: what is changed on a mobile line, in each state: notices, name, limit, premium numbers, an alert @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  const stage = await open(page, "mobile");
  await throughStates(stage, {
    ...{ what: "notices", path: "/my-digi/settings/usage_notice" },
    send: ({ widget }) => widget.getByText("Both", { exact: true }).click(),
    isSending: ({ widget }) => expect(widget.getByText("Saving…")).toBeVisible(),
    isDone: isSaved,
  });
  await openTab(stage, "Settings");
  await throughStates(stage, edit("Name of the SIM card", "Grandmother’s phone", "/my-digi/settings/sim_card_name"));
  await throughStates(stage, edit("Limit beyond the bundle, per month", "75", "/my-digi/settings/bundle_limit"));
  await throughStates(stage, switchOn("Premium numbers", "/my-digi/my-mobile/premium-numbers"));
  await openTab(stage, "Alerts");
  const call = await control(page, "/my-digi/my-mobile/bsp/activate");
  call.hold();
  await press(stage, "Accept the protection");
  await isBusy("Accept the protection")(stage);
  await sound(stage, "an alert that is being accepted");
});

test("my digi: what is changed on internet, in each state: the WiFi password, the public address, a booster @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  const stage = await open(page, "internet");
  await openTab(stage, "Settings");
  await throughStates(stage, edit("WiFi password", "new-garden-28", "/my-digi/settings/wifi_password"));
  await throughStates(stage, switchOn("Public IPv4 address", "/my-digi/my-internet/public-ipv4"));
  const call = await control(page, "/my-digi/my-internet/booster");
  await press(stage, "Order a booster");
  const order = dialog(stage).getByRole("button", { name: "Order with obligation to pay" });
  call.hold();
  await order.click();
  await expect(order).toHaveAttribute("aria-busy", "true");
  await sound(stage, "a booster that is being ordered");
  call.fail("503");
  await expect(dialog(stage).locator('[part="alert"]')).toBeFocused();
  await sound(stage, "a booster that could not be ordered");
  call.pass();
  await order.click();
  await expect(dialog(stage)).toBeHidden();
  await press(stage, "Take a booster back");
  const back = dialog(stage).getByRole("button", { name: "Take a booster back" });
  call.hold();
  await back.click();
  await expect(back).toHaveAttribute("aria-busy", "true");
  await sound(stage, "a booster that is being taken back");
  call.fail("503");
  await expect(dialog(stage).locator('[part="alert"]')).toBeFocused();
  await sound(stage, "a booster that could not be taken back");
  call.pass();
  await back.click();
  await expect(dialog(stage)).toBeHidden();
  await sound(stage, "a booster that is taken back");
});

test("my digi: each page of a product without it, and with an error in its data", async ({ page, request }) => {
  await signInByHand(page, request);
  const stage = await open(page, "internet");
  for (const view of ["internet", "landline", "tv", "digi-tv"]) {
    await show(stage, view);
    await isThere(page);
    await expectSoundView(stage, `${view}, which one does not have`);
  }
  const data = await control(page, "/my-digi/my-products/*");
  data.answer({ meta: { status: { error: false } }, error: "We can’t gather this page now." }, 200);
  for (const view of ["mobile", "internet", "landline", "tv", "digi-tv"]) {
    await show(stage, view);
    await expect(stage.alert).toHaveText("We can’t gather this page now.");
    await sound(stage, `${view} with an error in its data`);
    await show(stage, "overview");
    await isThere(page);
  }
});
