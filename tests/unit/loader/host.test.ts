import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { HostLink, Kernel, Mounted, PendingWrite } from "#core/element/host-link.ts";
import { systemClock } from "#core/platform/clock.ts";
import { DigiError } from "#core/errors/digi-error.ts";
import type { Look, Page } from "#loader/host-page.ts";
import type { RoomEntry } from "#loader/manifest.ts";
import { failed, lateAfterMs } from "#loader/failure.ts";
import { expectComplaint } from "#tests/setup.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { FakeElement, fakeDocument } from "./fake-element.ts";

vi.stubGlobal("HTMLElement", FakeElement);
vi.stubGlobal("document", fakeDocument);
const hurries = vi.hoisted(() => ({ count: 0 }));
vi.mock("#loader/chunks.ts", () => ({ hurry: () => void (hurries.count += 1) }));
const { createHostClass } = await import("#loader/host.ts");

type Tag = FakeElement & {
  heading: unknown;
  open: unknown;
  maxLength: unknown;
  loading: unknown;
  show(): Promise<unknown>;
  close(): Promise<unknown>;
};

const entry: RoomEntry = {
  room: "thing",
  needsForms: true,
  kinds: new Map([
    ["heading", ""],
    ["loading", ""],
    ["open", "?"],
    ["max-length", "#"],
  ]),
  methods: ["show", "close"],
  heights: "050",
};

/** Takes it out of the page, and waits for the end of its life, which comes in a task of its own. */
async function remove(tag: Tag): Promise<void> {
  tag.disconnect();
  await systemClock.wait(0);
  await settle();
}

/** What stands in a tag's shadow root. */
const shown = (tag: Tag): string[] =>
  (tag.shadow.children as { children: { localName: string }[] }[]).flatMap((frame) => frame.children.map((child) => child.localName));

/** A page whose files, texts and viewport answer by hand. */
function setUp() {
  failed.clear();
  hurries.count = 0;
  const loads: { resolve(): void; reject(cause: unknown): void }[] = [];
  const prepared: { resolve(): void; reject(cause: unknown): void }[] = [];
  const mounts: { link: HostLink; writes: PendingWrite[]; calls: unknown[][]; disposed: boolean }[] = [];
  const near = new Map<unknown, (isNear: boolean) => void>();
  const kernel: Kernel = {
    prepare: () => new Promise((resolve, reject) => prepared.push({ resolve, reject })),
    mount(link) {
      const mount = { link, writes: link.pending.splice(0), calls: [] as unknown[][], disposed: false };
      mounts.push(mount);
      const mounted: Mounted = {
        attributeChanged: (...args) => void mount.calls.push(["attribute", ...args]),
        setProperty: (...args) => void mount.calls.push(["property", ...args]),
        getProperty: (name) => `${name} of the widget`,
        callMethod(name, args) {
          if (name === "close") throw new RangeError("method");
          mount.calls.push(["method", name, ...args]);
          return name;
        },
        dispose: () => void (mount.disposed = true),
      };
      return mounted;
    },
    language: () => "en",
    setLanguage: () => Promise.resolve(),
    session: () => undefined,
    signOut: () => Promise.resolve(),
  };
  const removed = { shells: 0 };
  const look: Look = {
    css: ["view", "", ""],
    shell: ["Hello"],
    nextFrame: () => Promise.resolve(),
    createShell: ({ host }) => ({
      element: {
        className: "ui-reset",
        localName: "shell",
        get isConnected() {
          return shown(host as unknown as Tag).includes("shell");
        },
      } as HTMLElement,
      submitted: false,
      pressed: [],
      settled: () => undefined,
      remove: () => void (removed.shells += 1),
    }),
  };
  const looks: ((look: Look) => void)[] = [];
  const page: Page = {
    loadWidget: () => new Promise((resolve, reject) => loads.push({ resolve: () => resolve({ kernel, exported: {}, look }), reject })),
    loadLook: () => new Promise((resolve) => looks.push(resolve)),
    pageAddress: () => undefined,
    whenNear: (element, onNear) => {
      near.set(element, onNear);
      return () => near.delete(element);
    },
    unhide: () => undefined,
    currentLanguage: () => "nl",
  };
  const Host = createHostClass(entry, page) as unknown as new () => Tag;
  const events: [string, unknown][] = [];
  const create = (): Tag => {
    const tag = new Host();
    for (const type of ["digi-ready", "digi-error"])
      tag.addEventListener(type, (event) => events.push([type, (event as CustomEvent).detail]));
    return tag;
  };
  const arrive = async (): Promise<void> => {
    loads.at(-1)?.resolve();
    await settle();
    prepared.at(-1)?.resolve();
    await settle();
  };
  const paint = async (): Promise<void> => {
    looks.at(-1)?.(look);
    await settle();
  };
  return { create, paint, loads, prepared, mounts, near, events, removed, arrive };
}

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
    expect(loads).toHaveLength(0); // never attached, nothing fetched
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

describe("its first screen", () => {
  test("stands there until the view does, in place of the page's own content", async () => {
    const { create, paint, mounts, arrive } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    expect(shown(tag)).toEqual(["slot"]);
    await paint();
    expect(shown(tag)).toEqual(["shell"]);
    await arrive();
    expect(mounts[0]?.link.shell()?.element.localName).toBe("shell");
  });

  test("that comes after the view is not drawn any more", async () => {
    const { create, paint, mounts, arrive } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    await arrive();
    await paint();
    expect([shown(tag), mounts[0]?.link.shell()]).toEqual([["slot"], undefined]); // which the view takes away as it draws itself
  });

  test("that comes after the tag was removed is not drawn", async () => {
    const { create, paint } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    await remove(tag);
    await paint();
    expect(shown(tag)).toEqual([]);
  });

  test("leaves with the tag, with its fields in the light DOM", async () => {
    const { create, paint, removed } = setUp();
    const tag = create();
    tag.setAttribute("loading", "eager");
    tag.connect();
    await paint();
    expect(removed.shells).toBe(0);
    await remove(tag);
    expect(removed.shells).toBe(1);
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
    void tag.show(); // whoever wants it now is a reason to try again
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

  test("after four seconds with nothing drawn: a card beside the page's own content, whose room is kept; the form takes its place", async () => {
    const { tag, paint } = start();
    vi.advanceTimersByTime(lateAfterMs - 1);
    expect(shown(tag)).toEqual(["slot"]);
    vi.advanceTimersByTime(1);
    expect([shown(tag), frameOf(tag).className, [...tag.states]]).toEqual([["slot", "p"], "frame reserved", ["loading"]]);
    await paint();
    expect(shown(tag)).toEqual(["shell"]);
  });

  test("a form that stands there is left alone", async () => {
    const { tag, paint } = start();
    await paint();
    vi.advanceTimersByTime(lateAfterMs);
    expect(shown(tag)).toEqual(["shell"]);
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

test("all tags of a name share one style sheet", () => {
  const { create } = setUp();
  const [one, other] = [create(), create()];
  expect(one.shadow.adoptedStyleSheets).toHaveLength(1);
  expect(one.shadow.adoptedStyleSheets[0]).toBe(other.shadow.adoptedStyleSheets[0]);
});
