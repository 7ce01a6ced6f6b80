/**
 * Tests that the security check disturbs no visitor: it starts for a visitor who uses the form, requests nothing for a visitor who does
 * not, and remembers a press that comes too early.
 */
import type { Locator, Page, Request, Response, Route } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { answerOf } from "#tests/presses.ts";
import { heldAddress } from "./held.ts";
import { apiOrigin } from "./pages.ts";
import { newsletter, recordRequests } from "./widget.ts";

const challenge = `${apiOrigin}/api/altcha-challenge`;
const subscribe = `${apiOrigin}/forms/subscribe`;
const far = `<p style="height: 3000px"></p>`;

const challengesIn = (requests: readonly Request[]): number =>
  requests.filter((request) => request.url() === challenge && request.method() === "POST").length;

/** Opens a page with the given tags, waits until they are ready, and returns the requests of the page. */
async function open(page: Page, tags = "<digi-newsletter></digi-newsletter>", fragment = ""): Promise<Request[]> {
  const requests = recordRequests(page);
  await page.goto(heldAddress("0", tags) + fragment);
  await expect(page.locator("digi-newsletter:state(ready)").first()).toBeAttached();
  return requests;
}

/**
 * Waits so long that a security check that has begun would have made its request by then: an IntersectionObserver reports with an animation
 * frame, and the file of the API client has arrived by then.
 */
async function pictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
  });
  await page.waitForLoadState("networkidle");
}

/** Holds the puzzle back until the test calls `answer`, which releases it or answers it in another way. */
async function holdChallenge(page: Page): Promise<{ answer(with_: (route: Route) => Promise<void>): Promise<void> }> {
  const held: Route[] = [];
  let arrived = (): void => undefined;
  const first = new Promise<void>((resolve) => (arrived = resolve));
  await page.route(challenge, (route) => {
    if (route.request().method() === "OPTIONS") return route.continue();
    held.push(route);
    return arrived();
  });
  return {
    async answer(with_) {
      await first;
      await page.unroute(challenge);
      for (const route of held) await with_(route);
    },
  };
}

/** Answers all forms that the page sends, in place of the API, and returns the list of these requests. */
async function takeForms(page: Page): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(subscribe, (route) => {
    if (route.request().method() === "POST") sent.push(route.request());
    return route.fulfill({
      json: { meta: { status: { error: false } } },
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
    });
  });
  return sent;
}

async function fill(tag: Locator): Promise<void> {
  await tag.getByLabel("First name").fill("Marie");
  await tag.getByLabel("Last name").fill("Peeters");
  await tag.locator("[name=agree]").check();
  await tag.getByLabel("Email").fill("marie@home.be");
}

const submit = (tag: Locator): Locator => tag.locator("button[type=submit]");
const verified = (page: Page): Locator => page.locator('.ui-captcha[data-state="verified"]');

test("a page that nobody touches asks for no challenge; its button is told as disabled, takes focus, and says why [P-019] @all", async ({
  page,
}) => {
  const requests = await open(page, `<digi-newsletter></digi-newsletter>${far}`);
  await pictures(page);
  expect(challengesIn(requests)).toBe(0);
  const button = submit(newsletter(page));
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveJSProperty("disabled", false);
  await expect(button).toHaveAccessibleDescription("Automatic security check");
  await button.focus();
  await expect(button).toBeFocused();
});

const signs: readonly [string, (page: Page) => Promise<void>][] = [
  ["scrolls", (page) => page.mouse.wheel(0, 100)],
  ["moves the pointer", (page) => page.mouse.move(200, 300, { steps: 2 })],
  ["presses a key", (page) => page.keyboard.press("Shift")],
  ["touches", (page) => page.locator("#after").dispatchEvent("pointerdown", { pointerType: "touch" })],
];

for (const [sign, give] of signs) {
  test(`whoever ${sign} finds the button enabled without having entered the form @all`, async ({ page }) => {
    const requests = await open(page, `<digi-newsletter></digi-newsletter>${far}`);
    expect(challengesIn(requests)).toBe(0);
    await give(page);
    await expect(verified(page)).toBeVisible();
    await expect(submit(newsletter(page))).toBeEnabled();
    await expect(submit(newsletter(page))).not.toHaveAttribute("aria-describedby");
    expect(challengesIn(requests)).toBe(1);
  });
}

test("a form out of view waits until it is scrolled to, and each form of a page has a check of its own @all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const form = `<digi-newsletter loading="eager"></digi-newsletter>`;
  const requests = await open(page, far + form + far + form + far);
  await expect(page.locator("digi-newsletter:state(ready)")).toHaveCount(2);
  await page.keyboard.press("Shift");
  await pictures(page);
  expect(challengesIn(requests)).toBe(0);
  for (const [index, count] of [1, 2].entries()) {
    await page.locator("digi-newsletter").nth(index).scrollIntoViewIfNeeded();
    await expect(verified(page)).toHaveCount(count);
    expect(challengesIn(requests)).toBe(count);
  }
});

test("a page that was opened at a fragment is not yet touched @all", async ({ page }) => {
  const requests = await open(page, `${far}<p id="here">Here</p><digi-newsletter></digi-newsletter>${far}`, "#here");
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await pictures(page);
  expect(challengesIn(requests)).toBe(0);
});

