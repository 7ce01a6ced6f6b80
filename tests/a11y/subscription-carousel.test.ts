/** Tests the accessibility of the carousel of subscriptions in every state, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { open } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

const tag = "digi-subscription-carousel";
const address = "/assets/subscriptions.en.json";

test("subscription carousel: on its way, failed, cards with some added, none", async ({ page, complaints }) => {
  complaints.announce("503");
  let letGo = (): void => undefined;
  let isDown = true;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${address}`, async (route) => {
    await held;
    return isDown ? route.fulfill({ status: 503, body: "" }) : route.continue();
  });
  const stage = await open(page, tag, { attributes: `loading="eager" src="${address}"` });
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  await expectSound(stage, "on its way");
  letGo();
  const retry = stage.alert.getByRole("button");
  await expect(retry).toBeVisible();
  await expectSound(stage, "failed");
  isDown = false;
  await retry.click();
  await stage.widget.getByRole("article", { name: "Mobile Essentials" }).getByRole("button").click();
  await expect(stage.widget.locator('[aria-pressed="true"]')).toHaveCount(1);
  await expectSound(stage, "cards, one of them added", { everyWidth: true });
  await stage.widget.evaluate((element) => element.setAttribute("cards", "[]"));
  await expect(stage.widget.getByRole("article")).toHaveCount(0);
  await expectSound(stage, "none");
});
