/** The script as a page runs it: options, the one global, languages, who waits for what. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Kernel, StartKernel } from "#core/element/host-link.ts";
import type { SessionSummary } from "#core/session/session.ts";
import type { Manifest } from "#loader/manifest.ts";
import { expectComplaint } from "#tests/setup.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { FakeElement, fakeDocument } from "./fake-element.ts";

const manifest: Manifest = {
  version: "1.4.0",
  integrity: "",
  shared: ["../shared/paint", "../shared/core", "../shared/forms"],
  rooms: "newsletter max-length# reset(,contact!,dialog! show(",
  heights: "100100=[000",
};
vi.mock("virtual:manifest", () => manifest);
vi.mock("virtual:releases", () => ({ releases: "" }));

type DigiWidgets = {
  version: string;
  setLanguage(language: unknown): Promise<void>;
  ready(tag?: string): Promise<void>;
  session: { readonly state: SessionSummary; signOut(): Promise<void> };
};
const loaded: string[] = [];
const prefetched: string[] = [];
/** Folders whose files do not come. */
let missing: string[] = [];
/** Of the file that runs the others. */
const firsts = new Set<string>();
/** As they are handed to the browser. */
const imported: string[] = [];
const started: Parameters<StartKernel>[0][] = [];
let kernelLanguage = "en";
let switchFails = false;
let textsFail = false;
let summary: SessionSummary | undefined;

const kernel: Kernel = {
  prepare: () =>
    textsFail
      ? Promise.reject(Object.assign(new Error("catalogue.failed"), { name: "DigiError", code: "catalogue.failed" }))
      : Promise.resolve(),
  mount: () => ({ attributeChanged() {}, setProperty() {}, getProperty: () => undefined, callMethod: () => undefined, dispose() {} }),
  language: () => kernelLanguage as "en",
  setLanguage: (language) => {
    if (switchFails) return Promise.reject(Object.assign(new Error("catalogue.failed"), { name: "DigiError", code: "catalogue.failed" }));
    kernelLanguage = language;
    return Promise.resolve();
  },
  session: () => summary,
  signOut: () => Promise.resolve(void (summary = { signedIn: false })),
};
vi.mock("#loader/chunks.ts", () => ({
  importModule: (address: string) => imported.push(address),
  hurry: () => undefined,
  createChunks: (first: () => string, importFile: (address: string) => unknown) => ({
    prefetch: (address: string) => prefetched.push(address),
    load(address: string) {
      loaded.push(address);
      firsts.add(first());
      importFile(address);
      if (missing.some((folder) => address.startsWith(folder))) return Promise.reject(new Error("404"));
      if (address.endsWith("/ready.js")) return import("#loader/ready.ts");
      const start: StartKernel = (page) => {
        started.push(page);
        kernelLanguage = page.language;
        return kernel;
      };
      return Promise.resolve({
        start,
        default: {},
        css: "",
        nextFrame: () => Promise.resolve(),
        createShell: () => undefined,
        openPage: () => ({ named: [], addressOf: () => undefined }),
      });
    },
  }),
}));

const key = Symbol.for("digi.widgets");
const page = globalThis as unknown as { digiWidgets: DigiWidgets } & Record<symbol, unknown>;
let html: { lang: string };
let tags: Map<string, new () => FakeElement>;
let inPage: FakeElement[];
/** Tags that the page had before the script, and where they stand. */
let waiting: ({ localName: string } & typeof near)[];
const near = { top: 0, bottom: 10 };

type Given = { data?: Record<string, string>; lang?: string; browser?: string[]; isModule?: boolean };
async function boot({ data = {}, lang = "", browser = ["de-BE", "nl-BE"], isModule = false }: Given = {}): Promise<DigiWidgets> {
  html = { lang };
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
    get: (name: string) => tags.get(name),
    define: (name: string, tag: new () => FakeElement) => tags.set(name, tag),
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
    documentElement: html,
    querySelector: () => null,
    querySelectorAll: (selector: string) =>
      selector === "script[src]"
        ? [{ src: "https://cdn.example/v1/loader.js", dataset: data, matches: () => true }]
        : selector === ":not(:defined)"
          ? waiting
              .filter(({ localName }) => !tags.has(localName))
              .map(({ localName, ...rect }) => ({ localName, getBoundingClientRect: () => rect, checkVisibility: () => true }))
          : inPage.filter((tag) => [...tags].some(([name, Tag]) => selector.split(",").includes(name) && tag instanceof Tag)),
  });
  vi.resetModules();
  await import("#loader/loader.ts");
  return page.digiWidgets;
}

