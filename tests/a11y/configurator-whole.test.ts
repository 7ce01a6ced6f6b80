/**
 * Tests the accessibility of the builder with everything chosen (four products, six lines, both codes), in every language, width and colour
 * scheme. The bundle is checked beside the sections and, on a phone, as an opened sheet.
 */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { codesIn } from "#tests/e2e/codes.ts";
import { expectSound, narrow, wide } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-configurator";
const brussels = "FTTB-1000-1-01-1";
const ghent = "FTTB-9000-1-01-10";
const beside = { sizes: [wide] };
const drawnUp = { sizes: [narrow] };

/**
 * Opens the builder's page.
 * @param more the text that is added to the page's address: the query of a link, or a fragment
 */
async function arrive(page: Page, more: string): Promise<Stage> {
  // The address is set to exactly this one, because the scripts of pages that were opened before in this tab run first.
  await page.addInitScript((ending) => history.replaceState(null, "", `${location.pathname}?lang=en${ending}`), more);
  const stage = await bring(page, tag);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return stage;
}

/** Opens the builder by a link with a complete bundle: every line has all its answers. */
async function arriveWithAll(page: Page): Promise<Stage> {
  const m = Array.from({ length: 6 }, (_, at) => ({ w: String(1101 + (at % 4)), s: "s" }));
  const bundle = { m, i: "1201", t: "1304", l: "1401", a: brussels, v: "WELCOME10", d: "DEALER-BRU" };
  const stage = await arrive(page, `#digi=1.${btoa(JSON.stringify(bundle)).replaceAll("=", "")}`);
  await expect(stage.widget.getByText("You can order up to 6 SIM cards.")).toBeVisible();
  await expect(codesIn(stage.widget).taken).toHaveCount(2);
  await expect(stage.field("landline_phone").first()).toBeVisible();
  return stage;
}

const bundleOf = ({ widget }: Stage): Locator => widget.getByRole("complementary", { name: "Your pack" });

async function drawUp({ page, widget }: Stage): Promise<Locator> {
  await page.setViewportSize(narrow);
  await widget.getByRole("button", { name: /^Show your pack/ }).click();
  return widget.getByRole("dialog", { name: "Your pack" });
}

async function openBills(bundle: Locator): Promise<void> {
  await bundle.getByRole("button", { name: "Your first bills" }).click();
  await expect(bundle.locator("details")).toHaveCount(3);
  await bundle.locator("details").evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
}

test("configurator: looks sound with everything chosen, a landline without a good answer, all bills and a link", async ({ page }) => {
  const stage = await arriveWithAll(page);
  const { errors, field } = stage;
  const bundle = bundleOf(stage);
  await expectSound(stage, "everything chosen", { everyWidth: true });
  await bundle.getByRole("button", { name: "Order" }).click();
  await expect(errors).toHaveText(["Please select your phone number"]);
  await expectSound(stage, "a landline without an answer");
  await field("landline_phone").and(page.locator('[value="keep-phone"]')).check();
  await field("landline_number").fill("212 34");
  await bundle.getByRole("button", { name: "Order" }).click();
  await expect(errors).toHaveCount(3);
  await expectSound(stage, "a landline with a number that is none");

  await openBills(bundle);
  await expectSound(stage, "all bills unfolded, beside the sections", { ...beside, everyWidth: true });
  await bundle.getByRole("button", { name: "Share" }).click();
  await expect(bundle.getByRole("button", { name: "Copy the link" })).toBeVisible();
  await expect(bundle.getByRole("figure")).toHaveCount(0); // The link to this bundle is too long for a QR code.
  await expectSound(stage, "a link without a QR code, beside the sections", beside);

  const sheet = await drawUp(stage);
  await openBills(sheet);
  await expectSound(stage, "all bills unfolded, drawn up", { ...drawnUp, everyWidth: true });
  await sheet.getByRole("button", { name: "Share" }).click();
  await expect(sheet.getByRole("button", { name: "Copy the link" })).toBeVisible();
  await expectSound(stage, "a link without a QR code, drawn up", drawnUp);
});

test("configurator: codes in the pack that were taken, asked for, refused, on their way; beside it and drawn up", async ({ page }) => {
  const stage = await arriveWithAll(page);
  const bundle = bundleOf(stage);
  const besides = codesIn(bundle);
  const sheet = await drawUp(stage);
  const above = codesIn(sheet);
  await expect(sheet.locator('[data-kind="discount"]')).toHaveCount(1);
  await expectSound(stage, "codes that were taken, drawn up", drawnUp);
  await above.remove("WELCOME10").click();
  await above.remove("DEALER-BRU").click();
  await expect(above.input("dealerCare")).toBeFocused();
  await expectSound(stage, "fields of codes, drawn up", drawnUp);
  await above.input("voucher").fill("EXPIRED");
  await above.apply("voucher").click();
  await expect(above.error("voucher")).toBeVisible();
  await expectSound(stage, "a refused code, drawn up", drawnUp);

  await page.keyboard.press("Escape");
  await expect(besides.error("voucher")).toBeVisible();
  await expectSound(stage, "a refused code, beside the sections", beside);
  const dealer = await control(page, "/dealer-code*");
  dealer.hold();
  await besides.input("dealerCare").fill("DEALER-BRU");
  await besides.apply("dealerCare").click();
  await expect(besides.apply("dealerCare")).toHaveAttribute("aria-busy", "true");
  await expectSound(stage, "a code on its way, beside the sections", beside);
  // On a phone the sheet is opened while the code is still being checked.
  await drawUp(stage);
  await expect(above.apply("dealerCare")).toHaveAttribute("aria-busy", "true");
  await expectSound(stage, "a code on its way, drawn up", drawnUp);
  dealer.pass();
  await expect(above.taken).toHaveCount(1);
});

test("configurator: codes that were not asked about yet, a QR code drawn up; an address in place of one that had more", async ({
  page,
}) => {
  const bundle = { m: [{ w: "1101", s: "s" }], i: "1201", t: "1304", a: brussels };
  const stage = await arrive(page, `#digi=1.${btoa(JSON.stringify(bundle)).replaceAll("=", "")}`);
  await expect(bundleOf(stage)).toContainText("TV + Max");
  const sheet = await drawUp(stage);
  await expect(codesIn(sheet).answer("voucher", "yes")).toBeVisible();
  await sheet.getByRole("button", { name: "Share" }).click();
  await expect(sheet.getByRole("figure")).toBeVisible();
  await expectSound(stage, "questions about codes, and a QR code, drawn up", drawnUp);
  const next = await arrive(page, `&fttbAddressId=${ghent}`);
  await expect(next.widget.locator(".builder-undo")).toContainText(
    "Your address is now Veldstraat 10. Removed, as it’s not on offer there: TV + Max",
  );
  await expect(next.widget.getByText("There is no TV packages for this address")).toBeVisible();
  await expectSound(next, "an address in place of one that had more");
});
