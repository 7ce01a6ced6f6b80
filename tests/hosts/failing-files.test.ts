/** Every file may fail once or several times, in every way that networks fail; the widget comes up all the same. */
import type { BrowserContext, Page, Route } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { rooms, roomsInFlow } from "#tests/rooms.ts";
import { lateAfterMs } from "#loader/failure.ts";
import { heldAddress } from "./held.ts";
import { attemptMs } from "#loader/chunks.ts";
import { stuckAfterMs } from "#loader/shell.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { addressOf, release } from "./pages.ts";
import { becomeLate, expectReady, holdLate, isOurs, makeLateSoon, newsletter, recordRequests } from "./widget.ts";

type Fault = (route: Route) => Promise<void>;

const unavailable: Fault = (route) => route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" }, body: "" });
const killed: Fault = (route) => route.abort("connectionreset");
const html: Fault = (route) =>
  route.fulfill({
    status: 200,
    contentType: "text/html",
    headers: { "access-control-allow-origin": "*" },
    body: "<!doctype html><p>Maintenance</p>",
  });

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
  for (const { tag, brings } of rooms.filter((room) => tags.includes(room.tag))) {
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

/** What a visitor may lose: when a file failed once, and when it failed three times. */
const [onceMs, thriceMs] = [2000, 8000];
/** Shorter timers are turns that code takes, longer ones are no pauses of fetching, nor is the wait for the card of what is late. */
const pauses = { leastMs: 150, mostMs: thriceMs, butMs: lateAfterMs };

/** Runs in the page, whose minute begins with it: what waits for the minute's end (when a call is next) is no pause of fetching. */
function beginMinute(): void {
  const { now } = Date;
  const begunMs = now();
  Date.now = () => begunMs - (begunMs % 60_000) + (now() - begunMs);
}

/** Runs in the page: what waits, waits no longer, and how long it would have waited is written down. */
function skipPauses({ leastMs, mostMs, butMs }: typeof pauses): void {
  const { setTimeout: real } = window;
  const pausesMs: number[] = [];
  Object.assign(window, { pausesMs });
  window.setTimeout = ((work: () => void, delayMs = 0, ...given: unknown[]) => {
    if (delayMs < leastMs || delayMs > mostMs || delayMs === butMs) return real(work, delayMs, ...given);
    return real(() => {
      pausesMs.push(delayMs);
      work();
    });
  }) as typeof real;
}

const pausesOf = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { pausesMs: number[] }).pausesMs);

/** On that page the time of an attempt is over when the test says so, and not by the clock. */
const holdAttempts = (page: Page): Promise<unknown> =>
  page.addInitScript((ms) => {
    const { setTimeout: real } = window;
    const waiting: (() => void)[] = [];
    Object.assign(window, { endAttempts: () => waiting.splice(0).forEach((end) => end()) });
    window.setTimeout = ((work: () => void, delayMs = 0, ...given: unknown[]) =>
      [1, 2, 4, 8].includes(delayMs / ms) ? -waiting.push(work) : real(work, delayMs, ...given)) as typeof real;
  }, attemptMs);

