/** Tests the accessibility of the Digi TV page, in every language, width and colour scheme: activation, devices, account. */
import type { APIRequestContext, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { fillPasswords, tvPassword } from "#tests/e2e/my-digi-digi-tv.ts";
import { signInWithProducts } from "#tests/e2e/signed-in.ts";
import { expectSoundView, isThere } from "./customer-area.ts";
import { expectSoundIn } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-my-digi";

/** Shows the page of Digi TV. With `soft-navigation` the test can choose another address without leaving the page. */
async function arrive(page: Page, request: APIRequestContext): Promise<Stage> {
  await signInWithProducts(page, request);
  const stage = await bring(page, tag, { attributes: 'loading="eager" soft-navigation view="digi-tv"' });
  await isThere(page);
  return stage;
}

/** Shows the sample address that has internet, but no Digi TV account yet. */
async function openActivation(stage: Stage): Promise<void> {
  await stage.widget.getByRole("combobox", { name: "Address" }).selectOption("Veldstraat 10, 9000 Ghent");
  await expect(stage.field("email")).toBeVisible();
}

const press = ({ widget }: Stage, name: string): Promise<void> => widget.getByRole("button", { name, exact: true }).last().click();
const openTab = ({ widget }: Stage, name: string): Promise<void> => widget.getByRole("tab", { name, exact: true }).click();
const question = ({ widget }: Stage) => widget.getByRole("dialog");
const answer = (stage: Stage, name: string): Promise<void> => question(stage).getByRole("button", { name, exact: true }).click();
const retry = ({ alert }: Stage) => alert.getByRole("button", { name: "Try again" });
/** Checks a message in English only, because a switch of the language loads the page again, and the message disappears. */
const soundInEnglish = ({ page }: Stage, state: string): Promise<void> => expectSoundIn(page, tag, state, "en");

/** Returns a function that sends invalid values, in the language that the page has then, and expects so many mistakes. */
const mistake = (stage: Stage, count: number) => async (): Promise<void> => {
  await stage.submit.click();
  await expect(stage.errors).toHaveCount(count);
};

test("my digi: Digi TV to be activated: with mistakes, refused, active elsewhere, active; its end at once", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const stage = await arrive(page, request);
  await openActivation(stage);
  await expectSoundView(stage, "the activation");
  await stage.field("email").fill("marie@");
  await fillPasswords(page, "Short-1a", "Short");
  await expectSoundView(stage, "an activation with mistakes", mistake(stage, 3));
  await stage.field("email").fill("marie@digi.example");
  await fillPasswords(page, tvPassword);
  const call = await control(page, "/my-digi/my-digi-tv/activate-account");
  call.fail("503");
  await press(stage, "Activate Digi TV");
  await expect(retry(stage)).toBeVisible();
  await soundInEnglish(stage, "an activation that could not be sent");
  call.answer({ meta: { status: { error: true, code: "already_done", message: "Digi TV is active at this address already." } } });
  await retry(stage).click();
  await expect(stage.widget.getByRole("button", { name: "See my devices" })).toBeVisible();
  await soundInEnglish(stage, "an activation that was made elsewhere");
  await press(stage, "See my devices");
  await expect(stage.field("email")).toBeVisible();
  await fillPasswords(page, tvPassword);
  call.pass();
  await press(stage, "Activate Digi TV");
  await expect(stage.widget.getByRole("button", { name: "Stay on this page" })).toBeVisible();
  await soundInEnglish(stage, "Digi TV is active");
  await press(stage, "Stay on this page");
  await soundInEnglish(stage, "Digi TV is active, and the customer stays");
  await stage.widget.getByRole("link", { name: "See my devices" }).click();
  await openTab(stage, "Settings");
  await press(stage, "End Digi TV");
  await expect(question(stage)).toContainText("The account ends at once");
  await expectSoundView(stage, "an account that would end at once");
  await answer(stage, "End Digi TV");
  await expect(stage.alert).toContainText("Your Digi TV account is ended.");
  await soundInEnglish(stage, "an account that has ended");
});

test("my digi: devices of Digi TV: one to be removed, not removed, removed, gone already, and none", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const stage = await arrive(page, request);
  await expect(stage.widget.getByRole("article")).toHaveCount(3);
  await expectSoundView(stage, "devices");
  await press(stage, "Remove Google Pixel 8");
  await expectSoundView(stage, "a device to be removed");
  const call = await control(page, "/my-digi/my-digi-tv/deactivate-device");
  call.fail("503");
  await answer(stage, "Remove");
  await expect(retry(stage)).toBeVisible();
  await soundInEnglish(stage, "a device that was not removed");
  call.pass();
  await retry(stage).click();
  await expect(stage.alert).toHaveText("The device is removed.");
  await soundInEnglish(stage, "a device that is removed");
  call.answer({ meta: { status: { error: true, code: "already_done" } } });
  for (const name of ["Apple iPad Air", "Samsung QE55Q60"]) {
    await press(stage, `Remove ${name}`);
    await answer(stage, "Remove");
    await expect(question(stage)).toBeHidden();
  }
  await expect(stage.alert).toHaveCount(3);
  await soundInEnglish(stage, "devices that were gone already");
  const data = await control(page, "/my-digi/my-products/digi-tv*");
  const sections = [{ i: "section_digitv_devices", t: "Devices" }];
  const none = { "address-id": "FTTB-1000-1-01-1", "phone-nr": null, addresses: [], phones: [], sections, devices: [] };
  data.answer({ meta: { status: { error: false } }, title: "Digi TV", ...none });
  await expectSoundView(stage, "no device");
});

test("my digi: the account of Digi TV: a new password with mistakes, not sent, saved; its end with the month", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const stage = await arrive(page, request);
  await openTab(stage, "Settings");
  await expectSoundView(stage, "the account");
  await press(stage, "Change the password");
  await expectSoundView(stage, "a new password");
  await fillPasswords(page, "Short-1a", "Short");
  await expectSoundView(stage, "a new password with mistakes", mistake(stage, 2));
  await fillPasswords(page, tvPassword);
  const password = await control(page, "/my-digi/my-digi-tv/change-password");
  password.fail("503");
  await press(stage, "Save the new password");
  await expect(retry(stage)).toBeVisible();
  await soundInEnglish(stage, "a new password that was not sent");
  password.pass();
  await retry(stage).click();
  await expect(stage.alert).toContainText("The password of Digi TV is changed.");
  await soundInEnglish(stage, "a new password that is saved");
  await press(stage, "End Digi TV");
  await expect(question(stage)).toContainText("You can go on watching until");
  await expectSoundView(stage, "an account that would end with the month");
  const end = await control(page, "/my-digi/my-digi-tv/deactivate-account");
  end.fail("503");
  await answer(stage, "End Digi TV");
  await expect(retry(stage)).toBeVisible();
  await soundInEnglish(stage, "an account that was not ended");
  end.pass();
  await retry(stage).click();
  await expect(stage.widget.getByRole("button", { name: "Stay on this page" })).toBeVisible();
  await soundInEnglish(stage, "an account whose end is agreed");
  await expectSoundView(stage, "an account that ends with the month", () =>
    expect(stage.widget.locator(".area-section").last()).toContainText(/\d{4}/),
  );
});
