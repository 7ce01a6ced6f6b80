/** Opens pages with a widget that has three parts, from a release whose requests the test answers itself. */
import { readFileSync } from "node:fs";
import type { Locator, Page, Route } from "playwright/test";
import { openAnswered } from "#tests/answered-page.ts";
import { expect } from "#tests/page.ts";
import { apiOrigin, hostOrigin, release } from "./pages.ts";
import { sampleFile, sampleRelease } from "./sample-release.ts";

export const headers = { "access-control-allow-origin": "*" };
export const widget = (page: Page): Locator => page.locator("digi-sample-steps").first();
export const nameOf = (address: string): string => new URL(address).pathname.replace(/^.*\//, "");

/** Returns the text of the release's file that a request asks for. */
export const bodyOf = async (route: Route): Promise<string> => readFileSync(await sampleFile(route.request().url()), "utf8");
export const send = (route: Route, body: string): Promise<void> => route.fulfill({ body, contentType: "text/javascript", headers });

type Visit = {
  readonly lang?: string;
  readonly tags?: number;
  readonly options?: string;
  readonly answer?: (route: Route) => Promise<void> | undefined;
};

/** Opens a page with the widget. The function `answer` may answer a request for a file of the release in place of the server. */
export async function open(page: Page, { lang = "en", tags = 1, options = "", answer }: Visit = {}) {
  await sampleRelease(); // The release is built now if no test has needed it before.
  const address = `${hostOrigin}/parts`;
  await page.route(`${release}/**`, async (route) => {
    await (answer?.(route) ?? send(route, await bodyOf(route)));
  });
  const body = `<!doctype html><html lang="${lang}"><title>Parts</title><link rel="icon" href="data:,"><script async ${options} src="${release}/v1/loader.js" data-api="${apiOrigin}"></script>${"<digi-sample-steps></digi-sample-steps>".repeat(tags)}`;
  await openAnswered(page, address, body);
  await expect(page.locator("digi-sample-steps:state(ready)")).toHaveCount(tags);
}

export const go = (page: Page, name: string): Promise<void> => widget(page).getByRole("button", { name }).click();
