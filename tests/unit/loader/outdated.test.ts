/**
 * Tests the check that a release is gone from its server, which is made only once a file has failed for good. tests/hosts/outdated.ts tests
 * it in browsers.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { at, rejectIfOutdated, release, serve } from "./files.ts";

beforeEach(() => {
  rejectIfOutdated.mockReset().mockResolvedValue();
  vi.spyOn(Math, "random").mockReturnValue(-1.92); // With this random number the pauses before a retry are 0 ms.
});

test("where the release is gone the failure says so, once all tries were in vain", async () => {
  const { chunks, asked } = serve({ "a.js": { faults: 4 } });
  const outdated = new Error("gone");
  rejectIfOutdated.mockRejectedValue(outdated);
  await expect(chunks.load(at("../shared/a.js"))).rejects.toBe(outdated);
  expect(rejectIfOutdated.mock.calls).toEqual([[release, expect.objectContaining({ code: "chunk.failed" })]]);
  expect(asked).toEqual(["a.js", "a.js?r=1", "a.js?r=2", "a.js?r=3"]);
});

test("where the page says where the release lies, and none of its own files has come, that address is wrong, and nobody asks", async () => {
  const { chunks } = serve(
    { "widget.js": {}, "a.js": { faults: 4 }, "b.js": { faults: 4 }, "c.js": {} },
    { base: release, from: undefined },
  );
  await chunks.load(at("../shared/c.js")); // Another release may have the same file, so it proves nothing about this one.
  await expect(chunks.load(at("a.js"))).rejects.toMatchObject({ code: "chunk.failed" });
  expect(rejectIfOutdated).not.toHaveBeenCalled();
  await chunks.load(at("widget.js"));
  await expect(chunks.load(at("../shared/b.js"))).rejects.toMatchObject({ code: "chunk.failed" });
  expect(rejectIfOutdated).toHaveBeenCalledOnce();
});

test("of a file that breaks while it runs, and of one that is fetched ahead, nobody asks whether the release is gone", async () => {
  const { chunks, asked } = serve({
    "widget.js": {
      code() {
        throw new TypeError("early");
      },
    },
    "a.js": { faults: 9 },
  });
  await expect(chunks.load(at("widget.js"))).rejects.toMatchObject({ code: "chunk.invalid" });
  chunks.prefetch(at("a.js"));
  await vi.waitFor(() => expect(asked).toContain("a.js?r=3"));
  expect(rejectIfOutdated).not.toHaveBeenCalled();
});

describe("the question itself", () => {
  type Link = { readonly href: string; readonly rel: string; readonly onload: () => void; readonly onerror: () => void; removed: boolean };
  const links: Link[] = [];
  let supported: string;

  beforeEach(() => {
    links.length = 0;
    supported = "modulepreload";
    vi.useFakeTimers();
    vi.stubGlobal("document", {});
    vi.stubGlobal("navigator", { vendor: "Google Inc." });
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("HTMLDocument", {
      prototype: {
        createElement: () => ({
          relList: { supports: (name: string) => name === supported },
          removed: false,
          remove() {
            this.removed = true;
          },
        }),
        querySelector: () => ({ append: (link: Link) => links.push(link) }),
      },
    });
  });
  afterEach(() => void vi.useRealTimers());

  /**
   * Returns the result of the check.
   * @param isServed whether the request for the loader succeeds; undefined if it is never answered
   * @param isReleased whether the list of releases contains the release; undefined if the request for it is never answered
   */
  async function verdict(isServed?: boolean, isReleased?: boolean): Promise<unknown> {
    const { rejectIfOutdated: ask } = await vi.importActual<typeof import("#loader/outdated.ts")>("#loader/outdated.ts");
    const asked = ask(release, "cause").then(
      () => "resolved",
      ({ name, code }: { name: string; code: string }) => `${name} ${code}`,
    );
    expect(links.map(({ href }) => href.replace(/\?.*/, ""))).toEqual([at("../v1/loader.js"), at("integrity.js")]);
    for (const [index, answer] of [isServed, isReleased].entries()) {
      if (answer === true) links[index]?.onload();
      if (answer === false) links[index]?.onerror();
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(links.map(({ removed }) => removed)).toEqual([true, true]);
    return asked;
  }

  test.each([
    ["the loader is there and the list is not", true, false, "DigiError chunk.outdated"],
    ["both are there", true, true, "resolved"],
    ["neither is there", false, false, "resolved"],
    ["the list never answers", true, undefined, "resolved"],
    ["the loader never answers", undefined, false, "resolved"],
    ["a server hangs, or a browser tells nothing", undefined, undefined, "resolved"],
  ])("%s", async (_what, isServed, isReleased, outcome) => {
    expect(await verdict(isServed, isReleased)).toBe(outcome);
    expect(links.map(({ rel }) => rel)).toEqual(["modulepreload", "modulepreload"]);
  });

  test.each([
    ["a browser that preloads no modules", "preload", "Apple Computer, Inc."],
    ["Firefox, which reports every module as loaded,", "modulepreload", ""],
  ])("%s preloads them as scripts", async (_what, known, vendor) => {
    supported = known;
    vi.stubGlobal("navigator", { vendor });
    expect(await verdict(true, false)).toBe("DigiError chunk.outdated");
    expect(links.map(({ rel }) => rel)).toEqual(["preload", "preload"]);
  });
});