test("a press and an Enter while the check runs are kept, said, and sent once when it is done [P-018, P-020] @all", async ({ page }) => {
  const sent = await takeForms(page);
  const held = await holdChallenge(page);
  await open(page);
  const tag = newsletter(page);
  await fill(tag);
  const button = submit(tag);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toBeFocused();
  await expect(tag.getByRole("status")).toHaveText("One moment: the security check is still running.");
  await tag.getByLabel("Email").press("Enter");
  await button.click({ force: true });
  expect(sent).toEqual([]);
  await held.answer((route) => route.continue());
  await expect(tag.getByRole("button", { name: /someone else/i })).toBeVisible();
  expect(sent.length).toBe(1);
});

test("what fails in advance is not told; the form's first focus asks again, and tells [P-276, C-434] @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("401");
  complaints.announce("refuses it with status 401. Check data-api");
  let isDown = true;
  await page.route(challenge, (route) => route.continue(isDown ? { url: challenge.replace("/api/", "/~401/api/") } : {}));
  await open(page);
  const tag = newsletter(page);
  const isRefused = (response: Response): boolean => response.url().includes("~401") && response.status() === 401;
  await answerOf(page, isRefused, () => page.keyboard.press("Shift"));
  await expect(tag.locator('.ui-captcha[data-state="idle"]')).toBeVisible();
  await tag.getByLabel("First name").focus();
  await expect(tag.getByRole("button", { name: "Please confirm again" })).toBeVisible();
  await expect(tag.getByRole("status")).toHaveText("The security check did not succeed. Please contact us in another way.");
  await fill(tag);
  await expect(tag.getByRole("button", { name: "Please confirm again" })).toBeVisible();
  isDown = false;
  await tag.getByRole("button", { name: "Please confirm again" }).focus();
  await page.keyboard.press("Enter");
  await expect(submit(tag)).toBeFocused();
  await expect(submit(tag)).toBeEnabled();
});

test("a press after a failure asks anew, and is sent @all", async ({ page, complaints }) => {
  complaints.announce("net::ERR");
  complaints.announce("can be reached, but this call did not arrive");
  const sent = await takeForms(page);
  await open(page);
  const tag = newsletter(page);
  let isDown = true;
  await page.route(challenge, (route) => (isDown ? route.abort() : route.continue()));
  await fill(tag);
  await expect(tag.locator('.ui-captcha[data-state="failed"]')).toBeVisible();
  isDown = false;
  await submit(tag).click({ force: true });
  await expect(tag.getByRole("button", { name: /someone else/i })).toBeVisible();
  expect(sent.length).toBe(1);
});

/** Lets a service worker of the page answer every GET from its cache first. */
async function registerCacheFirst(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    await navigator.serviceWorker.register("/cache-first.js");
    if (!navigator.serviceWorker.controller) await taken;
  });
}

test("where a service worker of the page answers every GET out of its cache, form after form is sent @all", async ({ page }) => {
  await page.goto(heldAddress("0", `<digi-newsletter></digi-newsletter>`));
  await registerCacheFirst(page);
  for (let visit = 0; visit < 3; visit += 1) {
    await page.reload();
    const tag = newsletter(page);
    await fill(tag);
    await tag.getByLabel("Email").fill(`marie.${Date.now()}@home.be`);
    await submit(tag).click();
    await expect(tag.getByText("a welcome email to").first()).toBeVisible();
  }
});

/**
 * Makes the answer that the page's cache has for an address an hour older, whatever the query of the address is. Resolves to false while
 * the cache has none.
 */
const makeOlder = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (start) => {
    const cache = await caches.open("all");
    const request = (await cache.keys()).find(({ url }) => url.startsWith(start));
    const answer = request && (await cache.match(request));
    if (!answer) return false;
    const headers = new Headers(answer.headers);
    headers.set("date", new Date(Date.parse(headers.get("date") ?? "") - 3_600_000).toUTCString());
    await cache.put(request, new Response(await answer.blob(), { headers }));
    return true;
  }, address);

test("an answer of an hour ago out of such a cache is named in the console, and is shown @all", async ({ page, complaints }) => {
  complaints.announce("got an old answer");
  const isNamed = (): boolean => complaints.said.some((text) => text.includes("GET /news-list got an old answer. A cache stands"));
  const address = heldAddress("0", `<digi-newsletter></digi-newsletter>${far}<digi-news-list></digi-news-list>`);
  await page.goto(address);
  await registerCacheFirst(page);
  const news = page.locator("digi-news-list");
  const seeNews = async (): Promise<void> => {
    await page.goto(address); // A reload would begin where the page was scrolled to.
    await expect(page.locator("digi-newsletter:state(ready)")).toBeAttached();
    await page.keyboard.press("Shift");
    await expect(verified(page)).toBeVisible();
    await news.scrollIntoViewIfNeeded();
    await expect(news.getByRole("article").first()).toBeVisible();
  };
  await seeNews();
  await expect.poll(() => makeOlder(page, `${apiOrigin}/news-list`)).toBe(true);
  expect(isNamed()).toBe(false);

  await seeNews();
  await expect.poll(isNamed).toBe(true);
});
