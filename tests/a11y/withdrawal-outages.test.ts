/**
 * Tests the accessibility of the withdrawal without a connection, and where the file of the contracts cannot be loaded, in every language,
 * width and colour scheme.
 */
import { arriveWithOrder } from "#tests/e2e/withdrawal.ts";
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { open, passTenSeconds } from "./page.ts";

const tag = "digi-withdrawal";

test("withdrawal: offline, with phone and mail beside the statement", async ({ page, complaints }) => {
  complaints.announce(/Failed to load resource|could not be loaded/);
  const stage = await open(page, tag);
  const { field, submit, widget, alert } = stage;
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  for (const [name, text] of Object.entries({ name: "Nora Maes", contract: "599999999", email: "nora.maes@example.be" }))
    await field(name).fill(text);
  await submit.click();
  const confirm = widget.getByRole("button", { name: "Confirm withdrawal" });
  await expect(confirm).toBeVisible();
  await page.context().setOffline(true);
  await confirm.click();
  await expect(alert).toContainText("You are offline");
  await expect(alert).toBeFocused();
  // The texts of the other languages have to come, so the connection is back; the box stays.
  await page.context().setOffline(false);
  const isThere = (): Promise<void> => expect(widget.locator(".other-ways").getByRole("link")).toHaveCount(2);
  await expectSound(stage, "offline", { isThere });
});

test("withdrawal: the file of a customer's contracts is late, then lost", async ({ page, request, complaints }) => {
  complaints.announce(/net::ERR_FAILED|could not be loaded/);
  await arriveWithOrder(page, request);
  await page.route("**/withdrawal.contracts.js*", (route) => route.abort());
  const stage = await open(page, tag);
  await expect(stage.widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "contracts’ file on its way");
  await passTenSeconds(page);
  await expect(stage.alert).toContainText("This part couldn’t be loaded.");
  await expectSound(stage, "contracts’ file lost");
});
