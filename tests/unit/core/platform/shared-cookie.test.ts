import { afterEach, expect, test, vi } from "vitest";
import { shareCookie } from "#core/platform/shared-cookie.ts";

afterEach(() => vi.unstubAllGlobals());

/** What is written to the page's cookies. */
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
