/**
 * Tabs and windows of journeys. What is pressed in a page that lies behind another tab is no user's press: the headless shell does not
 * mind, a whole browser does. So every tab is opened by one of these, which leave the journey's own page in front.
 */
import type { Browser, BrowserContextOptions, Page } from "playwright/test";

/** Before a journey presses in another tab than until now. */
export const bringToFront = (page: Page): Promise<void> => page.bringToFront();

/** An empty tab of the same visitor's, behind the page. */
export async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await bringToFront(page);
  return tab;
}

/** The tab that a press in the page opens, behind the page once it is there. */
export async function tabOpenedBy(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await press();
  const tab = await opened;
  await bringToFront(page);
  return tab;
}

/** Another visitor's page, or another device's: in a window of its own, so that neither lies behind the other. */
export const openElsewhere = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> =>
  (await browser.newContext(options)).newPage();
