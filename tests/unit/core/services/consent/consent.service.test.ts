/** Tests the service of the cookie banner on a page with real cookies: a choice ends the cookies of others that it no longer allows. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { open, type Asker } from "#core/services/consent/consent.service.ts";
import { createCookieJar } from "#tests/unit/core/platform/cookie-jar.ts";

const page = "https://www.example.be/en";
const settings = { analytics: "datalayer", layer: "shopLayer" } as const;
const all = { preferences: true, statistics: true, marketing: true };
const none = { preferences: false, statistics: false, marketing: false };
const named = globalThis as { shopLayer?: ArrayLike<unknown>[]; dataLayer?: unknown };
let jar: ReturnType<typeof createCookieJar>;

beforeEach(() => {
  delete named.dataLayer; // The tests of other files in this realm may have left one.
  jar = createCookieJar();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("Node", EventTarget);
  vi.stubGlobal("HTMLCollection", EventTarget);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete named.shopLayer;
  delete named.dataLayer;
});

/** Opens the page with a banner that names cookies to end. */
function openPage(clear: string | undefined = "_ga,_ga_*") {
  jar.visit(page);
  Object.assign(document, { addEventListener: () => undefined });
  const service = open({ settings, version: "1.0.0" });
  const asker: Asker = { domain: () => undefined, clear: () => clear };
  return { service, leave: service.join(asker) };
}
const addTrackers = (): void => {
  for (const line of ["_ga=1; Path=/; Domain=example.be", "_ga_X=1; Path=/", "lang=fr; Path=/"]) jar.add(line, page);
};
/** Returns the names of the cookies of others on the page. */
const others = (): string[] => jar.at(page).flatMap((one) => (one.startsWith("digi-") ? [] : [one.replace(/=.*/, "")]));

test("a category that is withdrawn takes the named cookies with it, wherever they are; one more that is allowed does not", () => {
  const { service } = openPage();
  addTrackers();
  service.choose({ ...none, statistics: true });
  expect(others(), "before the first choice nothing was allowed").toEqual(["lang"]);
  addTrackers();
  service.choose(all);
  expect(others()).toHaveLength(3);
  service.choose({ ...all, marketing: false });
  expect(others()).toEqual(["lang"]);
});

test("what a script writes again while its page is left, the next page ends, where everything was refused", () => {
  const first = openPage();
  first.service.choose(none);
  addTrackers();
  first.leave();
  openPage();
  expect(others()).toEqual(["lang"]);
  openPage().service.choose({ ...none, statistics: true });
  addTrackers();
  openPage();
  expect(others(), "statistics are allowed").toHaveLength(3);
});

test("without names nothing is ended, and neither is anything before a choice", () => {
  addTrackers();
  const { service } = openPage("");
  service.choose(none);
  expect(others()).toHaveLength(3);
});

test("Google's commands are in the data layer that the page names, and in no other", () => {
  const { service } = openPage();
  service.choose({ ...none, marketing: true });
  const commands = (named.shopLayer ?? []).map((entry) => Array.from(entry));
  expect(commands.map(([word, kind]) => [word, kind])).toEqual([
    ["consent", "default"],
    ["consent", "update"],
  ]);
  expect(commands[1]?.[2]).toMatchObject({ ad_storage: "granted", analytics_storage: "denied" });
  expect(named.dataLayer).toBeUndefined();
});
