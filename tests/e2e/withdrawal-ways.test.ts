/** Journeys on the ways that lead to the withdrawal: from every page of the demo, and through the login. */
import { languages } from "#core/base/values/language.ts";
import { pathOf, routes, type BuiltPage } from "#core/base/values/routes.ts";
import { news } from "#demo/api/data/news.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { logIn } from "./ordering.ts";
import { arriveWithOrder, open, tag, widget, withdraw } from "./withdrawal.ts";

test("a visitor logs in on the way, and comes back to their contracts @all", async ({ page, request }) => {
  const { email, number } = await arriveWithOrder(page, request);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, "en", `?contract=${number}`);
  await widget(page).getByRole("link", { name: "Log in and choose from your contracts" }).click();
  await logIn(page, request, email, { login: page.locator("digi-login") });
  await expect(page).toHaveURL(`${pathOf("withdrawal", "en")}?contract=${number}`);
  await expect(widget(page).getByRole("radio", { checked: true })).toHaveValue(number);
});

test("each page of the site, and the partner's, leads there with one press @all", async ({ page, request }) => {
  const names = { en: "Withdraw from contract here", fr: "Se rétracter du contrat ici", nl: "Hier het contract herroepen" } as const;
  const pages = Object.keys(routes) as BuiltPage[];
  const article = `/${news[0]?.id}`;
  const addresses = [
    ...languages.flatMap((language) => pages.map((id) => [language, pathOf(id, language)] as const)),
    ...languages.map((language) => [language, pathOf("news", language) + article] as const),
    ...["/catalogue", `/catalogue?tag=${tag}`, "/demo/outbox", "/demo/faults", "/en/not-here"].map((path) => ["en", path] as const),
    ...languages.map((language) => [language, `http://127.0.0.1:${ports.partner}/?lang=${language}`] as const),
  ];
  for (const [language, address] of addresses) {
    const html = await (await request.get(address)).text();
    const link = new RegExp(`<a href="[^"]*${pathOf("withdrawal", language)}">${names[language]}</a>`);
    expect(html, address).toMatch(link);
  }
  await page.goto("/en");
  await page.locator("footer").getByRole("link", { name: names.en }).click();
  await expect(page).toHaveURL(pathOf("withdrawal", "en"));
  await expect(withdraw(page)).toBeVisible();
});
