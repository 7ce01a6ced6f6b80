/** What the order page says of a pack that was handed over, before its first step. */
import type { Page } from "playwright/test";
import { languages } from "#core/values/language.ts";
import { pathOf } from "#core/values/routes.ts";
import { keptPack, twoLines } from "#tests/packs.ts";
import { quietAddress } from "#tests/e2e/access.ts";
import { expect, test } from "#tests/page.ts";
import { faultsOf } from "./inspect.ts";

const tag = "digi-order-flow";
const handedOver = `#digi=1.${btoa(JSON.stringify({ m: [{ w: "1103", s: "s" }] })).replaceAll("=", "")}`;
const own = (page: Page): Promise<void> => page.evaluate((kept) => localStorage.setItem("appState", kept), keptPack(twoLines));

type Said = { readonly fragment: string; readonly before: (page: Page) => Promise<unknown>; readonly sees: string };

const states: Readonly<Record<string, Said>> = {
  "the visitor has a pack already": { fragment: handedOver, before: own, sees: "[part=alert] button" },
  "what came cannot be read": { fragment: handedOver.slice(0, -3), before: () => Promise.resolve(), sees: "[part=alert] a" },
  "it is being settled": {
    fragment: handedOver,
    before: (page) => page.route("**/bundle-configurator?*", () => undefined),
    sees: ".order-form p",
  },
  "it could not be settled": {
    fragment: handedOver,
    before: (page) => page.route("**/bundle-configurator?*", (route) => route.fulfill({ status: 400, body: "" })),
    sees: "[part=alert] button",
  },
};

for (const [what, { fragment, before, sees }] of Object.entries(states)) {
  test(`axe finds nothing where ${what}`, async ({ page, complaints }) => {
    complaints.announce("Failed to load resource");
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const language of languages) {
      await page.goto(quietAddress);
      await before(page);
      await page.goto(pathOf("order", language) + fragment);
      await expect(page.locator(tag).locator(sees).first()).toBeVisible();
      for (const [colorScheme, width] of [
        ["light", 1280],
        ["dark", 320],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await faultsOf(page, tag), `${what}, ${language}, ${colorScheme}, ${width} px`).toEqual([]);
      }
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  });
}
