/** Tests the accessibility of the bundle builder in every state, language, width and colour scheme. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { expectSound, expectSoundIn } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

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
  await expect(stage.field("favorite_package").first()).toBeVisible();
}

async function addLight(stage: Stage): Promise<void> {
  const before = await rows(stage).count();
  await openForm(stage);
  await answer(stage, "favorite_package", "mobile-light");
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
  await expectSound(stage, "form of a line", { everyWidth: true });
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
  await answer(stage, "favorite_package", "mobile-essentials");
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
  // Only one language is checked, because another one would request the list of phones again.
  await expectSoundIn(page, stage.tag, "phones did not come", "en");
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

test("configurator: offers do not come; a plan that is no longer there, an address that nobody knows", async ({ page, complaints }) => {
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
  await expect(widget.getByText("We don’t know the address in your link.")).toBeVisible();
  await expect(stage.field("favorite_package").first()).toBeVisible();
  await button(stage, "Close without saving").click();
  await expectSound(stage, "unknown plan, unknown address");
});

test("configurator: looks sound through an address, no fibre, offers, and a landline that lacks its answers", async ({ page }) => {
  const stage = await open(page, "ask-email");
  const { widget, field, errors } = stage;
  const part = (name: string) => widget.getByRole("region", { name, exact: true });
  const check = part("Your address").locator("button[type=submit]:visible");
  const choose = async (name: string, text: string): Promise<void> => {
    await field(name).fill(text);
    await widget.getByRole("option", { name: text, exact: true }).click();
  };
  const fill = async (postalCode: string, street: string, number: string): Promise<void> => {
    await field("postalCode").fill(postalCode);
    await expect(field("street")).toBeEnabled();
    await choose("street", street);
    await choose("number", number);
    await check.click();
  };
  await button(stage, "Add address").click();
  await expect(field("email")).toBeVisible();
  await check.click();
  await expect(errors.first()).toBeVisible();
  await expectSound(stage, "form of an address, errors", { everyWidth: true });
  await fill("5000", "Rue de Fer", "20");
  await expect(widget.getByRole("heading", { name: "No fibre here yet" })).toBeFocused();
  await expectSound(stage, "no fibre");
  await button(stage, "Close and check another address").click();
  await fill("1000", "Grand-Place", "1");
  await button(stage, "Choose TV").click();
  await expect(widget.getByText("Choose an internet subscription or a mobile plan first")).toBeVisible();
  await expectSound(stage, "TV that needs something else first", { everyWidth: true });
  await part("TV").getByRole("button", { name: "Close" }).click();
  await button(stage, "Choose internet").click();
  await button(stage, "Choose Fibre + 500 Mbps").click();
  await button(stage, "Choose a landline").click();
  await button(stage, "Choose Landline").click();
  await answer(stage, "landline_phone", "keep-phone");
  await widget.getByRole("complementary", { name: "Your pack" }).getByRole("button", { name: "Order" }).click();
  await expect(errors).toHaveCount(3);
  await expectSound(stage, "landline with what it lacks");
  await part("Your address")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(button(stage, "Undo").first()).toBeVisible();
  await expectSound(stage, "the address was removed");
});

test("configurator: the wish to be told of fibre, what it lacks, an outage, and that it was taken", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page);
  const { widget, field, submit, errors, alert } = stage;
  await button(stage, "Add address").click();
  await field("postalCode").fill("5000");
  await expect(field("street")).toBeEnabled();
  for (const [name, text] of [
    ["street", "Rue de Fer"],
    ["number", "20"],
  ] as const) {
    await field(name).fill(text);
    await widget.getByRole("option", { name: text, exact: true }).click();
  }
  await expect(submit).toBeEnabled();
  await submit.click();
  await button(stage, "Keep me informed").click();
  await expect(widget.getByRole("heading", { name: "Be the first to know when fibre arrives" }).last()).toBeFocused();
  await expectSound(stage, "keep me informed");
  await field("first_name").focus();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(errors).toHaveCount(3);
  await expectSound(stage, "keep me informed: errors");
  const form = await control(page, "/forms/open-fiber");
  form.fail("503");
  for (const [name, text] of Object.entries({ first_name: "Marie", last_name: "Peeters", email: "marie@example.be" }))
    await field(name).fill(text);
  await submit.click();
  await expect(alert).toBeFocused();
  await expect(submit).toBeEnabled();
  await expectSound(stage, "keep me informed: refused for now");
  form.pass();
  await submit.click();
  await expect(button(stage, "Check another address")).toBeVisible();
  await expectSound(stage, "keep me informed: sent");
});

test("configurator: the channels of TV, that did not come, and that came", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  await page.addInitScript(() => history.replaceState(null, "", `${location.href}&fttbAddressId=FTTB-1000-1-01-1`));
  const channels = await control(page, "/page-data*");
  channels.fail("503");
  const stage = await open(page);
  const dialog = stage.widget.getByRole("dialog");
  await button(stage, "Choose TV").click();
  await button(stage, "See channels: TV + Essentials in Dutch").click();
  await expect(stage.alert.getByRole("button", { name: "Try again" })).toBeVisible();
  // Only one language is checked, because another one would request the channels again.
  await expectSoundIn(page, stage.tag, "channels did not come", "en");
  channels.pass();
  await stage.alert.getByRole("button", { name: "Try again" }).click();
  const isThere = async (): Promise<void> => expect(dialog.getByRole("rowheader")).toHaveCount(21);
  await isThere();
  await expectSound(stage, "channels", { everyWidth: true, isThere });
});