/** Puts a tag into the page; nothing is near the viewport here. */
function put(name: string): FakeElement {
  const Tag = tags.get(name);
  if (!Tag) throw new Error(`${name} is not defined`);
  const tag = new Tag();
  inPage.push(tag);
  tag.connect();
  return tag;
}

beforeEach(() => {
  for (const list of [loaded, prefetched, imported, started]) list.length = 0;
  [tags, inPage, waiting, switchFails, textsFail, summary] = [new Map(), [], [], false, false, undefined];
  missing = [];
  firsts.clear();
  Reflect.deleteProperty(page, key);
  Reflect.deleteProperty(page, "digiWidgets");
});
afterEach(() => vi.unstubAllGlobals());

describe("files are asked for", () => {
  test("by their addresses", async () => {
    await boot({ data: { base: "https://other.example/digi/1.4.0/" } });
    await page.digiWidgets.ready();
    expect(imported).toEqual(["https://other.example/digi/1.4.0/ready.js"]);
  });

  test("beside a module, which counts from where it was redirected to", async () => {
    await boot({ isModule: true });
    await page.digiWidgets.ready();
    expect(imported).toEqual(["../1.4.0/ready.js"]);
  });

  test("by their addresses where a module is told its base", async () => {
    page.digiWidgets = { base: "https://other.example/digi/1.4.0/" } as unknown as DigiWidgets;
    await boot({ isModule: true });
    await page.digiWidgets.ready();
    expect(imported).toEqual(["https://other.example/digi/1.4.0/ready.js"]);
  });
});

type Its = { base: string; lang?: "nl"; get: (name: string) => unknown };

describe("a later copy", () => {
  const registry = (): { offer(version: string, its?: Its): void } => page[key] as never;
  const good: Its = {
    base: "https://good.example/1.4.0/",
    lang: "nl",
    get: (name) => (name === "api" ? "https://api.good.example" : undefined),
  };
  const fallen = "https://cdn.example/";
  const eager = (): FakeElement => {
    const tag = put("digi-newsletter");
    tag.setAttribute("loading", "eager");
    return tag;
  };

  test("brings the files where none came to the first one, with what its page says, and failed tags try again", async () => {
    expectComplaint("failed");
    missing = [fallen];
    await boot({ data: { api: "https://api.fallen.example" } });
    const tag = eager();
    await vi.waitFor(() => expect([...tag.states]).toEqual(["error"]));
    registry().offer("1.4.0", good);
    await vi.waitFor(() => expect([...tag.states]).toEqual(["ready"]));
    expect(new Set(loaded.filter((address) => !address.startsWith(fallen)))).toEqual(
      new Set([
        "https://good.example/shared/paint.js",
        "https://good.example/1.4.0/newsletter.nl.js",
        "https://good.example/1.4.0/newsletter.js",
      ]),
    );
    expect([...firsts]).toEqual(["https://cdn.example/shared/paint.js", "https://good.example/shared/paint.js"]);
    const { options } = started[0] as Parameters<StartKernel>[0];
    expect(options.get("api")).toBe("https://api.good.example");
  });

  test("that came before the first one's files failed is used when they do", async () => {
    missing = [fallen];
    await boot();
    registry().offer("1.4.0", good);
    const tag = eager();
    await vi.waitFor(() => expect([...tag.states]).toEqual(["ready"]));
  });

  test.each<[string, Its | undefined]>([
    ["has its files at the same place", { ...good, base: "https://cdn.example/1.4.0/" }],
    ["does not know its files", undefined],
  ])("that %s changes nothing, and a better one after it helps", async (_, its) => {
    expectComplaint("failed");
    missing = [fallen];
    await boot();
    const tag = eager();
    await vi.waitFor(() => expect([...tag.states]).toEqual(["error"]));
    const before = loaded.length;
    registry().offer("1.4.0", its);
    await settle();
    expect(loaded.length).toBe(before);
    registry().offer("1.4.0", good);
    await vi.waitFor(() => expect([...tag.states]).toEqual(["ready"]));
  });

  test("whose files do not come either leaves the failure, and the first one's address is asked no more", async () => {
    expectComplaint("failed");
    missing = [fallen, "https://good.example/"];
    await boot();
    registry().offer("1.4.0", good);
    const tag = eager();
    await vi.waitFor(() => expect([...tag.states]).toEqual(["error"]));
    expect(loaded.slice(-1)[0]).toMatch("https://good.example/");
  });

  test("changes nothing where the first one's files are there", async () => {
    expectComplaint("failed");
    await boot();
    const first = eager();
    await vi.waitFor(() => expect([...first.states]).toEqual(["ready"]));
    registry().offer("1.4.0", good);
    missing = [`${fallen}1.4.0/contact`];
    const tag = put("digi-contact");
    tag.setAttribute("loading", "eager");
    await vi.waitFor(() => expect([...tag.states]).toEqual(["error"]));
    expect(loaded.filter((address) => !address.startsWith(fallen))).toEqual([]);
  });

  test("of another version is told once", async () => {
    expectComplaint("1.5.0 hands over to 1.4.0");
    await boot();
    for (const version of ["1.4.0", "1.5.0", "1.5.0"]) registry().offer(version);
  });
});

