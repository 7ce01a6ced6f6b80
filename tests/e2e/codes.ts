/** Helpers for journeys of codes (vouchers and dealers' codes): they open pages with a bundle in the browser, and use the code fields. */
import type { Locator, Page } from "playwright/test";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { pathOf, type BuiltPage } from "#core/base/values/routes.ts";
import { expect } from "#tests/page.ts";
import { storedBundle, twoLines } from "#tests/bundles.ts";

/** Stores a bundle in the browser, as the bundle builder does. */
export async function storeBundle(page: Page, bundle: Bundle = twoLines): Promise<void> {
  await page.goto(pathOf("contact", "en"));
  await page.evaluate((kept) => localStorage.setItem("appState", kept), storedBundle(bundle));
}

export async function openPage(page: Page, id: BuiltPage, tag: string, language: "en" | "fr" | "nl" = "en"): Promise<Locator> {
  await page.goto(pathOf(id, language));
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return page.locator(tag);
}

export type Kind = "voucher" | "dealerCare";

/** Returns locators for the code fields in `root`: the whole tag, or the bundle's sheet on a phone. */
export function codesIn(root: Locator) {
  const input = (kind: Kind): Locator => root.locator(`input[name="${kind}"]`);
  const form = (kind: Kind): Locator => root.locator("form", { has: root.page().locator(`[name="${kind}_answer"]`) });
  return {
    answer: (kind: Kind, value: "yes" | "no"): Locator => root.locator(`[name="${kind}_answer"][value="${value}"]`),
    input,
    apply: (kind: Kind): Locator => form(kind).locator("button[type=submit]"),
    error: (kind: Kind): Locator => form(kind).locator("[part=error]"),
    form,
    taken: root.locator(".code-taken"),
    remove: (code: string): Locator => root.getByRole("button", { name: `Remove code ${code}` }),
  };
}

/** Returns the tag's live region, which screen readers announce. */
export const said = (widget: Locator): Locator => widget.locator("output").first();
