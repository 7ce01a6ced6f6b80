/** Tests the accessibility of the home page's slides in every state, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { open } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

const tag = "digi-hero-slider";
const address = "/assets/slides.en.json";

test("hero slider: on its way, failed, slides, another chosen, none", async ({ page, complaints }) => {
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
  const slides = stage.widget.locator(".hero-slide");
  await expect(slides).toHaveCount(3);
  await expectSound(stage, "slides", { everyWidth: true });
  await stage.widget.getByRole("button", { name: /^Slide 2 of 3/ }).click();
  await expect(slides.nth(1)).not.toHaveAttribute("inert");
  await expectSound(stage, "another slide");
  await stage.widget.evaluate((element) => element.removeAttribute("src"));
  await expect(slides).toHaveCount(0);
  await expectSound(stage, "none");
});
