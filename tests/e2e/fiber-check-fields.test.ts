/**
 * Journeys of the fibre check's fields, from the postal code to the apartment's box: what each waits for, accepts, and shows as an error.
 */
import { expect, test } from "#tests/page.ts";
import { hold, stopTime } from "./fake-api.ts";
import { calls, choose, error, field, fillIn, goBack, open, option, submit, widget, withoutFibre } from "./fiber-check.ts";
import { setLanguage } from "./host-page.ts";

test("says what each field waits for, empties what stands below a changed one, and takes a box of 5 characters [C-287, C-289, C-290, P-262, P-200] @all", async ({
  page,
}) => {
  await open(page);
  for (const [name, reason] of [
    ["city", "First enter your postal code"],
    ["street", "First choose your city"],
    ["number", "First choose your street"],
    ["box", "First choose your house number"],
  ] as const) {
    await expect(field(page, name)).toBeDisabled();
    await expect(field(page, name)).toHaveAccessibleDescription(reason);
    await field(page, name).focus();
    await page.keyboard.type("1");
    await expect(field(page, name), "can be looked at, not written in").toBeFocused();
    await expect(field(page, name)).toHaveValue("");
  }
  await fillIn(page);
  await field(page, "box").pressSequentially("12B456");
  await expect(field(page, "box")).toHaveValue("12B45");
  await choose(page, "street", "Rue Neuve");
  await expect(field(page, "number")).toHaveValue("");
  await expect(field(page, "box")).toHaveValue("");
  await expect(field(page, "box")).toBeDisabled();
  await choose(page, "number", "16");
  await expect(widget(page).getByRole("combobox", { name: /Box/ })).toHaveValue("");
  await field(page, "box").selectOption("3");
  await expect(submit(page)).toBeEnabled();
  const sent = page.waitForRequest(calls.check);
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ number: "16", box: "3" });
  await expect(widget(page)).toContainText("Rue Neuve 16 box 3");
  await goBack(page);
  await field(page, "postalCode").fill("100");
  for (const name of ["city", "street", "number"]) {
    await expect(field(page, name)).toHaveValue("");
    await expect(field(page, name)).toBeDisabled();
  }
});

test("the postal code: letters, a leading zero, too few digits, an unknown one, one of several cities [P-191, P-192, P-193, P-197, P-199, C-282, C-283, P-296, C-418, C-288, P-256, P-257] @all", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (request) => void (asked += request.url() === calls.city ? 1 : 0));
  const postalCode = field(page, "postalCode");
  await open(page);
  await test.step("what cannot be one is said at the field, and nothing is looked up", async () => {
    // Keys are limited by the live form alone, which is there once the security check has begun.
    await postalCode.focus();
    await expect(submit(page)).toBeEnabled();
    await postalCode.pressSequentially("10a05");
    await expect(postalCode).toHaveValue("10a0");
    await expect(error(page, "postalCode")).toHaveText("Please enter postal code");
    await postalCode.fill("0100");
    await expect(error(page, "postalCode")).toHaveText("Please enter postal code");
    await postalCode.fill("100");
    await expect(error(page, "postalCode")).toHaveCount(0);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(error(page, "postalCode")).toHaveText("Please enter postal code");
    await expect(postalCode).toBeFocused();
    expect(asked).toBe(0);
  });
  await test.step("an unknown one shows the server's words under it, in the language of the page", async () => {
    await postalCode.fill("9999");
    await expect(error(page, "postalCode")).toHaveText("We don’t know this postal code. Please check it.");
    await expect(postalCode).toHaveAttribute("aria-invalid", "true");
    await setLanguage(page, "fr");
    await expect(error(page, "postalCode")).toContainText("Nous ne connaissons pas ce code postal");
    await setLanguage(page, "en");
    await postalCode.fill("999");
    await expect(error(page, "postalCode")).toHaveCount(0);
  });
  await test.step("several cities leave the choice, one city chooses itself", async () => {
    await postalCode.fill("1300");
    await expect(field(page, "city")).toBeEnabled();
    await expect(field(page, "city")).toHaveAccessibleDescription("2 places have this postal code: choose yours");
    await expect(widget(page).getByRole("status")).toHaveText("2 places have this postal code: choose yours");
    await expect(field(page, "street")).toBeDisabled();
    await field(page, "city").click();
    await expect(widget(page).getByRole("option")).toHaveText(["Wavre", "Limal"]);
    await option(page, "Limal").click();
    await expect(field(page, "street")).toBeEnabled();
    await field(page, "city").click(); // The list opens over the chosen city, so that another one can be chosen.
    await option(page, "Wavre").click();
    await expect(field(page, "city")).toHaveValue("Wavre");
    const before = asked;
    await postalCode.fill("1000");
    await expect(field(page, "city")).toHaveValue("Brussels");
    expect(asked).toBe(before + 1);
  });
});

