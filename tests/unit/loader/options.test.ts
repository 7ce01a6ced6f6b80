import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectComplaint } from "#tests/setup.ts";

type Given = { script?: Record<string, string>; meta?: Record<string, string>; object?: unknown };

async function read({ script, meta = {}, object }: Given = {}) {
  vi.stubGlobal("location", { origin: "https://shop.example", href: "https://shop.example/fr/page" });
  vi.stubGlobal("document", {
    querySelector: (selector: string) => {
      const content = meta[/digi:(\w+)/.exec(selector)?.[1] ?? ""];
      return content === undefined ? null : { content };
    },
  });
  vi.stubGlobal("digiWidgets", object);
  const { readOptions } = await import("#loader/options.ts");
  return readOptions(script && ({ dataset: script } as unknown as HTMLScriptElement), "https://cdn.example/v1/loader.js?v=3", "../1.4.0/");
}

beforeEach(() => {
  vi.resetModules(); // each complaint is said once per page
  vi.mocked(console.warn).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test("without any option", async () => {
  expect(await read()).toEqual({
    base: "https://cdn.example/1.4.0/",
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

describe("a value that is not accepted counts as absent, is said, and breaks nothing", () => {
  test.each([
    ["base", { script: { base: "ftp://files.example" } }, "https://cdn.example/1.4.0/"],
    ["lang", { script: { lang: "de" } }, undefined],
    ["lang", { object: { lang: 5 } }, undefined],
  ] satisfies [string, Given, unknown][])("%s of %j", async (name, given, expected) => {
    expectComplaint(`[digi] data-${name}`);
    expect((await read(given))[name as "base"]).toEqual(expected);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test.each([["a text"], [null], [7]])("an object that is none: %j", async (object) => {
    expect((await read({ object })).base).toBe("https://cdn.example/1.4.0/");
  });
});
