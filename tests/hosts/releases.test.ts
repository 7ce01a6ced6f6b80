/** Tests two releases in one folder, as after a deployment: a visitor whose browser has cached the old loader must still be served. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page, Request } from "playwright/test";
import { openAnswered } from "#tests/answered-page.ts";
import { expect, test } from "#tests/page.ts";
import { runCopy } from "./copies.ts";
import { apiOrigin, cdnOrigin, hostOrigin, release } from "./pages.ts";
import { expectReady, newsletter, recordRequests } from "./widget.ts";

const folder = mkdtempSync(join(tmpdir(), "digi-releases-"));
const run = promisify(execFile);
const built = (file: string): string => readFileSync(join(folder, file), "utf8");

/** The address at which the newer release will be served. Its build was given this address. */
const builtIn = `${cdnOrigin}/built-in`;

const buildRelease = async (version: string, ...more: readonly string[]): Promise<void> => {
  await run("node_modules/.bin/vite", ["build", "--", "--out", folder, "--tags", "newsletter", "--release", version, "--fast", ...more]);
};

let oldEvergreen = "";

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  await buildRelease("9.9.8");
  oldEvergreen = built("v9/loader.js");
  await buildRelease("9.9.9", "--base", `${builtIn}/`);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Opens a page with the given lines in its head. */
async function openWith(page: Page, head: string): Promise<void> {
  const address = `${hostOrigin}/releases`;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Releases</title><link rel="icon" href="data:,">${head}<body><digi-newsletter></digi-newsletter>`;
  await openAnswered(page, address, body);
}

/** Serves the built files under an address as if they were a release there. */
const serve = (page: Page, address: string, fileAt = built): Promise<unknown> =>
  page.route(`${address}/**`, (route) => {
    const body = fileAt(
      route
        .request()
        .url()
        .slice(address.length + 1),
    );
    return route.fulfill({ body, contentType: "text/javascript", headers: { "access-control-allow-origin": "*" } });
  });

/** Opens a page with the given scripts. With `cached` the old evergreen loader is served, as from a visitor's cache. */
async function open(page: Page, scripts: readonly string[], cached = false): Promise<void> {
  await serve(page, release, (path) => (cached && path === "v9/loader.js" ? oldEvergreen : built(path)));
  await openWith(page, scripts.map((src) => `<script defer src="${release}/${src}" data-api="${apiOrigin}"></script>`).join(""));
}

const served = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { digiWidgets: { version: string } }).digiWidgets.version);

test("a page with the old loader boots after the deploy, from its own files @all", async ({ page }) => {
  const requests = recordRequests(page);
  await open(page, ["v9/loader.js"], true);
  await expectReady(page);
  await newsletter(page).getByLabel("First name").fill("Marie");
  expect(await served(page)).toBe("9.9.8");
  expect(requests.filter((request) => request.url().includes("/9.9.9/"))).toEqual([]);
});

test("a page that pinned the old release boots, too @all", async ({ page }) => {
  await open(page, ["9.9.8/loader.js"]);
  await expectReady(page);
  expect(await served(page)).toBe("9.9.8");
});

test("the evergreen address serves the new release @all", async ({ page }) => {
  await open(page, ["v9/loader.js"]);
  await expectReady(page);
  expect(await served(page)).toBe("9.9.9");
});

test("a page with both is served by the first, and says so once @all", async ({ page, complaints }) => {
  complaints.announce("hands over");
  await open(page, ["9.9.8/loader.js", "v9/loader.js", "9.9.9/loader.js"]);
  await expectReady(page);
  expect(await served(page)).toBe("9.9.8");
  expect(complaints.said.filter((text) => text.includes("9.9.9 hands over to 9.9.8"))).toHaveLength(1);
});

test("both releases share what did not change @all", () => {
  const shared = (loader: string): string[] => [...new Set(loader.match(/shared\/[a-z]+-[\w-]{7}(?=["`])/g))].sort();
  expect(shared(oldEvergreen).length).toBeGreaterThan(3);
  expect(shared(built("v9/loader.js"))).toEqual(shared(oldEvergreen));
});

test.describe("a copy of the script at an address of somebody else's @all", () => {
  const api = `<meta name="digi:api" content="${apiOrigin}">`;

  /** Expects that all of our files are requested from the address that the build was given, and none from another release. */
  async function expectFilesOfBuild(page: Page, requests: readonly Request[]): Promise<void> {
    await expectReady(page);
    await newsletter(page).getByLabel("First name").fill("Marie");
    expect(await served(page)).toBe("9.9.9");
    const files = requests.map((request) => request.url()).filter((url) => url.startsWith(cdnOrigin));
    expect(files).toContain(`${builtIn}/9.9.9/newsletter.js`);
    expect(files.filter((url) => !url.startsWith(`${builtIn}/9.9.9/`) && !url.startsWith(`${builtIn}/shared/`))).toEqual([]);
  }

  for (const [way, runText] of Object.entries(runCopy))
    test(`its text, run ${way}, finds its files by the address that was built in`, async ({ page }) => {
      const requests = recordRequests(page);
      await serve(page, builtIn);
      await openWith(page, api);
      await page.evaluate(`(${runText})(${JSON.stringify(built("9.9.9/loader.js"))})`);
      await expectFilesOfBuild(page, requests);
    });

  test("so does one that a page's optimiser has put into a file with others", async ({ page }) => {
    const requests = recordRequests(page);
    await serve(page, builtIn);
    await serve(page, `${hostOrigin}/cache`, () => `window.theirs = 1;\n${built("9.9.9/loader.js")}`);
    await openWith(page, `${api}<script async src="/cache/all.js"></script>`);
    await expectFilesOfBuild(page, requests);
  });

  test("one that was built without an address asks nobody for files, and says what is missing", async ({ page, complaints }) => {
    complaints.announce("data-base is missing");
    const requests = recordRequests(page);
    await serve(page, builtIn);
    await openWith(page, `${api}<script>${built("9.9.8/loader.js").replaceAll("</script", "<\\/script")}</script>`);
    await expect.poll(() => complaints.said.length).toBe(1);
    expect(requests.filter((request) => request.url().startsWith(cdnOrigin))).toEqual([]);
  });
});
