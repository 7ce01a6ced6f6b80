/**
 * Tests the accessibility of the builder, in every language, width and colour scheme, when a link brings a building with several homes, and
 * when a card's texts are opened.
 */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { open as bring } from "./page.ts";

const tag = "digi-configurator";

test("configurator: which box, told to be missing; a card with what is not included", async ({ page }) => {
  await page.addInitScript(() => history.replaceState(null, "", "?fttbAddressId=FTTB-1000-1-01-16&internet=internet-500"));
  const stage = await bring(page, tag);
  const { widget } = stage;
  await expect(widget.getByLabel("Which box is yours?")).toBeVisible();
  await expect(widget.getByRole("complementary", { name: "Your pack" })).toContainText("Fibre + 500 Mbps");
  await expectSound(stage, "which box");
  await widget.getByRole("complementary", { name: "Your pack" }).getByRole("button", { name: "Order" }).click();
  await expect(widget.getByLabel("Which box is yours?")).toBeFocused();
  await expectSound(stage, "box missing");
  await widget.getByRole("button", { name: "Change Fibre + 500 Mbps" }).click();
  await widget.getByRole("article").first().locator("summary").click();
  await expect(widget.getByText("Not included").first()).toBeVisible();
  await expectSound(stage, "cards");
});
