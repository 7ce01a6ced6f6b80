/**
 * Tests the accessibility of a bundle that came by a link, of its first bills, and of sharing it by a link, in every language, width and
 * colour scheme.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { open as bring, type Stage } from "./page.ts";

const tag = "digi-configurator";
const button = ({ widget }: Stage, name: string) => widget.getByRole("button", { name, exact: true });
const fragmentOf = (bundle: unknown) => `#digi=1.${btoa(JSON.stringify(bundle)).replaceAll("=", "")}`;

async function arrive(page: Page, fragment: string): Promise<Stage> {
  await page.addInitScript((hash) => history.replaceState(null, "", new URL(hash, location.href).href), fragment);
  const stage = await bring(page, tag);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return stage;
}

test("configurator: plans to finish, told to be missing; first bills; link and QR code; a link to another pack", async ({ page }) => {
  const lines = [
    { w: "1103", s: "s" },
    { w: "1101", s: "s", k: 1 },
    { w: "1102", s: "e" },
  ];
  const stage = await arrive(page, fragmentOf({ m: lines, v: "WELCOME10" }));
  const { widget } = stage;
  const bundle = widget.getByRole("complementary", { name: "Your pack" });
  await expect(bundle).toContainText("10% off for 12 months");
  await bundle.getByRole("button", { name: "Order" }).click();
  await expect(button(stage, "Finish Light")).toBeFocused();
  await expectSound(stage, "plans to finish");
  await bundle.getByRole("button", { name: "Your first bills" }).click();
  await expect(bundle.locator("details")).toHaveCount(3);
  await expectSound(stage, "first bills, with a discount that ends");
  await bundle.getByRole("button", { name: "Share" }).click();
  await expect(bundle.getByRole("figure")).toBeVisible();
  await expectSound(stage, "link and QR code");
  await page.goto("about:blank");
  const again = await arrive(page, fragmentOf({ m: [{ w: "1104", s: "s" }] }));
  await expect(button(again, "Keep my pack")).toBeVisible();
  await expectSound(again, "a link to another pack");
});

test("configurator: a link that was cut", async ({ page }) => {
  const stage = await arrive(page, fragmentOf({ m: [{ w: "1104", s: "s" }] }).slice(0, -2));
  await expect(stage.widget.locator("[part=alert]").getByText("This link is not complete")).toBeVisible();
  await expectSound(stage, "a link that was cut");
});
