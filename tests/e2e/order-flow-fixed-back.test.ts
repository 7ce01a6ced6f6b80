/**
 * Journeys of Previous in an order of a fixed line, at an address with fibre: the visitor is asked before values are cleared, and all other
 * values are still in their fields.
 */
import type { Page } from "playwright/test";
import { withInternet } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { button, choose, errors, everything, field, heading, leave, openStep, widget } from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const moveHeading = "Your internet and TV today";
const slotHeading = "When may our technician come?";
const payHeading = "How would you like to pay?";
const chosen = (page: Page, name: string) => field(page, name).and(page.locator(":checked"));

test("clears only the technician's visit on the way back from the payment, and only the details from the move [C-222, C-223, C-224, C-228, C-229] @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request);
  await leave(page, { bundle: withInternet, draft: { portability: null, installation: null }, secret: { iban: null, isAgreed: false } });
  await openStep(page, "move-to-digi");
  await choose(page, "portability", "3");
  await button(page, "Next").click();
  await widget(page)
    .getByRole("button", { name: /^First available/ })
    .click();
  const date = await field(page, "date").inputValue();
  await choose(page, "interval", "16:00-20:00");
  await button(page, "Next").click();
  await expect(heading(page, payHeading)).toBeFocused();
  await field(page, "iban").fill("BE71 0961 2345 6769");
  expect((await everything(page)).local).toContain(date);

  const dialog = widget(page).getByRole("dialog");
  await button(page, "Previous").click();
  await expect(dialog).toContainText("we clear the date of your installation");
  await dialog.getByRole("button", { name: "Go back and clear" }).click();
  await expect(heading(page, slotHeading)).toBeFocused();
  const { local, tab } = await everything(page);
  expect(local + tab).not.toContain(date);
  await page.reload();
  await expect(field(page, "date")).toHaveValue("");
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["Choose a day"]);

  await button(page, "Previous").click();
  await expect(heading(page, moveHeading)).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(chosen(page, "portability")).toHaveValue("3");
  await button(page, "Next").click();
  await field(page, "date").selectOption(date);
  await choose(page, "interval", "16:00-20:00");
  await button(page, "Next").click();
  await expect(field(page, "iban"), "it was typed before").toHaveValue("BE71 0961 2345 6769");

  await page.goBack();
  await page.goBack();
  await expect(heading(page, moveHeading)).toBeVisible();
  await button(page, "Previous").click();
  await expect(dialog).toContainText("we clear your address, billing address and company details");
  await dialog.getByRole("button", { name: "Go back and clear" }).click();
  await expect(heading(page, "Your details")).toBeFocused();
  for (const name of ["same_billing_address", "order_for"]) await expect(chosen(page, name)).toHaveCount(0);
  expect((await everything(page)).local, "the visit is still there").toContain(date);
});
