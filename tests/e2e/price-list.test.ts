/** Journeys of the price list: its tabs and parts, every price of the catalogue, the search for a country and search engines. */
import type { Locator, Page } from "playwright/test";
import { cmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { channels } from "#demo/api/data/channels.ts";
import { premiumNumbers } from "#demo/api/data/premium-numbers.ts";
import { internationalTariffs, zoneCountries } from "#demo/api/data/tariffs.ts";
import { formatRate } from "#demo/api/domain/rates.rules.ts";
import { priceListTexts } from "#demo/api/messages/price-list-texts.ts";
import { markUnless } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { alert, expectHeaders, openTab, show, tab } from "./cms-page.ts";
import { boxOf, fakeCall, faults, type Fault } from "./fake-api.ts";
import { amountsIn, amountsOf, plain, region, widget } from "./price-list.ts";

const panel = (page: Page): Locator => widget(page).getByRole("tabpanel");
const common = (page: Page): Locator => widget(page).locator("section.ui-cms-tab");

for (const language of languages)
  test(`in ${language} shows each price of the catalogue once, and no other [C-121, C-122, C-186, C-187, C-350, C-451, C-452, C-453, C-454, C-455, C-459, C-461, C-462, C-463, C-465, C-466]${markUnless(language === "en")}`, async ({
    page,
  }) => {
    const expected = amountsOf(language);
    await page.goto(pathOf("price-list", language));
    await expect(widget(page).getByRole("tab")).toHaveCount(3);
    const sections = await panel(page)
      .locator(":scope > div > [data-section]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-section")));
    expect(sections).toEqual(["numbers", "premium-numbers", "international", "roaming"]);
    expect(amountsIn(await region(page, "numbers").innerText())).toEqual(expected.numbers);
    expect(amountsIn(await region(page, "premium-numbers").innerText())).toEqual(expected.premium);
    const cards = await region(page, "premium-numbers").locator("[part=card]").allInnerTexts();
    expect(cards.map((card) => plain(card).split(/\n+/))).toEqual(
      premiumNumbers.map(({ number, rate, unit, service }) => {
        const { units, services } = priceListTexts[language];
        return [number, plain(units[unit](formatRate(rate, language))), services[service]];
      }),
    );
    expect(amountsIn(await region(page, "international").innerText())).toEqual(expected.international);
    expect(amountsIn(await region(page, "roaming").innerText())).toEqual([]);
    expect(amountsIn(await common(page).innerText())).toEqual(expected.fees);
    expect((await widget(page).locator(".ui-root").innerText()).match(/VAT|TVA|btw/g), "said once").toHaveLength(1);
    for (const table of await widget(page).getByRole("table").all()) await expectHeaders(table);
    for (const kind of ["internet", "tv"] as const) {
      await widget(page)
        .getByRole("tab")
        .nth(kind === "internet" ? 1 : 2)
        .click();
      await expect(page).toHaveURL(new RegExp(`tab=${kind}$`));
      expect(amountsIn(await panel(page).innerText())).toEqual(expected[kind].toSorted());
      for (const table of await panel(page).getByRole("table").all()) await expectHeaders(table);
    }
  });

test("has what the plans, the fibre and the packages bring [C-456, C-457, C-458, C-460, C-464] @all", async ({ page }) => {
  await page.goto("/en/price-list");
  await expect(region(page, "numbers")).toBeVisible();
  const rowsOf = async (within: Locator, name: string): Promise<string[]> =>
    (await within.getByRole("table", { name }).getByRole("row").allInnerTexts()).slice(1).map((row) => plain(row).replace(/\s+/g, " "));
  expect(await rowsOf(region(page, "numbers"), "Mobile plans")).toEqual([
    "Light €5 15 GB Unlimited",
    "Essentials €7 20 GB Unlimited",
    "Max €11 30 GB Unlimited",
    "Ultimate €15 50 GB Unlimited",
  ]);
  expect(await rowsOf(region(page, "numbers"), "More data, for the month in which you buy it")).toEqual([
    "1 GB €0.50",
    "5 GB €2",
    "10 GB €3",
  ]);
  await expect(region(page, "roaming").getByRole("row")).toHaveCount(zoneCountries.length + 1);
  await tab(widget(page), "Internet").click();
  expect(await rowsOf(await openTab(widget(page), "Internet"), "Fibre internet")).toEqual([
    "Fibre 500 Mbps €10 up to 500 Mbps",
    "Fibre 1 Gbps €15 up to 1 Gbps",
    "Fibre 10 Gbps €20 up to 10 Gbps",
  ]);
  await tab(widget(page), "TV").click();
  const tv = await openTab(widget(page), "TV");
  expect(await rowsOf(tv, "TV packages, in Dutch or in French")).toEqual([
    "TV Essentials €7 about 45 7 days 3",
    "TV Max €12 about 75 7 days 3",
  ]);
  await expect(tv.getByRole("table", { name: "A sample of 21 channels" }).getByRole("row")).toHaveCount(channels.length + 1);
});

test("an anonymous visitor goes from the bundle builder to the price list, and on to the prices abroad [C-350 configurator] @all", async ({
  page,
}) => {
  await page.goto(pathOf("bundle", "en"));
  await expect(page.locator("digi-configurator:state(ready)")).toBeAttached();
  await page.getByRole("link", { name: "See all prices in one list" }).click();
  await expect(region(page, "numbers").getByRole("row").filter({ hasText: "Light" })).toContainText("€5");
  await region(page, "roaming").getByRole("link").click();
  await expect(page).toHaveURL(pathOf("roaming", "en"));
});

