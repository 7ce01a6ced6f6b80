import { describe, expect, onTestFinished, test, vi } from "vitest";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { FakeElement } from "./fake-element.ts";
import { address, remove, setUp, shown, type Tag } from "./tag.ts";

describe("when it loads", () => {
  test("near the viewport, and once", async () => {
    const { create, loads, near } = setUp();
    const tag = create();
    tag.connect();
    expect([loads.length, [...tag.states]]).toEqual([0, []]);
    near.get(tag)?.(true);
    near.get(tag)?.(true);
    await settle();
    expect([loads.length, near.size, [...tag.states]]).toEqual([1, 0, ["loading"]]);
  });

  test("at once where the page's address has a pack, wherever it stands (decision 33)", () => {
    const { create, loads } = setUp();
    address.href += "#digi=1.e30";
    create().connect();
    address.href = "https://shop.example/pack";
    create().connect();
    expect(loads).toHaveLength(1);
  });

  test.each([
    ["loading=eager", (tag: Tag) => tag.setAttribute("loading", "eager")],
    ["the property loading", (tag: Tag) => (tag.loading = "eager")],
    ["open", (tag: Tag) => tag.setAttribute("open", "")],
    ["the property open", (tag: Tag) => (tag.open = true)],
    ["a method call", (tag: Tag) => void tag.show()],
  ])("at once by %s, before or after it is in the page", async (_how, want) => {
    const { create, loads } = setUp();
    const before = create();
    want(before);
    expect(loads).toHaveLength(0); // The tag was never attached, so nothing is fetched.
    before.connect();
    expect(loads).toHaveLength(1);
    const after = create();
    after.connect();
    want(after);
    expect(loads).toHaveLength(2);
  });

  test("a tag with open=false is in no hurry", () => {
    const { create, loads } = setUp();
    const tag = create();
    tag.open = false;
    tag.connect();
    expect(loads).toHaveLength(0);
  });
});

describe("what the page writes before the code is there", () => {
  test("is handed over in its order", async () => {
    const { create, mounts, arrive } = setUp();
    const tag = create();
    tag.connect();
    tag.heading = "A";
    const called = tag.show();
    tag.heading = "B";
    await arrive();
    expect(mounts[0]?.writes.map((write) => (write.kind === "property" ? [write.name, write.value] : write.name))).toEqual([
      ["heading", "A"],
      "show",
      ["heading", "B"],
    ]);
    const [, call] = mounts[0]?.writes ?? [];
    if (call?.kind === "method") call.settle("shown");
    expect(await called).toBe("shown");
  });

  test("can be read back, an attribute as its property is later", () => {
    const { create } = setUp();
    const tag = create();
    expect([tag.heading, tag.open, tag.maxLength]).toEqual([undefined, false, undefined]);
    tag.setAttribute("open", "");
    tag.setAttribute("max-length", "20");
    tag.setAttribute("heading", "Hello");
    expect([tag.heading, tag.open, tag.maxLength]).toEqual(["Hello", true, 20]);
    tag.heading = "Other";
    tag.open = false;
    expect([tag.heading, tag.open]).toEqual(["Other", false]);
  });

  test("an attribute written after a property counts", async () => {
    const { create, mounts, arrive } = setUp();
    const tag = create();
    tag.connect();
    tag.heading = "property";
    tag.setAttribute("heading", "attribute");
    expect(tag.heading).toBe("attribute");
    void tag.show();
    await arrive();
    expect(mounts[0]?.writes.map((write) => write.kind)).toEqual(["method"]);
  });

  test("a property set before the class was there outlives the attributes of the markup, which are told later", () => {
    const { create } = setUp();
    FakeElement.found = { heading: "script" };
    const tag = create();
    tag.setAttribute("heading", "markup");
    expect(tag.heading).toBe("script");
  });

  test("after it is there, everything goes to the widget", async () => {
    const { create, mounts, arrive } = setUp();
    const tag = create();
    tag.connect();
    void tag.show();
    await arrive();
    tag.setAttribute("heading", "H");
    tag.maxLength = 5;
    expect(await tag.show()).toBe("show");
    expect(tag.heading).toBe("heading of the widget");
    expect(mounts[0]?.calls).toEqual([
      ["attribute", "heading", "H"],
      ["property", "max-length", 5],
      ["method", "show"],
    ]);
  });

  test("a method that throws rejects its caller and does not throw into the page", async () => {
    const { create, arrive } = setUp();
    const tag = create();
    tag.connect();
    void tag.show();
    await arrive();
    await expect(tag.close()).rejects.toThrow("method");
  });
});

