import { afterEach, describe, expect, test, vi } from "vitest";
import { shareCookie } from "#core/platform/shared-cookie.ts";
import { expectComplaint } from "#tests/setup.ts";
import { createCookieJar } from "./cookie-jar.ts";

afterEach(() => vi.unstubAllGlobals());

test("a cookie is Secure where the page came by https, and there alone", () => {
  for (const [protocol, end] of [
    ["https:", "; Secure"],
    ["http:", ""],
  ]) {
    const jar = createCookieJar();
    jar.visit(`${protocol}//www.example.be/en`);
    const cookie = shareCookie("digi-test");
    cookie.write("a b", 60_000);
    expect([cookie.read(), cookie.persistent()]).toEqual([["a b"], true]);
    expect(jar.written.at(-1)).toBe(`digi-test=a%20b; Max-Age=60; Path=/; SameSite=Lax${end}`);
  }
});

test("a lifetime has no fraction of a second, which browsers ignore: the cookie would end with the browser", () => {
  const jar = createCookieJar();
  jar.visit("http://www.example.be/en");
  shareCookie("digi-test").write("a", 60_999.5);
  expect(jar.written.at(-1)).toContain("; Max-Age=60;");
});

describe("a cookie of which there are several", () => {
  const page = "https://www.example.be/en/news";

  test("is read with all its values, also beside one that cannot be decoded", () => {
    const jar = createCookieJar();
    jar.visit(page);
    for (const line of ["digi-test=one; Path=/en", "digi-test=%; Path=/; Domain=example.be", "digi-test=; Path=/en/news"])
      jar.add(line, page);
    jar.add("digi-test=two%20; Path=/", page);
    expect(shareCookie("digi-test").read().toSorted()).toEqual(["%", "one", "two "]);
  });

  test("is one after it was written, on this page and on each that gets it", () => {
    const jar = createCookieJar();
    jar.visit(page);
    for (const line of ["digi-test=1; Path=/en", "digi-test=2; Path=/; Domain=example.be", "digi-test=3; Path=/"]) jar.add(line, page);
    shareCookie("digi-test").write("mine", 60_000);
    expect([jar.at(page), jar.at("https://www.example.be/"), jar.at("https://shop.example.be/en")]).toEqual([
      ["digi-test=mine"],
      ["digi-test=mine"],
      [],
    ]);
  });
});

describe("a cookie of a domain", () => {
  test("is there on all its hosts", () => {
    const jar = createCookieJar();
    jar.visit("https://www.example.be/en");
    shareCookie("digi-test").write("mine", 60_000, "example.be");
    expect([jar.at("https://shop.example.be/"), jar.at("https://example.be/"), jar.at("https://other.be/")]).toEqual([
      ["digi-test=mine"],
      ["digi-test=mine"],
      [],
    ]);
  });

  test("that is not the page's is kept for the page's host, and the author is told", () => {
    expectComplaint("cookie-domain: www.example.be is not in other.be");
    const jar = createCookieJar();
    jar.visit("https://www.example.be/en");
    const cookie = shareCookie("digi-test");
    cookie.write("mine", 60_000, "other.be");
    expect([cookie.read(), cookie.persistent(), jar.at("https://www.example.be/")]).toEqual([["mine"], true, ["digi-test=mine"]]);
  });
});

describe("a browser that stores no cookies", () => {
  test("is known before anything is written, and the page remembers the value itself", () => {
    createCookieJar().visit("https://www.example.be/en", { isRefusing: true });
    const cookie = shareCookie("digi-refused");
    expect(cookie.persistent()).toBe(false);
    cookie.write("mine", 60_000);
    expect([cookie.read(), cookie.persistent()]).toEqual([["mine"], false]);
    createCookieJar().visit("https://www.example.be/en");
    cookie.write("yours", 60_000);
    expect([cookie.read(), cookie.persistent()]).toEqual([["yours"], true]);
  });

  test("is told from one that stores them, by a cookie that is ended at once", () => {
    const jar = createCookieJar();
    jar.visit("https://www.example.be/en");
    expect([shareCookie("digi-test").persistent(), jar.at("https://www.example.be/en")]).toEqual([true, []]);
  });
});

describe("a watcher", () => {
  /** Simulates a tab with a cookie that other tabs write, with or without a channel between the tabs. */
  function openTab({ hasChannel = true } = {}) {
    let stored = "";
    const page = Object.defineProperty(new EventTarget(), "cookie", {
      get: () => stored,
      set(line: string) {
        stored = line.includes("Max-Age=0") ? "" : (line.split(";")[0] ?? "");
      },
    });
    const channel = Object.assign(new EventTarget(), { postMessage: () => undefined });
    vi.stubGlobal("location", new URL("https://www.example.be/"));
    vi.stubGlobal("document", page);
    vi.stubGlobal(
      "BroadcastChannel",
      hasChannel
        ? function () {
            return channel;
          }
        : undefined,
    );
    const cookie = shareCookie("digi-test");
    const seen: (string | undefined)[] = [];
    return {
      cookie,
      seen,
      watch: () => cookie.watch(() => seen.push(cookie.read()[0])),
      /** Changes the cookie as another tab does, or as the browser does at the end of its life. */
      writeElsewhere: (value: string): void => void (stored = value && `digi-test=${value}`),
      hear: () => channel.dispatchEvent(new Event("message")),
      comeBack: () => page.dispatchEvent(new Event("visibilitychange")),
    };
  }

  test("hears of another tab's value once, by the channel or when the visitor comes back", () => {
    for (const how of ["hear", "comeBack"] as const) {
      const tab = openTab();
      tab.watch();
      tab.writeElsewhere("theirs");
      tab[how]();
      tab.hear();
      tab.comeBack();
      expect(tab.seen).toEqual(["theirs"]);
    }
  });

  test("hears nothing where nothing has changed: a tab that is hidden and shown, a message without news, its own tab's value", () => {
    const tab = openTab();
    tab.writeElsewhere("there before");
    tab.watch();
    tab.comeBack();
    tab.hear();
    tab.cookie.write("mine", 60_000);
    tab.comeBack();
    tab.writeElsewhere("mine");
    tab.hear();
    expect(tab.seen).toEqual([]);
  });

  test("hears that the cookie has ended, that another tab has taken back what this one wrote, and nothing once it has stopped", () => {
    const tab = openTab({ hasChannel: false });
    tab.writeElsewhere("one");
    const stop = tab.watch();
    tab.cookie.write("two", 60_000);
    tab.writeElsewhere("one");
    tab.comeBack();
    tab.writeElsewhere("");
    tab.comeBack();
    expect(tab.seen).toEqual(["one", undefined]);
    stop();
    tab.writeElsewhere("three");
    tab.comeBack();
    expect(tab.seen).toHaveLength(2);
  });
});
