import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { expectComplaint } from "#tests/setup.ts";

type Given = { script?: Record<string, string>; meta?: Record<string, string>; object?: unknown };

async function readAt(own: string, { script, meta = {}, object }: Given = {}, isModule = false) {
  vi.stubGlobal("location", { origin: "https://shop.example", href: "https://shop.example/fr/page#form" });
  vi.stubGlobal("document", {
    currentScript: isModule ? null : {},
    head: {
      querySelector: (selector: string) => {
        const content = meta[/digi:(\w+)/.exec(selector)?.[1] ?? ""];
        return content === undefined ? null : { content };
      },
    },
  });
  vi.stubGlobal("digiWidgets", object);
  const { readOptions } = await import("#loader/options.ts");
  return readOptions(script && ({ dataset: script } as unknown as HTMLScriptElement), own, "../1.4.0/");
}

const ours = "https://cdn.example/v1/loader.js?v=3";

async function read(given: Given = {}): Promise<PageOptions> {
  const options = await readAt(ours, given);
  if (!options) throw new Error("no options");
  return options;
}

const build = vi.hoisted(() => ({ releases: "" }));
vi.mock("virtual:styles", () => ({ css: "" }));
vi.mock("virtual:site", () => ({ site: "" }));
vi.mock("virtual:releases", () => ({
  get releases() {
    return build.releases;
  },
}));

beforeEach(() => {
  vi.resetModules(); // The module is loaded anew, because each warning is written only once for a page.
  vi.mocked(console.warn).mockClear();
});
afterEach(() => {
  build.releases = "";
  vi.unstubAllGlobals();
});

test("the object of a script of the page is kept as it was written", async () => {
  const object = { langage: "fr" };
  expect((await read({ object })).given).toBe(object);
});

describe("a script that runs from an address that is none of ours", () => {
  const strange = [
    ["of a blob", "blob:https://shop.example/5a-b1"],
    ["of the page itself", "https://shop.example/fr/page"],
    ["of an optimiser's file", "https://shop.example/cache/all_5ab1.js"],
    ["of one in a folder with a number", "https://shop.example/wp-content/cache/min/1/5ab1.js"],
    ["of one in a folder of a year", "https://shop.example/js/2026/all.js"],
    ["of one that is asked for ours", "https://shop.example/min/?f=/digi/v1/loader.js"],
    ["of text", "data:text/javascript,"],
  ] as const;

  test.each(strange)("%s has no base: one line says what to write, and nothing is thrown", async (_what, own) => {
    expectComplaint("data-base is missing");
    expect(await readAt(own)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test.each(strange)("%s takes that of the build's setting", async (_what, own) => {
    build.releases = "https://cdn.example/digi/v1/loader.js";
    expect((await readAt(own))?.base).toBe("https://cdn.example/digi/1.4.0/");
    expect(console.warn).not.toHaveBeenCalled();
  });

  test.each(strange)("%s takes the page's word first", async (_what, own) => {
    build.releases = "https://cdn.example/digi/v1/loader.js";
    const options = await readAt(own, { meta: { base: "https://other.example/digi/1.4.0/" } });
    expect([options?.base, options?.from]).toEqual(["https://other.example/digi/1.4.0/", undefined]);
  });

  test("a module, which may have been redirected, has its files beside it", async () => {
    expect((await readAt("https://cdn.example/latest.js", {}, true))?.base).toBe("https://cdn.example/1.4.0/");
    expectComplaint("data-base is missing");
    expect(await readAt("blob:https://shop.example/5a-b1", {}, true)).toBeUndefined();
  });

  test.each(["https://cdn.example/digi/v2/widgets.js", "http://localhost:4100/1.10.3/loader.js?a=b"])("%s is ours", async (own) => {
    build.releases = "https://elsewhere.example/v1/loader.js";
    expect((await readAt(own))?.from).toBe(own);
  });
});

test("without any option", async () => {
  expect(await read()).toEqual({
    base: "https://cdn.example/1.4.0/",
    from: ours,
    lang: undefined,
    verify: false,
    get: expect.any(Function),
  });
});

describe("precedence", () => {
  test.each([
    ["the script wins", { script: { lang: "fr" }, meta: { lang: "nl" }, object: { lang: "en" } }, "fr"],
    ["then meta", { script: {}, meta: { lang: "nl" }, object: { lang: "en" } }, "nl"],
    ["then the object", { script: {}, object: { lang: "en" } }, "en"],
    ["a tag that is gone leaves meta and object", { meta: { lang: "nl" } }, "nl"],
  ] satisfies [string, Given, string][])("%s", async (_what, given, lang) => {
    expect((await read(given)).lang).toBe(lang);
  });
});

describe("values that are accepted", () => {
  test.each([
    ["base", { script: { base: "https://proxy.example/digi/1.4.0" } }, "https://proxy.example/digi/1.4.0/"],
    ["base", { script: { base: "/files/" } }, "https://shop.example/files/"],
    ["lang", { script: { lang: "fr-BE" } }, "fr"],
    ["verify", { script: { verify: "" } }, true],
    ["verify", { object: { verify: true } }, true],
    ["verify", { object: { verify: false } }, false],
    ["verify", { script: { verify: "false" } }, false],
  ] satisfies [string, Given, unknown][])("%s of %j", async (name, given, expected) => {
    expect((await read(given))[name as "base"]).toEqual(expected);
  });
});

test("any other option is there as it was written", async () => {
  const { get } = await read({ script: { captcha: "recaptcha:KEY" }, object: { analytics: "off" } });
  expect(["captcha", "analytics", "session"].map(get)).toEqual(["recaptcha:KEY", "off", undefined]);
});

describe("a value that is not accepted counts as absent, is said when the first tag is drawn, and breaks nothing", () => {
  test.each([
    ["base", { script: { base: "ftp://files.example" } }, "https://cdn.example/1.4.0/", "not an address"],
    ["lang", { script: { lang: "de" } }, undefined, "refused"],
    ["lang", { object: { lang: 5 } }, undefined, "refused"],
  ] satisfies [string, Given, unknown, string][])("%s of %j", async (name, given, expected, reason) => {
    const options = await read(given);
    expect(options[name as "base"]).toEqual(expected);
    vi.stubGlobal("addEventListener", () => undefined);
    const { openPage } = await import("#loader/prerender.ts");
    const warn = vi.fn<(text: string) => void>();
    openPage(options, warn);
    expect(warn.mock.calls).toEqual([[`data-${name}: ${reason}`]]);
  });

  test("what is accepted, or not there, is not said", async () => {
    vi.stubGlobal("addEventListener", () => undefined);
    const { openPage } = await import("#loader/prerender.ts");
    const warn = vi.fn<(text: string) => void>();
    openPage(await read({ script: { base: "https://files.example/1/", lang: "fr" } }), warn);
    openPage(await read({ script: { base: "" } }), warn);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([["a text"], [null], [7]])("an object that is none: %j", async (object) => {
    expect((await read({ object })).base).toBe("https://cdn.example/1.4.0/");
  });
});