/** For one visit after another, each of which fetches everything anew: what is routed is not cached. */
async function openVisits(context: BrowserContext): Promise<Page> {
  const visit = await context.newPage();
  await visit.emulateMedia({ reducedMotion: "reduce" }); // slides that change by themselves wait, too
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
  test(`any one file ${fault}: the newsletter is ready, after pauses of ${seconds} seconds at most`, async ({ context, page }) => {
    const files = await filesOf(page, french);
    expect(files.length).toBeGreaterThan(3);
    const visits = await openVisits(context);
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

test("any one file that any tag needs answers 503 once: it is ready, after pauses of two seconds at most", async ({ context, page }) => {
  const nameOf = (file: string): string => file.replace(/^.*\//, "");
  const tried = new Set((await filesOf(page, french)).map(nameOf));
  const neededBy = new Map<string, string[]>();
  for (const { tag, brings } of roomsInFlow) {
    const visit = await context.newPage();
    const files = (await filesOf(visit, held([tag]))).filter((file) => !tried.has(nameOf(file)));
    await visit.close();
    for (const file of files) neededBy.set(file, [...(neededBy.get(file) ?? []), tag]);
    // The newsletter's own were tried in French: what is left of it are its English texts. Another tag is brought along by a part.
    const own = files.filter((file) => nameOf(file).startsWith(`${tag.replace("digi-", "")}.`));
    expect(own.length, tag).toBe(tag === "digi-newsletter" ? 1 : brings ? 3 : 2);
  }
  let untried = [...neededBy].map(([file, tags]): Untried => ({ file, tag: tags[0] as string, neededBy: tags }));
  const visits = await openVisits(context);
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

test("any one file of the first touch answers 503 once: the security check is done all the same", async ({ context, page }) => {
  await page.goto(french.address);
  await expectReady(page);
  const requests = recordRequests(page);
  await expectVerified(page);
  const files = requests.filter(isOurs).map((request) => request.url());
  expect(files.length).toBeGreaterThan(0);
  const visit = await context.newPage();
  await visit.emulateMedia({ reducedMotion: "reduce" }); // slides that change by themselves wait, too
  await holdAttempts(visit);
  for (const file of files) {
    const asked = await failFirst(visit, file, [unavailable]);
    await visit.goto(french.address);
    await expectVerified(visit);
    expect(asked(), file).toBe(2);
    await visit.unrouteAll();
  }
});

/** Where the card stands, in CSS px. */
const cardIn = (page: Page) =>
  newsletter(page).evaluate((tag) => {
    const button = tag.shadowRoot?.querySelector("[role=alert] > button") as HTMLElement;
    const card = button.parentElement as HTMLElement;
    const [fallback] = tag.children as unknown as [HTMLElement];
    const [top, bottom] = [card.getBoundingClientRect().top, card.getBoundingClientRect().bottom];
    const underFallbackPx = top - fallback.getBoundingClientRect().bottom;
    return { underFallbackPx, underCardPx: tag.getBoundingClientRect().bottom - bottom, buttonPx: button.offsetHeight, lang: card.lang };
  });

const roomOf = (page: Page): Promise<number> => newsletter(page).evaluate((tag) => tag.clientHeight);

for (const [name, language, retry] of [
  ["plain", "en", "Try again"],
  ["plain-fr", "fr", "Réessayer"],
  ["plain-nl", "nl", "Opnieuw proberen"],
  ["strict", "en", "Try again"],
  ["verify", "en", "Try again"],
] as const) {
  test(`${name}: when a file never comes, a card under the page's own content, a real button that works, and no room kept`, async ({
    page,
    complaints,
  }) => {
    complaints.announce(/Failed to load|digi/);
    const violations: string[] = [];
    page.on("console", (message) => void (message.text().includes("Content Security Policy") && violations.push(message.text())));
    let isDown = true;
    await page.route(`${release}/*/newsletter.js*`, (route) => (isDown ? unavailable(route) : route.continue()));
    await page.addInitScript(skipPauses, pauses);
    await page.goto(addressOf(name));
    await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
    await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
    const { underFallbackPx, underCardPx, buttonPx, lang } = await cardIn(page);
    expect(underFallbackPx).toBeLessThanOrEqual(24);
    expect(underCardPx).toBeLessThanOrEqual(24);
    expect(buttonPx).toBeGreaterThanOrEqual(48);
    expect(lang).toBe(language);
    expect(violations).toEqual([]);
    isDown = false;
    await newsletter(page).getByRole("alert").getByRole("button", { name: retry }).click();
    await expectReady(page);
    await expect(page.getByRole("link", { name: "Our newsletter" })).toBeHidden();
    expect(await roomOf(page), "kept anew").toBeGreaterThan(300);
  });
}

/** Opens a page where that file's first request waits for the gate, and the wait for the card is short, or in the test’s hand; answers how to let it come. */
async function openLate(page: Page, name: string, file: string, prepareLate = makeLateSoon): Promise<() => void> {
  let letCome = (): void => undefined;
  const gate = new Promise<void>((open) => (letCome = open));
  let count = 0;
  await page.route(
    (url) => url.pathname.split("/").at(-1)?.startsWith(file) === true,
    async (route) => {
      count += 1;
      if (count === 1) await gate;
      await route.continue().catch(() => undefined); // the page may be gone
    },
  );
  await prepareLate(page);
  await page.goto(addressOf(name), { waitUntil: "commit" });
  return letCome;
}

for (const file of ["paint-", "newsletter.en.js"]) {
  test(`${file} comes late: the same card, the room stays, and nothing moves when the form comes after all`, async ({ page }) => {
    await recordShifts(page);
    const letCome = await openLate(page, "in-text", file);
    await expect(newsletter(page).getByRole("alert")).toBeVisible();
    const { underFallbackPx, buttonPx } = await cardIn(page);
    expect(underFallbackPx).toBeLessThanOrEqual(24);
    expect(buttonPx).toBeGreaterThanOrEqual(48);
    const room = await roomOf(page);
    expect(room, "kept").toBeGreaterThan(300);
    await expect(page.locator("digi-newsletter:state(loading)")).toBeAttached();
    letCome();
    await expectReady(page);
    await expect(newsletter(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
    expect(await roomOf(page)).toBe(room);
    const shifts = (await shiftsOf(page)).filter(({ isOfPage }) => isOfPage);
    expect(shifts).toEqual([]);
  });
}

test("whoever presses while a file is late gets it by a second request, though the first never ends", async ({ page }) => {
  const requests = recordRequests(page);
  await openLate(page, "plain", "paint-");
  await newsletter(page).getByRole("button", { name: "Try again" }).click();
  await expectReady(page);
  const urls = requests.map((request) => request.url()).filter((url) => url.includes("/paint-"));
  expect(urls.length).toBe(2);
  expect(new Set(urls).size, "no address twice").toBe(2);
});

for (const [what, name, file] of [
  ["a form", "plain", "react-"],
  ["a form that came with the page", "included, in text", "paint-"],
] as const) {
  test(`${what} that can be typed into is not taken away because the rest of it is late`, async ({ page }) => {
    const letCome = await openLate(page, name, file, holdLate);
    await newsletter(page).getByLabel("First name").fill("Marie");
    await expect(page.locator("digi-newsletter:state(loading)")).toBeAttached();
    expect(await becomeLate(page)).toBe(1);
    await expect(newsletter(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
    letCome();
    await expectReady(page);
    await expect(newsletter(page).getByLabel("First name")).toHaveValue("Marie");
  });
}

const endAttempts = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { endAttempts(): void }).endAttempts());

for (const [name, file] of [
  ["plain", "newsletter.js"],
  ["plain", "newsletter.en.js"],
  ["plain", "react-"],
  ["verify", "integrity.js"],
  ["verify", "newsletter.integrity.js"],
] as const) {
  test(`${name}: ${file} hangs once: asked for again when its time is over, the widget is ready`, async ({ page }) => {
    let count = 0;
    await page.route(
      (url) => url.pathname.split("/").at(-1)?.startsWith(file) === true,
      (route) => ((count += 1) === 1 ? undefined : route.continue()),
    );
    await holdAttempts(page);
    await page.goto(addressOf(name), { waitUntil: "commit" });
    await expect.poll(() => count).toBe(1);
    await endAttempts(page);
    await expectReady(page);
  });
}

for (const [what, name] of [
  ["a form", "plain"],
  ["a form that came with the page", "included, in text"],
] as const) {
  test(`${what} whose code hangs says so beneath it, and whoever presses gets the widget with what was typed`, async ({ page }) => {
    let count = 0;
    await page.route(`${release}/*/newsletter.js*`, (route) => ((count += 1) === 1 ? undefined : route.continue()));
    await page.addInitScript((ms) => {
      const { setInterval: real } = window;
      const waiting: (() => void)[] = [];
      Object.assign(window, { becomeStuck: () => waiting.map((work) => work()).length });
      window.setInterval = ((work: () => void, delayMs = 0, ...given: unknown[]) =>
        delayMs === ms ? -waiting.push(work) : real(work, delayMs, ...given)) as typeof real;
    }, stuckAfterMs);
    await page.goto(addressOf(name), { waitUntil: "commit" });
    await expect.poll(() => count).toBe(1);
    await newsletter(page).getByLabel("First name").fill("Marie");
    const becomeStuck = (): Promise<number> => page.evaluate(() => (window as unknown as { becomeStuck(): number }).becomeStuck());
    await expect.poll(becomeStuck).toBe(1);
    await becomeStuck();
    await expect(newsletter(page).getByLabel("First name")).toHaveValue("Marie");
    await newsletter(page).getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await expectReady(page);
    await expect(newsletter(page).getByLabel("First name")).toHaveValue("Marie");
    await expect(newsletter(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
  });
}

test("a file that always hangs is a failure in the end: the page's own content, a card, digi-error", async ({ page, complaints }) => {
  complaints.announce("chunk.failed: newsletter.en.js");
  let count = 0;
  await page.route(`${release}/*/newsletter.en.js*`, () => void (count += 1));
  await holdAttempts(page);
  await page.goto(addressOf("plain"), { waitUntil: "commit" });
  for (let attempt = 1; attempt <= 4; attempt++) {
    await expect.poll(() => count).toBe(attempt);
    await endAttempts(page);
  }
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await expect(newsletter(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
});

test("a page that comes online again tries by itself", async ({ page, context, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  let isDown = true;
  await page.route(`${release}/*/newsletter.js*`, (route) => (isDown ? killed(route) : route.continue()));
  await page.goto(addressOf("plain"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await context.setOffline(true);
  isDown = false;
  await context.setOffline(false);
  await expectReady(page);
});

test("a failed widget does not cover the page", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  await page.route(`${release}/*/newsletter.js*`, unavailable);
  await page.goto(addressOf("in-text"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await page.getByRole("heading", { name: "Before" }).click();
  await page.locator("#after").click();
});

test("no address is asked for twice, also across a retry of the visitor", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  const requests = recordRequests(page);
  await page.route(`${release}/*/newsletter.js*`, unavailable);
  await page.goto(addressOf("plain"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await newsletter(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("digi-newsletter:state(error)")).toHaveCount(0);
  await expect(page.locator("digi-newsletter:state(error)")).toHaveCount(1);
  const urls = requests.map((request) => request.url()).filter((url) => url.includes("/newsletter.js"));
  expect(urls.length).toBe(new Set(urls).size);
});
