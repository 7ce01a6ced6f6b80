/** Journeys in browsers that store nothing for a site: each tag says what it cannot store, and why. */
import type { Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";

/** Makes every access to the storage throw, as in a browser that blocks all cookies and site data. This function runs in the page. */
function refuse(): void {
  const refused = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, { get: refused });
  Object.defineProperty(Document.prototype, "cookie", { get: refused, set: refused });
}

const unstored = {
  en: "Your browser doesn’t let this site save anything, so what you chose on another page isn’t here.",
  fr: "Votre navigateur n’enregistre rien pour ce site\u00a0: ce que vous avez choisi sur une autre page n’est donc pas ici.",
  nl: "Je browser bewaart niets voor deze site: wat je op een andere pagina koos, staat hier dus niet.",
} as const;

/** Pages whose tags depend on what other pages have stored. */
const pages = ["order", "shop-summary", "shop-codes", "shop-success"] as const;

for (const page of pages) {
  test(`the tag of ${page} says why there is nothing where the browser keeps nothing, and stays @all`, async ({ page: tab }) => {
    await tab.addInitScript(refuse);
    for (const language of ["en", "fr", "nl"] as const) {
      await tab.goto(pathOf(page, language));
      await expect(tab.locator("main :state(ready)").getByText(unstored[language])).toBeVisible();
      expect(new URL(tab.url()).pathname).toBe(pathOf(page, language));
    }
  });
}

const banner = (page: Page) => page.locator("digi-cookie-consent");

test("the cookie banner says that the choice holds on this page only where the browser takes no cookie @all", async ({ page }) => {
  await page.addInitScript(refuse);
  await page.goto("/en");
  await banner(page).getByRole("button", { name: "Reject" }).click();
  await expect(banner(page).getByText("Your browser doesn’t save cookies, so your choice is for this page only.")).toBeAttached();
  await expect(banner(page).getByText("Your cookie choice has been saved.")).toHaveCount(0);
});
