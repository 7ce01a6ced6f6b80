import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Call } from "#core/services/api/call.ts";
import { addressCity } from "#core/domain/address/address.contract.ts";
import type { HostRoutes, PageOptions } from "#core/runtime/element/host-link.ts";
import type { PageLinks } from "#core/runtime/element/widget.ts";
import { expectComplaint } from "#tests/setup.ts";
import { settle } from "./platform/fake-clock.ts";

const mounted: {
  call: Call;
  explain: (failure: object) => void;
  captcha: string;
  links: PageLinks;
  pages: () => object;
}[] = [];
vi.mock("#core/runtime/element/mount.ts", () => ({
  mountWidget: (_link: unknown, _widget: unknown, services: (typeof mounted)[0]) => mounted.push(services),
}));
vi.mock("#core/runtime/element/view-element.ts", () => ({ defineViewElement: () => () => undefined }));
const openDebug = vi.fn<(target: string, language: string) => void>();
vi.mock("#core/tools/debug/debug.ts", () => ({ openDebug }));
let whyNoClient = new Error("404");
vi.mock("#core/services/api/client.ts", () => ({
  createClient: (): never => {
    throw whyNoClient;
  },
}));
const { start } = await import("#core/kernel.ts");

let changeHtmlLanguage: ((lang: string) => void) | undefined;
const failing = new Set<string>();

