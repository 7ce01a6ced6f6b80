/** Tests a tag whose files fail or are late. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DigiError } from "#core/base/errors/digi-error.ts";
import { failed, lateAfterMs } from "#loader/failure.ts";
import { expectComplaint } from "#tests/setup.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { hurries, remove, setUp, shown, type Tag } from "./tag.ts";

describe("failure", () => {
  beforeEach(() => expectComplaint("<digi-thing> failed"));

  test("files that do not come: its state, its event, and the page's own content with a message", async () => {
    const { create, loads, events } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    loads[0]?.reject(new DigiError("chunk.failed"));
    await settle();
    expect([[...tag.states], events]).toEqual([["error"], [["digi-error", { code: "chunk.failed", recoverable: true }]]]);
    expect(shown(tag)).toEqual(["slot", "p"]);
  });

  test("a tag without a place of its own shows no card: what stands in it stays, and the event tells", async () => {
    const { create, loads, events } = setUp({ heights: "000" });
    const tag = create();
    tag.connect();
    loads[0]?.reject(new DigiError("chunk.failed"));
    await settle();
    expect([shown(tag), [...tag.states], events.length]).toEqual([["slot"], ["error"], 1]);
  });

  test("texts that do not come are a failure of loading as well, and can be tried again", async () => {
    const { create, loads, prepared, events, arrive } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    loads[0]?.resolve();
    await settle();
    prepared[0]?.reject(new DigiError("catalogue.failed"));
    await settle();
    expect(events).toEqual([["digi-error", { code: "catalogue.failed", recoverable: true }]]);
    void tag.show(); // A call of the page that wants the tag now makes it try again.
    await arrive();
    expect([...tag.states]).toEqual(["ready"]);
  });

  test("an exception of ours has a code of the list", async () => {
    const { create, loads, events } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    loads[0]?.reject(Object.assign(new Error("x"), { name: "AbortError", code: 20 }));
    await settle();
    expect(events).toEqual([["digi-error", { code: "chunk.invalid", recoverable: true }]]);
  });

  test("the file that gives a hidden tag a box: the tag says so, and stays as it is", async () => {
    const { create, near, unhidden, events } = setUp();
    const tag = create();
    tag.connect();
    near.get(tag)?.(false);
    unhidden[0]?.(new DigiError("chunk.failed", { detail: "box.js" }));
    expect([events, [...tag.states], shown(tag)]).toEqual([[["digi-error", { code: "chunk.failed", recoverable: true }]], [], ["slot"]]);
    expect(String(vi.mocked(console.error).mock.lastCall)).toMatch(/<digi-thing> failed.*box\.js/);
  });

  test("what makes failed tags try again does so once", async () => {
    const { create, loads } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    loads[0]?.reject(new DigiError("chunk.failed"));
    await settle();
    for (const again of failed) again();
    expect([loads.length, failed.size, [...tag.states]]).toEqual([2, 0, ["loading"]]);
  });

  test("a failed tag that is removed listens no longer", async () => {
    const { create, loads } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    loads[0]?.reject(new DigiError("chunk.failed"));
    await settle();
    expect(failed.size).toBe(1);
    await remove(tag);
    expect(failed.size).toBe(0);
  });
});

describe("what is late", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  const frameOf = (tag: Tag) =>
    tag.shadow.children[0] as { className: string; children: { onclick?: () => void; children: { onclick?(): void }[] }[] };
  const start = (): ReturnType<typeof setUp> & { tag: Tag } => {
    const all = setUp();
    const tag = all.create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    return { ...all, tag };
  };

  test("shows a card beside the page's own content after four seconds, and gives its place to the form", async () => {
    const { tag, prerender } = start();
    vi.advanceTimersByTime(lateAfterMs - 1);
    expect(shown(tag)).toEqual(["slot"]);
    vi.advanceTimersByTime(1);
    expect([shown(tag), frameOf(tag).className, [...tag.states]]).toEqual([["slot", "p"], "frame reserved", ["loading"]]);
    await prerender();
    expect(shown(tag)).toEqual(["screen"]);
  });

  test("a form that stands there is left alone", async () => {
    const { tag, prerender } = start();
    await prerender();
    vi.advanceTimersByTime(lateAfterMs);
    expect(shown(tag)).toEqual(["screen"]);
  });

  test("whoever presses asks for the files once more; what was started before is dropped", async () => {
    const { tag, loads, mounts, prepared } = start();
    vi.advanceTimersByTime(lateAfterMs);
    const [, button] = frameOf(tag).children[1]?.children ?? [];
    button?.onclick?.();
    expect([hurries.count, loads.length, shown(tag)]).toEqual([1, 2, ["slot"]]);
    loads[0]?.resolve();
    await settle();
    prepared[0]?.resolve();
    await settle();
    expect(mounts).toHaveLength(0);
  });

  test("a tag that is removed or ready leaves no timer behind", async () => {
    const { tag, arrive } = start();
    await arrive();
    expect(vi.getTimerCount()).toBe(0);
    const other = start();
    other.tag.disconnect();
    vi.advanceTimersByTime(0);
    expect([vi.getTimerCount(), tag.states.has("ready")]).toEqual([0, true]);
  });
});