for (const { box, ...address } of [
  { ...withoutFibre, box: "input" },
  // The boxes of this house number are known, so they can be selected.
  { postalCode: "1000", street: "Rue Neuve", number: "16", box: "select" },
]) {
  test(`chooses by Tab what is written out, and keeps the focus in the box's ${box}, whenever the answer comes @all`, async ({ page }) => {
    await page.goto(`/en/shop/check?postalCode=${address.postalCode}`);
    await expect(field(page, "street")).toBeEnabled();
    const control = widget(page).locator(`${box}[name="box"]`);
    await field(page, "street").fill(address.street);
    await expect(option(page, address.street)).toBeVisible();
    await field(page, "street").press("Tab");
    await expect(field(page, "number")).toBeFocused();
    await page.keyboard.type(address.number);
    await expect(option(page, address.number)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
    await expect(control).toBeEnabled();
    const release = await hold(page, calls.number);
    await field(page, "number").fill("");
    await page.keyboard.type(address.number);
    await page.keyboard.press("Tab");
    await expect(field(page, "box")).toBeFocused();
    await expect(field(page, "box")).toBeDisabled();
    release();
    await expect(control).toBeEnabled();
    await expect(control).toBeFocused();
  });
}

test("a page opened with a postal code has it filled in, and the home page asks the whole address itself @all", async ({ page }) => {
  await page.goto("/nl/shop/check?postalCode=1300");
  await expect(field(page, "postalCode")).toHaveValue("1300");
  await expect(field(page, "city")).toBeEnabled();
  await page.goto("/nl");
  await field(page, "postalCode").fill("1300");
  await expect(field(page, "city")).toBeEnabled();
  await expect(page).toHaveURL("/nl");
});

test("what is missing is named at the first incomplete field, with focus, in the specification's words [P-190, P-201, C-297] @all", async ({
  page,
}) => {
  await open(page);
  await field(page, "postalCode").focus();
  await expect(submit(page)).toBeEnabled();
  const expectMissing = async (name: string, text: string): Promise<void> => {
    await submit(page).click();
    await expect(widget(page).locator('[part="error"]')).toHaveText([text]);
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text));
    await expect(widget(page).getByRole("status")).toHaveText(/^1 field needs your attention/);
  };
  await expectMissing("postalCode", "Please enter postal code");
  await field(page, "postalCode").fill("1300");
  await expect(field(page, "city")).toBeEnabled();
  await expectMissing("city", "Please enter city");
  await choose(page, "city", "Wavre");
  await expectMissing("street", "Please enter street");
  await field(page, "street").fill("Rue qui n’existe pas");
  await expect(widget(page).getByText("Nothing found. Check the spelling.").first()).toBeVisible();
  await expectMissing("street", "Choose a street from the list");
  await choose(page, "street", "Rue de la Station");
  await expectMissing("number", "Invalid number");
  await field(page, "number").fill("99999");
  await expect(widget(page).getByText("Nothing found. Check the spelling.").first()).toBeVisible();
  await expectMissing("number", "Invalid number");
});

test("late answers out of order: what was asked last stands; fast typing asks once [P-195, P-196, P-198, C-284, C-285] @all", async ({
  page,
}) => {
  await open(page);
  const releaseCity = await hold(page, calls.city, (request) => (request.postDataJSON() as { postalCode: string }).postalCode === "5000");
  const asked = page.waitForRequest(calls.city);
  await field(page, "postalCode").fill("5000");
  await asked;
  await field(page, "postalCode").fill("1000");
  await expect(field(page, "city")).toHaveValue("Brussels");
  releaseCity();
  const releaseStreet = await hold(page, calls.street, (request) => (request.postDataJSON() as { street: string }).street === "Ru");
  const first = page.waitForRequest(calls.street);
  await field(page, "street").fill("Ru");
  await first;
  await field(page, "street").fill("Grand");
  await expect(option(page, "Grand-Place")).toBeVisible();
  releaseStreet();
  await field(page, "street").press("ArrowDown");
  await expect(option(page, "Grand-Place")).toHaveAttribute("aria-selected", "true");
  await expect(field(page, "city")).toHaveValue("Brussels");
  await expect(widget(page).getByRole("option").filter({ hasNotText: /grand/i })).toHaveCount(0);
  await field(page, "street").fill("");
  const typed: string[] = [];
  page.on("request", (request) => {
    if (request.url() === calls.street) typed.push((request.postDataJSON() as { street: string }).street);
  });
  await page.clock.install();
  await stopTime(page);
  await field(page, "street").pressSequentially("Neuve", { delay: 0 });
  await page.clock.runFor(300);
  await expect(option(page, "Rue Neuve")).toBeVisible();
  expect(typed).toEqual(["Neuve"]);
});
