/** Helpers for journeys that begin at a partner's site, which has its own bundle builder. */
import type { Locator, Page } from "playwright/test";
import { ports } from "#tests/ports.ts";

export const site = `http://localhost:${ports.demo}`;
export const partner = `http://127.0.0.1:${ports.partner}`;
export const looks = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;

export const builder = (page: Page): Locator => page.locator("digi-configurator");
export const lines = (page: Page): Locator => builder(page).locator('li[data-focus^="line-"]');

export const max = { w: "1103", s: "s" };
