/** Journeys of the list of news on the real site, page after page, with pictures and without. */
import type { Locator, Page } from "playwright/test";
import { newsList } from "#core/domain/news/news.contract.ts";
import { expect, test } from "#tests/page.ts";
import { answerOf } from "#tests/unit/widgets/news-list/samples.ts";
import { boxOf, expectHeard, fakeCall, faults, passTime, type Fault } from "./fake-api.ts";

const widget = (page: Page): Locator => page.locator("digi-news-list");
const cards = (page: Page): Locator => widget(page).getByRole("article");
const more = (page: Page): Locator => widget(page).getByRole("button", { name: "Load more" });
const alert = (page: Page): Locator => widget(page).locator("[part=alert]");
const widthOf = (locator: Locator): Promise<number> => locator.evaluate((element) => element.getBoundingClientRect().width);

test("lists the news with pictures that lead to the stories, and leads the focus to more of them [P-008, P-056, P-057, P-106, P-163, P-165, P-270, P-271]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/en/news");
  await expect(cards(page)).toHaveCount(9);
  const list = await widthOf(widget(page).getByRole("list", { name: "The latest" }));
  const widths = await Promise.all([0, 1, 2].map((at) => widthOf(cards(page).nth(at))));
  expect(widths.map((width) => Math.round((width / list) * 3))).toEqual([3, 1, 2]);
  const picture = cards(page).first().locator("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(640);

  await more(page).click();
  await expect(cards(page)).toHaveCount(18);
  await expect(widget(page).locator("[role=listitem]:focus").getByRole("article")).toHaveText(
    (await cards(page).nth(9).textContent()) ?? "",
  );
  await expect(widget(page).getByRole("status")).toHaveText("9 more: 18 of 42");
  for (const shown of [27, 36, 42]) {
    await more(page).click();
    await expect(cards(page)).toHaveCount(shown);
  }
  await expect(more(page)).toHaveCount(0);
  const links = await cards(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(links).size).toBe(42);
  const title = (await cards(page).nth(4).getByRole("link").textContent()) ?? "";
  await cards(page).nth(4).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goto((await page.locator('link[hreflang="fr"]').getAttribute("href")) ?? "");
  await expect(page).toHaveURL(/\/fr\/actualites\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
});

test("pictures that do not come keep their space, and what is far away is not asked for @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const asked: string[] = [];
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route(/\.svg$/, (route) => {
    if (!route.request().url().includes("/pictures/")) return route.continue();
    asked.push(route.request().url());
    return route.abort();
  });
  const call = await fakeCall(page, newsList);
  call.answer(answerOf(100, 100, 1, 100));
  await page.goto("/en/news");
  await expect(cards(page)).toHaveCount(100);
  await expect(cards(page).first().locator("img")).toBeHidden();
  const { height = 0 } = (await widget(page).locator(".news-picture").first().boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(180);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThan(50);
});

test("the first page and the next do not come: each is said, what is there stays, and is tried again; no news has a way on @all", async ({
  page,
  context,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const call = await fakeCall(page, newsList);
  const [outage, html] = [faults["an outage"] as Fault, faults["no JSON"] as Fault];
  const retryOf = async (fault: Fault): Promise<Locator> =>
    (await boxOf(page, alert(page), fault)).getByRole("button", { name: "Try again" });
  call.fail(outage);
  await page.goto("/en/news");
  const retry = await retryOf(outage);
  call.answer(answerOf(9, 20));
  await retry.click();
  await expect(cards(page)).toHaveCount(9);
  call.fail(html);
  await more(page).click();
  const again = await retryOf(html);
  await expect(cards(page)).toHaveCount(9);
  call.answer(answerOf(9, 20, 2));
  await again.click();
  await expect(cards(page)).toHaveCount(18);
  await context.setOffline(true);
  await more(page).click();
  await expect(alert(page)).toContainText("You are offline");
  await expectHeard(alert(page));
  await context.setOffline(false);
  call.answer(answerOf(2, 20, 3));
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(20);
  await expect(more(page)).toHaveCount(0);

  call.answer(answerOf(0));
  await page.goto("/nl/nieuws");
  await expect(widget(page).getByText("Niets gevonden. Er is op dit moment geen nieuws.")).toBeVisible();
  await expect(widget(page).getByRole("link")).toHaveAttribute("href", "/nl");
});

test("whatever comes instead of the news is said, can be tried again where that helps, and the news come @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const call = await fakeCall(page, newsList);
  for (const [name, fault] of Object.entries(faults))
    await test.step(name, async () => {
      call.fail(fault);
      await page.goto("/en/news");
      const box = await boxOf(page, alert(page), fault);
      await expect(more(page)).toHaveCount(0);
      call.answer(answerOf(9, 20));
      const retry = box.getByRole("button", { name: "Try again" });
      if (fault.retry === "in 30 s") await passTime(page, 30, () => expect(retry).toBeVisible({ timeout: 100 }));
      await retry.click();
      await expect(cards(page)).toHaveCount(9);
    });
});
