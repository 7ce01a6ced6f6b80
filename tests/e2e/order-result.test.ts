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

  const show = async (newAccount: boolean, warnings: readonly string[]): Promise<void> => {
    const placed = { digi: 1, version: 1, savedAt: Date.now(), orderId: "D-2026-004711", warnings, newAccount };
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [orderResultKey, JSON.stringify(placed)] as const);
    await page.reload();
  };
  const follow = widget.getByRole("link", { name: "See my order" });
  await show(true, ["no_slot"]);
  await expect(widget.getByText("Your order number is D-2026-004711.")).toBeVisible();
  await expect(widget.getByText("we call you within 2 working days to choose one.")).toBeVisible();
  await expect(widget.getByRole("link", { name: "Go to login" })).toHaveAttribute("href", /\/en\/login/);
  await expect(follow, "an account that has just been made is to be activated first").toHaveCount(0);

  await show(false, []);
  await expect(follow).toHaveAttribute("href", "/en/my-digi/orders?order-id=D-2026-004711");
  await show(false, ["email_known"]);
  await expect(widget.getByText("Your order number is D-2026-004711.")).toBeVisible();
  await expect(follow, "an order that waits to be taken into an account").toHaveCount(0);
});
