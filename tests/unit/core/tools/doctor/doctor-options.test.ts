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
const head = {
  ...tag("head"),
  querySelectorAll: () => inHead as never[],
  querySelector: (selector: string) => metas[selector] ?? null,
};
const root = tag("html");
const metas: Record<string, ReturnType<typeof tag>> = {};
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
  standOnPage(
    {
      head,
      documentElement: root,
      scripts,
      querySelectorAll: () => elements,
      querySelector: (selector: string) => metas[selector] ?? null,
    },
    (mode) => api(mode),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Examines a page with options at the script tag. */
const withOptions = (options: Readonly<Record<string, string>>) => {
  scripts.splice(0, 1, script("https://cdn.example/digi/v1/loader.js", { api: "https://api.example", ...options }));
  return examineAllWith(options);
};
const examineAllWith = (options: Readonly<Record<string, unknown>>) =>
  examineAll(page({ options: { ...page().options, get: (name: string) => options[name] ?? page().options.get(name) } }));

describe("a page and its options", () => {
  test("with a table or a site that is not good", async () => {
    const examineWith = (options: Readonly<Record<string, unknown>>) =>
      examine(page({ options: { ...page().options, get: (name: string) => options[name] ?? page().options.get(name) } }));
    expect(await examineWith({ site: "www.digi.example" })).toEqual([{ code: "bad-site", value: "www.digi.example" }]);
    for (const routes of ["{login", "null", 3]) expect(await examineWith({ routes })).toEqual([{ code: "bad-routes" }]);
    expect(await examineWith({ routes: '{"privaci": {"en": "/legal"}}' })).toEqual([
      { code: "unknown-page", page: "privaci", suggestion: "privacy" },
    ]);
    expect(await examineWith({ site: "https://www.digi.example", routes: { login: { en: "/in" } } })).toEqual([]);
  });

  test.each([
    ["lang", "dutch", 'data-lang="en"'],
    ["lang", "“fr”", 'data-lang="fr"'],
    ["captcha", "recaptcha", 'data-captcha="altcha"'],
    ["session", "cookies", 'data-session="cookie"'],
    ["analytics", "of", 'data-analytics="off"'],
    ["api", "“https://api.example”", 'data-api="https://api.example"'],
    ["site", "”https://www.digi.example“", 'data-site="https://www.digi.example"'],
  ])("with data-%s that says %s", async (name, value, fix) => {
    expect(await withOptions({ [name]: value })).toContainEqual(
      expect.objectContaining({ code: "bad-option", name, element: scripts[0], found: `data-${name}="${value}"`, fix }),
    );
  });

  test("with an option that is not good in a meta, or in the page's object: it is written right there", async () => {
    const inObject = 'window.digiWidgets = { lang: "en" }';
    expect(written(await examineAllWith({ lang: "dutch" }))).toEqual([[scripts[0], 'window.digiWidgets = { lang: "dutch" }', inObject]]);
    const meta = (metas['meta[name="digi:lang"]'] = tag("meta"));
    const fix = '<meta name="digi:lang" content="en">';
    expect(written(await examineAllWith({ lang: "dutch" }))).toEqual([[meta, '<meta name="digi:lang" content="dutch">', fix]]);
  });

  test("with keys of the page's object that no option has: it is written as it would be right, or without them", async () => {
    const given = { lang: "fr", aip: "https://api.example", weather: true };
    const found = 'window.digiWidgets = { lang: "fr", aip: "https://api.example", weather: true }';
    const findings = await examineAll(page({ options: { ...page().options, given } }));
    expect(findings).toMatchObject([
      { name: "digiWidgets.aip", suggestion: "digiWidgets.api", found, fix: found.replace("aip", "api") },
      { name: "digiWidgets.weather", suggestion: undefined, found, fix: found.replace(", weather: true", "") },
    ]);
    expect(await examineAll(page({ options: { ...page().options, given: { lang: "fr" } } }))).toEqual([]);
    const own = { version: "1.0.0", doctor: () => undefined };
    expect(await examineAll(page({ options: { ...page().options, given: own } }))).toEqual([]);
  });

  test.each([
    ["{login", `data-routes='{"login":{"en":"/sign-in"}}'`],
    ['{"privaci":{"en":"/legal"}}', `data-routes='{"privacy":{"en":"/legal"}}'`],
    ['{"weather":{"en":"/rain"},"login":{"en":"/in"}}', `data-routes='{"login":{"en":"/in"}}'`],
  ])("with a table %s is shown it as it would be right", async (routes, fix) => {
    const found = routes.includes('"') ? `data-routes='${routes}'` : `data-routes="${routes}"`;
    expect(written(await withOptions({ routes }))).toEqual([[scripts[0], found, fix]]);
  });

  test("with options that are right", async () => {
    const options = { lang: "nl-BE", captcha: "recaptcha:6Lc_x", session: "memory", iban: "sepa", payment: "modal", debug: "", verify: "" };
    expect(await withOptions(options)).toEqual([]);
  });

  test("without data-api, whose own server is none: the option is named", async () => {
    api = () => Promise.resolve(new Response("", { status: 404 }));
    const { options } = page();
    const without = page({ options: { ...options, get: () => undefined } });
    expect(await examine(without)).toEqual([{ code: "no-api", api: "https://shop.example" }]);
    scripts.splice(0, 1, script(without.own));
    expect(written(await examineAll(without))).toEqual([
      [scripts[0], '<script src="https://cdn.example/digi/v1/loader.js">', 'data-api="https://api.example"'],
    ]);
  });
});

describe("names that no option has", () => {
  const beside = { api: "https://api.example" };
  test.each([
    ["aip", "data-api", '<script src="https://cdn.example/digi/v1/loader.js" data-api="x">', {}],
    ["langue", "data-lang", '<script src="https://cdn.example/digi/v1/loader.js" data-api="https://api.example" data-lang="x">', beside],
    ["api-url", "data-api", '<script src="https://cdn.example/digi/v1/loader.js" data-api="https://api.example">', beside],
    ["colour", undefined, '<script src="https://cdn.example/digi/v1/loader.js" data-api="https://api.example">', beside],
  ])("data-%s at the script", async (name, suggestion, fix, given) => {
    scripts.splice(0, 1, script("https://cdn.example/digi/v1/loader.js", { ...given, [name]: "x" }));
    const found = await examineAllWith({});
    expect(facts(found)).toEqual([{ code: "unknown-option", name: `data-${name}`, suggestion }]);
    expect(written(found)[0]?.[2]).toBe(fix);
  });

  test("those of other people's tools are theirs", async () => {
    const names = ["cfasync", "no-optimize", "rocket-status", "turbo-track", "cookieconsent", "nscript", "testid", "v-app"];
    scripts.splice(0, 1, script("https://cdn.example/digi/v1/loader.js", Object.fromEntries(names.map((name) => [name, "x"]))));
    expect(await examine(page())).toEqual([]);
  });

  test("a meta in the head", async () => {
    inHead.push(Object.assign(tag("meta", { name: "digi:langage", content: "fr" }), { name: "digi:langage" }));
    expect(written(await examineAllWith({}))).toEqual([
      [inHead[0], '<meta name="digi:langage" content="fr">', '<meta name="digi:lang" content="fr">'],
    ]);
  });

  test("data-api that is misspelt is not said to be missing, too", async () => {
    api = () => Promise.resolve(new Response("", { status: 404 }));
    scripts.splice(0, 1, script("https://cdn.example/digi/v1/loader.js", { aip: "https://api.example" }));
    const without = page({ options: { ...page().options, get: () => undefined } });
    expect((await examine(without)).map(({ code }) => code)).toEqual(["unknown-option"]);
  });
});

describe("a page that visitors are followed on", () => {
  const tracker = script("https://www.googletagmanager.com/gtag/js?id=G-1");
  const found = async () => (await examine(page())).filter(({ code }) => code === "tracking-unasked");
  afterEach(() => vi.stubGlobal("dataLayer", undefined));

  test("without being asked", async () => {
    scripts.push(tracker);
    expect(await found()).toEqual([{ code: "tracking-unasked", tracker: "www.googletagmanager.com" }]);
    const [[, , fix] = []] = written(await examineAll(page()));
    expect(fix).toMatch(/^<script>.*"consent","default".*<\/script><digi-cookie-consent><\/digi-cookie-consent>$/);
    scripts.splice(1, 1, script("https://connect.facebook.net/en_US/fbevents.js"));
    expect(written(await examineAll(page()))[0]?.[2]).toBe("<digi-cookie-consent></digi-cookie-consent>");
  });

  test("by a text that somebody runs", async () => {
    vi.stubGlobal("dataLayer", [
      ["js", new Date()],
      ["config", "G-1"],
    ]);
    expect(await found()).toEqual([{ code: "tracking-unasked", tracker: "gtag" }]);
  });

  test("who is asked before: by a tool of others, by the page, or by a script that is kept back", async () => {
    scripts.push(tracker, script("https://consent.cookiebot.com/uc.js"));
    expect(await found()).toEqual([]);
    scripts.splice(2, 1);
    vi.stubGlobal("dataLayer", [["consent", "default", {}]]);
    expect(await found()).toEqual([]);
    vi.stubGlobal("dataLayer", undefined);
    scripts.splice(1, 1, { ...tracker, type: "text/plain" });
    expect(await found()).toEqual([]);
  });
});
