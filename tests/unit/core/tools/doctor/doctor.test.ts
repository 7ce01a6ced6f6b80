import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { examine as examineAll, type Examined } from "#core/tools/doctor/doctor.ts";
import { facts, page, script, standOnPage, tag, written, type FakeElement } from "./fakes.ts";

vi.mock("virtual:definitions", async () => {
  const { definitions, pages } = await import("./fakes.ts");
  return { definitions, pages };
});
vi.mock("virtual:site", () => ({ site: "" }));
/** Elements that the page's author has written in the head, and the element of the page itself. */
const inHead: ReturnType<typeof tag>[] = [];
const root = tag("html");
const metas: Record<string, ReturnType<typeof tag>> = {};
const meta = (selector: string) => metas[selector] ?? null;
const head = { ...tag("head"), querySelector: meta, querySelectorAll: () => inHead as never[] };
const examine = async (examined: Examined) => facts(await examineAll(examined));
let elements: FakeElement[] = [];
const scripts: ReturnType<typeof script>[] = [];
let api: (mode?: RequestMode) => Promise<Response>;

beforeEach(() => {
  elements = [];
  inHead.length = 0;
  scripts.splice(0, Infinity, script("https://cdn.example/digi/v1/loader.js", { api: "https://api.example" }));
  for (const name of Object.keys(metas)) delete metas[name];
  api = () => Promise.resolve(new Response("{}"));
  standOnPage({ head, documentElement: root, scripts, querySelectorAll: () => elements, querySelector: meta }, (mode) => api(mode));
});
afterEach(() => vi.unstubAllGlobals());

describe("a page", () => {
  test("that is well is told so, in one report", async () => {
    elements = [
      tag("p", { align: "left" }),
      tag("digi-contact", { id: "x", class: "y", maxlength: "10", exportparts: "form", "data-test": "1", "aria-label": "z" }),
    ];
    expect(await examine(page())).toEqual([]);
    expect(vi.mocked(console.info).mock.calls).toEqual([["[digi] doctor", "\n  • No problems found on this page."]]);
  });

  test("with wrong tags, attributes and values", async () => {
    elements = [tag("digi-contct"), tag("digi-contact", { "max-lenght": "5" }), tag("digi-contact", { "max-length": "many" })];
    expect(await examine(page())).toEqual([
      { code: "unknown-tag", tag: "digi-contct", suggestion: "digi-contact" },
      { code: "unknown-attribute", tag: "digi-contact", name: "max-lenght", suggestion: "max-length" },
      { code: "bad-value", tag: "digi-contact", name: "max-length", accepted: "a whole number from 1" },
    ]);
  });

  test("with a callback that nobody takes, unless a script listens; an address by property is one too", async () => {
    const unclaimed = { code: "callback-unclaimed", tag: "digi-callback-modal" };
    const open = { open: "" };
    elements = [tag("digi-callback-modal", open), Object.assign(tag("digi-callback-modal", open), { endpoint: "/forms/callback" })];
    expect(await examine(page())).toEqual([unclaimed]);
  });

  test("with the script twice: by what ran, or by its tags; another vendor's loader is none of ours", async () => {
    scripts.push(script("https://vendor.example/loader.js"));
    expect(await examine(page())).toEqual([]);
    scripts.push(script("https://cdn.example/digi/1.0.0/loader.js?v=3"));
    expect(await examine(page())).toEqual([{ code: "second-copy", versions: [] }]);
    scripts.length = 0;
    expect(await examine(page({ copies: ["1.0.0", "1.2.0", "1.2.0"] }))).toEqual([{ code: "second-copy", versions: ["1.2.0"] }]);
  });

  test("with the script twice is shown the copy that is to go, and its line where no copy has a tag", async () => {
    const other = script("https://other.example/1.2.0/loader.js");
    scripts.push(script("https://vendor.example/loader.js"), other);
    const copies = ["1.0.0", "1.2.0"];
    const found = '<script src="https://other.example/1.2.0/loader.js"></script>';
    expect(written(await examineAll(page({ copies })))).toEqual([[other, found, `<!-- ${found} -->`]]);
    scripts.length = 0;
    const line = '<script async src="https://cdn.example/digi/v1/loader.js"></script>';
    expect(written(await examineAll(page({ copies })))).toEqual([[head, "<head>", line]]);
  });

  test("whose script runs from elsewhere, and has its files by the build's setting", async () => {
    const { options } = page();
    const from = "https://cdn.example/digi/v1/loader.js";
    const own = "https://shop.example/all.js";
    const all = page({ options: { ...options, from }, own });
    expect(await examine(all)).toEqual([{ code: "strange-script", address: own, base: options.base }]);
    // A script inside the page or from a blob has no tag on which an option could be written, so the finding proposes a `<meta>`.
    const meta = '<meta name="digi:base" content="https://cdn.example/digi/1.0.0/">';
    expect(written(await examineAll(all))).toEqual([[head, "<head>", meta]]);
    scripts.push(script(own));
    const atScript = 'data-base="https://cdn.example/digi/1.0.0/"';
    expect(written(await examineAll(all))).toEqual([[scripts[1], '<script src="https://shop.example/all.js">', atScript]]);
    expect(await examine(page({ options: { ...options, from }, own: from }))).toEqual([]);
  });

  test.each([
    [[{ value: 0.1 }, { value: 0.05 }, { value: 1, hadRecentInput: true }], [{ code: "moved", shift: "0.15" }]],
    [[{ value: 0.004 }], []],
    [[{ value: 0.009 }], []],
    [[{ value: 0.01 }], [{ code: "moved", shift: "0.01" }]],
    [[{ value: 0.02 }], [{ code: "moved", shift: "0.02" }]],
  ])("that moved while it loaded, and keeps no space (%#)", async (shifts, found) => {
    Object.assign(document, { styleSheets: [{ href: null, cssRules: [{ cssText: "digi-newsletter { color: red }" }] }] });
    class Observer {
      static readonly supportedEntryTypes = ["layout-shift"];
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
      readonly takeRecords = () => shifts;
    }
    vi.stubGlobal("PerformanceObserver", Observer);
    const [finding] = await examineAll(page());
    expect(finding?.fix).toBe(found[0] && '<link rel="stylesheet" href="https://cdn.example/digi/v1/reserve.css">');
    expect(await examine(page())).toEqual(found);
    Object.assign(document, { styleSheets: [{ href: null, cssRules: [{ cssText: "digi-newsletter:not(:defined) { display: block }" }] }] });
    expect(await examine(page())).toEqual([]);
  });

  test("that is not secure", async () => {
    vi.stubGlobal("isSecureContext", false);
    vi.stubGlobal("location", { ...location, href: "http://shop.example/en?a=b" });
    expect(await examine(page())).toEqual([{ code: "insecure" }]);
    expect(written(await examineAll(page()))).toEqual([[head, "http://shop.example/en?a=b", "https://shop.example/en?a=b"]]);
  });

  test("it never complains in the console itself", async () => {
    elements = [tag("digi-nothing")];
    vi.mocked(console.warn).mockClear();
    vi.mocked(console.error).mockClear();
    await examine(page());
    expect([vi.mocked(console.warn).mock.calls, vi.mocked(console.error).mock.calls]).toEqual([[], []]);
  });
});

