/** Journeys of the price list on paper and on the narrowest phone: all of it is printed, and each extra stands beside its price. */
import { languages } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { internationalTariffs } from "#demo/api/data/tariffs.ts";
import { expect, test } from "#tests/page.ts";
import { expectNoSidewaysScroll, openTab } from "./cms-page.ts";
import { amountsIn, amountsOf, region, widget } from "./price-list.ts";

test("on paper the list is whole: all tabs, all rows, nothing cut off; at 320 px nothing scrolls the page sideways @all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/fr/tarifs?tab=internet");
  await openTab(widget(page), "Internet");
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 720, height: 1000 });
  const all = amountsOf("fr");
  await expect
    .poll(async () => amountsIn(await widget(page).locator(".ui-root").innerText()))
    .toEqual(Object.values(all).flat().toSorted());
  await expect(widget(page).getByRole("tab")).toHaveCount(0);
  const cut = await widget(page).evaluate((tag) =>
    [...(tag.shadowRoot?.querySelectorAll(".ui-scrolled, td, th, li") ?? [])]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test("on the narrowest phone each extra stands beside its price, in every language @all", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const language of languages)
    for (const part of ["internet", "tv"]) {
      await page.goto(`${pathOf("price-list", language)}?tab=${part}`);
      const extras = widget(page).getByRole("tabpanel").locator(".ui-scrolled").nth(1);
      await expect(extras.getByRole("row").last()).toBeVisible();
      expect(await extras.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${language}, ${part}`).toBe(0);
    }
});

test("a country that is looked for leaves all rows on paper, also where a script of the page prints @all", async ({ page }) => {
  await page.goto("/en/price-list");
  const rows = region(page, "international").getByRole("rowheader");
  const search = region(page, "international").getByRole("textbox");
  await search.fill("Germany");
  await expect(rows).toHaveCount(1);
  // A browser takes the page as it is when the event ends; what is drawn only later is not on paper.
  const printed = await widget(page).evaluate((tag) => {
    dispatchEvent(new Event("beforeprint"));
    const count = (selector: string): number => tag.shadowRoot?.querySelectorAll(selector).length ?? 0;
    return { rows: count('[data-section="international"] tbody tr'), tabs: count('[data-section="internet"], [data-section="tv"]') };
  });
  expect(printed).toEqual({ rows: internationalTariffs.size, tabs: 2 });
  await page.evaluate(() => void dispatchEvent(new Event("afterprint")));
  await expect(rows).toHaveCount(1);
  await expect(search).toHaveValue("Germany");
  await page.emulateMedia({ media: "print" });
  await expect(region(page, "international").locator("tbody tr")).toHaveCount(internationalTariffs.size);
});
