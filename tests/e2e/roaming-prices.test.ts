/** Journeys of the prices abroad: the search for a country, what holds in the zone and outside it, and whatever comes instead. */
import type { Locator, Page } from "playwright/test";
import { roamingPrices } from "#core/domain/pages/roaming.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { roamingTariffs, zoneCountries } from "#demo/api/data/tariffs.ts";
import { roamingIn } from "#demo/api/domain/pages/roaming.rules.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { alert, expectHeaders, expectNoSidewaysScroll, show } from "./cms-page.ts";
import { boxOf, expectHeard, fakeCall, faults, hold, passTime } from "./fake-api.ts";
import { setLanguage } from "./host-page.ts";

const widget = (page: Page): Locator => page.locator("digi-roaming-prices");
const field = (page: Page): Locator => widget(page).getByRole("combobox");
const option = (page: Page, name: string): Locator => widget(page).getByRole("option", { name, exact: true });
const heading = (page: Page): Locator => widget(page).getByRole("heading", { level: 3 });
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

/** Returns the last cell of each row of the prices. */
const pricesOn = async (page: Page): Promise<string[]> => (await widget(page).getByRole("cell").allInnerTexts()).map(plain);

test("Belgium is first: as at home, what is excluded, and 112; another country is found and stands in the address [C-123, C-467, C-468]", async ({
  page,
}) => {
  await page.goto("/en/roaming");
  await expect(heading(page)).toHaveText("Prices in Belgium");
  await expect(field(page)).toHaveValue("Belgium");
  expect(await pricesOn(page)).toEqual(["in your bundle", "free", "in your bundle", "free", "€0.0006", "€0.60"]);
  const notes = widget(page).getByRole("list").last();
  await expect(notes).toContainText("Numbers with added value");
  await expect(notes).toContainText("call 112: it is free");
  expect((await widget(page).locator(".ui-root").innerText()).match(/VAT/g), "said once").toHaveLength(1);
  await expectHeaders(widget(page).getByRole("table"));

  await field(page).click();
  await expect(widget(page).getByRole("option")).toHaveCount(1 + zoneCountries.length + roamingTariffs.size);
  await expect(widget(page).getByRole("option").first()).toHaveText("Belgium");
  await field(page).fill("DE");
  await expect(widget(page).getByRole("option").first()).toHaveText("Germany");
  await field(page).press("ArrowDown");
  await field(page).press("Enter");
  await expect(heading(page)).toHaveText("Prices in Germany");
  await expect(page).toHaveURL(/\?country=DE$/);
  await expect(widget(page)).toContainText("As at home");

  await field(page).fill("ivoire");
  await option(page, "Côte d’Ivoire").click();
  await expect(heading(page)).toHaveText("Prices in Côte d’Ivoire");
  expect(await pricesOn(page)).toEqual(["€2", "€0.90", "€0.50", "free", "€0.20", "€200"]);
  await expect(widget(page).getByRole("list").last()).toContainText("For €50 you get about 250 MB of data here.");
  await expect(widget(page).getByRole("list").last()).toContainText("All prices include 21% VAT.");
  await page.goBack();
  await expect(heading(page)).toHaveText("Prices in Germany");
  await expect(field(page)).toHaveValue("Germany");
});

test("a country is found by its code and by its names in each language, without accents, hyphens and apostrophes @all", async ({
  page,
}) => {
  for (const [language, germany, ivory] of [
    ["en", "Germany", "Côte d’Ivoire"],
    ["fr", "Allemagne", "Côte d’Ivoire"],
    ["nl", "Duitsland", "Ivoorkust"],
  ] as const)
    await test.step(language, async () => {
      await page.goto(pathOf("roaming", language));
      await expect(heading(page)).toBeVisible();
      for (const [typed, name] of [
        ...["Duitsland", "Allemagne", "germany", "DE"].map((text) => [text, germany] as const),
        ...["cote d ivoire", "Côte-d'Ivoire", "ivoorkust", "ci"].map((text) => [text, ivory] as const),
      ]) {
        await field(page).fill(typed);
        await expect(widget(page).getByRole("option").first()).toHaveText(name);
      }
      await field(page).fill("Atlantis");
      await expect(widget(page).getByRole("option")).toHaveCount(0);
      await expect(widget(page).getByRole("status")).not.toBeEmpty();
      await field(page).press("Escape");
      await field(page).press("Tab");
      await expect(heading(page), "nothing is chosen").toHaveText(/(Belgi|België|Belgique)/);
    });
});

