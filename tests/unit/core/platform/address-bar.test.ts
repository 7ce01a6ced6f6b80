import { beforeEach, describe, expect, test, vi } from "vitest";
import { pageAddressBar, replacePageQuery } from "#core/platform/address-bar.ts";
import { expectComplaint } from "#tests/setup.ts";

/** Simulates the part of a browser's history that the code under test uses. */
function openPage(address: string) {
  const page = { href: address, state: { host: 1 } as unknown, length: 1 };
  const go = (state: unknown, next: string): void => {
    const { href, origin } = new URL(next, page.href);
    if (origin !== new URL(page.href).origin) throw new DOMException("no", "SecurityError");
    Object.assign(page, { state, href });
  };
  const listeners = new Set<() => void>();
  vi.stubGlobal("location", {
    get href() {
      return page.href;
    },
  });
  vi.stubGlobal("history", {
    get state() {
      return page.state;
    },
    pushState(state: unknown, _: string, next: string) {
      go(state, next);
      page.length++;
    },
    replaceState: (state: unknown, _: string, next: string) => go(state, next),
  });
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => type === "popstate" && listeners.add(listener));
  vi.stubGlobal("removeEventListener", (type: string, listener: () => void) => type === "popstate" && listeners.delete(listener));
  const travel = (href: string): void => {
    page.href = href;
    for (const listener of listeners) listener();
  };
  return { page, listeners, travel };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe("the address bar", () => {
  test("takes a new entry without the host's state, and a change of this one with it", () => {
    const { page } = openPage("https://host.example/a?x=1#y");
    pageAddressBar.replace("?x=2");
    expect(page).toEqual({ href: "https://host.example/a?x=2", state: { host: 1 }, length: 1 });
    pageAddressBar.push("/b");
    expect(page).toEqual({ href: "https://host.example/b", state: null, length: 2 });
    expect(pageAddressBar.read()).toBe("https://host.example/b");
  });

  test("tells everybody who watches: of our own changes, and of Back and Forward", () => {
    const { listeners, travel } = openPage("https://host.example/a");
    const seen: string[] = [];
    const stops = [1, 2].map((who) => pageAddressBar.watch(() => seen.push(`${who} ${pageAddressBar.read().slice(20)}`)));
    pageAddressBar.push("/b");
    travel("https://host.example/a");
    stops[0]?.();
    pageAddressBar.replace("/c");
    expect(seen).toEqual(["1 /b", "2 /b", "1 /a", "2 /a", "2 /c"]);
    stops[1]?.();
    expect(listeners.size).toBe(0);
  });

  test("that a browser does not let change stays as it is, and the page goes on", () => {
    const { page } = openPage("https://host.example/a");
    const seen: string[] = [];
    const stop = pageAddressBar.watch(() => seen.push("told"));
    expectComplaint("does not let the page change it");
    pageAddressBar.push("https://other.example/b");
    stop();
    expect([page.href, seen]).toEqual(["https://host.example/a", []]);
  });

  test("changes its query alone", () => {
    const { page } = openPage("https://host.example//a?x=1&y#z");
    replacePageQuery("?y");
    expect(page).toEqual({ href: "https://host.example//a?y#z", state: { host: 1 }, length: 1 });
    replacePageQuery("");
    expect(page.href).toBe("https://host.example//a#z");
  });
});
