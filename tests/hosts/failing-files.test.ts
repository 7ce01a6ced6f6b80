/** Every file may fail once or several times, in every way that networks fail; the widget comes up all the same. */
import type { BrowserContext, Page, Route } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { roomsInFlow } from "#tests/rooms.ts";
import { heldAddress } from "./held.ts";
import { addressOf, release } from "./pages.ts";
import { expectReady, isOurs, newsletter, recordRequests } from "./widget.ts";

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

/** A page with one tag. */
type Subject = { readonly tag: string; readonly address: string };
const french: Subject = { tag: "digi-newsletter", address: addressOf("plain-fr") };
const english = (tag: string): Subject => ({ tag, address: heldAddress("0", `<${tag}></${tag}>`) });

const expectTagReady = (page: Page, tag: string): Promise<void> => expect(page.locator(`${tag}:state(ready)`)).toBeAttached();

/** The files that a tag needs before the first touch, without the loader. */
async function filesOf(page: Page, { tag, address }: Subject): Promise<string[]> {
  const requests = recordRequests(page);
  await page.goto(address);
  await expectTagReady(page, tag);
  return requests
    .filter(isOurs)
    .map((request) => request.url())
    .slice(1);
}

/** What a visitor may lose: when a file failed once, and when it failed three times. */
const [onceMs, thriceMs] = [2000, 8000];
/** Shorter timers are turns that code takes, longer ones are no pauses of fetching: they take their time. */
const pauses = { leastMs: 150, mostMs: thriceMs };

/** Runs in the page: what waits, waits no longer, and how long it would have waited is written down. */
function skipPauses({ leastMs, mostMs }: typeof pauses): void {
  const { setTimeout: real } = window;
  const pausesMs: number[] = [];
  Object.assign(window, { pausesMs });
  window.setTimeout = ((work: () => void, delayMs = 0, ...given: unknown[]) => {
    if (delayMs < leastMs || delayMs > mostMs) return real(work, delayMs, ...given);
    return real(() => {
      pausesMs.push(delayMs);
      work();
    });
  }) as typeof real;
}

/** All pauses one after the other: at most what a visitor loses by them. */
const pausedMs = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { pausesMs: number[] }).pausesMs.reduce((sum, ms) => sum + ms, 0));

/** A visit in which that file fails so at first: it is asked for until it comes, the tag is ready, and no pause between was long. */
async function visitWith(context: BrowserContext, { tag, address }: Subject, file: string, list: readonly Fault[]): Promise<void> {
  const visit = await context.newPage();
  const asked = await failFirst(visit, file, list);
  await visit.addInitScript(skipPauses, pauses);
  await visit.goto(address);
  await expectTagReady(visit, tag);
  // What a tag asks for once it is drawn (the API client) may come after it is ready.
  await expect.poll(asked, { message: file }).toBe(list.length + 1);
  expect(await pausedMs(visit), file).toBeLessThanOrEqual(list.length === 1 ? onceMs : thriceMs);
  expect(asked(), `${file}, and not once more`).toBe(list.length + 1);
  await visit.close();
}

for (const [fault, list] of Object.entries(faults)) {
  const seconds = list.length === 1 ? "two" : "eight";
  test(`any one file ${fault}: the newsletter is ready, after pauses of ${seconds} seconds at most`, async ({ context, page }) => {
    test.setTimeout(90_000);
    const files = await filesOf(page, french);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) await visitWith(context, french, file, list);
  });
}

test("any one file that any tag needs answers 503 once: it is ready, after pauses of two seconds at most", async ({ context, page }) => {
  test.setTimeout(120_000);
  const nameOf = (file: string): string => file.replace(/^.*\//, "");
  const proven = new Set((await filesOf(page, french)).map(nameOf));
  for (const { tag } of roomsInFlow) {
    const visit = await context.newPage();
    const files = (await filesOf(visit, english(tag))).filter((file) => !proven.has(nameOf(file)));
    await visit.close();
    // The newsletter's own were tried in French: what is left of it are its English texts.
    expect(files.length, tag).toBeGreaterThanOrEqual(tag === "digi-newsletter" ? 1 : 2);
    for (const file of files) {
      await visitWith(context, english(tag), file, [unavailable]);
      proven.add(nameOf(file));
    }
  }
});

/** Touches the form: the API client and what solves the captcha are asked for then. */
async function expectVerified(page: Page): Promise<void> {
  await expectReady(page);
  await newsletter(page).locator("input").first().focus();
  await expect(newsletter(page).locator(".ui-captcha[data-state=verified]")).toBeAttached();
}

test("any one file of the first touch answers 503 once: the security check is done all the same", async ({ context, page }) => {
  test.setTimeout(60_000);
  await page.goto(french.address);
  await expectReady(page);
  const requests = recordRequests(page);
  await expectVerified(page);
  const files = requests.filter(isOurs).map((request) => request.url());
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const visit = await context.newPage();
    const asked = await failFirst(visit, file, [unavailable]);
    await visit.goto(french.address);
    await expectVerified(visit);
    expect(asked(), file).toBe(2);
    await visit.close();
  }
});

test("when a file never comes: the page's own content, a message, and a retry that works", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  let isDown = true;
  await page.route(`${release}/*/newsletter.js*`, (route) => (isDown ? unavailable(route) : route.continue()));
  await page.goto(addressOf("plain"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
  await expect(newsletter(page).getByRole("alert")).toContainText("could not be loaded");
  isDown = false;
  await newsletter(page).getByRole("button", { name: "Try again" }).click();
  await expectReady(page);
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeHidden();
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
