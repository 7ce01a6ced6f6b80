import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closestTo } from "#core/doctor/closest.ts";
import { describe as say, nothingFound } from "#core/doctor/doctor.texts.ts";
import type { Finding, Problem } from "#core/doctor/finding.ts";
import { examine as examineAll, type Examined } from "#core/doctor/doctor.ts";
import { languages } from "#core/values/language.ts";

vi.mock("virtual:doors", () => ({
  doors: {
    "digi-contact": { "max-length": { kind: "integer", min: 1, text: "" } },
    "digi-callback-modal": {
      endpoint: { kind: "address", text: "" },
      for: { kind: "text", text: "" },
      open: { kind: "boolean", text: "" },
    },
  },
}));

describe("the word that was meant", () => {
  const tags = ["digi-newsletter", "digi-contact", "digi-fiber-check"];
  test.each([
    ["digi-newsleter", "digi-newsletter"],
    ["digi-news-letter", "digi-newsletter"],
    ["digi-fibre-check", "digi-fiber-check"],
    ["digi-contacts", "digi-contact"],
    ["digi-weather", undefined],
  ])("%s: %s", (word, expected) => {
    expect(closestTo(word, tags)).toBe(expected);
  });

  test("among none is none", () => {
    expect(closestTo("a", [])).toBeUndefined();
  });
});

describe("what it says", () => {
  const findings: Problem[] = [
    { code: "late-consent" },
    { code: "unknown-tag", tag: "digi-x", suggestion: "digi-y" },
    { code: "unknown-tag", tag: "digi-x", suggestion: undefined },
    { code: "unknown-attribute", tag: "digi-x", name: "colour", suggestion: "color" },
    { code: "bad-value", tag: "digi-x", name: "max-length", accepted: "a whole number from 1" },
    { code: "swallowed", tag: "digi-x", stray: "footer" },
    { code: "unboxed", tag: "digi-x" },
    { code: "hidden-empty", tag: "digi-x" },
    { code: "hidden-unready", tag: "digi-x" },
    { code: "strange-script", address: "https://shop.example/all.js", base: "https://cdn.example/digi/1.0.0/" },
    { code: "callback-unclaimed", tag: "digi-callback-modal" },
    { code: "second-copy", versions: ["1.0.0"] },
    { code: "insecure" },
    { code: "bad-site", value: "digi" },
    { code: "bad-routes" },
    { code: "escaped-tag", tag: "digi-x" },
    { code: "false-text", tag: "digi-x", name: "open" },
    { code: "curly-quotes", tag: "digi-x" },
    { code: "lang-on-tag", tag: "digi-x" },
    { code: "for-nowhere", tag: "digi-x", id: "call-me" },
    { code: "no-trigger", tag: "digi-x" },
    { code: "bad-option", name: "lang", accepted: "en, fr, nl" },
    { code: "dead-link", tag: "digi-x", address: "/en/privacy", httpStatus: 404 },
    { code: "moved", shift: "0.12" },
    { code: "no-api", api: "https://shop.example" },
    { code: "unseen-link", address: "https://www.digi.example" },
    { code: "unseen-shift" },
    { code: "unknown-page", page: "privaci", suggestion: "privacy" },
    { code: "blocked", directive: "connect-src", line: "connect-src https://api.example" },
    { code: "api-unreachable", api: "https://api.example" },
    { code: "api-refuses", api: "https://api.example", httpStatus: 404 },
  ];

  test.each(languages)("each finding in words of %s, with what it is about", (language) => {
    for (const finding of findings) {
      const text = say(finding, language);
      const { code: _code, ...facts } = finding;
      for (const fact of Object.values(facts).flat()) if (fact !== undefined) expect(text).toContain(String(fact));
    }
    expect(nothingFound(language)).not.toBe("");
  });

  test("no two languages say the same", () => {
    for (const finding of findings) expect(new Set(languages.map((language) => say(finding, language))).size).toBe(3);
  });
});

