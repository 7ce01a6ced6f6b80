/** Every file may fail once or several times, in every way that networks fail; the widget comes up all the same. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { widgets, widgetsInFlow } from "#tests/widgets.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { holdAttempts, html, killed, onceMs, pauses, skipPauses, thriceMs, unavailable, type Fault } from "./faults.ts";
import { heldAddress } from "./held.ts";
import { addressOf } from "./pages.ts";
import { expectReady, isOurs, newsletter, recordRequests } from "./widget.ts";

const faults: Readonly<Record<string, readonly Fault[]>> = {
  "answers 503 once": [unavailable],
  "is cut off once": [killed],
  "is a web page once": [html],
  "fails three times": [unavailable, killed, html],
};

/** Lets the first requests of one file fail. A request that is repeated carries a query. Answers how often it was asked for. */
async function failFirst(page: Page, file: string, list: readonly Fault[]): Promise<() => number> {
  let count = 0;
  await page.route(
    (url) => url.origin + url.pathname === file,
    (route) => {
      const fault = list[count];
      count += 1;
      return fault ? fault(route) : route.continue();
    },
  );
  return () => count;
}

/** A page with these tags. */
type Subject = { readonly tags: readonly string[]; readonly address: string };
const french: Subject = { tags: ["digi-newsletter"], address: addressOf("plain-fr") };
/** In English; none of them waits until it is come to. */
const held = (tags: readonly string[]): Subject => ({
  tags,
  address: heldAddress("0", tags.map((tag) => `<${tag} loading="eager"></${tag}>`).join("")),
});

/** And what they bring along. */
async function expectTagsReady(page: Page, tags: readonly string[]): Promise<void> {
  for (const { tag, brings } of widgets.filter((widget) => tags.includes(widget.tag))) {
    await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
    if (brings) await expect(page.locator(`${tag} > ${brings}:state(ready)`)).toBeAttached();
  }
}

/** The files that a tag needs before the first touch, without the loader. */
async function filesOf(page: Page, { tags, address }: Subject): Promise<string[]> {
  const requests = recordRequests(page);
  await page.goto(address);
  await expectTagsReady(page, tags);
  return requests
    .filter(isOurs)
    .map((request) => request.url())
    .slice(1);
}

/** Runs in the page, whose minute begins with it: what waits for the minute's end (when a call is next) is no pause of fetching. */
function beginMinute(): void {
  const { now } = Date;
  const begunMs = now();
  Date.now = () => begunMs - (begunMs % 60_000) + (now() - begunMs);
}

const pausesOf = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { pausesMs: number[] }).pausesMs);

/** For one visit after another, each of which fetches everything anew: what is routed is not cached. */
async function openVisits(page: Page): Promise<Page> {
  const visit = await openTab(page);
  await bringToFront(visit);
  await holdAttempts(visit);
  await visit.addInitScript(beginMinute);
  await visit.addInitScript(skipPauses, pauses);
  return visit;
}

/**
 * A visit in which each of those files fails so at first: it is asked for until it comes, the tags are ready, and no pause between was
 * long.
 */
async function visitWith(visit: Page, { tags, address }: Subject, files: readonly string[], list: readonly Fault[]): Promise<void> {
  const asked = new Map<string, () => number>();
  for (const file of files) asked.set(file, await failFirst(visit, file, list));
  await visit.goto(address);
  await expectTagsReady(visit, tags);
  // What a tag asks for once it is drawn (the API client) may come after it is ready.
  for (const [file, count] of asked) await expect.poll(count, { message: file }).toBe(list.length + 1);
  const pausesMs = await pausesOf(visit);
  const names = files.join(", ");
  // Where several files fail, nobody says whose pause it was: each is kept to half of what one file may take in all.
  const mostMs = (list.length === 1 ? onceMs : thriceMs) / (files.length === 1 ? 1 : 2);
  expect(Math.max(0, ...pausesMs), names).toBeLessThanOrEqual(mostMs);
  expect(
    pausesMs.reduce((sum, ms) => sum + ms, 0),
    names,
  ).toBeLessThanOrEqual(files.length * mostMs);
  for (const [file, count] of asked) expect(count(), `${file}, and not once more`).toBe(list.length + 1);
  await visit.unrouteAll();
}

for (const [fault, list] of Object.entries(faults)) {
  const seconds = list.length === 1 ? "two" : "eight";
  test(`any one file ${fault}: the newsletter is ready, after pauses of ${seconds} seconds at most`, async ({ page }) => {
    const files = await filesOf(page, french);
    expect(files.length).toBeGreaterThan(3);
    const visits = await openVisits(page);
    for (const file of files) await visitWith(visits, french, [file], list);
  });
}

/** Files that nobody has tried, each with the tag that it is tried for. */
type Untried = { readonly file: string; readonly tag: string; readonly neededBy: readonly string[] };

/** Tags that stand on one page, and one file of each that fails: no two of them need the same one, so that each meets a single fault. */
function nextVisit(untried: readonly Untried[]): readonly Untried[] {
  const visit: Untried[] = [];
  for (const one of untried) {
    const isApart = visit.every((other) => !other.neededBy.includes(one.tag) && !one.neededBy.includes(other.tag));
    if (isApart) visit.push(one);
  }
  return visit;
}

test("any one file that any tag needs answers 503 once: it is ready, after pauses of two seconds at most", async ({ page }) => {
  const nameOf = (file: string): string => file.replace(/^.*\//, "");
  const tried = new Set((await filesOf(page, french)).map(nameOf));
  const neededBy = new Map<string, string[]>();
  for (const { tag } of widgetsInFlow) {
    const visit = await openTab(page);
    await bringToFront(visit);
    const files = (await filesOf(visit, held([tag]))).filter((file) => !tried.has(nameOf(file)));
    const parts = await visit.locator(`${tag} .ui-part`).count();
    await visit.close();
    for (const file of files) neededBy.set(file, [...(neededBy.get(file) ?? []), tag]);
    // The newsletter's own were tried in French: what is left of it are its English texts. Each part that is drawn is a file more.
    const own = files.filter((file) => nameOf(file).startsWith(`${tag.replace("digi-", "")}.`));
    expect(own.length, tag).toBe(tag === "digi-newsletter" ? 1 : 2 + parts);
  }
  let untried = [...neededBy].map(([file, tags]): Untried => ({ file, tag: tags[0] as string, neededBy: tags }));
  const visits = await openVisits(page);
  while (untried.length > 0) {
    const visit = nextVisit(untried);
    const files = visit.map(({ file }) => file);
    await visitWith(visits, held(visit.map(({ tag }) => tag)), files, [unavailable]);
    untried = untried.filter(({ file }) => !files.includes(file));
  }
});

/** Touches the form: the API client and what solves the captcha are asked for then. */
async function expectVerified(page: Page): Promise<void> {
  await expectReady(page);
  await newsletter(page).locator("input").first().focus();
  await expect(newsletter(page).locator(".ui-captcha[data-state=verified]")).toBeAttached();
}

test("any one file of the first touch answers 503 once: the security check is done all the same", async ({ page }) => {
  await page.goto(french.address);
  await expectReady(page);
  const requests = recordRequests(page);
  await expectVerified(page);
  const files = requests.filter(isOurs).map((request) => request.url());
  expect(files.length).toBeGreaterThan(0);
  const visit = await openTab(page);
  await bringToFront(visit);
  await holdAttempts(visit);
  for (const file of files) {
    const asked = await failFirst(visit, file, [unavailable]);
    await visit.goto(french.address);
    await expectVerified(visit);
    expect(asked(), file).toBe(2);
    await visit.unrouteAll();
  }
});