test("keys alone find and choose a country, as at the address; the number of countries is heard @all", async ({ page }) => {
  await page.goto("/en/roaming");
  await expect(heading(page)).toBeVisible();
  await field(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("switz");
  await expect(widget(page).getByRole("status")).toHaveText("1 suggestion");
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "Switzerland")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Prices in Switzerland");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("x");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("france");
  await page.keyboard.press("Tab");
  await expect(heading(page), "a name that is typed whole is chosen when the field is left").toHaveText("Prices in France");
});

test("the address wins over the tag; what is no country stays in the address, and Belgium is shown @all", async ({ page }) => {
  const tag = '<digi-roaming-prices country="FR" loading="eager"></digi-roaming-prices>';
  for (const [query, name] of [
    ["", "France"],
    ["&country=ci", "Côte d’Ivoire"],
    ["&country=XX", "France"],
    ["&country=%3Cscript%3E", "France"],
    ["&country=", "France"],
  ] as const)
    await test.step(query, async () => {
      await show(page, tag, { query });
      await expect(heading(page)).toHaveText(`Prices in ${name}`);
      expect(page.url().endsWith(`?lang=en${query}`)).toBe(true);
    });
  await show(page, '<digi-roaming-prices country="nowhere" loading="eager"></digi-roaming-prices>');
  await expect(heading(page)).toHaveText("Prices in Belgium");
});

test("whatever comes instead of the prices is said in their place, tried again, and the search stays @all", async ({
  page,
  complaints,
  context,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const call = await fakeCall(page, roamingPrices);
  const answer = roamingIn("BE", "en");
  if (!answer) throw new Error("Belgium has no prices");
  for (const [name, fault] of Object.entries(faults))
    await test.step(name, async () => {
      call.fail(fault);
      await page.goto("/en/roaming");
      const box = await boxOf(page, alert(widget(page)), fault);
      call.answer(answer);
      const retry = box.getByRole("button", { name: "Try again" });
      if (fault.retry === "in 30 s") await passTime(page, 30, () => expect(retry).toBeVisible({ timeout: 100 }));
      await retry.click();
      await expect(heading(page)).toHaveText("Prices in Belgium");
    });
  await context.setOffline(true);
  await field(page).fill("france");
  await option(page, "France").click();
  await expect(alert(widget(page))).toContainText("You are offline");
  await expectHeard(alert(widget(page)));
  await expect(field(page)).toHaveValue("France");
  await context.setOffline(false);
  call.pass();
  await alert(widget(page)).getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Prices in France");
});

test("a language that is switched on the way wins; at 320 px and on paper all prices are there @all", async ({ page }) => {
  const letGo = await hold(page, `http://localhost:${ports.api}/roaming?**`, (request) => request.url().includes("lang=en"));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/en/roaming?country=CI");
  await expect(widget(page).locator(".ui-skeleton")).toBeVisible();
  await setLanguage(page, "nl");
  await expect(heading(page)).toHaveText("Prijzen: Ivoorkust");
  letGo();
  await expectNoSidewaysScroll(page);
  await setLanguage(page, "fr");
  await expect(heading(page)).toContainText("Côte d’Ivoire");
  expect(await pricesOn(page)).toEqual(["2 €", "0,90 €", "0,50 €", "gratuit", "0,20 €", "200 €"]);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: "print" });
  await expect(heading(page)).toBeVisible();
  await expect(widget(page).getByRole("row")).toHaveCount(7);
});
