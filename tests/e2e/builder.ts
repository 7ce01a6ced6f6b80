/** Helpers for journeys of the bundle builder: they press its controls and read it in the same way in every language and at every width. */
import type { Locator, Page } from "playwright/test";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { SharedBundle } from "#core/domain/shared-bundle/shared-bundle.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect } from "#tests/page.ts";

const tag = "digi-configurator";

export const sizes = { "a phone": { width: 390, height: 844 }, "a desk": { width: 1280, height: 900 } } as const;

export type TypedAddress = { readonly postalCode: string; readonly city?: string; readonly street: string; readonly number: string };
export const addresses = {
  brussels: { postalCode: "1000", street: "Gr", number: "1" },
  namur: { postalCode: "5000", street: "Rue de Fer", number: "20" },
  ghent: { postalCode: "9000", street: "Veldstraat", number: "10" },
  liege: { postalCode: "4000", street: "Rue Léopold", number: "5" },
} as const satisfies Record<string, TypedAddress>;
export const addressIds = { brussels: "FTTB-1000-1-01-1", ghent: "FTTB-9000-1-01-10", liege: "FTTB-4000-1-01-5" };

export type Section = "address" | "mobile" | "internet" | "tv" | "landline";

export const fragmentOf = (bundle: unknown): string => `#digi=1.${btoa(JSON.stringify(bundle)).replaceAll("=", "")}`;
export const everythingShared: SharedBundle = {
  m: [{ w: "1101", s: "s" }],
  i: "1201",
  t: "1303",
  l: "1401",
  a: addressIds.brussels,
  v: "WELCOME10",
};

export async function openBuilder(page: Page, query = "", language: Language = "en"): Promise<ReturnType<typeof builderOn>> {
  await page.goto(pathOf("bundle", language) + query);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return builderOn(page);
}

export function builderOn(page: Page) {
  const widget = page.locator(tag);
  const section = (name: Section): Locator => widget.locator(`[data-section="${name}"]`);
  const field = (name: string): Locator => widget.locator(`[name="${name}"]`);
  const radio = (name: string, value: string): Locator => field(name).and(page.locator(`[value="${value}"]`));
  const option = (text: string | RegExp): Locator => widget.getByRole("option", { name: text, exact: typeof text === "string" });
  const submit = section("address").locator('button[type="submit"]:visible');
  /** Returns the buttons that change or delete the chosen product of a section. */
  const actions = (name: Section): Locator => section(name).locator(".builder-line-actions button");
  const row = (name: Exclude<Section, "address" | "mobile">): Locator => section(name).locator(`[data-focus="row-${name}"]`);

  const suggest = async (name: string, text: string): Promise<void> => {
    await field(name).fill(text);
    await option(text).click();
  };
  const fillAddress = async ({ postalCode, city, street, number }: TypedAddress): Promise<void> => {
    await field("postalCode").fill(postalCode);
    if (city) await suggest("city", city);
    await expect(field("street")).toBeEnabled();
    // The name of this square in Brussels depends on the page's language, so the suggestion is found by either name.
    if (street === "Gr") {
      await field("street").fill(street);
      await option(/^(Grand-Place|Grote Markt)$/).click();
    } else await suggest("street", street);
    await suggest("number", number);
  };

  return {
    widget,
    section,
    field,
    radio,
    option,
    submit,
    fillAddress,
    actions,
    row,
    undo: widget.locator('[data-focus="undo"]:visible'),
    errors: widget.locator("[part=error]:visible"),
    alert: widget.locator("[part=alert]:visible"),
    addAddress: section("address").locator('button[data-focus="address"]'),
    async check(address: TypedAddress): Promise<void> {
      await fillAddress(address);
      await expect(submit).toBeEnabled();
      await submit.click();
    },
    /** Chooses the first offer of a section. */
    async choose(name: "internet" | "tv" | "landline"): Promise<void> {
      await section(name).locator(`[data-focus="open-${name}"]`).click();
      await section(name).locator(`button[name="${name}"]`).first().click();
      await expect(row(name)).toBeFocused();
    },
    async addMobile(): Promise<void> {
      await section("mobile").locator('[data-focus="add"]').click();
      await field("favorite_package").first().click();
      await radio("phone", "new-phone").check();
      await section("mobile").locator('button[type="submit"]').click();
    },
    /**
     * Opens the overview of the bundle and returns it. At a wide width it is beside the sections and needs no press; on a narrow screen it
     * is a sheet.
     */
    async openBundle(): Promise<Locator> {
      if ((page.viewportSize()?.width ?? 0) > 1000) return widget.locator("aside");
      await widget.locator(".pack-open").click();
      return widget.getByRole("dialog");
    },
    /** The total price that is visible at this width. */
    total: widget.locator(".ui-total:visible").first(),
    /** The order button that is visible at this width: beside the sections, or in the bar below them. */
    order: widget.locator(".builder-aside .pack > .ui-action button:visible, .pack-bar > button.ui-button:visible"),
    bundle: (): Promise<Bundle> =>
      page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem("appState") ?? "null") as { bundle: Bundle };
        return kept.bundle;
      }),
  };
}

/** Checks a state at the size of a phone and of a desktop. The page has the size of a phone afterwards. */
export async function atBothSizes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of [sizes["a phone"], sizes["a desk"], sizes["a phone"]]) {
    await page.setViewportSize(size);
    await look();
  }
}
