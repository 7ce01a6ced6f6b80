import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createChunks, hurry } from "#loader/chunks.ts";
import { at, besideScript, first, firstFile, release, serve, type Exports, type Require } from "./files.ts";

beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(-1.92); // With this random number the pauses before a retry are 0 ms.
});

test("what a file needs runs before it, each once, whoever asks", async () => {
  const { chunks, asked, ran } = serve({
    "base.js": { code: (_require, exports) => (exports["value"] = 40) },
    "part.js": {
      needs: ["../shared/base.js"],
      code: (require, exports) => (exports["value"] = Number(require("../shared/base.js")["value"]) + 1),
    },
    "widget.js": {
      needs: ["./part.js", "../shared/base.js"],
      code: (require, exports) => (exports["sum"] = [require("./part.js")["value"], require("../shared/base.js")["value"]]),
    },
  });
  const [one, other] = await Promise.all([chunks.load(at("widget.js")), chunks.load(at("widget.js"))]);
  expect(one["sum"]).toEqual([41, 40]);
  expect(other).toBe(one);
  expect(ran).toEqual(["base.js", "part.js", "widget.js"]);
  expect(asked.toSorted()).toEqual(["base.js", "part.js", "widget.js"]);
});

test("live bindings: what is exported later is seen", async () => {
  const { chunks } = serve({ "a.js": { code: (_require, exports) => (exports["count"] = 1) } });
  const seen = await chunks.load(at("a.js"));
  (await chunks.load(at("a.js")))["count"] = 2;
  expect(seen["count"]).toBe(2);
});

test("`module.exports` may be replaced", async () => {
  const { chunks } = serve({ "a.js": { code: (_require, _exports, module) => (module.exports = { whole: true }) } });
  expect(await chunks.load(at("a.js"))).toEqual({ whole: true });
});

test("a part is fetched when the file that has it asks, from where that file lies", async () => {
  const { chunks, asked } = serve({
    "late.js": { code: (_require, exports) => (exports["value"] = 7) },
    "a.js": { code: (require, exports) => (exports["get"] = () => require.load("./late.js")) },
  });
  const { get } = (await chunks.load(at("../shared/a.js"))) as { get: () => Promise<unknown> };
  expect(asked).toEqual(["a.js"]);
  expect(await get()).toEqual({ value: 7 });
});

test("fetched ahead, a file does not run, and is not fetched again when it is loaded", async () => {
  const { chunks, asked, ran } = serve({ "a.js": {} });
  chunks.prefetch(at("a.js"));
  expect(ran).toEqual([]);
  await chunks.load(at("a.js"));
  expect([asked, ran]).toEqual([["a.js"], ["a.js"]]);
});

test("fetched ahead, it brings what it needs, however deep, and nothing runs", async () => {
  const { chunks, asked, ran } = serve({ "drawn.js": {}, "a.js": { needs: ["./b.js"] }, "b.js": { needs: ["./base.js"] }, "base.js": {} });
  await chunks.load(at("drawn.js"));
  chunks.prefetch(at("a.js"));
  await vi.waitFor(() => expect(asked).toEqual(["drawn.js", "a.js", "b.js", "base.js"]));
  expect(ran).toEqual(["drawn.js"]);
});

test("a file that fails is asked for three more times, under addresses that only count up; the others are left alone", async () => {
  const { chunks, asked, ran } = serve({ "a.js": { needs: ["./base.js"] }, "base.js": { faults: 3 } });
  await chunks.load(at("a.js"));
  expect(asked).toEqual(["a.js", "base.js", "base.js?r=1", "base.js?r=2", "base.js?r=3"]);
  expect(ran).toEqual(["base.js", "a.js"]);
});

test("what never comes is a failure with a name; asked again, no address is used twice", async () => {
  const { chunks, asked, ran } = serve({ "a.js": { faults: 5 } });
  await expect(chunks.load(at("a.js"))).rejects.toMatchObject({
    code: "chunk.failed",
    message: `chunk.failed: ${at("a.js")} data-base?`,
  });
  await chunks.load(at("a.js"));
  expect(asked).toEqual(["a.js", "a.js?r=1", "a.js?r=2", "a.js?r=3", "a.js?r=4", "a.js?r=5"]);
  expect(ran).toEqual(["a.js"]);
});

