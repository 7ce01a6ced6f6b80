/** The demo's own pages, as pages: with the rules that a tag alone cannot meet. */
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

/** What only that page shows; the rest of it another one shows, too. */
const shownThere: Readonly<Record<string, string>> = { "a widget of the catalogue": "#builder" };

/** All that take space: a dialog's tag waits until it is opened. */
const tagsInSight = widgetsInFlow.map(({ tag }) => `${tag}:not([hidden] *)`).join();

/** Each tag comes to life when it comes near. One look at a time: a tag may become ready between two. */
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
      // Dozens of tags, one after another: on a busy machine longer than what one may take.
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
