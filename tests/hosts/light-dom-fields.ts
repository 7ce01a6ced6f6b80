/** Helpers for tests of the login, whose fields are in the light DOM, on pages of the tests' own. */
import type { Locator, Page } from "playwright/test";
import { expect } from "#tests/page.ts";
import { heldAddress, newGate, openGate } from "./held.ts";

export const tag = "<digi-login><a href='/login'>Log in elsewhere</a></digi-login>";
export const login = (page: Pick<Page, "locator">): Locator => page.locator("digi-login").first();

/** Opens a page with the given tags, and waits until the login is ready. */
export async function open(page: Page, tags = tag): Promise<void> {
  await page.goto(heldAddress("0", tags));
  await expect(page.locator("digi-login:state(ready)").first()).toBeAttached();
}

/**
 * Opens the page with React's chunk held back, so that the prerendered screen stays.
 * @returns a function that releases the chunk
 */
export async function openPrerendered(page: Page, tags = tag): Promise<() => Promise<void>> {
  const gate = newGate();
  await page.goto(heldAddress(gate, tags));
  await expect(login(page).getByLabel("Email address")).toBeVisible();
  return async () => {
    await openGate(gate);
    await expect(page.locator("digi-login:state(ready)").first()).toBeAttached();
  };
}

/** Returns a description of our elements among the tag's children: each by its name and its `autocomplete` attribute. */
export const lightDomOf = (page: Page): Promise<string[]> =>
  login(page).evaluate((host) =>
    [...host.children]
      .filter((child) => child.slot)
      .map((child) => `${child.localName} ${child.getAttribute("autocomplete") ?? ""}`.trim()),
  );
