/** Tests the accessibility of the identity app's own pages, through which everybody goes who signs up. */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { violations } from "./inspect.ts";
import { languages, wide, zoomed } from "./looks.ts";
import { api } from "./page.ts";

/** Requests the address of the identity app from the API, as a page does, and returns it. */
async function appAddress(page: Page, lang: string): Promise<string> {
  const query = new URLSearchParams({ redirect_uri: `${lang}/configurator/config-account`, lang });
  const headers = { origin: `http://localhost:${ports.demo}`, "identity-key": randomUUID() };
  const answer = await page.request.get(`${api}/itsme/auth-url/${randomUUID()}?${query.toString()}`, { headers });
  return ((await answer.json()) as { url: string }).url;
}

async function expectSound(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [wide, zoomed]) {
      await page.setViewportSize(size);
      expect.soft(await violations(page, { whole: true }), `${what}, ${colorScheme}, ${size.width} px`).toEqual([]);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${what}, ${size.width} px: width`)
        .toBeLessThanOrEqual(size.width);
    }
  }
}

for (const lang of languages) {
  test(`axe finds nothing where one says who one is, and where that went wrong (${lang})`, async ({ page, complaints }) => {
    complaints.announce("400 (Bad Request)");
    await page.goto(await appAddress(page, lang));
    await page.locator("summary").click();
    await expectSound(page, `the people, ${lang}`);
    await page.goto(`http://localhost:${ports.identity}/v2/authorization?client_id=nobody&ui_locales=${lang}`);
    await expectSound(page, `an error, ${lang}`);
  });
}

test("one key chooses a person and leads back to the page with a code", async ({ page }) => {
  await page.goto("/en/privacy");
  await page.goto(await appAddress(page, "en"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Marie Peeters" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.port === String(ports.demo));
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, [...searchParams.keys()]]).toEqual(["/en/configurator/config-account", ["code", "iss"]]);
});

test("'Cancel' leads back with the reason", async ({ page }) => {
  await page.goto(await appAddress(page, "nl"));
  await page.getByRole("button", { name: "Annuleren" }).click();
  await page.waitForURL((url) => url.port === String(ports.demo));
  expect(new URL(page.url()).searchParams.get("error")).toBe("access_denied");
});
