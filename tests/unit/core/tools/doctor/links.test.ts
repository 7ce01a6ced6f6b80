/** Tests the doctor's check that the pages exist to which the tags' links lead. */
import { afterEach, expect, test, vi } from "vitest";
import { examineLinks } from "#core/tools/doctor/links.ts";
import type { Language } from "#core/base/values/language.ts";
import { isBuilt, routes, type PageId } from "#core/base/values/routes.ts";
import { facts, tag, tagWithLinks, written, type FakeElement } from "./fakes.ts";

vi.mock("virtual:definitions", async () => {
  const { routes: table } = await import("#core/base/values/routes.ts");
  return { pages: { ...(await import("./fakes.ts")).pages, "digi-my-digi": Object.keys(table) } };
});
vi.mock("virtual:site", () => ({ site: "" }));
afterEach(() => vi.unstubAllGlobals());

const pages = Object.keys(routes) as PageId[];

/** The address of a release on the provider's own site, which also serves the release's files. */
const base = "https://shop.example/digi/1.0.0/";
const own = "https://shop.example/digi/v1/loader.js";

/** Simulates a page with the given elements. */
function show(...elements: readonly FakeElement[]): void {
  vi.stubGlobal("location", { origin: "https://shop.example", href: "https://shop.example/" });
  vi.stubGlobal("document", { querySelectorAll: () => elements });
}

test("links are asked for once each: one that is not there is told, and what nobody can tell is said to be unseen", async () => {
  const element = tagWithLinks(
    "/en/privacy",
    "/en/privacy#top",
    "/gone",
    "/head",
    "/closed",
    "/cut",
    "https://a.example/1",
    "https://a.example/2",
  );
  show(element);
  const asked: string[] = [];
  const statuses: Record<string, number> = {
    "HEAD /en/privacy": 404,
    "HEAD /gone": 410,
    "HEAD /head": 405,
    "GET /head": 200,
    "HEAD /closed": 403,
  };
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    const { pathname } = new URL(address);
    asked.push(`${method} ${pathname}`);
    const status = statuses[`${method} ${pathname}`];
    if (status === undefined) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  });
  const found = await examineLinks({ get: () => undefined, base }, "en", own);
  expect(asked.toSorted()).toEqual(["GET /head", "HEAD /closed", "HEAD /cut", "HEAD /en/privacy", "HEAD /gone", "HEAD /head"]);
  expect(facts(found)).toEqual([
    { code: "dead-link", tag: "digi-contact", address: "/en/privacy", httpStatus: 404 },
    { code: "dead-link", tag: "digi-contact", address: "/gone", httpStatus: 410 },
    { code: "unseen-link", address: "https://shop.example/closed", why: 403 },
    { code: "unseen-link", address: "https://shop.example/cut", why: "silent" },
    { code: "unseen-link", address: "https://a.example", why: "elsewhere" },
  ]);
  expect(written(found)).toEqual([
    [element, '<a href="/en/privacy">', `data-routes='{"privacy": {"en": "…"}}'`],
    [element, '<a href="/gone">', '<a href="…">'],
    [element, '<a href="/closed">', undefined],
    [element, '<a href="/cut">', undefined],
    [element, '<a href="https://a.example/1">', undefined],
  ]);
});

test.each([
  [405, 200, []],
  [405, 404, [{ code: "dead-link", httpStatus: 404 }]],
  [501, 200, []],
  [501, 410, [{ code: "dead-link", httpStatus: 410 }]],
  [400, undefined, [{ code: "unseen-link", why: 400 }]],
  [500, undefined, [{ code: "unseen-link", why: 500 }]],
  [399, undefined, []],
])("a server that answers HEAD by %i is asked by GET where it may know no HEAD (%#)", async (head, get, expected) => {
  show(tagWithLinks("/page"));
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_address: string, { method = "GET" }: RequestInit) => {
    asked.push(method);
    return new Response(null, { status: method === "HEAD" ? head : get });
  });
  expect(facts(await examineLinks({ get: () => undefined, base }, "en", own))).toMatchObject(expected);
  expect(asked).toEqual(get === undefined ? ["HEAD"] : ["HEAD", "GET"]);
});

test("pages that a tag leads to in a step that nobody has opened: each is asked for where the page says it is", async () => {
  const element = tag("digi-callback-modal", { for: "call", endpoint: "/calls" });
  show(element);
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  const found = (options: Readonly<Record<string, unknown>>, language: Language = "en") =>
    examineLinks({ get: (name) => options[name], base }, language, own);
  const tagFound = '<digi-callback-modal for="call" endpoint="/calls">';
  expect(facts(await found({}))).toEqual(
    ["/en/privacy", "/en/terms"].map((address) => ({ code: "dead-link", tag: "digi-callback-modal", address, httpStatus: 404 })),
  );
  expect(written(await found({}, "fr"))).toEqual([
    [element, tagFound, `data-routes='{"privacy": {"fr": "…"}}'`],
    [element, tagFound, `data-routes='{"terms": {"fr": "…"}}'`],
  ]);
  expect(facts(await found({ routes: { terms: { en: "/agb#top" } } })).map((one) => "address" in one && one.address)).toEqual([
    "/en/privacy",
    "/agb",
  ]);
  expect(facts(await found({ site: "https://www.digi.example", routes: '{"terms": {"en": "/agb"}}' }))).toEqual([
    { code: "dead-link", tag: "digi-callback-modal", address: "/agb", httpStatus: 404 },
    { code: "unseen-link", address: "https://www.digi.example", why: "elsewhere" },
  ]);
});

test("a page that is not built is looked for only where the host page says that it has one", async () => {
  show(tag("digi-my-digi", {}));
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address).pathname);
    return new Response(null, { status: 200 });
  });
  const built = pages.filter(isBuilt).map((page) => routes[page].en);
  await examineLinks({ get: () => undefined, base }, "en", own);
  expect(asked.toSorted()).toEqual(built.toSorted());
  asked.length = 0;
  const hostRoutes = Object.fromEntries(pages.map((page) => [page, { en: `/own/${page}` }]));
  await examineLinks({ get: (name) => (name === "routes" ? hostRoutes : undefined), base }, "en", own);
  expect(asked.toSorted()).toEqual(pages.map((page) => `/own/${page}`).toSorted());
});

test("on a page of somebody else's the provider's pages are missing all at once: one line says where to name its site", async () => {
  const element = tagWithLinks("/en/privacy", "/en/terms", "/gone");
  show(element);
  const head = tag("head");
  Object.assign(document, { head, scripts: [] });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  const found = (options: Readonly<Record<string, unknown>>) =>
    examineLinks({ get: (name) => options[name], base: "https://cdn.example/1.0.0/" }, "en", own);
  expect(facts(await found({}))).toEqual([
    { code: "no-site", address: "/en/privacy", count: 2 },
    { code: "dead-link", tag: "digi-contact", address: "/gone", httpStatus: 404 },
  ]);
  expect(written(await found({}))[0]).toEqual([head, "<head>", '<meta name="digi:site" content="https://www.digi.example">']);
  // A page that names the provider's site gets a finding for each page.
  const named = facts(await found({ site: "https://www.digi.example" }));
  expect(named.map(({ code }) => code)).toEqual(["dead-link", "dead-link", "dead-link"]);
});
