/** Helpers for journeys of the cookie banner: they use it, and read what a choice in it leaves in the browser. */
import type { BrowserContext, Locator, Page } from "playwright/test";
import { expect } from "#tests/page.ts";

export const bar = (page: Page): Locator => page.locator("digi-cookie-consent").getByRole("region");
export const answer = (page: Page, name: string): Locator => bar(page).getByRole("button", { name, exact: true });
export const dialog = (page: Page): Locator => page.locator("digi-cookie-consent").getByRole("dialog");
export const box = (page: Page, name: string): Locator => dialog(page).getByRole("checkbox", { name });
export const inDialog = (page: Page, name: string): Locator => dialog(page).getByRole("button", { name, exact: true });

export type Choice = Readonly<Record<"preferences" | "statistics" | "marketing", boolean>>;
export const none: Choice = { preferences: false, statistics: false, marketing: false };
export const all: Choice = { preferences: true, statistics: true, marketing: true };
export type Kept = Choice & { readonly version: number; readonly savedAt: number; readonly id: string };
const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" };
export const byDefault = ["consent", "default", { ...denied, wait_for_update: 500 }];
const word = (isAllowed: boolean): string => (isAllowed ? "granted" : "denied");
export const update = ({ preferences, statistics, marketing }: Choice) => [
  "consent",
  "update",
  {
    analytics_storage: word(statistics),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    functionality_storage: word(preferences),
    personalization_storage: word(preferences),
  },
];

/**
 * Returns the entries of the page's `dataLayer`. An entry that is a command (an `arguments` object) is returned as a list, because an
 * `arguments` object cannot leave the page.
 */
export const queue = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );

export async function keptChoice(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === "digi-consent");
  return cookie && { ...cookie, choice: JSON.parse(decodeURIComponent(cookie.value)) as Kept };
}

/**
 * Presses the page's own link 'Cookie settings' at the end of the home page. It first waits for the files of the widget there: if they
 * came between aim and press, the page would move and the press would miss the link.
 */
export async function pressSettingsLink(page: Page): Promise<Locator> {
  const link = page.getByRole("link", { name: "Cookie settings" });
  await link.scrollIntoViewIfNeeded();
  await expect(page.locator("digi-newsletter:state(ready)")).toBeAttached();
  await link.click();
  return link;
}
