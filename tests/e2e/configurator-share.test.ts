/** A pack that is shared by a link and opened on another device, and what its first bills are. */
import type { Locator, Page } from "playwright/test";
import { pathOf } from "#core/values/routes.ts";
import { expect, test } from "#tests/page.ts";

const tag = "digi-configurator";
const widget = (page: Page): Locator => page.locator(tag);
const pack = (page: Page): Locator => widget(page).getByRole("complementary", { name: "Your pack" });
const button = (page: Page, name: string): Locator => widget(page).getByRole("button", { name, exact: true });
const ready = (page: Page) => expect(page.locator(`${tag}:state(ready)`)).toBeAttached();

/** Max with a card, Light with a number that is kept. */
const fragment = `#digi=1.${btoa(
  JSON.stringify({
    m: [
      { w: "1103", s: "s" },
      { w: "1101", s: "s", k: 1 },
    ],
  }),
).replaceAll("=", "")}`;

test("a link opened on another device: what it holds is there, the kept number is asked for, and the pack is shared on without it", async ({
  page,
}) => {
  await page.goto(pathOf("bundle", "en") + fragment);
  await ready(page);
  expect(new URL(page.url()).hash).toBe("");
  await expect(pack(page)).toContainText("Max");
  const unfinished = widget(page).getByRole("list", { name: "Plans to finish" }).getByRole("listitem");
  await expect(unfinished).toHaveText([/Light.*Enter the number you keep.*€5/]);

  await pack(page).getByRole("button", { name: "Order" }).click();
  await expect(button(page, "Finish Light")).toBeFocused();
  await expect(widget(page).getByText("Finish these plans before you order, or delete them.")).toBeVisible();

  await button(page, "Finish Light").click();
  await expect(widget(page).locator('[name="phone"][value="keep-phone"]')).toBeChecked();
  await widget(page).locator('[name="number"]').fill("0470 12 34 56");
  await widget(page).locator('[name="provider"]').selectOption({ label: "Proximus" });
  await widget(page).locator('[name="subscription"][value="no"]').check();
  await widget(page).locator('[name="customer_number"]').fill("12345678");
  await widget(page).locator('[name="number_agree"]').check();
  await button(page, "Add to my pack").click();
  await expect(unfinished).toHaveCount(0);
  await expect(pack(page)).toContainText("€16");

  await pack(page).getByRole("button", { name: "Share" }).click();
  await expect(pack(page).getByRole("figure", { name: "QR code with the link to this pack" })).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await pack(page).getByRole("button", { name: "Copy the link" }).click();
  const link = await page.evaluate(async () => navigator.clipboard.readText());
  expect(new URL(link).origin + new URL(link).pathname).toBe(new URL(page.url()).origin + pathOf("bundle", "en"));
  expect(JSON.parse(atob(new URL(link).hash.slice(8)))).toEqual({
    m: [
      { w: "1103", s: "s" },
      { w: "1101", s: "s", k: 1 },
    ],
  });
});

test("a link does not take the place of a pack that stands there, and a broken one says so", async ({ page }) => {
  await page.goto(pathOf("bundle", "en") + `#digi=1.${btoa(JSON.stringify({ m: [{ w: "1104", s: "s" }] })).replaceAll("=", "")}`);
  await ready(page);
  await expect(pack(page)).toContainText("€15");
  await page.goto("about:blank");
  await page.goto(pathOf("bundle", "en") + fragment);
  await ready(page);
  await expect(pack(page)).toContainText("€15");
  await button(page, "Open the pack from the link").click();
  await expect(pack(page)).toContainText("€11");
  await page.goto("about:blank");
  await page.goto(pathOf("bundle", "en") + fragment.slice(0, -2));
  await ready(page);
  await expect(widget(page).locator("[part=alert]").getByText("This link is not complete")).toBeVisible();
  await expect(widget(page).locator("output").first()).toHaveText("This link is not complete");
  await expect(pack(page)).toContainText("€11");
});

test("the first bills are there when they are asked for, each line explained, and their parts add up", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-16T09:00:00+01:00") });
  await page.goto(pathOf("bundle", "en") + `#digi=1.${btoa(JSON.stringify({ m: [{ w: "1103", s: "s" }] })).replaceAll("=", "")}`);
  await ready(page);
  await pack(page).getByRole("button", { name: "Your first bills" }).click();
  const bills = pack(page).getByRole("region", { name: "Your first bills" });
  await expect(bills.locator("details").first()).toContainText(
    /First bill.*€16\.50.*16–30 November, 15 of 30 days.*Max.*€5\.50.*1–31 December.*Max.*€11/,
  );
  await expect(bills.locator("summary").nth(1)).toContainText(/Every month after that.*€11/);
});

test("what does not come of bills and link is asked for again, and the pack stays as it is", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  complaints.announce("could not be loaded");
  await page.goto(pathOf("bundle", "en") + `#digi=1.${btoa(JSON.stringify({ m: [{ w: "1103", s: "s" }] })).replaceAll("=", "")}`);
  await ready(page);
  for (const [name, file] of [
    ["Your first bills", "**/configurator.bill.js*"],
    ["Share", "**/configurator.share.js*"],
  ] as const) {
    let isLost = true;
    await page.route(file, (route) => (isLost ? route.fulfill({ status: 503, body: "" }) : route.continue()));
    await pack(page).getByRole("button", { name, exact: true }).click();
    const retry = pack(page).getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible({ timeout: 30_000 });
    isLost = false;
    await retry.click();
    await expect(pack(page).getByRole("heading", { name: /Your first bills|Share this pack/ })).toBeVisible();
    await expect(pack(page)).toContainText("€11");
    await pack(page).getByRole("button", { name, exact: true }).click();
  }
});
