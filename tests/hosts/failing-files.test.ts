/** Tests that a widget gets ready although any of its files fails once or several times, in every way in which networks fail. */
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

/**
 * Makes the first requests for a file fail. It also sees the repeated requests, to whose addresses the loader adds a query.
 * @returns a function that returns how often the file was requested
 */
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

/** A page to test, and the tags on it. */
type Subject = { readonly tags: readonly string[]; readonly address: string };
const french: Subject = { tags: ["digi-newsletter"], address: addressOf("plain-fr") };
/** Returns an English page with the given tags, which all load at once. */
const held = (tags: readonly string[]): Subject => ({
  tags,
  address: heldAddress("0", tags.map((tag) => `<${tag} loading="eager"></${tag}>`).join("")),
});

/** Waits until the tags are ready, and also the tags that they add to their light DOM. */
async function expectTagsReady(page: Page, tags: readonly string[]): Promise<void> {
  for (const { tag, brings } of widgets.filter((widget) => tags.includes(widget.tag))) {
    // A tag of the same kind that another one brings stands in a slot.
    await expect(page.locator(`${tag}:state(ready):not([slot])`)).toBeAttached();
    if (brings) await expect(page.locator(`${tag} > ${brings}:state(ready)`)).toBeAttached();
  }
}

/** Returns the files that the page's tags need before the visitor touches them, without the loader. */
async function filesOf(page: Page, { tags, address }: Subject): Promise<string[]> {
  const requests = recordRequests(page);
  await page.goto(address);
  await expectTagsReady(page, tags);
  return requests
    .filter(isOurs)
    .map((request) => request.url())
    .slice(1);
}

/**
 * Makes the page's clock begin at a full minute. A widget may wait for the end of a minute to show other hours for a call; this timer is
 * then too long to be counted as a pause between attempts. This function runs in the page.
 */
function beginMinute(): void {
  const { now } = Date;
  const begunMs = now();
  Date.now = () => begunMs - (begunMs % 60_000) + (now() - begunMs);
}

const pausesOf = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { pausesMs: number[] }).pausesMs);

/**
 * Opens a tab for several visits one after the other. Each visit fetches all files anew, because responses to routed requests are not
 * cached.
 */
async function openVisits(page: Page): Promise<Page> {
  const visit = await openTab(page);
  await bringToFront(visit);
  await holdAttempts(visit);
  await visit.addInitScript(beginMinute);
  await visit.addInitScript(skipPauses, pauses);
  return visit;
}

/**
 * Makes a visit in which each of the given files fails at first. Expects that each is requested until it arrives, that the tags become
 * ready, and that no pause between two attempts is long.
 */
async function visitWith(visit: Page, { tags, address }: Subject, files: readonly string[], list: readonly Fault[]): Promise<void> {
  const asked = new Map<string, () => number>();
  for (const file of files) asked.set(file, await failFirst(visit, file, list));
  await visit.goto(address);
  await expectTagsReady(visit, tags);
  // A file that a tag requests after it was rendered (the API client) may come later than the ready event, so the test waits for it.
  for (const [file, count] of asked) await expect.poll(count, { message: file }).toBe(list.length + 1);
  const pausesMs = await pausesOf(visit);
  const names = files.join(", ");
  // Where several files fail, a pause cannot be assigned to one of them, so each pause may take only half of the time that one file may
  // take in total.
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

/** A file that has not failed in a visit yet, with the tag whose page is opened for it. */
type Untried = { readonly file: string; readonly tag: string; readonly neededBy: readonly string[] };

/**
 * Returns the next files that fail together in one visit, one for each tag. No two of the tags need the same of these files, so that each
 * tag meets a single failure.
 */
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
    // The newsletter's own files were tested in French, so only its English texts are left. Each part that is shown at once is one more
    // file.
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

/**
 * Touches the form and waits for the result of the security check. The touch makes the widget request the API client and the code that
 * solves the security check.
 */
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
