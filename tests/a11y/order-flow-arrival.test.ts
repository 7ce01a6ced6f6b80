/** Tests the accessibility of the messages about a bundle from a partner's page, which the order page shows before its first step. */
import type { Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { storedBundle, twoLines } from "#tests/bundles.ts";
import { quietAddress } from "#tests/e2e/access.ts";
import { fragmentOf } from "#tests/e2e/builder.ts";
import { expectHeard } from "#tests/e2e/fake-api.ts";
import { expect, test } from "#tests/page.ts";
import { expectSaid, recordHeard } from "./heard.ts";
import { faultsOf } from "./inspect.ts";
import { languages } from "./looks.ts";

const tag = "digi-order-flow";
const imported = fragmentOf({ m: [{ w: "1103", s: "s" }] });
const toBuilding = fragmentOf({ m: [], i: "1201", a: "FTTB-1000-1-01-16" });
const own = (page: Page): Promise<void> => page.evaluate((kept) => localStorage.setItem("appState", kept), storedBundle(twoLines));

type Said = {
  readonly fragment: string;
  readonly before: (page: Page) => Promise<unknown>;
  readonly sees: string;
  /** True where the message is in a box that takes no focus and appears late, so that the live region must announce it. */
  readonly isHeard?: boolean;
  /** The text of the live region, where the message appears by itself. It must be announced in each language. */
  readonly says?: string;
  /** The name of the button that the test presses before the check. */
  readonly presses?: string;
};

const states: Readonly<Record<string, Said>> = {
  "the visitor has a pack already": { fragment: imported, before: own, sees: "[part=alert] button" },
  "what came cannot be read": { fragment: imported.slice(0, -3), before: () => Promise.resolve(), sees: "[part=alert] a" },
  "it is being settled": {
    fragment: imported,
    before: (page) => page.route("**/bundle-configurator?*", () => undefined),
    sees: ".order-form p",
  },
  "it could not be settled": {
    fragment: imported,
    before: (page) => page.route("**/bundle-configurator?*", (route) => route.fulfill({ status: 400, body: "" })),
    sees: "[part=alert] button",
    isHeard: true,
  },
  "a building's box is asked for": {
    fragment: toBuilding,
    before: () => Promise.resolve(),
    sees: '[name="installation_box"]',
    says: " 16. ",
  },
  "a building's box is missing": {
    fragment: toBuilding,
    before: () => Promise.resolve(),
    sees: '.box:has([part=error]) [name="installation_box"]',
    presses: ".box button",
  },
};

for (const [what, { fragment, before, sees, isHeard, says, presses }] of Object.entries(states)) {
  test(`axe finds nothing where ${what}`, async ({ page, complaints }) => {
    complaints.announce("Failed to load resource");
    await recordHeard(page);
    for (const language of languages) {
      await page.goto(quietAddress);
      await before(page);
      await page.goto(pathOf("order", language) + fragment);
      if (presses !== undefined) await page.locator(tag).locator(presses).click();
      await expect(page.locator(tag).locator(sees).first()).toBeVisible();
      if (isHeard) await expectHeard(page.locator(tag).locator("[part=alert]"));
      if (says !== undefined) await expectSaid({ page }, says);
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
