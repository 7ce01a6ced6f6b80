import { afterEach, describe, expect, test, vi } from "vitest";
import { findOwnScript } from "#loader/own-script.ts";

type Tag = { readonly src: string; readonly matches: (selector: string) => boolean };
/**
 * Creates a script tag.
 * @param marked true for a module script that has one of our options
 */
const tag = (src: string, marked = false): Tag => ({
  src,
  matches: (selector) => (selector.includes("data-api") ? marked : src.includes("/loader.js")),
});

function on(page: { current?: Tag; tags?: Tag[]; stack?: unknown }) {
  vi.stubGlobal("document", { currentScript: page.current ?? null, scripts: page.tags ?? [] });
  vi.stubGlobal("location", { href: "https://shop.example/page" });
  vi.stubGlobal(
    "Error",
    class {
      stack = page.stack;
    },
  );
  const found = findOwnScript();
  vi.unstubAllGlobals();
  return found;
}

afterEach(() => vi.unstubAllGlobals());

test("a classic script knows its tag", () => {
  const current = tag("https://cdn.example/v1/loader.js");
  expect(on({ current })).toEqual([current.src, current]);
});

describe("a module finds its address in the stack", () => {
  const address = "https://cdn.example/digi/v1/loader.js";
  test.each([
    ["Chromium", `Error\n    at a (${address}:1:1234)\n    at b (${address}:1:99)\n    at ${address}:1:5`, address],
    ["Chromium, at top level", `Error\n    at ${address}:1:5`, address],
    ["Firefox", `a@${address}:1:1234\nb@${address}:1:99\n@${address}:1:5\n`, address],
    ["WebKit", `a@${address}:1:1234\nb@${address}:1:99\nmodule code@${address}:1:5\nevaluate@[native code]`, address],
    ["a query with colons, Chromium", `Error\n    at a (${address}?v=3:4:5:1:1234)`, `${address}?v=3:4:5`],
    ["a query with colons, Firefox", `a@${address}?v=3:4:5:1:1234\n`, `${address}?v=3:4:5`],
    ["a port", "Error\n    at a (http://localhost:4100/v1/loader.js:1:1234)", "http://localhost:4100/v1/loader.js"],
    ["brackets in the path", "Error\n    at a (https://cdn.example/a(b)/loader.js:1:2)", "https://cdn.example/a(b)/loader.js"],
    ["a page that makes stacks of its own", [`a (${address}:1:2)`], address],
  ])("%s", (_engine, stack, expected) => {
    const own = tag(expected);
    expect(on({ stack, tags: [tag("https://other.example/loader.js"), own] })).toEqual([expected, own]);
  });

  test("redirected, it has another address than its tag, which is told by its options", () => {
    const own = tag("https://shop.example/widgets.js", true);
    expect(on({ stack: `Error\n    at a (${address}:1:2)`, tags: [tag("https://other.example/loader.js"), own] })).toEqual([address, own]);
  });

  test("a tag that is gone already configures nothing: another vendor's loader is not ours", () => {
    expect(on({ stack: `Error\n    at a (${address}:1:2)`, tags: [tag("https://other.example/loader.js")] })).toEqual([address, undefined]);
  });
});

describe("without a stack", () => {
  test.each([
    ["an empty one", "Error"],
    ["none", undefined],
    ["one that the page replaced", { frames: 3 }],
  ])("%s: the first tag named so", (_what, stack) => {
    const own = tag("https://cdn.example/v1/loader.js?v=3");
    expect(on({ stack, tags: [tag("https://cdn.example/other.js"), own] })).toEqual([own.src, own]);
  });

  test("nor a tag: the page's own address", () => {
    expect(on({ stack: "" })).toEqual(["https://shop.example/page", undefined]);
  });
});
