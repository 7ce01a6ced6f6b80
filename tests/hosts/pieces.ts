/** Opens a page with a widget that renders every component of core, and with an API that the test controls. */
import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright/test";
import { expect } from "#tests/page.ts";
import { apiOrigin, hostOrigin, release } from "./pages.ts";
import { sampleFile, sampleRelease } from "./sample-release.ts";

export const tag = "digi-sample-pieces";
const headers = { "access-control-allow-origin": "*" };
const ok = { meta: { status: { error: false } } };
const refused = { meta: { status: { error: true, code: "not_found" } } };

/** Creates the API's answers, each of which the test can change. */
function createAnswers() {
  const bills = (page: number) => ({
    ...ok,
    _embedded: {
      bills: Array.from({ length: page === 3 ? 2 : 4 }, (_, index) => ({
        id: page * 10 + index,
        date: `2026-0${page}-0${index + 1}`,
        amount: 12.5,
      })),
    },
    page,
    page_count: 3,
    page_size: 4,
    total_items: 10,
  });
  const news = { ...ok, html: "<h3>Works</h3><p>On <strong>Monday</strong>.</p>" };
  const answers = {
    async bills(route: Route): Promise<void> {
      await route.fulfill({ headers, json: bills(Number(new URL(route.request().url()).searchParams.get("page"))) });
    },
    news: (route: Route): Promise<void> => route.fulfill({ headers, json: news }),
    reminder: (route: Route): Promise<void> => route.fulfill({ headers, json: ok }),
  };
  return answers;
}

export const refuse = (route: Route): Promise<void> => route.fulfill({ status: 404, headers, json: refused });

/** Opens a page with the widget. The page's clock runs, and the test can move it forward. */
export async function openPieces(page: Page, { policy = "", tags = `<${tag} loading="eager"></${tag}>` } = {}) {
  await sampleRelease(); // The release is built now if no test has needed it before.
  const answers = createAnswers();
  await page.clock.install();
  await page.route(`${apiOrigin}/sample/**`, (route) =>
    answers[new URL(route.request().url()).pathname.replace("/sample/", "") as keyof typeof answers](route),
  );
  await page.route(`${release}/**`, async (route) =>
    route.fulfill({ body: readFileSync(await sampleFile(route.request().url())), contentType: "text/javascript", headers }),
  );
  const address = `${hostOrigin}/pieces`;
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Pieces</title><link rel="icon" href="data:,"><script async src="${release}/v1/loader.js" data-api="${apiOrigin}"></script><main><h1>A page</h1><p><a href="#x">Before</a></p>${tags}<p>After</p></main>`;
  await page.route(address, (route) =>
    route.fulfill({ body, contentType: "text/html; charset=utf-8", headers: policy ? { "content-security-policy": policy } : {} }),
  );
  await page.goto(address);
  const widget = page.locator(tag);
  if (tags !== "") await expect(widget.getByRole("list", { name: "Bills" }).getByRole("listitem")).toHaveCount(4);
  return { answers, widget, said: widget.locator(".ui-surface > output") };
}
