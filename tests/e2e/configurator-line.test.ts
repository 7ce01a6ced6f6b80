/** Journeys of the form for a mobile line: missing and wrong values, and lists or files that do not come. */
import type { Locator, Page } from "playwright/test";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { esimDevices, mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { expect, test } from "#tests/page.ts";
import { expectHeard, fakeCall, hold } from "./fake-api.ts";
import { lose } from "./lost-files.ts";
import { add, button, choosePlan, field, open, planRow, rows, widget } from "./mobile-lines.ts";

const errorsOf = (page: Page): Locator => widget(page).locator("[part=error]:visible");

/**
 * Types a SIM card's number in groups, as it is printed on the card, and expects that the field keeps all digits. Expects that a number
 * with too many digits is an error and is not shortened.
 */
async function typeInGroups(page: Page): Promise<void> {
  await field(page, "current_sim_card").fill("");
  await page.keyboard.type("1234 5678-9012 3456 7890");
  await expect(field(page, "current_sim_card")).toHaveValue("1234 5678-9012 3456 789");
  await field(page, "current_sim_card").selectText();
  await page.keyboard.type("1");
  await expect(field(page, "current_sim_card")).toHaveValue("1");
  await field(page, "current_sim_card").fill("12345678901234567890");
  await button(page, "Add to my pack").click();
  await expect(errorsOf(page)).toHaveText(["Enter the 13 to 19 digits on your SIM card"]);
  await expect(field(page, "current_sim_card")).toHaveValue("12345678901234567890");
}

test("says at its field what a mobile line lacks, and clears what belonged to another answer @all", async ({ page }) => {
  await open(page);
  await add(page).click();

  await test.step("asks for a plan and a phone, with a SIM card preselected [C-206, C-303, C-304, C-312]", async () => {
    await button(page, "Add to my pack").click();
    await expect(errorsOf(page)).toHaveText(["Please select your favorite package", "Please select one option"]);
    await expect(planRow(page, "Light")).toBeFocused();
    await expect(field(page, "sim_card").and(page.locator('[value="sim"]'))).toBeChecked();
  });

  await test.step("asks for a number that is kept, in the words for each way to be wrong [C-305, C-306, C-307, C-308, C-432]", async () => {
    await choosePlan(page, "Light");
    await field(page, "phone").and(page.locator('[value="keep-phone"]')).check();
    await expect(field(page, "number")).toHaveAttribute("placeholder", "4 xx xx xx xx");
    await button(page, "Add to my pack").click();
    await expect(errorsOf(page)).toHaveText([
      "Please enter current phone number",
      "Please select provider",
      "Please select your current subscription",
      "This field is required",
    ]);
    await expect(field(page, "number")).toBeFocused();

    const numberError = errorsOf(page).first();
    for (const [typed, says] of [
      ["+32", "Please enter current phone number"],
      ["47012345", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
      ["4701234567", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
      ["47012345a", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
      ["21234567", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
    ] as const) {
      await field(page, "number").fill(typed);
      await button(page, "Add to my pack").click();
      await expect(numberError, typed).toHaveText(says);
      await expect(field(page, "number")).toHaveValue(typed);
    }
  });

  await test.step("asks for SIM card or customer number, and clears one for the other [C-309, C-310]", async () => {
    await field(page, "number").fill("470123456");
    await field(page, "provider").selectOption("others");
    await field(page, "number_agree").check();
    await field(page, "subscription").and(page.locator('[value="yes"]')).check();
    await field(page, "current_sim_card").fill("123456789012");
    await button(page, "Add to my pack").click();
    await expect(errorsOf(page)).toHaveText(["Enter the 13 to 19 digits on your SIM card"]);
    await field(page, "current_sim_card").fill("1234567890123456789");
    await field(page, "current_sim_card").press("End");
    await page.keyboard.type("0");
    await expect(field(page, "current_sim_card")).toHaveValue("1234567890123456789");
    await typeInGroups(page);
    await field(page, "subscription").and(page.locator('[value="no"]')).check();
    await field(page, "customer_number").fill("12a");
    await button(page, "Add to my pack").click();
    await expect(errorsOf(page)).toHaveText(["Use digits only, at most 20"]);
    await field(page, "subscription").and(page.locator('[value="yes"]')).check();
    await expect(field(page, "current_sim_card")).toHaveValue("");
    await field(page, "phone").and(page.locator('[value="new-phone"]')).check();
    await field(page, "phone").and(page.locator('[value="keep-phone"]')).check();
    await expect(field(page, "number")).toHaveValue("");
    await field(page, "phone").and(page.locator('[value="new-phone"]')).check();
  });

  await test.step("searches a phone for the eSIM, and takes one that is not found after a consent [C-208, C-313, C-314, C-315]", async () => {
    await field(page, "sim_card").and(page.locator('[value="esim"]')).check();
    await button(page, "Add to my pack").click();
    await expect(errorsOf(page)).toHaveText(["Choose your phone from the list"]);
    await field(page, "device").fill("p");
    await expect(widget(page).getByRole("option")).toHaveCount(0);
    await field(page, "device").fill("no such phone");
    await widget(page).getByRole("option").click();
    await button(page, "Add to my pack").click();
    await expect(errorsOf(page)).toHaveText(["This field is required"]);
    await field(page, "agree").check();
    await button(page, "Add to my pack").click();
    await expect(rows(page)).toHaveText([/Light.*New number.*eSIM/]);
  });
});

test("files and answers that do not come: each is said in its place and tried again; operators are never missed [C-370, C-371] @all", async ({
  page,
  context,
  complaints,
}) => {
  complaints.announce(/Failed to load|could not be loaded|could not be fetched/);
  const offers = await fakeCall(page, bundleOffers);
  const devices = await fakeCall(page, esimDevices);
  const operators = await fakeCall(page, mobileOperators);
  offers.fail({ answer: { status: 503, body: "" } });
  const answerOffers = await hold(page, `**${bundleOffers.path}*`);
  const bringLine = await lose(page, "**/configurator.line.js*");

  await test.step("what is on offer: down, broken, of another shape, offline; then the form's file", async () => {
    await open(page);
    await add(page).click();
    await expect(widget(page).locator(".ui-skeleton")).toBeVisible();
    answerOffers();
    const alert = widget(page).locator("[part=alert]");
    await expect(alert).toContainText("Something is wrong on our side.");
    await expectHeard(alert);
    for (const [answer, says] of [
      [{ body: '{"mobile":[' }, "response.invalid"],
      [{ json: { meta: { status: { error: false } }, mobile: [{ i: 1 }], internet: [], tv: [], landline: [] } }, "response.invalid"],
      ["none", "Our service can’t be reached at the moment"],
    ] as const) {
      offers.fail({ answer });
      await button(page, "Try again").click();
      await expect(alert).toContainText(says);
      await expectHeard(alert);
    }
    offers.pass();
    await context.setOffline(true);
    await button(page, "Try again").click();
    await expect(alert).toContainText("You are offline");
    await expectHeard(alert);
    await context.setOffline(false);
    await button(page, "Try again").click();
    await expect(widget(page)).toContainText("This part couldn’t be loaded.");
    bringLine();
    await button(page, "Try again").click();
    await expect(planRow(page, "Light")).toBeVisible();
  });

  await test.step("the operators are never missed", async () => {
    await choosePlan(page, "Light");
    operators.fail({ answer: { status: 503, body: "" } });
    await field(page, "phone").and(page.locator('[value="keep-phone"]')).check();
    await field(page, "provider").focus();
    await expect(field(page, "provider").locator("option")).toHaveText(["Choose an operator", "Others"]);
    operators.pass();
    await field(page, "number").focus();
    await field(page, "provider").focus();
    await expect(field(page, "provider").locator("option", { hasText: "Orange" })).toBeAttached();
  });

  await test.step("the list of phones: its file, then its answer", async () => {
    const bringDevice = await lose(page, "**/configurator.device.js*");
    devices.fail({ answer: { status: 503, body: "" } });
    await field(page, "sim_card").and(page.locator('[value="esim"]')).check();
    await expect(widget(page)).toContainText("This part couldn’t be loaded.");
    bringDevice();
    await button(page, "Try again").click(); // The first press requests the form's file again.
    await expect(widget(page)).toContainText("Something is wrong on our side.");
    devices.pass();
    await button(page, "Try again").click(); // The second press requests the list again.
    await field(page, "device").fill("iphone 15");
    await expect(widget(page).getByRole("option", { name: "Apple iPhone 15", exact: true })).toBeVisible();
    await field(page, "sim_card").and(page.locator('[value="sim"]')).check();
    await expect(field(page, "device")).toHaveCount(0);
  });
});
