/**
 * Journeys that run the doctor on the demo's own pages, which have no mistakes: a finding there would mean that the doctor complains about
 * correct pages.
 */
import type { Page } from "playwright/test";
import { barePages } from "#demo/pages/bare.ts";
import { routes } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { leave } from "./ordering.ts";

type Found = { readonly code: string; readonly found: string; readonly fix?: string };

/**
 * Returns the findings that report a mistake of a page. Findings of checks that could not be made are left out, because they report no
 * mistake.
 */
const problemsAt = async (page: Page, address: string): Promise<Found[]> => {
  await page.goto(address);
  await page.waitForFunction(() => customElements.get("digi-newsletter"));
  const all = await page.evaluate(async () => {
    const { digiWidgets } = globalThis as unknown as { digiWidgets: { doctor(): Promise<Found[]> } };
    return (await digiWidgets.doctor()).map(({ code, found, fix }) => ({ code, found, ...(fix !== undefined && { fix }) }));
  });
  return all.filter(({ code }) => !code.startsWith("unseen-"));
};

const partner = `http://127.0.0.1:${ports.partner}`;

for (const [what, addresses] of Object.entries({
  "the provider's pages": Object.values(routes).map(({ en }) => en),
  "the partner's pages, in each language": ["en", "fr", "nl"].flatMap((lang) => [
    `${partner}/?lang=${lang}`,
    `${partner}/strict?lang=${lang}`,
  ]),
  "the bare pages": Object.keys(barePages),
}))
  test(`the doctor finds nothing wrong with ${what} @all`, async ({ page, complaints }) => {
    complaints.announce("Failed to load resource"); // a visitor who is not signed in has no session to be renewed
    complaints.announce(/\/doctor\.js$/); // the partner's policy does not let the doctor read the page's source
    await leave(page); // without a pack the order's page leads to the builder
    for (const address of new Set(addresses))
      await test.step(address, async () => expect(await problemsAt(page, address), address).toEqual([]));
  });
