/** Journeys of the home page, which has everything that a visitor expects of one. */
import { languages } from "#core/base/values/language.ts";
import { markUnless } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { widgetsInFlow } from "#tests/widgets.ts";

const tags = widgetsInFlow.map(({ tag }) => tag).join();

for (const language of languages) {
  test(`/${language}: fetches its widgets one after another, each file once${markUnless(language === "en")}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(v1|shared|\d[^/]*)\/.*\.js$/.test(pathname)) asked.push(pathname);
    });
    await page.goto(`/${language}`);
    const all = await page.locator(tags).all();
    expect((await Promise.all(all.map((one) => one.evaluate(({ localName }) => localName)))).join(" ")).toBe(
      "digi-hero-slider digi-fiber-check digi-subscription-carousel digi-newsletter",
    );
    for (const one of all) {
      await one.scrollIntoViewIfNeeded();
      await expect.poll(() => one.evaluate((element) => element.matches(":state(ready)"))).toBe(true);
    }
    await expect(page.locator(".latest-list").getByRole("listitem")).toHaveCount(3);
    await page.locator("#call-me").click();
    await expect(page.locator("digi-callback-modal").getByRole("dialog")).toBeVisible();
    const names = asked.map((path) => path.replace(/-[\w-]{7}(?=\.js$)/, ""));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
}