describe("a page", () => {
  test("whose connection comes back has failed tags try again", async () => {
    expectComplaint("failed");
    missing = ["https://cdn.example/"];
    await boot();
    const tag = put("digi-newsletter");
    tag.setAttribute("loading", "eager");
    await vi.waitFor(() => expect([...tag.states]).toEqual(["error"]));
    missing = [];
    FakeElement.page.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect([...tag.states]).toEqual(["ready"]));
  });

  test("without widgets costs the script alone", async () => {
    const { version } = await boot();
    await settle();
    expect([version, [...tags.keys()], loaded, prefetched]).toEqual(["1.4.0", ["digi-newsletter", "digi-contact", "digi-dialog"], [], []]);
  });

  test("keeps a tag of its own of that name", async () => {
    const theirs = FakeElement;
    tags.set("digi-contact", theirs);
    await boot();
    expect(tags.get("digi-contact")).toBe(theirs);
  });

  test("with the script twice is served by the first, and told once where the versions differ", async () => {
    expectComplaint("1.4.0 hands over to 1.3.0");
    const offer = vi.fn<(version: string, its: Its) => void>((version) => console.warn(`${version} hands over to 1.3.0`));
    page[key] = { version: "1.3.0", get: (name: string) => (name === "base" ? undefined : `${name} of the first`), offer };
    page.digiWidgets = { version: "1.3.0", session: {} } as never; // no options, but what the first one offers
    await boot({ data: { market: "be" } });
    expect([tags.size, page.digiWidgets.version]).toEqual([0, "1.3.0"]);
    // Files of two releases are never mixed.
    const [version, { base, get }] = offer.mock.calls[0] as Parameters<typeof offer>;
    expect([version, base, get("session"), get("market")]).toEqual(["1.4.0", "https://cdn.example/1.3.0/", "session of the first", "be"]);
  });

  test("asks for what is drawn first, and a moment later, before it arrives, for every file of the widget, in its language too", async () => {
    const { ready } = await boot({ lang: "fr" });
    vi.useFakeTimers();
    put("digi-newsletter").setAttribute("loading", "eager");
    expect([...new Set(loaded)]).toEqual(["https://cdn.example/shared/paint.js", "https://cdn.example/1.4.0/newsletter.fr.js"]);
    expect(prefetched).toEqual([]);
    vi.advanceTimersByTime(90);
    vi.useRealTimers();
    const asked = new Set([...prefetched, ...loaded].map((address) => address.replace("https://cdn.example/", "")));
    expect([...asked].toSorted()).toEqual([
      "1.4.0/core.fr.js",
      "1.4.0/newsletter.fr.js",
      "1.4.0/newsletter.js",
      "shared/core.js",
      "shared/forms.js",
      "shared/paint.js",
    ]);
    await ready();
  });

  test("asks at once for what the first near tag needs, and runs none of it; what is far, later or takes no space waits", async () => {
    vi.useFakeTimers();
    waiting = [
      { localName: "digi-dialog", ...near },
      { localName: "x-newsletter", ...near },
      { localName: "digi-contact", top: 1101, bottom: 1200 },
      { localName: "digi-newsletter", top: 1000, bottom: 1100 },
      { localName: "digi-contact", ...near },
    ];
    await boot();
    await vi.advanceTimersByTimeAsync(90);
    vi.useRealTimers();
    const asked = new Set([...prefetched, ...loaded].map((address) => address.replace("https://cdn.example/", "")));
    expect([...asked].toSorted()).toEqual([
      "1.4.0/core.nl.js",
      "1.4.0/newsletter.js",
      "1.4.0/newsletter.nl.js",
      "shared/core.js",
      "shared/forms.js",
      "shared/paint.js",
    ]);
    expect(started).toEqual([]);
  });

  test("asks for no forms where a room needs none", async () => {
    vi.useFakeTimers();
    waiting = [{ localName: "digi-contact", ...near }];
    await boot();
    await vi.advanceTimersByTimeAsync(90);
    vi.useRealTimers();
    expect(prefetched.filter((address) => address.includes("/shared/"))).toEqual(["https://cdn.example/shared/core.js"]);
  });

  test("fetches nothing for a tag of the page's own", async () => {
    tags.set("digi-contact", FakeElement);
    waiting = [{ localName: "digi-contact", ...near }];
    await boot();
    await settle();
    expect([loaded, prefetched]).toEqual([[], []]);
  });
});