describe("its life", () => {
  test("ready: its state, its event, and whoever waits is told", async () => {
    const { create, events, arrive } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    await arrive();
    expect([[...tag.states], events]).toEqual([["ready"], [["digi-ready", null]]]);
  });

  test("moved within one task it lives on", async () => {
    const { create, mounts, arrive } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    await arrive();
    tag.disconnect();
    tag.connect();
    await settle();
    expect([mounts[0]?.disposed, [...tag.states]]).toEqual([false, ["ready"]]);
  });

  test("put back some promises later it lives on", async () => {
    const { create, mounts, arrive } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    await arrive();
    tag.disconnect();
    for (let turns = 0; turns < 20; turns++) await Promise.resolve();
    tag.connect();
    await settle();
    expect([mounts[0]?.disposed, [...tag.states]]).toEqual([false, ["ready"]]);
  });

  test("removed, it is disposed", async () => {
    const { create, mounts, arrive, near } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    await arrive();
    await remove(tag);
    expect([mounts[0]?.disposed, [...tag.states], tag.shadow.children, near.size]).toEqual([true, [], [], 0]);
  });

  test.each(["files", "texts"])("removed while its %s are on their way, nothing is drawn, and its callers are answered", async (stage) => {
    const { create, loads, prepared, mounts } = setUp();
    const tag = create();
    tag.connect();
    const called = tag.show();
    if (stage === "texts") {
      loads[0]?.resolve();
      await settle();
    }
    await remove(tag);
    loads[0]?.resolve();
    await settle();
    prepared[0]?.resolve();
    await settle();
    expect([mounts.length, await called]).toEqual([0, undefined]);
  });

  test.each([
    ["removed", false, 0, []],
    ["moved", true, 1, ["ready"]],
  ] as const)("%s at the moment its texts come, it is drawn only where it is then", async (_what, isBack, drawn, states) => {
    // Without a fake clock the end of the tag's life would sometimes come first.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { create, mounts, arrive, events } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    tag.disconnect();
    await arrive();
    if (isBack) tag.connect();
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect([mounts.length, [...tag.states], events.map(([type]) => type)]).toEqual([drawn, states, isBack ? ["digi-ready"] : []]);
  });

  test("removed and back while loading: the first life draws nothing and takes nothing of the second", async () => {
    const { create, loads, prepared, mounts } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    loads[0]?.resolve();
    await settle();
    await remove(tag);
    tag.connect();
    tag.heading = "second";
    loads[1]?.resolve();
    await settle();
    prepared[0]?.resolve();
    await settle();
    expect(mounts).toHaveLength(0);
    prepared[1]?.resolve();
    await settle();
    expect(mounts.map(({ writes }) => writes.map((write) => write.kind === "property" && write.value))).toEqual([["second"]]);
  });
});

describe("its prerendered screen", () => {
  test("stands there until the view does, in place of the page's own content", async () => {
    const { create, prerender, mounts, arrive } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    expect(shown(tag)).toEqual(["slot"]);
    await prerender();
    expect(shown(tag)).toEqual(["screen"]);
    await arrive();
    expect(mounts[0]?.link.screen()?.element.localName).toBe("screen");
  });

  test("that comes after the view is not drawn any more", async () => {
    const { create, prerender, mounts, arrive } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    await arrive();
    await prerender();
    // The view removes the prerendered screen when it is rendered.
    expect([shown(tag), mounts[0]?.link.screen()]).toEqual([["slot"], undefined]);
  });

  test("that comes after the tag was removed is not drawn", async () => {
    const { create, prerender } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    await remove(tag);
    await prerender();
    expect(shown(tag)).toEqual([]);
  });

  test("leaves with the tag, with its fields in the light DOM", async () => {
    const { create, prerender, removed } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    await prerender();
    expect(removed.screens).toBe(0);
    await remove(tag);
    expect(removed.screens).toBe(1);
  });
});

test("a clone brings no fields of the tag that it is a clone of", () => {
  const { create } = setUp();
  const tag = create();
  let count = 0;
  tag.leftovers.push({ remove: () => void count++ }, { remove: () => void count++ });
  tag.connect();
  expect(count).toBe(2);
});

test("all tags of a name share one style sheet", () => {
  const { create } = setUp();
  const [one, other] = [create(), create()];
  expect(one.shadow.adoptedStyleSheets).toHaveLength(1);
  expect(one.shadow.adoptedStyleSheets[0]).toBe(other.shadow.adoptedStyleSheets[0]);
});
