/**
 * Tests the accessibility of the builder and its bundle, in every language, width and colour scheme, where files and answers are missing,
 * and where no more lines can be added.
 */
import type { Page } from "playwright/test";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { codesIn } from "#tests/e2e/codes.ts";
import { storedBundle, sixLinesAndOneToFinish, twoLines } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { expectSaid, saidOn } from "./heard.ts";
import { expectSound, narrow, wide } from "./looks.ts";
import { control, open as bring, passTenSeconds, type Stage } from "./page.ts";

const tag = "digi-configurator";
const beside = { sizes: [wide] };
const drawnUp = { sizes: [narrow] };

async function arrive(page: Page, bundle: Bundle): Promise<Stage> {
  await page.goto("/demo-pages/empty");
  await page.evaluate((kept) => localStorage.setItem("appState", kept), storedBundle(bundle));
  const stage = await bring(page, tag);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return stage;
}

test("configurator: a part that could not be loaded; a code in the pack that could not be checked, and one that takes long", async ({
  page,
  complaints,
}) => {
  complaints.announce(/Failed to load resource|could not be (loaded|fetched)/);
  await page.route("**/configurator.address.js*", (route) => route.abort());
  const stage = await arrive(page, twoLines);
  const { widget, alert } = stage;
  const bundle = widget.getByRole("complementary", { name: "Your pack" });
  await widget.getByRole("button", { name: "Add address", exact: true }).click();
  await expect(alert).toContainText("This part couldn’t be loaded.");
  await expect(alert, "who asked for it is taken to what became of it").toBeFocused();
  await expectSaid(stage, "Loading…");
  await expectSound(stage, "a part that could not be loaded", { everyWidth: true });

  const besides = codesIn(bundle);
  const voucher = await control(page, "/voucher");
  voucher.fail("503");
  await besides.answer("voucher", "yes").check();
  await besides.input("voucher").fill("WELCOME10");
  await besides.apply("voucher").click();
  await expect(besides.form("voucher").locator("[part=alert]")).toBeVisible();
  await expectSound(stage, "a code that could not be checked, beside the sections", beside);
  await page.setViewportSize(narrow);
  await widget.getByRole("button", { name: /^Show your pack/ }).click();
  const above = codesIn(widget.getByRole("dialog", { name: "Your pack" }));
  await expect(above.form("voucher").locator("[part=alert]")).toBeVisible();
  await expectSound(stage, "a code that could not be checked, drawn up", drawnUp);

  voucher.hold();
  await above.form("voucher").getByRole("button", { name: "Try again" }).click();
  await expect(above.apply("voucher")).toHaveAttribute("aria-busy", "true");
  await expect(async () => {
    await passTenSeconds(page);
    await expect(above.form("voucher").getByRole("button", { name: "Stop waiting" })).toBeVisible({ timeout: 200 });
  }).toPass();
  await expectSound(stage, "a code that takes long, drawn up", drawnUp);
  await page.keyboard.press("Escape");
  await expect(besides.form("voucher").getByRole("button", { name: "Stop waiting" })).toBeVisible();
  await expectSound(stage, "a code that takes long, beside the sections", beside);
});

test("configurator: two parts at once that could not be loaded, two codes that could not be checked", async ({ page, complaints }) => {
  complaints.announce(/Failed to load resource|could not be (loaded|fetched)/);
  let isLost = true;
  await page.route(/configurator\.(address|codes)\.js/, (route) => (isLost ? route.abort() : route.continue()));
  const stage = await arrive(page, twoLines);
  const { widget, alert } = stage;
  const bundle = widget.getByRole("complementary", { name: "Your pack" });
  await expect(alert).toHaveText([/This part couldn’t be loaded\./]);
  await widget.getByRole("button", { name: "Add address", exact: true }).click();
  await expect(alert).toHaveText([/This part couldn’t be loaded\./, /This part couldn’t be loaded\./]);
  await expectSound(stage, "two parts that could not be loaded", { everyWidth: true });

  const again = bundle.getByRole("button", { name: "Try again" });
  const timesSaid = async (): Promise<number> => (await saidOn(page)).filter((text) => text === "This part couldn’t be loaded.").length;
  const before = await timesSaid();
  await again.click();
  await expect.poll(timesSaid, "that it failed again is said").toBeGreaterThan(before);
  await expect(again, "the box stays, and focus in it").toBeFocused();
  isLost = false;
  await again.click();
  const codes = codesIn(bundle);
  await expect(codes.answer("dealerCare", "yes")).toBeVisible();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(stage.field("postalCode")).toBeVisible();
  await expect(
    widget.getByRole("heading", { name: "Where would you like your connection?" }),
    "the heading of what was asked for again",
  ).toBeFocused();
  for (const [kind, path] of [
    ["voucher", "/voucher"],
    ["dealerCare", "/dealer-code"],
  ] as const) {
    (await control(page, path)).fail("503");
    await codes.answer(kind, "yes").check();
    await codes.input(kind).fill("WELCOME10");
    await codes.apply(kind).click();
    await expect(codes.form(kind).locator("[part=alert]")).toBeVisible();
  }
  await expectSound(stage, "two codes that could not be checked", { ...beside, everyWidth: true });
});

test("configurator: a code that no longer counts, with the total that it changes [C-416]", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const refused = { error: true, code: "code_refused", message: { code: "This code is for two plans." } };
  (await control(page, "/voucher")).answer({ meta: { status: refused } }, 422);
  const voucher = { code: "WELCOME10", label: "10% off for 12 months", percent: 10, months: 12 };
  const stage = await arrive(page, { ...twoLines, promo_code: { ...twoLines.promo_code, voucher } });
  await expectSaid(stage, "WELCOME10 no longer counts for your pack. This code is for two plans. Total: €12 a month");
  await expectSound(stage, "a code that no longer counts");
});

test("configurator: six plans, and one to finish that has no space", async ({ page }) => {
  const stage = await arrive(page, sixLinesAndOneToFinish);
  await expect(stage.widget.getByText("You have 6 plans already. Delete one of them to finish this one.")).toBeVisible();
  await expectSound(stage, "a plan to finish that has no space");
});
