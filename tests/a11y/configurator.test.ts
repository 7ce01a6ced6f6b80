/** The bundle builder in every state and every look. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { expectSound, expectSoundIn } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

const tag = "digi-configurator";

const button = ({ widget }: Stage, name: string | RegExp) => widget.getByRole("button", { name, exact: typeof name === "string" });
const rows = ({ widget }: Stage) => widget.getByRole("list", { name: "Your mobile plans" }).getByRole("listitem");
const answer = ({ field }: Stage, name: string, value: string) =>
  field(name)
    .and(field(name).page().locator(`[value="${value}"]`))
    .check();

async function open(page: Page, more = ""): Promise<Stage> {
  const stage = await bring(page, tag, { attributes: `loading="eager" ${more}` });
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return stage;
}

async function openForm(stage: Stage): Promise<void> {
  await button(stage, "Add a mobile plan").click();
  await expect(stage.widget.getByRole("heading", { name: "A new mobile plan" })).toBeFocused();
  await expect(button(stage, "Choose Light")).toBeVisible();
}

async function addLight(stage: Stage): Promise<void> {
  const before = await rows(stage).count();
  await openForm(stage);
  await button(stage, "Choose Light").click();
  await answer(stage, "phone", "new-phone");
  await stage.submit.click();
  await expect(rows(stage)).toHaveCount(before + 1);
}

test("configurator: empty, form of a line, errors, number kept with a prepaid card and with a contract", async ({ page }) => {
  const stage = await open(page);
  const { submit, errors, field } = stage;
  await expect(stage.widget.getByText("From €5 a month")).toBeVisible();
  await expectSound(stage, "empty");
  await openForm(stage);
  await expectSound(stage, "form of a line");
  await answer(stage, "phone", "keep-phone");
  await answer(stage, "subscription", "yes");
  await answer(stage, "sim_card", "esim");
  await expect(field("device")).toBeVisible();
  await submit.click();
  await expect(errors).toHaveCount(6);
  await expectSound(stage, "errors, prepaid card");
  await answer(stage, "subscription", "no");
  await field("customer_number").fill("12a");
  await submit.click();
  await expect(errors.filter({ hasText: "Use digits only" })).toHaveCount(1);
  await expectSound(stage, "errors, contract");
});

test("configurator: phones for an eSIM, list that does not come, lines, one that is changed, undo", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page);
  const { widget, submit, field, errors, alert } = stage;
  await addLight(stage);
  await openForm(stage);
  await button(stage, "Choose Essentials").click();
  await answer(stage, "phone", "keep-phone");
  await field("number").fill("470123456");
  await field("provider").selectOption("others");
  await answer(stage, "subscription", "no");
  await field("customer_number").fill("12345678");
  await field("number_agree").check();
  const devices = await control(page, "/bundle-configurator/esim-devices*");
  devices.fail("503");
  await answer(stage, "sim_card", "esim");
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSoundIn(page, stage.tag, "phones did not come", "en"); // another language would ask again
  devices.pass();
  await alert.getByRole("button", { name: "Try again" }).click();
  await field("device").fill("pixel");
  await expect(widget.locator("li[role=option]").nth(2)).toBeVisible();
  await expectSound(stage, "list of phones");
  await field("device").fill("no such phone");
  await widget.locator("li[role=option]").click();
  await submit.click();
  await expect(errors).toHaveText(["This field is required"]);
  await expectSound(stage, "phone that is not in the list");
  await field("agree").check();
  await submit.click();
  await expect(rows(stage)).toHaveCount(2);
  await expectSound(stage, "lines");
  await button(stage, /^Edit Essentials/).click();
  await expect(widget.getByRole("heading", { name: "Change your mobile plan" })).toBeFocused();
  await expectSound(stage, "line that is changed");
  await button(stage, "Close without saving").click();
  await button(stage, /^Delete Light/).click();
  await expect(button(stage, "Undo")).toBeFocused();
  await expectSound(stage, "line that was removed");
});

test("configurator: six lines, overview that is changed, the pack drawn up on a phone", async ({ page }) => {
  const stage = await open(page);
  const { widget } = stage;
  for (let line = 1; line <= 6; line++) await addLight(stage);
  await expect(widget.getByText("You can order up to 6 SIM cards.")).toBeVisible();
  const overview = widget.getByRole("complementary", { name: "Your pack" });
  await overview.getByRole("button", { name: "Edit your pack" }).click();
  await expect(overview.getByRole("button", { name: /^Remove Light/ })).toHaveCount(6);
  await expectSound(stage, "six lines, overview that is changed");
  await page.setViewportSize({ width: 390, height: 800 });
  await button(stage, /^Show your pack/).click();
  const sheet = widget.getByRole("dialog", { name: "Your pack" });
  await sheet
    .getByRole("button", { name: /^Remove Light/ })
    .first()
    .click();
  await expect(sheet.getByRole("button", { name: "Undo" })).toBeFocused();
  await expectSound(stage, "the pack drawn up, with an undo");
});

test("configurator: offers do not come; a plan that is no longer there, an address with fibre", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const offers = await control(page, "/bundle-configurator*");
  offers.fail("503");
  await page.addInitScript(() => history.replaceState(null, "", `${location.href}&fttbAddressId=fttb-1`));
  const stage = await open(page, 'mobile="mobile-of-yesterday"');
  const { widget, alert } = stage;
  await button(stage, "Add a mobile plan").click();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSoundIn(page, stage.tag, "offers did not come", "en");
  offers.pass();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(widget.getByText("The plan in your link is no longer on offer.")).toBeVisible();
  await expect(widget.getByText("Fibre is available at your address.")).toBeVisible();
  await expect(button(stage, "Choose Light")).toBeVisible();
  await button(stage, "Close without saving").click();
  await expectSound(stage, "unknown plan, address with fibre");
});
