/** A tag on a simulated page, whose files, texts and viewport the test controls. */
import { vi } from "vitest";
import type { HostLink, Kernel, Mounted, PendingWrite } from "#core/runtime/element/host-link.ts";
import { systemClock } from "#core/platform/clock.ts";
import type { Prerendered, Page } from "#loader/host-page.ts";
import type { WidgetEntry } from "#loader/manifest.ts";
import { failed } from "#loader/failure.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { FakeElement, fakeDocument } from "./fake-element.ts";

vi.stubGlobal("HTMLElement", FakeElement);
vi.stubGlobal("document", fakeDocument);
export const address = { href: "https://shop.example/pack" };
vi.stubGlobal("location", address);
export const hurries = { count: 0 };
vi.mock("#loader/chunks.ts", async (original) => ({ ...(await original<object>()), hurry: () => void (hurries.count += 1) }));
const { createHostClass } = await import("#loader/host.ts");

export type Tag = FakeElement & {
  heading: unknown;
  open: unknown;
  maxLength: unknown;
  loading: unknown;
  show(): Promise<unknown>;
  close(): Promise<unknown>;
};

const entry: WidgetEntry = {
  widget: "thing",
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

/** Removes a tag from the page. It also waits until the tag has ended, which happens in a later task. */
export async function remove(tag: Tag): Promise<void> {
  tag.disconnect();
  await systemClock.wait(0);
  await settle();
}

/** Returns the names of the elements in a tag's shadow root. */
export const shown = (tag: Tag): string[] =>
  (tag.shadow.children as { children: { localName: string }[] }[]).flatMap((frame) => frame.children.map((child) => child.localName));

type Deferred = { resolve(): void; reject(cause: unknown): void };

/** Creates a kernel that gets its texts when the test says so, and that records its calls. */
function createKernel() {
  const prepared: Deferred[] = [];
  const mounts: { link: HostLink; writes: PendingWrite[]; calls: unknown[][]; disposed: boolean }[] = [];
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
  return { kernel, prepared, mounts };
}

function createPrerendered() {
  const removed = { screens: 0 };
  const prerendered: Prerendered = {
    css: ["view", "", ""],
    tree: ["Hello"],
    nextFrame: () => Promise.resolve(),
    createScreen: ({ host }) => ({
      element: {
        className: "ui-reset",
        localName: "screen",
        get isConnected() {
          return shown(host as unknown as Tag).includes("screen");
        },
      } as HTMLElement,
      submitted: false,
      pressed: [],
      settled: () => undefined,
      remove: () => void (removed.screens += 1),
    }),
  };
  return { prerendered, removed };
}

/** Creates a page with a tag. The test decides when files and texts arrive, and when the tag is near the viewport. */
export function setUp({ heights = entry.heights } = {}) {
  failed.clear();
  hurries.count = 0;
  const loads: Deferred[] = [];
  const { kernel, prepared, mounts } = createKernel();
  const near = new Map<unknown, (isNear: boolean) => void>();
  const { prerendered, removed } = createPrerendered();
  /** The functions that are called when the file that gives a hidden tag a box (collapsed-box.ts) could not be loaded. */
  const unhidden: ((cause: unknown) => void)[] = [];
  const waiting: ((prerendered: Prerendered) => void)[] = [];
  const page: Page = {
    loadWidget: () =>
      new Promise((resolve, reject) => loads.push({ resolve: () => resolve({ kernel, exported: {}, prerendered }), reject })),
    loadPrerendered: () => new Promise((resolve) => waiting.push(resolve)),
    pageAddress: () => undefined,
    whenNear: (element, onNear) => {
      near.set(element, onNear);
      return () => near.delete(element);
    },
    unhide: (onFail) => void unhidden.push(onFail),
    currentLanguage: () => "nl",
  };
  const Host = createHostClass({ ...entry, heights }, page) as unknown as new () => Tag;
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
  const prerender = async (): Promise<void> => {
    waiting.at(-1)?.(prerendered);
    await settle();
  };
  return { create, prerender, loads, prepared, mounts, near, unhidden, events, removed, arrive };
}
