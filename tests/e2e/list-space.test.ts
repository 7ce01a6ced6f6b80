/**
 * Journeys that check that a full first page of a list takes the same space as its skeleton, whatever its items contain: nothing moves, at
 * any width and in any language.
 */
import type { Page } from "playwright/test";
import { jobList } from "#core/domain/jobs/jobs.contract.ts";
import { newsList } from "#core/domain/news/news.contract.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { languages } from "#core/base/values/language.ts";
import { expect, test } from "#tests/page.ts";
import { answerOf as jobsOf } from "#tests/unit/widgets/job-list/samples.ts";
import { answerOf as newsOf } from "#tests/unit/widgets/news-list/samples.ts";
import { ports } from "#tests/ports.ts";
import { fakeCall } from "./fake-api.ts";

const widths = [...Array.from({ length: 25 }, (_, index) => 320 + 40 * index), 590, 593, 594, 750, 753, 990, 993];

/** Returns, for each width, the position of the content below the tag and the height of the tag's content. */
async function measure(page: Page, tag: string): Promise<Record<number, readonly number[]>> {
  const found: Record<number, readonly number[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found[width] = await page.locator(tag).evaluate((one) => {
      const bottomOf = (element: Element | null | undefined): number => Math.round(element?.getBoundingClientRect().bottom ?? 0);
      return [bottomOf(one), bottomOf(one.shadowRoot?.querySelector(".ui-surface"))];
    });
  }
  return found;
}

const words = "Glasvezelaansluitingsverantwoordelijke ".repeat(12);
const long = jobsOf(10, 62);
const longJobs = {
  ...long,
  _embedded: { cardJob: long._embedded.cardJob.map((job) => ({ ...job, title: words, text: words, tgs: words.trim().split(" ") })) },
};
/** Returns news with long texts. `large` tells which items are drawn large; they are other items than in the samples. */
const longNews = (large: (index: number) => boolean) => {
  const news = newsOf(9, 42);
  const cardNews = news._embedded.cardNews.map((one, index) => ({
    ...one,
    text: words,
    tags: words.trim().split(" "),
    large: large(index),
  }));
  return { ...news, _embedded: { cardNews } };
};

const lists = [
  { tag: "digi-job-list", path: "/job-list", endpoint: jobList, made: [jobsOf(10, 62), longJobs] },
  {
    tag: "digi-news-list",
    path: "/news-list",
    endpoint: newsList,
    made: [newsOf(9, 42), longNews(() => true), longNews(() => false), longNews((index) => index % 2 === 0)],
  },
] as const;

for (const { tag, path, endpoint, made } of lists) {
  for (const language of languages) {
    test(`${tag} in ${language}: items stand where their skeleton did, at every width @all`, async ({ page }) => {
      let letCome = (): void => undefined;
      const gate = new Promise<void>((open) => (letCome = open));
      await page.route(`http://localhost:${ports.api}${path}?**`, (route) => gate.then(() => route.continue()));
      await page.goto(`/demo-pages/empty?lang=${language}`);
      await page.locator("main").evaluate((main, name) => (main.innerHTML = `<${name}></${name}><p>Below</p>`), tag);
      await expect(page.locator(`${tag}:state(ready) .ui-skeleton`)).toBeVisible();
      const before = await measure(page, tag);
      letCome();
      await expect(page.locator(tag).getByRole("button", { name: /more|plus|meer/i })).toBeVisible();
      expect(await measure(page, tag)).toEqual(before);
    });
  }

  test(`${tag}: nor do the longest words and the shortest need more space @all`, async ({ page, complaints }) => {
    complaints.announce("Failed to load resource"); // The pictures of these news do not exist.
    const call = await fakeCall(page, endpoint as Endpoint<unknown, unknown, unknown>);
    const found: unknown[] = [];
    for (const answer of made) {
      call.answer(answer);
      await page.goto("/demo-pages/empty?lang=en");
      await page.locator("main").evaluate((main, name) => (main.innerHTML = `<${name}></${name}><p>Below</p>`), tag);
      await expect(page.locator(tag).getByRole("button", { name: "Load more" })).toBeVisible();
      found.push(await measure(page, tag));
    }
    for (const one of found.slice(1)) expect(one).toEqual(found[0]);
  });
}
