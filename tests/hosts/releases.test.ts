/** Two releases in one folder, as after a deploy: who has the old loader is still served. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { apiOrigin, hostOrigin, release } from "./pages.ts";
import { expectReady, newsletter, recordRequests } from "./widget.ts";

const folder = mkdtempSync(join(tmpdir(), "digi-releases-"));
const run = promisify(execFile);
const built = (file: string): string => readFileSync(join(folder, file), "utf8");

const buildRelease = async (version: string): Promise<void> => {
  await run("node_modules/.bin/vite", ["build", "--", "--out", folder, "--rooms", "newsletter", "--release", version, "--fast"]);
};

let oldEvergreen = "";

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  await buildRelease("9.9.8");
  oldEvergreen = built("v9/loader.js");
  await buildRelease("9.9.9");
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** A page of these scripts; the old evergreen loader is served where the visitor has it still in the cache. */
async function open(page: Page, scripts: readonly string[], cached = false): Promise<void> {
  const address = `${hostOrigin}/releases`;
  await page.route(`${release}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace("/digi/", "");
    const body = cached && path === "v9/loader.js" ? oldEvergreen : built(path);
    return route.fulfill({ body, contentType: "text/javascript", headers: { "access-control-allow-origin": "*" } });
  });
  const tags = scripts.map((src) => `<script defer src="${release}/${src}" data-api="${apiOrigin}"></script>`).join("");
  const body = `<!doctype html><html lang="en"><title>Releases</title><link rel="icon" href="data:,">${tags}<digi-newsletter></digi-newsletter>`;
  await page.route(address, (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  await page.goto(address);
}

const served = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { digiWidgets: { version: string } }).digiWidgets.version);

test("a page with the old loader boots after the deploy, from its own files", async ({ page }) => {
  const requests = recordRequests(page);
  await open(page, ["v9/loader.js"], true);
  await expectReady(page);
  await newsletter(page).getByLabel("First name").fill("Marie");
  expect(await served(page)).toBe("9.9.8");
  expect(requests.filter((request) => request.url().includes("/9.9.9/"))).toEqual([]);
});

test("a page that pinned the old release boots, too", async ({ page }) => {
  await open(page, ["9.9.8/loader.js"]);
  await expectReady(page);
  expect(await served(page)).toBe("9.9.8");
});

test("the evergreen address serves the new release", async ({ page }) => {
  await open(page, ["v9/loader.js"]);
  await expectReady(page);
  expect(await served(page)).toBe("9.9.9");
});

test("a page with both is served by the first, and says so once", async ({ page, complaints }) => {
  complaints.announce("hands over");
  await open(page, ["9.9.8/loader.js", "v9/loader.js", "9.9.9/loader.js"]);
  await expectReady(page);
  expect(await served(page)).toBe("9.9.8");
  expect(complaints.said.filter((text) => text.includes("9.9.9 hands over to 9.9.8"))).toHaveLength(1);
});

test("both releases share what did not change", () => {
  const shared = (loader: string): string[] => [...new Set(loader.match(/shared\/[a-z]+-[\w-]{7}(?=["`])/g))].sort();
  expect(shared(oldEvergreen).length).toBeGreaterThan(3);
  expect(shared(built("v9/loader.js"))).toEqual(shared(oldEvergreen));
});