beforeEach(() => {
  mounted.length = 0;
  openDebug.mockClear();
  failing.clear();
  changeHtmlLanguage = undefined;
  const documentElement = { lang: "" };
  vi.stubGlobal("window", new EventTarget()); // The library that stores the texts dispatches its changes to the window.
  vi.stubGlobal("document", { documentElement });
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(onChange: () => void) {
        changeHtmlLanguage = (lang) => {
          documentElement.lang = lang;
          onChange();
        };
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Given = { followsDocument?: boolean; routes?: Table; debug?: string };

function boot({ followsDocument = true, routes = {}, debug }: Given = {}) {
  return start({
    options: { get: (name) => (name === "debug" ? debug : undefined) } as Partial<PageOptions> as PageOptions,
    routes: (): HostRoutes => ({
      named: Object.keys(routes),
      addressOf: (page, language, usualPath) => routes[page]?.[language] ?? usualPath,
    }),
    language: "fr",
    followsDocument,
    loadChunk: (name) => (failing.has(name) ? Promise.reject(new Error("503")) : Promise.resolve({ templates: {} })),
    version: "1.4.0",
  });
}

test("a doctor that a tag needs and that does not come is said with the tag's name", async () => {
  expectComplaint("digi-a: the doctor could not be loaded");
  boot().mount({} as never, { name: "a", pages: {} });
  failing.add("doctor");
  mounted[0]?.explain({ code: "captcha.failed" });
  await settle();
  expect(console.error).toHaveBeenCalledTimes(1);
});

describe("the language of <html>", () => {
  test("changed without a reload, it changes ours", async () => {
    const kernel = boot();
    await kernel.prepare({ name: "a" });
    changeHtmlLanguage?.("nl-BE");
    await settle();
    expect(kernel.language()).toBe("nl");
  });

  test("does not overrule one that was given by option", async () => {
    const kernel = boot({ followsDocument: false });
    await kernel.prepare({ name: "a" });
    expect(changeHtmlLanguage).toBeUndefined();
    expect(kernel.language()).toBe("fr");
  });

  test("one that we do not speak changes nothing", async () => {
    const kernel = boot();
    await kernel.prepare({ name: "a" });
    changeHtmlLanguage?.("de");
    await settle();
    expect(kernel.language()).toBe("fr");
  });

  test("one whose texts do not come is said in the console, and is tried again at the next change", async () => {
    expectComplaint("the page's new language could not be loaded");
    const kernel = boot();
    await kernel.prepare({ name: "a" });
    failing.add("a.nl");
    changeHtmlLanguage?.("nl");
    await settle();
    expect(kernel.language()).toBe("fr");
    failing.clear();
    changeHtmlLanguage?.("nl");
    await settle();
    expect(kernel.language()).toBe("nl");
  });
});

test("setLanguage rejects where texts of one of several widgets do not come, and all stay as they are", async () => {
  const kernel = boot();
  await Promise.all([kernel.prepare({ name: "a" }), kernel.prepare({ name: "b" })]);
  failing.add("b.nl");
  await expect(kernel.setLanguage("nl")).rejects.toMatchObject({
    name: "DigiError",
    code: "catalogue.failed",
    message: "catalogue.failed: b.nl",
  });
  expect(kernel.language()).toBe("fr");
  failing.clear();
  await kernel.setLanguage("nl");
  expect(kernel.language()).toBe("nl");
});

test("a widget whose texts do not come rejects, and can be prepared again", async () => {
  const kernel = boot();
  failing.add("a.fr");
  await expect(kernel.prepare({ name: "a" })).rejects.toMatchObject({ code: "catalogue.failed" });
  failing.clear();
  await expect(kernel.prepare({ name: "a" })).resolves.toBeUndefined();
});

test("the host's own table of pages wins, entry by entry", async () => {
  const kernel = boot({ routes: { login: { fr: "https://id.example/entrer", nl: "/in" } } });
  await kernel.prepare({ name: "a" });
  const pages = { login: { en: "/en/login", fr: "/fr/connecter", nl: "/nl/inloggen" }, home: { en: "/en", fr: "/fr", nl: "/nl" } };
  kernel.mount({} as never, { name: "a", pages });
  expect([mounted[0]?.links.pathOf("login"), mounted[0]?.links.pathOf("home")]).toEqual(["https://id.example/entrer", "/fr"]);
  expect(mounted[0]?.pages()).toEqual({ login: "https://id.example/entrer", home: "/fr" });
  await kernel.setLanguage("en");
  expect(mounted[0]?.links.pathOf("login")).toBe("/en/login");
  expect(() => mounted[0]?.links.pathOf("home-page" as "home")).toThrow("a leads to home-page");
});

test("a page exists that the widget brings the path of, and one that the host's table names, in the languages that it names", async () => {
  const kernel = boot({ routes: { roaming: { fr: "/fr/a-l-etranger" } } });
  await kernel.prepare({ name: "a" });
  kernel.mount({} as never, { name: "a", pages: { home: { en: "/en", fr: "/fr", nl: "/nl" } } });
  const links = mounted[0]?.links;
  const exist = () => (["home", "roaming", "conditions"] as const).map((page) => links?.hasPage(page));
  expect(exist()).toEqual([true, true, false]);
  expect(links?.pathOf("roaming")).toBe("/fr/a-l-etranger");
  expect(mounted[0]?.pages()).toEqual({ home: "/fr", roaming: "/fr/a-l-etranger" });
  await kernel.setLanguage("en");
  expect(exist()).toEqual([true, false, false]);
  expect(mounted[0]?.pages()).toEqual({ home: "/en" });
});

const outdated = Object.assign(new Error("gone"), { name: "DigiError", code: "chunk.outdated" });

test.each([
  [true, new Error("404"), "network.unreachable"],
  [false, new Error("404"), "network.offline"],
  [true, outdated, "chunk.outdated"],
])("a client that does not come: online %s, because of %s, is %s", async (onLine, cause, code) => {
  expectComplaint("digi-a: the API client could not be loaded");
  whyNoClient = cause;
  vi.stubGlobal("navigator", { onLine });
  boot().mount({} as never, { name: "a", pages: {} });
  expect(await mounted[0]?.call(addressCity)).toEqual({ ok: false, failure: { code } });
});

describe("debug", () => {
  test("asks the page's doctor, once; without it nobody is asked", () => {
    const doctor = vi.fn<() => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal("digiWidgets", { doctor });
    boot();
    expect(doctor).not.toHaveBeenCalled();
    boot({ debug: "" });
    expect(doctor).toHaveBeenCalledOnce();
  });

  test("opens the list of what is tracked, in the page's language; without it its file is not asked for", async () => {
    boot();
    await settle();
    expect(openDebug).not.toHaveBeenCalled();
    boot({ debug: "" });
    await vi.waitFor(() => expect(openDebug.mock.calls).toEqual([["datalayer", "fr"]]));
  });

  test("a list that cannot be shown is said, and breaks nothing", async () => {
    expectComplaint("what is tracked could not be loaded");
    openDebug.mockImplementationOnce(() => {
      throw new Error("no body");
    });
    boot({ debug: "" });
    await vi.waitFor(() => expect(openDebug).toHaveBeenCalledOnce());
    await settle();
  });

  test("a doctor that does not come is said, and breaks nothing", async () => {
    expectComplaint("the doctor could not be loaded");
    vi.stubGlobal("digiWidgets", { doctor: () => Promise.reject(new Error("503")) });
    boot({ debug: "" });
    await settle();
  });
});
