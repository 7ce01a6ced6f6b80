/**
 * Journeys of a customer who withdraws from internet: the landline of the same order ends with it, and the customer must read this before
 * the confirmation.
 */
import { pathOf } from "#core/base/values/routes.ts";
import { landline, landlineOf } from "#tests/contract/support/summary.ts";
import { expect, test } from "#tests/page.ts";
import { arriveWithOrder, confirm, heading, line, receipt, receiptsTo, widget, withdraw } from "./withdrawal.ts";

const withLandline = { bundle: { landline: landlineOf(landline) }, bundlesPrice: 12.5 };
const said = {
  en: /Landline ends, too: it doesn’t work without .*500 Mbps\./,
  fr: /prend fin aussi\u00a0: ce service ne fonctionne pas sans .*500/,
  nl: /stopt ook: die werkt niet zonder .*500/,
} as const;

test("internet takes the landline with it: said in three languages, in the statement, the receipt, and the area @all", async ({
  page,
  request,
}) => {
  const { email, number } = await arriveWithOrder(page, request, withLandline);
  const products = widget(page).getByRole("checkbox");
  for (const language of ["fr", "nl", "en"] as const) {
    await page.goto(`${pathOf("withdrawal", language)}?contract=${number}`);
    await expect(products).toHaveCount(2);
    await expect(widget(page)).toContainText(said[language]);
    await expect(products.last()).toBeDisabled();
    await expect(products.last()).toBeChecked();
  }
  const [internet, fixed] = [products.first(), widget(page).getByRole("checkbox", { name: "Landline" })];
  await internet.uncheck();
  await expect(fixed).toBeEnabled();
  await expect(widget(page)).not.toContainText(said.en);
  await fixed.uncheck();
  await internet.check();
  await expect(fixed, "it was to stay, and cannot").toBeChecked();
  await expect(widget(page).getByRole("status").first(), "it is heard").toHaveText(said.en);
  await page.reload();
  await expect(fixed, "so it is after a reload").toBeDisabled();

  await withdraw(page).click();
  await expect(heading(page, "Confirm your withdrawal")).toBeFocused();
  await confirm(page).click();
  await expect(receipt(page)).toBeFocused();
  await expect(widget(page)).toContainText("What had not begun yet is cancelled.");
  expect(await receiptsTo(request, email)).toHaveLength(1);
  await page.goto(pathOf("my-products", "en"));
  const area = page.locator("digi-my-digi");
  await expect(area).toContainText("You have none yet.");
  await expect(area).not.toContainText("500 Mbps");
  await expect(area).not.toContainText("Ordered");
});

test("a customer withdraws the landline alone and keeps internet @all", async ({ page, request }) => {
  const { email, number } = await arriveWithOrder(page, request, withLandline);
  await page.goto(`${pathOf("withdrawal", "en")}?contract=${number}`);
  await widget(page).getByRole("checkbox").first().uncheck();
  await withdraw(page).click();
  await expect(line(page, "Products")).toHaveText("Landline");
  await confirm(page).click();
  await expect(receipt(page)).toBeFocused();
  expect((await receiptsTo(request, email))[0]?.text).toContain("- Products: Landline");
  await page.goto(pathOf("my-products", "en"));
  await expect(page.locator("digi-my-digi")).toContainText("500 Mbps");
});
