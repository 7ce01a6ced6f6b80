/**
 * Tests the accessibility of a customer's withdrawal in the states that follow an answer of the API, in every language, width and colour
 * scheme: the customer's contracts, the products that end along with others, and the receipt.
 */
import { arriveWithOrder } from "#tests/e2e/withdrawal.ts";
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open } from "./page.ts";

const tag = "digi-withdrawal";

test("withdrawal: a customer whose session is being checked, a product of another contract that goes along, and the receipt", async ({
  page,
  request,
}) => {
  const { number } = await arriveWithOrder(page, request);
  await page.route("**/my-digi/account?*", async (route) => {
    const response = await route.fetch();
    const { account, ...answer } = (await response.json()) as {
      account: { contracts: readonly { withdrawable_products: readonly { id: string }[] }[] };
    };
    const [own] = account.contracts;
    const needs = own?.withdrawable_products.map(({ id }) => id) ?? [];
    const contracts = [{ ...own, dependent_products: [{ id: "other", t: ["TV", "Max in Dutch"], needs }] }];
    await route.fulfill({ response, json: { ...answer, account: { ...account, contracts } } });
  });
  const session = await control(page, "/oauth2/token");
  session.hold();
  const stage = await open(page, tag);
  const { widget, submit } = stage;
  await expect(widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "the session is checked");
  session.pass();
  const products = widget.getByRole("checkbox");
  await expect(products).toHaveCount(2);
  await expect(widget).toContainText("TV Max in Dutch ends, too: it doesn’t work without");
  await expectSound(stage, "a product of another contract goes along", { isThere: () => expect(products).toHaveCount(2) });
  await products.last().uncheck();
  await submit.click();
  await widget.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(widget.getByRole("heading", { name: "Receipt of your withdrawal" })).toBeFocused();
  await expect(widget).toContainText(number);
  await expectSound(stage, "a customer’s receipt", { everyWidth: true });
});

test("withdrawal: the same statement is on its way from another tab (409)", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, tag);
  const { widget, field, submit, alert } = stage;
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  for (const [name, text] of Object.entries({ name: "Nora Maes", contract: "599999999", email: "nora.maes@example.be" }))
    await field(name).fill(text);
  await submit.click();
  const call = await control(page, "/withdrawal");
  const message = "Your statement is on its way already. Please try again in a moment.";
  call.answer({ meta: { status: { error: true, code: "in_progress", message } } }, 409);
  await widget.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(message);
  await expect(widget.locator(".other-ways").getByRole("link")).toHaveCount(2);
  await expectSound(stage, "the same statement is on its way");
});
