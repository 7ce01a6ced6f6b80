/** A simulated page that runs the loader, with the files, languages and tags that a test needs. */
import { vi } from "vitest";
import type { Kernel, StartKernel } from "#core/runtime/element/host-link.ts";
import type { SessionSummary } from "#core/services/session/session.ts";
import type { Manifest } from "#loader/manifest.ts";
import { FakeElement, fakeDocument } from "./fake-element.ts";

const manifest: Manifest = {
  version: "1.4.0",
  integrity: "",
  shared: ["../shared/prerender", "../shared/core", "../shared/forms"],
  widgets: "newsletter max-length# reset(,contact!,dialog! show(",
  heights: "100100=[000",
};
vi.mock("virtual:manifest", () => manifest);
vi.mock("virtual:releases", () => ({ releases: "" }));

export type DigiWidgets = {
  version: string;
  setLanguage(language: unknown): Promise<void>;
  ready(tag?: string): Promise<void>;
  session: { readonly state: SessionSummary; signOut(): Promise<void> };
};
export const loaded: string[] = [];
export const prefetched: string[] = [];
/** The addresses from which the page's first file was loaded, which runs all other files. */
export const firsts = new Set<string>();
/** Addresses that were passed to the browser's `import()`, in order. */
export const imported: string[] = [];
export const started: Parameters<StartKernel>[0][] = [];

/** The parts of the page and of its files that a test may change. */
export const world = {
  /** Folders whose files cannot be loaded. */
  missing: [] as string[],
  switchFails: false,
  textsFail: false,
  kernelLanguage: "en",
  summary: undefined as SessionSummary | undefined,
  html: { lang: "" },
  tags: new Map<string, new () => FakeElement>(),
  inPage: [] as FakeElement[],
  /** Tags that the page had before the script, with their positions. */
  waiting: [] as ({ localName: string } & typeof near)[],
};

const kernel: Kernel = {
  prepare: () =>
    world.textsFail
      ? Promise.reject(Object.assign(new Error("catalogue.failed"), { name: "DigiError", code: "catalogue.failed" }))
      : Promise.resolve(),
  mount: () => ({ attributeChanged() {}, setProperty() {}, getProperty: () => undefined, callMethod: () => undefined, dispose() {} }),
  language: () => world.kernelLanguage as "en",
  setLanguage: (language) => {
    if (world.switchFails)
      return Promise.reject(Object.assign(new Error("catalogue.failed"), { name: "DigiError", code: "catalogue.failed" }));
    world.kernelLanguage = language;
    return Promise.resolve();
  },
  session: () => world.summary,
  signOut: () => Promise.resolve(void (world.summary = { signedIn: false })),
};
vi.mock("#loader/chunks.ts", () => ({
  importModule: (address: string) => Promise.resolve(imported.push(address)),
  hurry: () => undefined,
  createChunks: (first: () => string, _options: unknown, importFile: (address: string) => unknown) => ({
    prefetch: (address: string) => prefetched.push(address),
    load(address: string) {
      loaded.push(address);
      firsts.add(first());
      importFile(address);
      if (world.missing.some((folder) => address.startsWith(folder))) return Promise.reject(new Error("404"));
      if (address.endsWith("/ready.js")) return import("#loader/ready.ts");
      const start: StartKernel = (page) => {
        started.push(page);
        world.kernelLanguage = page.language;
        return kernel;
      };
      return Promise.resolve({
        start,
        default: {},
        css: "",
        nextFrame: () => Promise.resolve(),
        createScreen: () => undefined,
        openPage: () => ({ named: [], addressOf: () => undefined }),
      });
    },
  }),
}));

export const key = Symbol.for("digi.widgets");
export const page = globalThis as unknown as { digiWidgets: DigiWidgets } & Record<symbol, unknown>;
export const near = { top: 0, bottom: 10 };

export type Given = { data?: Record<string, string>; lang?: string; browser?: string[]; isModule?: boolean };
export async function boot({ data = {}, lang = "", browser = ["de-BE", "nl-BE"], isModule = false }: Given = {}): Promise<DigiWidgets> {
  world.html = { lang };
  vi.stubGlobal("HTMLElement", FakeElement);
  vi.stubGlobal("addEventListener", FakeElement.page.addEventListener.bind(FakeElement.page));
  vi.stubGlobal("removeEventListener", FakeElement.page.removeEventListener.bind(FakeElement.page));
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => queueMicrotask(draw));
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("location", { search: "", origin: "https://shop.example", href: "https://shop.example/page" });
  vi.stubGlobal("navigator", { languages: browser });
  vi.stubGlobal("customElements", {
    get: (name: string) => world.tags.get(name),
    define: (name: string, tag: new () => FakeElement) => world.tags.set(name, tag),
  });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe(): void {}
      unobserve(): void {}
    },
  );
  vi.stubGlobal("document", {
    ...fakeDocument,
    currentScript: isModule ? null : { src: "https://cdn.example/v1/loader.js", dataset: data },
    documentElement: world.html,
    querySelector: () => null,
    scripts: [{ src: "https://cdn.example/v1/loader.js", dataset: data, matches: () => true }],
    querySelectorAll: (selector: string) =>
      selector === ":not(:defined)"
        ? world.waiting
            .filter(({ localName }) => !world.tags.has(localName))
            .map(({ localName, ...rect }) => ({ localName, getBoundingClientRect: () => rect, checkVisibility: () => true }))
        : world.inPage.filter((tag) => [...world.tags].some(([name, Tag]) => selector.split(",").includes(name) && tag instanceof Tag)),
  });
  vi.resetModules();
  await import("#loader/loader.ts");
  return page.digiWidgets;
}

/** Inserts a tag into the page. No tag on this page is near the viewport, so none starts by itself. */
export function put(name: string): FakeElement {
  const Tag = world.tags.get(name);
  if (!Tag) throw new Error(`${name} is not defined`);
  const tag = new Tag();
  world.inPage.push(tag);
  tag.connect();
  return tag;
}

/** Begins a new page, on which nothing was loaded yet. It is called before each test. */
export function beginPage(): void {
  for (const list of [loaded, prefetched, imported, started]) list.length = 0;
  Object.assign(world, { tags: new Map(), inPage: [], waiting: [], switchFails: false, textsFail: false, summary: undefined, missing: [] });
  firsts.clear();
  // The event target of the page is replaced, so that the listeners of the page before are gone.
  FakeElement.page = new EventTarget();
  Reflect.deleteProperty(page, key);
  Reflect.deleteProperty(page, "digiWidgets");
}
