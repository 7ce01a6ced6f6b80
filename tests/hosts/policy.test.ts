import { expect, test } from "#tests/page.ts";
import { addressOf, includingPages, strictPages } from "./pages.ts";
import { expectReady, newsletter, recordRequests, strangers } from "./widget.ts";

declare global {
  interface Window {
    violations: string[];
  }
}

for (const name of Object.keys({ ...strictPages, ...includingPages })) {
  test(`${name}: nothing is blocked, from the first paint to a form with errors @all`, async ({ page }) => {
    await page.addInitScript(() => {
      window.violations = [];
      document.addEventListener("securitypolicyviolation", (event) =>
        window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
      );
    });
    const requests = recordRequests(page);
    await page.goto(addressOf(name));
    await expectReady(page);
    const form = newsletter(page);
    await form.locator("input").first().fill("Marie");
    await expect(form.locator("button[type=submit]")).toBeEnabled();
    await form.locator("button[type=submit]").click();
    await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    expect(strangers(requests), "requests to other hosts").toEqual([]);
  });
}

test("a page that allows the script alone still shows its own content @all", async ({ page, complaints }) => {
  complaints.announce(/Content Security Policy|digi/);
  await page.route("**/*.js", (route) => (route.request().url().endsWith("/v1/loader.js") ? route.continue() : route.abort()));
  await page.goto(addressOf("plain"));
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
});
