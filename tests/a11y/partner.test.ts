/**
 * Tests the accessibility of the partner's page, which sets its own colours by tokens alone: every text has a contrast of 7:1, and axe
 * finds nothing in the builder.
 */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { builderOn, addresses } from "#tests/e2e/builder.ts";
import { codesIn } from "#tests/e2e/codes.ts";
import { paleTexts, violations } from "./inspect.ts";

const partner = `http://127.0.0.1:${ports.partner}/?lang=en`;
const builder = (page: Page): Locator => page.locator("digi-configurator");
const button = (page: Page, name: string): Locator => builder(page).getByRole("button", { name, exact: true });
const atDesk = { width: 1280, height: 900 };
const onPhone = { width: 320, height: 800 };

async function openPartner(page: Page): Promise<void> {
  await page.goto(partner);
  await builder(page).scrollIntoViewIfNeeded();
  await expect(page.locator("digi-configurator:state(ready)")).toBeAttached();
  await expect(builder(page).locator(".code-taken").first()).toBeAttached();
}

/** Checks the page at several sizes, at the last of them in the dark scheme. */
async function look(page: Page, what: string, sizes: readonly (typeof atDesk)[] = [atDesk, onPhone]): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    const colorScheme = index < sizes.length - 1 ? "light" : "dark";
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    // The page is scrolled to its end, because a bar at the window's end might otherwise cover half of a button by chance.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect.soft(await paleTexts(page), `${what}, ${colorScheme}, ${size.width} px`).toEqual([]);
    expect.soft(await violations(page, { whole: true }), `${what}, ${colorScheme}, ${size.width} px`).toEqual([]);
  }
}

test("shows the builder on a partner's page at 7:1, light and dark: offers, mistakes, a line and the dealer @all", async ({ page }) => {
  await openPartner(page);
  await look(page, "nothing chosen");

  await button(page, "Add a mobile plan").click();
  await builder(page).locator('[name="phone"][value="keep-phone"]').check();
  await button(page, "Add to my pack").click();
  await expect(builder(page).locator("[part=error]:visible").first()).toBeVisible();
  await look(page, "a form with mistakes");

  await builder(page).locator('[name="favorite_package"][value="mobile-light"]').check();
  await builder(page).locator('[name="phone"][value="new-phone"]').check();
  await builder(page).locator('[name="sim_card"][value="sim"]').check();
  await button(page, "Add to my pack").click();
  await expect(builder(page).getByRole("list", { name: "Your mobile plans" })).toContainText("Light");
  await look(page, "a line");
});

test("so do an address with mistakes, no fibre, offers and what they need first, and a landline that is kept @all", async ({ page }) => {
  await openPartner(page);
  const { addAddress, fillAddress, check, section, field, radio, row, submit, errors, order } = builderOn(page);
  await addAddress.click();
  await field("postalCode").focus();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(errors).toHaveCount(1);
  await look(page, "an address with mistakes");
  await check(addresses.namur);
  await expect(button(page, "Keep me informed")).toBeVisible();
  await look(page, "no fibre");
  await button(page, "Keep me informed").click();
  await field("first_name").focus();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(errors).toHaveCount(3);
  await look(page, "the wish to be told of fibre, with mistakes");
  await button(page, "Back").click();
  await button(page, "Close and check another address").click();
  await fillAddress(addresses.brussels);
  await submit.click();
  await expect(section("address").locator('[data-focus="address"]')).toContainText("Grand-Place 1");

  const kinds = ["internet", "tv", "landline"] as const;
  for (const kind of kinds) {
    await section(kind).locator(`[data-focus="open-${kind}"]`).click();
    await expect(section(kind).locator(`button[name="${kind}"]`).first()).toBeVisible();
  }
  await look(page, "offers, and what they need first");
  for (const kind of ["internet", "landline"] as const) {
    await section(kind).locator(`button[name="${kind}"]`).first().click();
    await expect(row(kind)).toBeVisible();
  }
  await radio("landline_phone", "keep-phone").check();
  await expect(field("landline_number")).toBeVisible();
  await order.click();
  await expect(errors).toHaveCount(1);
  await look(page, "a landline that is kept, and TV without its card");
});

test("so do codes that are refused and taken, the first bills, link and QR code, beside the sections and drawn up @all", async ({
  page,
}) => {
  await openPartner(page);
  const { addMobile, widget, openBundle } = builderOn(page);
  await addMobile();
  const lookAtAll = async (bundle: Locator, where: string, size: typeof atDesk): Promise<void> => {
    const sizes = [size, size];
    const codes = codesIn(bundle);
    await codes.answer("voucher", "yes").check();
    await codes.input("voucher").fill("EXPIRED");
    await codes.apply("voucher").click();
    await expect(codes.error("voucher")).toBeVisible();
    await look(page, `a code that is refused, ${where}`, sizes);
    await codes.input("voucher").fill("WELCOME10");
    await codes.apply("voucher").click();
    await expect(codes.taken).toHaveCount(2);
    await bundle.getByRole("button", { name: "Your first bills" }).click();
    await expect(bundle.locator("details")).toHaveCount(3);
    await look(page, `codes that are taken, first bills, ${where}`, sizes);
    await bundle.getByRole("button", { name: "Share", exact: true }).click();
    await expect(bundle.getByRole("figure")).toBeVisible();
    await look(page, `link and QR code, ${where}`, sizes);
    await codes.remove("WELCOME10").click();
  };
  await page.setViewportSize(atDesk);
  await lookAtAll(widget.locator("aside"), "beside the sections", atDesk);
  await page.setViewportSize(onPhone);
  await lookAtAll(await openBundle(), "drawn up", onPhone);
});
