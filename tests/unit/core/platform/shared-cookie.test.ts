import { afterEach, describe, expect, test, vi } from "vitest";
import { shareCookie } from "#core/platform/shared-cookie.ts";

afterEach(() => vi.unstubAllGlobals());

/** Returns the cookies that are written on a page with the given protocol. */
function writtenOn(protocol: string): string[] {
  const written: string[] = [];
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("document", {
    get cookie() {
      return written.map((line) => line.split(";")[0]).join("; ");
    },
    set cookie(line: string) {
      written.push(line);
    },
  });
  const cookie = shareCookie("digi-test");
  cookie.write("a b", 60_000);
  expect(cookie.read()).toBe("a b");
  return written;
}

test("a cookie is Secure where the page came by https, and there alone", () => {
  const line = "digi-test=a%20b; Max-Age=60; Path=/; SameSite=Lax";
  expect(writtenOn("https:")).toEqual([`${line}; Secure`]);
  expect(writtenOn("http:")).toEqual([line]);
});

describe("a watcher", () => {
  /** Simulates a tab with a cookie that other tabs write, with or without a channel between the tabs. */
  function openTab({ hasChannel = true } = {}) {
    let stored = "";
    const page = Object.defineProperty(new EventTarget(), "cookie", {
      get: () => stored,
      set(line: string) {
        stored = line.split(";")[0] ?? "";
      },
    });
    const channel = Object.assign(new EventTarget(), { postMessage: () => undefined });
    vi.stubGlobal("location", { protocol: "https:" });
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
      watch: () => cookie.watch(() => seen.push(cookie.read())),
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
