/**
 * Opens tabs and windows for journeys. Every tab is opened by one of these functions, which leave the journey's own page in front: the
 * headless shell counts a press in a page behind another tab as a user's press, a whole browser does not.
 */
import { keepConsent } from "./kept-consent.ts";
import type { Browser, BrowserContextOptions, Page } from "playwright/test";

/** Brings a page to the front, before a journey presses in another tab than until now. */
export const bringToFront = (page: Page): Promise<void> => page.bringToFront();

/** Opens an empty tab of the same visitor, behind the page. */
export async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await bringToFront(page);
  return tab;
}

/** Returns the tab that a press in the page opens. The tab is behind the page. */
export async function tabOpenedBy(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await press();
  const tab = await opened;
  await bringToFront(page);
  return tab;
}

/** Opens the page of another visitor, or of another device, in a window of its own, so that neither page is behind the other. */
export async function openElsewhere(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await keepConsent(context);
  return context.newPage();
}