test("ids of tabs and parts lead to them, from the address before the attribute; others are ignored [C-122] @all", async ({ page }) => {
  await page.goto("/en/price-list?tab=premium-numbers");
  await openTab(widget(page), "Mobile");
  await expect(region(page, "premium-numbers")).toBeFocused();
  await expect(region(page, "premium-numbers")).toBeInViewport();
  await page.goto("/en/price-list?x=1#tv");
  await openTab(widget(page), "TV");
  await tab(widget(page), "Mobile").click();
  await expect(page).toHaveURL(/\?x=1&tab=mobile$/);
  const internet = '<digi-price-list tab="internet" loading="eager"></digi-price-list>';
  await show(page, internet);
  await openTab(widget(page), "Internet");
  await show(page, internet, { query: "&tab=roaming" });
  await openTab(widget(page), "Mobile");
  await show(page, internet, { query: "&tab=fees" });
  await openTab(widget(page), "Internet");
  await expect(region(page, "fees"), "what holds for all stands beneath the tabs").toBeFocused();
  await expect(region(page, "fees").getByRole("heading").first()).toBeInViewport();
  await show(page, internet, { query: "&tab=%3Cscript%3E" });
  await openTab(widget(page), "Internet");
  await expect(page).toHaveURL(/tab=%3Cscript%3E$/);
});

test("the search finds a country by its code, and by its names in each language @all", async ({ page }) => {
  for (const [language, named] of [
    ["en", "Germany"],
    ["fr", "Allemagne"],
    ["nl", "Duitsland"],
  ] as const) {
    await page.goto(pathOf("price-list", language));
    const part = region(page, "international");
    const search = part.getByRole("textbox");
    for (const typed of ["Duitsland", "ALLEMAGNE", "germany", "DE"]) {
      await search.fill(typed);
      await expect(part.getByRole("rowheader").first()).toHaveText(named);
    }
    for (const typed of ["cote d ivoire", "Côte-d'Ivoire", "ivoorkust", "CI"]) {
      await search.fill(typed);
      await expect(part.getByRole("rowheader").first()).toHaveText(language === "nl" ? "Ivoorkust" : "Côte d’Ivoire");
    }
    await search.fill("Atlantis");
    await expect(part.getByRole("table")).toHaveCount(0);
    await expect(widget(page).getByRole("status")).not.toBeEmpty();
    await search.fill("");
    await expect(part.getByRole("rowheader")).toHaveCount(internationalTariffs.size);
  }
});

test("search engines are told each product with its price, as long as the tag is there and the policy lets them @all", async ({
  page,
  complaints,
}) => {
  const data = page.locator('digi-price-list > script[type="application/ld+json"]');
  const read = async () => JSON.parse((await data.textContent()) ?? "") as { "@graph": { name: string; offers: { price: number } }[] };
  await page.goto("/en/price-list");
  await expect(data).toHaveCount(1);
  const told = (await read())["@graph"].map(({ name, offers: { price } }) => [name, price]);
  expect(told).toEqual(
    expect.arrayContaining([
      ["Light", 5],
      ["Ultimate", 15],
      ["Fibre 10 Gbps", 20],
      ["TV Max", 12],
    ]),
  );
  expect(new Set(told.map(([name]) => name)).size).toBe(told.length);
  await widget(page).evaluate((tag) => tag.removeAttribute("structured-data"));
  await expect(data).toHaveCount(0);
  await widget(page).evaluate((tag) => tag.setAttribute("structured-data", ""));
  await expect(data).toHaveCount(1);
  await widget(page).evaluate((tag) => tag.after(tag.cloneNode(true)));
  await expect(page.locator("digi-price-list:state(ready)")).toHaveCount(2);
  await expect(region(page, "numbers")).toHaveCount(2);
  await expect(data, "a clone tells nothing again").toHaveCount(1);
  await widget(page)
    .first()
    .evaluate((tag) => tag.remove());
  await expect(data, "what is left tells it").toHaveCount(1);

  complaints.announce(/trusted-types|Trusted ?Type|digi-html/);
  for (const [policy, count] of [
    ["digi-html", 1],
    ["'none'", 0],
  ] as const) {
    await page.goto("/demo-pages/empty?lang=en");
    await page.evaluate((types) => {
      const content = `require-trusted-types-for 'script'; trusted-types ${types}`;
      document.head.append(Object.assign(document.createElement("meta"), { httpEquiv: "Content-Security-Policy", content }));
      const tag = document.createElement("digi-price-list");
      tag.setAttribute("structured-data", "");
      tag.setAttribute("loading", "eager");
      document.querySelector("main")?.append(tag);
    }, policy);
    await expect(region(page, "numbers")).toBeVisible();
    await expect(data).toHaveCount(count);
    await expect(region(page, "premium-numbers").locator(".ui-cms p").first()).toContainText("These numbers are not in your bundle.");
  }
  expect(complaints.said.filter((one) => one.includes("structured data is left out"))).toHaveLength(1);
});

test("an outage is said in the list's place, and tried again @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const call = await fakeCall(page, cmsPage);
  const outage = faults["an outage"] as Fault;
  call.fail(outage);
  await page.goto("/en/price-list");
  const box = await boxOf(page, alert(widget(page)), outage);
  call.pass();
  await box.getByRole("button", { name: "Try again" }).click();
  await expect(region(page, "numbers")).toBeVisible();
});
