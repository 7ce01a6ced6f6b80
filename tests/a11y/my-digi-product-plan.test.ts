/**
 * Tests the accessibility of the dialog for another plan, and of the options that can be added to a product, in every language, width and
 * colour scheme.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { askForEnd } from "#tests/e2e/my-digi-digi-tv.ts";
import { changePageData } from "#tests/e2e/my-digi-product.ts";
import { signInWithProducts } from "#tests/e2e/signed-in.ts";
import { expectSoundView, isThere } from "./customer-area.ts";
import { expectSound, expectSoundIn } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-my-digi";
const order = "Order with obligation to pay";

const open = async (page: Page, view: string): Promise<Stage> => {
  const stage = await bring(page, tag, { attributes: `loading="eager" view="${view}"` });
  await isThere(page);
  return stage;
};

test("my digi: the plans of a line: chosen, with their contract summary, refused, agreed, and to be taken back", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  const stage = await open(page, "mobile");
  const { widget } = stage;
  const dialog = widget.getByRole("dialog");
  const press = (name: string): Promise<void> => dialog.getByRole("button", { name, exact: true }).last().click();
  await widget.getByRole("button", { name: "Change my plan" }).click();
  await expect(dialog.getByRole("radio", { name: "Max" })).toBeVisible();
  await expectSoundView(stage, "the plans of a line");
  await dialog.getByRole("radio", { name: "Light" }).check();
  await expectSoundView(stage, "a cheaper plan");
  await dialog.getByRole("radio", { name: "Max" }).check();
  await expect(dialog.getByRole("button", { name: order })).toBeEnabled();
  await expectSoundView(stage, "a dearer plan", () => expect(dialog.locator(".ui-contract-summary")).toBeVisible());
  const summary = dialog.locator("details");
  await expectSoundView(stage, "its contract summary", async () => {
    if ((await summary.getAttribute("open")) === null) await dialog.locator("summary").click();
    await expect(dialog.getByRole("article")).toBeVisible();
  });
  const call = await control(page, "/my-digi/my-mobile/upgrade");
  call.fail("503");
  await press(order);
  const again = stage.alert.getByRole("button", { name: order });
  await expect(again).toBeVisible();
  await expectSoundView(stage, "a change that was not made", () => expect(dialog.locator(".ui-contract-summary")).toBeVisible());
  call.pass();
  await again.click();
  await expect(dialog.getByRole("button", { name: "Take the change back" })).toBeVisible();
  await expectSoundView(stage, "a change that is agreed");
  await page.keyboard.press("Escape");
  await expectSoundView(stage, "a line whose plan changes");
});

test("my digi: the packages of TV by language; a channel pack to be added, refused, active, to be switched off", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  const stage = await open(page, "tv");
  const { widget } = stage;
  const dialog = widget.getByRole("dialog");
  await widget.getByRole("button", { name: "Change my plan" }).click();
  await expect(dialog.getByRole("radiogroup")).toHaveCount(2);
  await expectSoundView(stage, "the packages of TV");
  await page.keyboard.press("Escape");
  await widget.getByRole("button", { name: "Add International channel pack" }).click();
  await expect(dialog).toBeVisible();
  await expectSound(stage, "a channel pack to be added");
  const call = await control(page, "/my-digi/my-tv/extra-option/enable");
  call.fail("503");
  await dialog.getByRole("button", { name: order }).click();
  await expect(stage.alert).toBeFocused();
  await expectSoundView(stage, "a channel pack that was not added");
  call.pass();
  await dialog.getByRole("button", { name: order }).click();
  await expect(dialog).toBeHidden();
  await expectSoundView(stage, "an active channel pack");
  await widget.getByRole("button", { name: "Switch off International channel pack" }).click();
  await expect(dialog).toBeVisible();
  await expectSound(stage, "a channel pack to be switched off");
  await dialog.getByRole("button", { name: "Switch off" }).last().click();
  await expect(dialog).toBeHidden();
  await expectSoundView(stage, "a channel pack that is switched off");
});

test("my digi: data to be bought, refused and bought", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  const stage = await open(page, "mobile");
  const { widget } = stage;
  const dialog = widget.getByRole("dialog");
  await widget.getByRole("tab", { name: "Extra data" }).click();
  await expect(widget.locator(".option-card")).toHaveCount(3);
  await expectSoundView(stage, "amounts of data");
  await widget.getByRole("button", { name: "Buy 10 GB of data" }).click();
  await expect(dialog).toBeVisible();
  await expectSound(stage, "data to be bought");
  const call = await control(page, "/my-digi/my-mobile/data-option");
  call.fail("503");
  await dialog.getByRole("button", { name: order }).click();
  await expect(stage.alert).toBeFocused();
  await expectSoundView(stage, "data that was not bought");
  call.pass();
  await dialog.getByRole("button", { name: order }).click();
  await expect(dialog).toBeHidden();
  await expectSoundView(stage, "data that was bought");
});

const already = { meta: { status: { error: true, code: "already_done" } } };

test("my digi: a landline’s plan, a contract summary that does not come, and what was chosen or bought already @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  await page.goto("/en/my-digi/my-products/landline?change=1");
  const widget = page.locator(tag);
  const dialog = widget.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Call me back" })).toBeVisible();
  await expectSoundIn(page, tag, "a landline’s plan", "en");

  const summary = await control(page, "/bundle-configurator/contract-summary");
  summary.fail("503");
  await page.goto("/en/my-digi/my-products/mobile?change=1");
  await dialog.getByRole("radio", { name: "Max" }).check();
  await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSoundIn(page, tag, "a contract summary that does not come", "en");
  await dialog.getByRole("radio", { name: "Light" }).check();
  const change = await control(page, "/my-digi/my-mobile/upgrade");
  change.answer(already, 409);
  await dialog.getByRole("button", { name: "Change plan" }).click();
  await expect(dialog.locator("[part=alert]")).toBeFocused();
  await expectSoundIn(page, tag, "a plan that was chosen already", "en");

  const channels = await control(page, "/my-digi/my-tv/extra-option/enable");
  channels.answer(already, 409);
  await page.goto("/en/my-digi/my-products/tv");
  await widget.getByRole("button", { name: "Add International channel pack" }).click();
  await dialog.getByRole("button", { name: order }).click();
  await expect(dialog).toBeHidden();
  await expectSoundIn(page, tag, "a channel pack that was active already", "en");

  await page.goto("/en/my-digi/my-products/mobile?tab=section_mobile_data_options");
  const other = await openTab(page);
  for (const one of [other, page]) {
    await bringToFront(one);
    await one.goto("/en/my-digi/my-products/mobile?tab=section_mobile_data_options");
    await one.locator(tag).getByRole("button", { name: "Buy 1 GB of data" }).click();
    await expect(one.locator(tag).getByRole("dialog").getByRole("heading")).toBeFocused();
  }
  await other.locator(tag).getByRole("button", { name: order }).click();
  await expect(other.locator(`${tag} [part=alert][data-tone=success]`)).toBeVisible();
  await other.close();
  await dialog.getByRole("button", { name: order }).click();
  await expect(dialog).toBeHidden();
  await expectSoundIn(page, tag, "data that was bought meanwhile", "en");
});

test("my digi: what has changed while its question was open: a plan, data, a channel pack, the end of Digi TV, which is over @all", async ({
  page,
  request,
}) => {
  await signInWithProducts(page, request);
  const widget = page.locator(tag);
  const dialog = widget.getByRole("dialog");
  const press = (name: string): Promise<void> => dialog.getByRole("button", { name, exact: true }).click();
  const soundOnce = async (state: string): Promise<void> => {
    await expect(dialog.locator("[part=alert]")).toBeFocused();
    await expect(dialog).toContainText("This has changed meanwhile.");
    await expectSoundIn(page, tag, state, "en");
  };

  await page.goto("/en/my-digi/my-products/mobile?change=1");
  await dialog.getByRole("radio", { name: "Light" }).check();
  await changePageData(page, "mobile", (data) => ({ ...data, plans_from: dayOf("2031-01-01") }));
  await press("Change plan");
  await soundOnce("a plan that would begin on another day");

  await page.goto("/en/my-digi/my-products/mobile?tab=section_mobile_data_options");
  await widget.getByRole("button", { name: "Buy 1 GB of data" }).click();
  await expect(dialog.getByRole("heading")).toBeFocused();
  await changePageData(page, "mobile", dearer);
  await press(order);
  await soundOnce("data that has become dearer");

  await page.goto("/en/my-digi/my-products/tv");
  await widget.getByRole("button", { name: "Add International channel pack" }).click();
  await expect(dialog.getByRole("heading")).toBeFocused();
  await changePageData(page, "tv", dearer);
  await press(order);
  await soundOnce("a channel pack that has become dearer");
  await expect(dialog).toContainText("€3.50, VAT included");

  await page.goto("/en/my-digi/my-products/digi-tv?tab=section_digitv_settings");
  await askForEnd(page);
  const would_end = dayOf("2031-01-31");
  await changePageData(page, "digi-tv", (data) => ({ ...data, ...(data.tv_account && { tv_account: { ...data.tv_account, would_end } }) }));
  await press("End Digi TV");
  await soundOnce("an end on another day");
  const sections = [{ i: "section_digitv_activate", t: "Activate" }];
  await changePageData(page, "digi-tv", (data) => ({ ...data, tv_account: null, devices: [], sections }));
  // The page would lead to My products after 3 s, which a busy machine needs for the checks: the host page keeps the customer here.
  await widget.evaluate((element) => element.addEventListener("digi-navigate", (event) => event.preventDefault()));
  await press("End Digi TV");
  await expect(widget.locator("[part=alert]")).toBeFocused();
  await expect(widget.locator("[part=alert]")).toContainText("Digi TV has ended");
  await expectSoundIn(page, tag, "an account that was ended elsewhere", "en");
});

const dayOf = (text: string): CalendarDate => parseDate(text) as CalendarDate;

/** Makes each option a euro dearer. */
const dearer = (data: ProductPage): ProductPage => ({
  ...data,
  ...(data.options && { options: data.options.map((one) => ({ ...one, prc: one.prc + 1 })) }),
});
