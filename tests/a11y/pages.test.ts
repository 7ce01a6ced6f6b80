/** Tests the accessibility of the demo's own pages as whole pages, with those rules of axe that a page with only a tag cannot meet. */
import type { Locator } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { widgetsInFlow } from "#tests/widgets.ts";
import { violations } from "./inspect.ts";
import { wide } from "./looks.ts";

const partner = `http://127.0.0.1:${ports.partner}`;
const pages = {
  home: "/en",
  contact: "/en/contact",
  callback: "/en/callback",
  "job application": "/en/jobs/apply?job=fibre-technician-ghent-nl",
  "application for an unknown job": "/en/jobs/apply?job=captain",
  fibre: "/en/shop/check",
  withdrawal: "/en/withdraw",
  privacy: "/en/privacy",
  terms: "/en/terms",
  "price list": "/en/price-list",
  roaming: "/en/roaming",
  conditions: "/en/conditions?tab=mobile",
  "explained invoice": "/en/invoice-explained",
  accessibility: "/en/accessibility",
  login: "/en/login",
  "password recovery": "/en/password-recovery",
  "a link that sets no new password": "/en/password-recovery?i=12&code=abc",
  "sign-up without a link": "/en/sign-up",
  "activation without a link": "/en/activate-account",
  "email change without a link": "/en/confirm-email",
  "invoice email change without a link": "/en/confirm-invoice-email",
  "overview of an anonymous visitor": "/en/my-digi/overview",
  outbox: "/demo/outbox",
  catalogue: "/catalogue",
  "a widget of the catalogue": "/catalogue?tag=digi-contact",
  partner: `${partner}/?lang=en`,
  "the partner's strict page": `${partner}/strict?lang=en`,
};

/** The selectors of the content to check, for pages that share the rest of their content with another page of the list. */
const shownThere: Readonly<Record<string, string>> = { "a widget of the catalogue": "#builder" };

/** The selector of all tags that take space. The tag of a dialog shows nothing until it is opened. */
const tagsInSight = widgetsInFlow.map(({ tag }) => `${tag}:not([hidden] *)`).join();

/**
 * Scrolls to each tag until all tags are ready, since a tag starts to load only when it is near the window. One tag is looked for at a
 * time, because others may become ready meanwhile.
 */
async function bringToLife(within: Locator): Promise<void> {
  const tags = within.locator(tagsInSight);
  await expect
    .poll(
      () =>
        tags.evaluateAll((elements) => {
          const asleep = elements.filter((element) => !element.matches(":state(ready)"));
          asleep[0]?.scrollIntoView();
          return asleep.length;
        }),
      // Dozens of tags become ready one after another, which takes longer on a busy machine than the usual limit.
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(0);
}

for (const [name, address] of Object.entries(pages)) {
  const within = shownThere[name];
  test(`axe finds nothing on the page: ${name} @all`, async ({ page }) => {
    await page.goto(address);
    for (const [colorScheme, size] of [
      ["light", wide],
      ["dark", { width: 320, height: 800 }],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await bringToLife(page.locator(within ?? "body"));
      expect.soft(await violations(page, { whole: true, within }), `${name}, ${colorScheme}, ${size.width} px`).toEqual([]);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name}, ${size.width} px: width`)
        .toBeLessThanOrEqual(size.width);
    }
  });
}