describe("a page", () => {
  /** As much of an element as the doctor reads; real ones are looked at in tests/element/doctor.test.ts. */
  const tag = (localName: string, attributes: Record<string, string> = {}) => ({
    localName,
    children: [] as readonly Element[],
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
    querySelectorAll: () => [],
    shadowRoot: null,
  });
  type FakeElement = ReturnType<typeof tag>;
  /** Without where it stands and how it would be right. */
  const facts = (findings: readonly Finding[]) => findings.map(({ element: _e, found: _f, fix: _x, ...problem }) => problem);
  const examine = async (examined: Examined) => facts(await examineAll(examined));
  let elements: FakeElement[] = [];
  const scripts: { src: string }[] = [];
  let api: () => Promise<Response>;

  const page = (more: Partial<Examined> = {}): Examined => ({
    options: {
      get: (name: string) => (name === "api" ? "https://api.example" : undefined),
      base: "https://cdn.example/digi/1.0.0/",
    } as Examined["options"],
    language: "en",
    copies: [],
    own: "https://cdn.example/digi/v1/loader.js",
    ...more,
  });

  beforeEach(() => {
    vi.stubGlobal("location", { origin: "https://shop.example", href: "https://shop.example/", search: "" });
    vi.stubGlobal("NodeFilter", { SHOW_TEXT: 4 });
    elements = [];
    scripts.splice(0, Infinity, { src: "https://cdn.example/digi/v1/loader.js" });
    api = () => Promise.resolve(new Response("{}"));
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("fetch", () => api());
    vi.stubGlobal(
      "document",
      Object.assign(new EventTarget(), {
        readyState: "complete",
        querySelectorAll: () => elements,
        getElementById: () => null,
        createTreeWalker: () => ({ nextNode: () => null }),
        styleSheets: [{ href: "https://cdn.example/digi/v1/reserve.css" }],
        scripts,
      }),
    );
    vi.spyOn(console, "info").mockReturnValue(undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  test("that is well is told so, in one report", async () => {
    elements = [
      tag("p", { align: "left" }),
      tag("digi-contact", { id: "x", class: "y", maxlength: "10", exportparts: "form", "data-test": "1", "aria-label": "z" }),
    ];
    expect(await examine(page())).toEqual([]);
    expect(vi.mocked(console.info).mock.calls).toEqual([["[digi] doctor\n  • No problems found on this page."]]);
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
    scripts.push({ src: "https://vendor.example/loader.js" });
    expect(await examine(page())).toEqual([]);
    scripts.push({ src: "https://cdn.example/digi/1.0.0/loader.js?v=3" });
    expect(await examine(page())).toEqual([{ code: "second-copy", versions: [] }]);
    scripts.length = 0;
    expect(await examine(page({ copies: ["1.2.0", "1.2.0"] }))).toEqual([{ code: "second-copy", versions: ["1.2.0"] }]);
  });

  test("whose script runs from elsewhere, and has its files by the build's setting", async () => {
    const { options } = page();
    const from = "https://cdn.example/digi/v1/loader.js";
    const own = "https://shop.example/all.js";
    const [finding] = await examineAll(page({ options: { ...options, from }, own }));
    expect([finding?.code, finding?.fix]).toEqual(["strange-script", 'data-base="https://cdn.example/digi/1.0.0/"']);
    expect(await examine(page({ options: { ...options, from }, own: from }))).toEqual([]);
  });

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

  const withOptions = (options: Readonly<Record<string, unknown>>) =>
    examineAll(page({ options: { ...page().options, get: (name: string) => options[name] ?? page().options.get(name) } }));

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
      expect.objectContaining({ code: "bad-option", name, found: `data-${name}="${value}"`, fix }),
    );
  });

  test("with options that are right", async () => {
    const options = { lang: "nl-BE", captcha: "recaptcha:6Lc_x", session: "memory", iban: "sepa", payment: "modal", debug: "", verify: "" };
    expect(await withOptions(options)).toEqual([]);
  });

  test("without data-api, whose own server is none: the option is named", async () => {
    api = () => Promise.resolve(new Response("", { status: 404 }));
    const { options } = page();
    expect(await examine(page({ options: { ...options, get: () => undefined } }))).toEqual([
      { code: "no-api", api: "https://shop.example" },
    ]);
  });

  test.each([
    [[{ value: 0.1 }, { value: 0.05 }, { value: 1, hadRecentInput: true }], [{ code: "moved", shift: "0.15" }]],
    [[{ value: 0.004 }], []],
  ])("that moved while it loaded, and keeps no room (%#)", async (shifts, found) => {
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
    expect(await examine(page())).toEqual([{ code: "insecure" }]);
  });

  test("whose API refuses or cannot be reached", async () => {
    api = () => Promise.resolve(new Response("", { status: 404 }));
    expect(await examine(page())).toEqual([{ code: "api-refuses", api: "https://api.example", httpStatus: 404 }]);
    api = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await examine(page())).toEqual([{ code: "api-unreachable", api: "https://api.example" }]);
  });

  test("whose policy blocks the API is told the line to add, and not that the API is down", async () => {
    api = () => {
      const violation = Object.assign(new Event("securitypolicyviolation"), {
        effectiveDirective: "connect-src",
        blockedURI: "https://api.example/health",
      });
      document.dispatchEvent(violation);
      return Promise.reject(new TypeError("Failed to fetch"));
    };
    expect(await examine(page())).toEqual([{ code: "blocked", directive: "connect-src", line: "connect-src https://api.example" }]);
  });

  test("it never complains in the console itself", async () => {
    elements = [tag("digi-nothing")];
    vi.mocked(console.warn).mockClear();
    vi.mocked(console.error).mockClear();
    await examine(page());
    expect([vi.mocked(console.warn).mock.calls, vi.mocked(console.error).mock.calls]).toEqual([[], []]);
  });
});