describe("its language", () => {
  const languageOf = async (given: Given): Promise<unknown> => {
    const { ready } = await boot(given);
    put("digi-contact");
    await ready();
    return [started[0]?.language, started[0]?.followsDocument];
  };

  test.each<[string, Given, [string, boolean]]>([
    ["is that of the option, whatever the page says later", { data: { lang: "nl" }, lang: "fr" }, ["nl", false]],
    ["else the page's", { lang: "fr-BE" }, ["fr", true]],
    ["else the browser's, the first that we speak", { lang: "de" }, ["nl", true]],
    ["else English", { lang: "", browser: ["de", "it"] }, ["en", true]],
  ])("%s", async (_what, given, expected) => {
    expect(await languageOf(given)).toEqual(expected);
  });

  test("is the page's when the first widget comes, not when the script ran", async () => {
    const { ready } = await boot({ lang: "fr" });
    put("digi-contact");
    html.lang = "nl";
    await ready();
    expect(started[0]?.language).toBe("nl");
  });

  test("set before the first widget is there, it is the first that is drawn", async () => {
    const { ready, setLanguage } = await boot({ lang: "fr" });
    await setLanguage("nl-BE");
    put("digi-contact");
    await ready();
    expect(started[0]?.language).toBe("nl");
  });

  test("a switch that fails rejects; what comes later is fetched in the old language", async () => {
    const { ready, setLanguage } = await boot({ lang: "fr" });
    put("digi-contact");
    await ready();
    switchFails = true;
    await expect(setLanguage("nl")).rejects.toMatchObject({ name: "DigiError", code: "catalogue.failed" });
    put("digi-newsletter").setAttribute("loading", "eager");
    const texts = new Set([...prefetched, ...loaded].filter((file) => /newsletter\.\w\w\./.test(file)));
    expect([...texts]).toEqual(["https://cdn.example/1.4.0/newsletter.fr.js"]);
    switchFails = false;
    await setLanguage("nl");
    expect(kernelLanguage).toBe("nl");
  });

  test.each(["de", "", undefined, 5])("one that we do not speak (%j) is refused", async (language) => {
    const { setLanguage } = await boot({ lang: "fr" });
    await expect(setLanguage(language)).rejects.toMatchObject({ name: "DigiError", code: "config.invalid" });
  });
});

describe("ready()", () => {
  test("loads what it waits for, wherever it stands", async () => {
    const { ready } = await boot();
    const [contact, newsletter] = [put("digi-contact"), put("digi-newsletter")];
    await ready("digi-contact");
    expect([contact.states.has("ready"), newsletter.states.size]).toEqual([true, 0]);
    await ready();
    expect(newsletter.states.has("ready")).toBe(true);
  });

  test("rejects when a tag fails, and does not hang", async () => {
    expectComplaint("<digi-contact> failed");
    expectComplaint("<digi-newsletter> failed");
    textsFail = true;
    const { ready } = await boot();
    put("digi-contact");
    const tag = put("digi-newsletter");
    await expect(ready()).rejects.toMatchObject({ name: "DigiError", code: "catalogue.failed" });
    await settle();
    textsFail = false;
    tag.setAttribute("loading", "eager"); // tries again
    await expect(ready("digi-newsletter")).resolves.toBeUndefined();
  });

  test("refuses a tag that is none of ours", async () => {
    const { ready } = await boot();
    await expect(ready("digi-contct")).rejects.toMatchObject({ code: "config.invalid" });
    await expect(ready("1 >")).rejects.toMatchObject({ code: "config.invalid" });
  });

  test("a tag that is not in the page is nothing to wait for", async () => {
    const { ready } = await boot();
    await expect(ready("digi-contact")).resolves.toBeUndefined();
  });
});

describe("session", () => {
  test("is what a tag has found out, and nobody before", async () => {
    const { ready, session } = await boot();
    expect(session.state).toEqual({ signedIn: false });
    summary = { signedIn: true, user: { email: "m@digi.example", first_name: "Marie", last_name: "Peeters" } };
    expect(session.state).toEqual({ signedIn: false });
    put("digi-contact");
    await ready();
    expect(session.state).toEqual(summary);
    await session.signOut();
    expect(session.state).toEqual({ signedIn: false });
  });

  test("can be signed out of on a page without a tag, by one file and what it needs [C-403]", async () => {
    const { session } = await boot({ lang: "nl" });
    summary = { signedIn: true };
    await session.signOut();
    expect(loaded).toEqual(["https://cdn.example/1.4.0/kernel.js"]);
    expect(started[0]?.language).toBe("nl");
    expect(session.state).toEqual({ signedIn: false });
  });
});
