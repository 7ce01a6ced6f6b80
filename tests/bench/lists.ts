/**
 * The bench's pages of lists with thousands of jobs and news: the API's answers in pages of a hundred, and a measurement of what showing
 * all of them costs.
 */
import type { IncomingMessage } from "node:http";
import type { ElementHandle } from "playwright-core";
import { heapOf, type Tab } from "./browser.ts";
import { createPresses } from "./presses.ts";

const count = 10_000;
const pageSize = 100;

const job = (number: number) => ({
  category: "Network and fibre",
  title: `Fibre technician ${number}`,
  tgs: ["Ghent", "Dutch", "Permanent contract", "Full-time"],
  text: "You bring fibre from the street into the living room, measure the line and show customers how their WiFi works.",
  link: `/en/jobs/apply?job=${number}`,
});
const story = (number: number) => ({
  tags: ["Fibre", "Tips"],
  large: number % 7 === 3,
  url: `/en/news/${number}`,
  text: `Fibre has reached street ${number}: 3,200 homes can be connected from Monday`,
  image: "",
});
const shops = [{ value: "shops", label: "Shops", count }];

/** Returns the API's answer to a call of a list, or undefined for other calls. */
export function answerLists({ url = "" }: IncomingMessage): object | undefined {
  const { pathname, searchParams } = new URL(url, "http://api");
  const page = Number(searchParams.get("page"));
  const paging = { page, page_count: count / pageSize, page_size: pageSize, total_items: count };
  const numbers = Array.from({ length: pageSize }, (_, at) => (page - 1) * pageSize + at + 1);
  if (pathname === "/job-list")
    return { _embedded: { cardJob: numbers.map(job) }, filters: { department: shops, language: [], location: [] }, ...paging };
  if (pathname === "/news-list") return { _embedded: { cardNews: numbers.map(story) }, ...paging };
  return undefined;
}

/** Memory in use, in bytes, at four moments: with a quarter, a half, three quarters and all of the items shown. */
type Heaps = readonly number[];

/** Returns the memory of the second half of the items relative to the first half: 1 where each item costs the same. */
const growthOf = ([quarter = 0, half = 0, , all = 0]: Heaps): number => (all - half) / (2 * (half - quarter));

/**
 * Measurements of a list: `inp`, the interaction to next paint of the presses of 'Load more' in ms, with up to 10,000 items shown; and
 * `growth` of the memory (growthOf).
 */
export type Listing = { readonly inp: number; readonly growth: number };

/** Presses 'Load more' until all items are shown. */
export async function useList(tab: Tab, tag: string): Promise<Listing> {
  const { page } = tab;
  // The button is looked up only once: a search by its name visits all shown elements in the page's own thread, and leaves garbage behind.
  const more = (await page.locator(tag).getByRole("button", { name: "Load more" }).elementHandle()) as ElementHandle<HTMLElement>;
  const shown = (): Promise<number> => page.locator(tag).evaluate((one) => one.shadowRoot?.querySelectorAll("article").length ?? 0);
  const presses = createPresses(tab);
  const heaps: number[] = [];
  await page.evaluate(() => window.bench.clearInteractions());
  for (let wanted = 2 * pageSize; wanted <= count; wanted += pageSize) {
    await presses.press("load more", more);
    while ((await shown()) < wanted) await page.evaluate(() => window.bench.frames(1));
    if (wanted % (count / 4) === 0) heaps.push(await heapOf(tab));
  }
  return { inp: presses.read().inp, growth: growthOf(heaps) };
}
