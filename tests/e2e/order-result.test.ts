/** Journeys of the result of an order on the shop's page for it, which reads what the order flow has stored in the tab. */
import { orderResultKey } from "#core/features/order-result/stored-result.ts";
import { expect, test } from "#tests/page.ts";

test("says the number of the order that was placed, what is still needed and the way on; without one it leads to the builder", async ({
  page,
}) => {
  const widget = page.locator("digi-order-result");
  await page.goto("/en/shop/success");
  await expect(widget.getByText("There is no order here.")).toBeVisible();
  await expect(widget.getByRole("link", { name: "Compose your pack" })).toHaveAttribute("href", "/en/configurator/bundle");

  await page.evaluate((key) => {
    const placed = { digi: 1, version: 1, savedAt: Date.now(), orderId: "D-2026-004711", warnings: ["no_slot"], newAccount: true };
    sessionStorage.setItem(key, JSON.stringify(placed));
  }, orderResultKey);
  await page.reload();
  await expect(widget.getByText("Your order number is D-2026-004711.")).toBeVisible();
  await expect(widget.getByText("we’ll call you within 2 working days to choose a day.")).toBeVisible();
  await expect(widget.getByRole("link", { name: "Go to login" })).toHaveAttribute("href", /\/en\/login/);
});