test("two files that share one that never comes both fail, and are both there when it does; it is asked for once at a time", async () => {
  const { chunks, asked, ran } = serve({ "a.js": { needs: ["./base.js"] }, "b.js": { needs: ["./base.js"] }, "base.js": { faults: 4 } });
  const both = (): Promise<unknown>[] => ["a.js", "b.js"].map((name) => chunks.load(at(name)));
  expect((await Promise.allSettled(both())).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await Promise.all(both());
  expect(asked).toEqual(["a.js", "b.js", "base.js", "base.js?r=1", "base.js?r=2", "base.js?r=3", "base.js?r=4"]);
  expect(ran).toEqual(["base.js", "a.js", "b.js"]);
});

test("a part that never came is fetched when it is asked for again", async () => {
  const { chunks, ran } = serve({
    "late.js": { faults: 4 },
    "a.js": { code: (require, exports) => (exports["get"] = () => require.load("./late.js")) },
  });
  const { get } = (await chunks.load(at("a.js"))) as { get: () => Promise<unknown> };
  await expect(get()).rejects.toMatchObject({ code: "chunk.failed", message: `chunk.failed: ${at("late.js")} data-base?` });
  await get();
  expect(ran).toEqual(["a.js", "late.js"]);
});

test("in a hurry, what is on its way is asked for once more, and who waits gets what comes first; what is there is left alone", async () => {
  const asked: string[] = [];
  const { load } = createChunks(
    () => first,
    besideScript,
    (address) => {
      if (address === first) return Promise.resolve(firstFile);
      asked.push(address.replace(release, ""));
      if (address === at("late.js")) return new Promise(() => undefined); // The request for this file never ends.
      return Promise.resolve({ d: [], default: (_require: Require, exports: Exports) => (exports["from"] = address) });
    },
  );
  await load(at("there.js"));
  void load(at("late.js"));
  hurry();
  expect((await load(at("late.js")))["from"]).toBe(at("late.js?r=1"));
  hurry();
  expect(asked).toEqual(["there.js", "late.js", "late.js?r=1"]);
});

test("a file that fails while it is fetched ahead is silent, and there when it is loaded", async () => {
  const { chunks, ran } = serve({ "a.js": { faults: 2 } });
  chunks.prefetch(at("a.js"));
  await chunks.load(at("a.js"));
  expect(ran).toEqual(["a.js"]);
});

test("a module that is no chunk of ours is a failure", async () => {
  const { chunks } = serve({ "page.js": { module: { title: "Not found" } } });
  await expect(chunks.load(at("page.js"))).rejects.toMatchObject({ code: "chunk.failed" });
});

test("a file that breaks while it runs is not taken for one that ran", async () => {
  let runs = 0;
  const { chunks } = serve({
    "a.js": {
      code(_require, exports) {
        exports["half"] = true;
        if (++runs === 1) throw new TypeError("early");
        exports["whole"] = true;
      },
    },
  });
  await expect(chunks.load(at("a.js"))).rejects.toMatchObject({ code: "chunk.invalid", message: "chunk.invalid: a.js" });
  expect(await chunks.load(at("a.js"))).toEqual({ half: true, whole: true });
});

describe("a file that hangs", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const attemptMs = 10_000;

  /** Creates the function that loads chunks. The test itself delivers the files. */
  function serveByHand() {
    const asked: { readonly address: string; readonly answer: (file: unknown) => void }[] = [];
    const chunks = createChunks(
      () => first,
      besideScript,
      (address) => {
        if (address === first) return Promise.resolve(firstFile);
        return new Promise((answer) => asked.push({ address: address.replace(release, ""), answer }));
      },
    );
    const ask = () => {
      const told = { value: undefined as unknown };
      chunks.load(at("a.js")).then(
        (exports) => (told.value = exports),
        (cause: unknown) => (told.value = cause),
      );
      return told;
    };
    return { asked, ask, chunks };
  }

  test("is asked for again after ten, twenty and forty seconds, and is then a failure as any other", async () => {
    const { asked, ask } = serveByHand();
    const told = ask();
    await vi.advanceTimersByTimeAsync(attemptMs - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2); // The pause before the retry is 0 ms here.
    expect(asked.map(({ address }) => address)).toEqual(["a.js", "a.js?r=1"]);
    await vi.advanceTimersByTimeAsync(2 * attemptMs - 2);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4 * attemptMs + 6);
    expect([asked.length, told.value]).toEqual([4, undefined]);
    await vi.advanceTimersByTimeAsync(8 * attemptMs);
    expect(told.value).toMatchObject({ code: "chunk.failed", message: `chunk.failed: ${at("a.js")} data-base?` });
    expect(vi.getTimerCount()).toBe(0);
    const again = ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)?.address).toBe("a.js?r=4");
    asked.at(-1)?.answer({ d: [], default: () => undefined });
    await vi.advanceTimersByTimeAsync(0);
    expect(again.value).toEqual({});
  });

  test("on a line that brings it after a minute and a half, is there", async () => {
    const { asked, ask } = serveByHand();
    const told = ask();
    await vi.advanceTimersByTimeAsync(9 * attemptMs);
    expect(told.value).toBeUndefined();
    asked[0]?.answer({ d: [], default: () => undefined });
    await vi.advanceTimersByTimeAsync(0);
    expect(told.value).toEqual({});
  });

  test("leaves nothing behind that hurries it", async () => {
    const { asked, ask } = serveByHand();
    const added = vi.spyOn(Set.prototype, "add");
    ask();
    const [ends] = added.mock.contexts as Set<unknown>[];
    added.mockRestore();
    await vi.advanceTimersByTimeAsync(0);
    const waiting = ends?.size ?? 0;
    expect(waiting).toBeGreaterThan(0);
    asked[0]?.answer({ d: [], default: () => undefined });
    await vi.advanceTimersByTimeAsync(0);
    expect(ends?.size).toBe(waiting - 1);
  });

  test("on a line that is only slow, what was asked for first counts when it comes", async () => {
    const { asked, ask } = serveByHand();
    const told = ask();
    await vi.advanceTimersByTimeAsync(1.5 * attemptMs);
    expect([asked.length, told.value]).toEqual([2, undefined]);
    asked[0]?.answer({ d: [], default: () => undefined });
    await vi.advanceTimersByTimeAsync(0);
    expect(told.value).toEqual({});
  });

  test("is asked for at once by whoever is in a hurry", async () => {
    const { asked, ask } = serveByHand();
    const told = ask();
    await vi.advanceTimersByTimeAsync(0);
    hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ address }) => address)).toEqual(["a.js", "a.js?r=1"]);
    asked[1]?.answer({ d: [], default: () => undefined });
    await vi.advanceTimersByTimeAsync(0);
    expect(told.value).toEqual({});
  });
});
