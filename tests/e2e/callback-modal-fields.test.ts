/** Journeys of the callback dialog's fields: what they accept, which errors they show, and what the button waits for. */
import type { Locator } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { api, confirmation, dialog, errors, field, fillIn, open, submit, widget } from "./callback-modal.ts";
import { hold } from "./fake-api.ts";
import { setLanguage } from "./host-page.ts";

test("the button waits for names and phone, then for the captcha alone, and says for what @all", async ({ page }) => {
  const release = await hold(page, `${api}/api/recaptcha`);
  const reason = async (): Promise<Locator> => dialog(page).locator(`[id="${await submit(page).getAttribute("aria-describedby")}"]`);
  await open(page);
  await test.step("waits for names and phone [P-151, P-206]", async () => {
    await field(page, "first_name").fill("Marie");
    await field(page, "last_name").fill("Peeters");
    await expect(submit(page)).toBeDisabled();
    await expect(await reason()).toHaveText("Enter your first name, last name and phone number first.");
  });
  await test.step("waits for the captcha then [P-018, P-019, P-152, P-207]", async () => {
    await field(page, "phone_number").fill("1");
    await expect(await reason()).toHaveText("Automatic security check");
    await expect(submit(page)).toBeDisabled();
    release();
    await expect(submit(page)).toBeEnabled();
  });
  await test.step("can be pressed with all of them alone [P-151, P-153, C-447]", async () => {
    for (const name of ["first_name", "last_name", "phone_number"]) {
      const value = await field(page, name).inputValue();
      await field(page, name).fill("");
      await expect(submit(page)).toBeDisabled();
      await field(page, name).fill(value);
      await expect(submit(page)).toBeEnabled();
    }
  });
});

test("the click says what is wrong at each field, goes to the first, and a change forgets it [P-153, P-182, P-184, P-185, P-211, P-212] @all", async ({
  page,
}) => {
  await open(page);
  await field(page, "first_name").fill("   ");
  await field(page, "last_name").fill("Pe3ters");
  await field(page, "phone_number").fill("47012345");
  await submit(page).click();
  await expect(errors(page)).toHaveText([
    "Enter your first name",
    "Use only letters, spaces, hyphens and apostrophes",
    "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056",
    "Please tick this box to continue",
    "Please tick this box to continue",
  ]);
  await expect(field(page, "first_name")).toBeFocused();
  await expect(dialog(page).getByRole("status")).toHaveText("5 fields need your attention");
  await field(page, "first_name").fill("M");
  await field(page, "digi_terms").check();
  await expect(errors(page)).toHaveCount(3);
});

test("a name of 101 letters is too long; 100 are taken [P-183] @all", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await field(page, "first_name").fill("é".repeat(101));
  await submit(page).click();
  await expect(errors(page)).toHaveText(["Use at most 100 characters"]);
  await field(page, "first_name").fill("é".repeat(100));
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test("values, focus and caret survive attribute changes and a language switch; errors change their language [P-016] @all", async ({
  page,
}) => {
  await open(page);
  await fillIn(page);
  await field(page, "phone_number").fill("12");
  await submit(page).click();
  await expect(field(page, "phone_number"), "led to what is wrong").toBeFocused();
  await field(page, "last_name").focus();
  await field(page, "last_name").evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
  await widget(page).evaluate((element) => {
    element.setAttribute("heading", "Another");
    element.setAttribute("max-length", "80");
  });
  await setLanguage(page, "nl");
  await expect(dialog(page).getByLabel("Achternaam")).toBeFocused();
  const caret = await field(page, "last_name").evaluate(({ selectionStart, selectionEnd, value }: HTMLInputElement) => [
    selectionStart,
    selectionEnd,
    value,
  ]);
  expect(caret).toEqual([2, 4, "O’Neill"]);
  await expect(page.getByRole("dialog", { name: "Another" })).toBeVisible();
  await expect(errors(page)).toHaveCount(1);
  await expect(errors(page)).toContainText("Vul een Belgisch telefoonnummer in");
});

test("max-length cuts what is typed beyond it, but not a phone number with its spaces [P-210] @all", async ({ page }) => {
  await open(page, { attributes: `max-length="5"` });
  await field(page, "first_name").pressSequentially("Marie-Louise");
  await expect(field(page, "first_name")).toHaveValue("Marie");
  await field(page, "phone_number").pressSequentially("470 12 34 56");
  await expect(field(page, "phone_number")).toHaveValue("470 12 34 56");
});