describe("a page's script and language", () => {
  test("with options at a later copy of the script alone is told to write them at the first, and nothing of what lacks for that", async () => {
    const [first, second] = ["https://cdn.example/digi/v1/loader.js", "https://cdn.example/digi/1.0.0/loader.js"];
    scripts.splice(0, Infinity, script(first, { lang: "fr" }), script(second, { api: "https://api.example", lang: "nl", base: "/digi/" }));
    api = () => Promise.reject(new TypeError("Failed to fetch"));
    const options = { ...page().options, get: (name: string) => (name === "lang" ? "fr" : undefined) };
    const examined = page({ options, copies: ["1.0.0", "1.0.0"] });
    expect(await examine(examined)).toEqual([{ code: "late-options", address: first, names: ["data-api"] }]);
    const found = `<script src="${first}" data-lang="fr"></script>`;
    const fix = `<script src="${first}" data-lang="fr" data-api="https://api.example"></script>`;
    expect(written(await examineAll(examined))).toEqual([[scripts[0], found, fix]]);
    // An option in a meta, or in the page's object, is read by every copy.
    api = () => Promise.resolve(new Response("{}"));
    const all = { ...options, get: (name: string) => page().options.get(name) ?? options.get(name) };
    expect(await examine(page({ options: all }))).toEqual([{ code: "second-copy", versions: [] }]);
  });

  test.each([
    ["de", undefined, ["de"]],
    ["de-BE", undefined, ["de-BE"]],
    ["nl-BE", undefined, []],
    ["", undefined, []],
    ["de", "nl", []],
  ])("in %j with data-lang %j", async (lang, dataLang, named) => {
    const html = Object.assign(tag("html", { lang }), { lang });
    Object.assign(document, { documentElement: html });
    const { options } = page();
    const get = (name: string) => (name === "lang" ? dataLang : options.get(name));
    const examined = page({ options: { ...options, get }, language: "fr" });
    expect(await examine(examined)).toEqual(named.map((written) => ({ code: "page-language", written, spoken: "fr" })));
    expect(written(await examineAll(examined))).toEqual(named.map(() => [html, `<html lang="${lang}">`, 'data-lang="fr"']));
  });
});

