/** Tests the accessibility of the codes (vouchers and dealers' codes) in every state, language, width and colour scheme. */
import type { Page } from "playwright/test";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { expect, test } from "#tests/page.ts";
import { storedBundle, onePlanToFinish, twoLines } from "#tests/bundles.ts";
import { codesIn } from "#tests/e2e/codes.ts";
import { expectSaid } from "./heard.ts";
import { expectSound, expectSoundIn } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

test.describe.configure({ timeout: 240_000 });

const tag = "digi-promo-code";

async function open(page: Page, bundle?: Bundle): Promise<Stage> {
  await page.goto("/demo-pages/empty");
  await page.evaluate((kept) => (kept ? localStorage.setItem("appState", kept) : localStorage.clear()), bundle && storedBundle(bundle));
  const stage = await bring(page, tag);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return stage;
}

test("promo code: no pack, one to finish, questions, fields, refusal, failure, taken", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const empty = await open(page);
  await expect(empty.widget.getByText("Your pack is empty.")).toBeVisible();
  await expectSound(empty, "no pack");
  const begun = await open(page, onePlanToFinish);
  await expect(begun.widget.getByText("Your pack isn’t finished yet. Finish it first, then add your code.")).toBeVisible();
  await expectSound(begun, "a pack to finish");

  const stage = await open(page, twoLines);
  const codes = codesIn(stage.widget);
  await expectSound(stage, "questions");
  await codes.answer("voucher", "yes").check();
  await codes.answer("dealerCare", "yes").check();
  await expectSound(stage, "fields");
  await codes.input("voucher").fill("EXPIRED");
  await codes.apply("voucher").click();
  await expect(codes.error("voucher")).toBeVisible();
  await expect(codes.input("voucher"), "with what is wrong with it").toBeFocused();
  await expectSound(stage, "refusal");

  const dealer = await control(page, "/dealer-code");
  dealer.hold();
  await codes.input("dealerCare").fill("DEALER-BRU");
  await codes.apply("dealerCare").click();
  await expect(codes.apply("dealerCare")).toHaveAttribute("aria-busy", "true");
  await expectSaid(stage, "We’re checking your code.");
  await expectSoundIn(page, tag, "being checked", "en");
  dealer.fail("503");
  await expect(codes.form("dealerCare").locator("[part=alert]")).toBeVisible();
  await expectSound(stage, "failure");
  dealer.pass();
  await codes.apply("dealerCare").click();
  await expect(codes.taken).toBeFocused();
  await codes.input("voucher").fill("WELCOME10");
  await codes.apply("voucher").click();
  await expect(codes.taken).toHaveCount(2);
  await expect(codes.taken.first()).toBeFocused();
  await expectSound(stage, "taken");
  await codes.remove("WELCOME10").click();
  await expect(codes.input("voucher"), "in place of the button").toBeFocused();
  await expectSaid(stage, "WELCOME10 is no longer in your pack.");
});
