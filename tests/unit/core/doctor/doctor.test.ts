import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closestTo } from "#core/doctor/closest.ts";
import { describe as say, nothingFound, type Finding } from "#core/doctor/doctor.texts.ts";
import { examine, type Examined } from "#core/doctor/doctor.ts";
import { languages } from "#core/values/language.ts";

vi.mock("virtual:doors", () => ({
  doors: {
    "digi-contact": { "max-length": { kind: "integer", min: 1, text: "" } },
    "digi-callback-modal": { endpoint: { kind: "address", text: "" } },
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
  const findings: Finding[] = [
    { code: "unknown-tag", tag: "digi-x", suggestion: "digi-y" },
    { code: "unknown-tag", tag: "digi-x", suggestion: undefined },
    { code: "unknown-attribute", tag: "digi-x", name: "colour", suggestion: "color" },
    { code: "bad-value", tag: "digi-x", name: "max-length", accepted: "a whole number from 1" },
    { code: "callback-unclaimed", tag: "digi-callback-modal" },
    { code: "second-copy", versions: ["1.0.0"] },
    { code: "insecure" },
    { code: "bad-site", value: "digi" },
    { code: "bad-routes" },
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
  type FakeElement = { localName: string; attributes: { name: string; value: string }[]; shadowRoot: null };
  const tag = (localName: string, attributes: Record<string, string> = {}): FakeElement => ({
    localName,
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    shadowRoot: null,
  });
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
    ...more,
  });

  beforeEach(() => {
    vi.stubGlobal("location", { origin: "https://shop.example", href: "https://shop.example/" });
    elements = [];
    scripts.splice(0, Infinity, { src: "https://cdn.example/digi/v1/loader.js" });
    api = () => Promise.resolve(new Response("{}"));
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("fetch", () => api());
    vi.stubGlobal(
      "document",
      Object.assign(new EventTarget(), {
        querySelectorAll: () => elements,
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
    expect(vi.mocked(console.info).mock.calls).toEqual([["[digi] doctor\n  • Nothing found: this page is well."]]);
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
    elements = [tag("digi-callback-modal"), Object.assign(tag("digi-callback-modal"), { endpoint: "/forms/callback" })];
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