describe("a page and its API", () => {
  test("whose API refuses or cannot be reached", async () => {
    api = () => Promise.resolve(new Response("", { status: 404 }));
    expect(await examine(page())).toEqual([{ code: "api-refuses", api: "https://api.example", httpStatus: 404 }]);
    const asWritten = 'data-api="https://api.example"';
    expect(written(await examineAll(page()))).toEqual([[scripts[0], asWritten, asWritten]]);
    api = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await examine(page())).toEqual([{ code: "api-unreachable", api: "https://api.example" }]);
    expect(written(await examineAll(page()))).toEqual([[scripts[0], asWritten, asWritten]]);
    // The API answers a request that reads nothing (`no-cors`), so what it refuses is the page's origin.
    api = (mode) => (mode === "no-cors" ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch")));
    expect(written(await examineAll(page()))).toEqual([[scripts[0], asWritten, "Access-Control-Allow-Origin: https://shop.example"]]);
    expect(await examine(page())).toEqual([{ code: "origin-refused", api: "https://api.example", origin: "https://shop.example" }]);
  });

  test.each([
    ["default-src 'self'; connect-src 'self' https://a.example", "connect-src 'self' https://a.example"],
    ["default-src 'self'", "default-src 'self'"],
    ["img-src *; connect-src 'none'", "connect-src 'none'"],
  ])("whose policy (%s) blocks the API is told the line to add, and not that the API is down", async (originalPolicy, found) => {
    const sources = found.replace(/^\S+|'none'/g, "").trim();
    api = () => {
      const violation = { effectiveDirective: "connect-src", blockedURI: "https://api.example/health", originalPolicy };
      document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), violation));
      return Promise.reject(new TypeError("Failed to fetch"));
    };
    expect(await examine(page())).toEqual([{ code: "blocked", directive: "connect-src", line: "connect-src https://api.example" }]);
    const fix = ["connect-src", sources, "https://api.example"].filter(Boolean).join(" ");
    expect(written(await examineAll(page()))).toEqual([[head, found, fix]]);
    const meta = (metas['meta[http-equiv="Content-Security-Policy" i]'] = tag("meta"));
    expect(written(await examineAll(page()))).toEqual([[meta, found, fix]]);
  });
});

describe("cards that a tag asks for", () => {
  const card = (i: string, wpId: string) => ({ i, wpId });
  const offers = {
    mobile: [card("mobile-light", "1101"), card("mobile-max", "1103")],
    internet: [],
    tv: [card("tv-max-nl", "1303")],
    landline: [card("landline", "1401")],
  };
  const answer = (body: unknown, status = 200) => {
    api = (mode) =>
      Promise.resolve(new Response(mode === undefined ? JSON.stringify(body) : "{}", { status: mode === undefined ? status : 200 }));
  };

  test.each<[name: string, value: string, found: object[], fix?: string]>([
    ["mobile", "mobile-max", []],
    ["mobile", "", []],
    ["mobile", "mobile-maks", [{ code: "unknown-offer", suggestion: "mobile-max" }], '<digi-configurator mobile="mobile-max">'],
    ["mobile", "1103", [{ code: "unknown-offer", suggestion: "mobile-max" }], '<digi-configurator mobile="mobile-max">'],
    ["mobile", "summer-special", [{ code: "unknown-offer", suggestion: undefined }], "<digi-configurator>"],
    ["tv", "tv-max", []],
    ["tv", "1303", []],
    ["landline", "landlines", [{ code: "unknown-offer", suggestion: "landline" }], '<digi-configurator landline="landline">'],
    ["internet", "internet-500", [{ code: "unseen-offer", why: "address" }]],
    ["type", "mobile-light", []],
    ["type", "internet-500", [{ code: "unseen-offer", why: "address" }]],
  ])('%s="%s"', async (name, value, found, fix) => {
    answer(offers);
    elements = [tag("digi-configurator", { [name]: value })];
    const all = found.map((one) => ({ ...one, tag: "digi-configurator", name, value }));
    expect(await examine(page())).toEqual(all);
    expect(written(await examineAll(page()))).toEqual(found.map(() => [elements[0], `<digi-configurator ${name}="${value}">`, fix]));
  });

  test.each([
    ["does not answer with offers", {}, 200],
    ["refuses", offers, 503],
  ])("are not judged where the API %s", async (_what, body, status) => {
    answer(body, status);
    elements = [tag("digi-configurator", { mobile: "none" })];
    const unseen = { code: "unseen-offer", tag: "digi-configurator", name: "mobile", value: "none", why: "silent" };
    expect(await examine(page())).toEqual([unseen]);
  });
});

describe("a page and what was not looked at", () => {
  test("whose tags are not there is not said to be well: each is named that could not be looked at, and why", async () => {
    vi.useFakeTimers();
    const inState = (state: string) => ({
      ...tag("digi-contact", { id: state }),
      matches: (selector: string) => selector === `:state(${state})`,
      addEventListener: () => undefined,
    });
    elements = ["far", "loading", "error", "ready"].map(inState);
    const examined = examineAll(page());
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    const [far, loading, failed] = elements;
    expect(facts(await examined)).toEqual(["far", "coming", "failed"].map((why) => ({ code: "unseen-tag", tag: "digi-contact", why })));
    expect(written(await examined)).toEqual([
      [far, '<digi-contact id="far">', '<digi-contact id="far" loading="eager">'],
      [loading, '<digi-contact id="loading">', undefined],
      [failed, '<digi-contact id="error">', undefined],
    ]);
    const said = vi.mocked(console.info).mock.lastCall;
    expect([said?.[2], said?.[4], said?.[6], String(said).includes("No problems")]).toEqual([far, loading, failed, false]);
  });
});
