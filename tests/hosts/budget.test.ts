/**
 * Tests how many bytes and requests a page with widgets costs. These numbers are the same in every run, so they can be tested; times are
 * not, and `npm run bench` measures them.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { addressOf, dist, release } from "./pages.ts";
import { expectReady, isOurs, recordRequests } from "./widget.ts";

const kib = 1024;

const pathOf = (request: Request): string => request.url().slice(release.length);

/** Returns the bytes of the scripts among the given requests, compressed by brotli. */
async function scriptBytes(requests: readonly Request[]): Promise<number> {
  const bodies = await Promise.all(requests.map(async (request) => (await request.response())?.body()));
  return bodies.reduce((sum, body) => sum + (body ? brotliCompressSync(body).length : 0), 0);
}

async function openNewsletter(page: Page, name: string): Promise<Request[]> {
  const requests = recordRequests(page);
  await page.goto(addressOf(name));
  await expectReady(page);
  await page.waitForLoadState("networkidle");
  return requests.filter(isOurs);
}

/** The limit in bytes for the loader with all tags: the same as in unit/loader/size.test.ts, because no tag is still to come. */
const loaderMaxBytes = 5734;

/**
 * The limits in bytes for the newsletter's page without the loader: what the page weighed at first, and 300 bytes for what hostile pages
 * have made necessary since then.
 */
const pageMaxBytes = { plain: 89_844 + 300, "plain-fr": 91_009 + 300, "plain-nl": 90_947 + 300 } as const;

test("the loader weighs 5.6 KiB at most @all", () => {
  // Hashes in the loader's list of files compress to some bytes more or less by chance, with each build, so they are replaced.
  const code = readFileSync(join(dist, "v1/loader.js"), "utf8").replace(/-[\w-]{7}(?=")/g, "-0000000");
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(loaderMaxBytes);
});

test("a page without widgets costs the loader alone @all", async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto(addressOf("no-widgets"), { waitUntil: "networkidle" });
  expect(requests.filter(isOurs).map(pathOf)).toEqual(["/v1/loader.js"]);
});

for (const [name, most] of [
  ["plain", 7],
  ["plain-fr", 8],
  ["plain-nl", 8],
] as const) {
  test(`${name}: the newsletter takes at most ${most} requests and 95 KiB of scripts before the first touch @all`, async ({ page }) => {
    const requests = await openNewsletter(page, name);
    expect(requests.map(pathOf).length, requests.map(pathOf).join(" ")).toBeLessThanOrEqual(most);
    expect(await scriptBytes(requests)).toBeLessThanOrEqual(95 * kib);
    const withoutLoader = requests.filter((request) => !request.url().endsWith("/loader.js"));
    expect(await scriptBytes(withoutLoader), "without the loader").toBeLessThanOrEqual(pageMaxBytes[name]);
  });
}

test("all files of a widget are asked for one hop after the loader: before the first of them arrives @all", async ({ page }) => {
  const requests = recordRequests(page);
  const asked = (): string[] => requests.filter(isOurs).map(pathOf);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    (url) => url.href.startsWith(release) && !url.pathname.endsWith("/loader.js"),
    async (route) => {
      await answered;
      await route.continue();
    },
  );
  await page.goto(addressOf("plain"));
  await expect.poll(asked).toHaveLength(7);
  answer();
  await expectReady(page);
  expect(asked(), "asked for only after another file had arrived").toHaveLength(7);
});

test("50 newsletters on a page fetch every file once @all", async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto(addressOf("fifty"));
  const tags = page.locator("digi-newsletter");
  await expect(tags).toHaveCount(50);
  await tags.last().scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelectorAll("digi-newsletter").forEach((tag) => tag.setAttribute("loading", "eager")));
  await expect(page.locator("digi-newsletter:state(ready)")).toHaveCount(50);
  const paths = requests.filter(isOurs).map(pathOf);
  expect(paths.length).toBe(new Set(paths).size);
});

test("nothing is fetched for a tag that is far away, until it comes near @all", async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto(addressOf("far-below"), { waitUntil: "networkidle" });
  expect(requests.filter(isOurs).map(pathOf)).toEqual(["/v1/loader.js"]);
  await expectReady(page);
});
