import { afterEach, expect, test, vi } from "vitest";
import { endCookie, endCookiesNamed } from "#core/platform/written-cookies.ts";
import { createCookieJar } from "./cookie-jar.ts";

afterEach(() => vi.unstubAllGlobals());

const page = "https://www.shop.example.be/en/news/item";

test.each([
  ["for its host", "a=1; Path=/"],
  ["for its host by name", "a=1; Path=/; Domain=www.shop.example.be"],
  ["for a domain above", "a=1; Path=/; Domain=shop.example.be"],
  ["for the whole domain", "a=1; Path=/; Domain=example.be"],
  ["for a folder", "a=1; Path=/en"],
  ["for a folder with a slash", "a=1; Path=/en/"],
  ["for the page alone", "a=1; Path=/en/news/item; Domain=example.be"],
  ["without a path", "a=1"],
])("a cookie that was written %s is ended, and no other", (_where, line) => {
  const jar = createCookieJar();
  jar.visit(page);
  jar.add("b=2; Path=/; Domain=example.be", page);
  jar.add(line, page);
  expect(jar.at(page)).toHaveLength(2);
  endCookie("a");
  expect(jar.at(page)).toEqual(["b=2"]);
});

test("named cookies are ended wherever they are; a star stands for any text, and nothing else has a meaning of its own", () => {
  const jar = createCookieJar();
  jar.visit(page);
  const names = ["_ga", "_ga_X1", "_gcl_au", "_gacy", "x_ga", "lang", "a.b", "axb", "digi-consent"];
  for (const name of names) jar.add(`${name}=1; Path=/; Domain=example.be`, page);
  jar.add("_ga=2; Path=/en", page);
  endCookiesNamed("_ga, _ga_*,_gcl_au  a.b", "digi-consent");
  expect(jar.at(page)).toEqual(["_gacy=1", "x_ga=1", "lang=1", "axb=1", "digi-consent=1"]);
  endCookiesNamed("", "digi-consent");
  expect(jar.at(page)).toHaveLength(5);
  endCookiesNamed("*", "digi-consent");
  expect(jar.at(page), "but never the one that keeps the choice").toEqual(["digi-consent=1"]);
});

test("where the page may not read or write cookies, nothing happens", () => {
  const refuse = (): never => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("location", new URL(page));
  vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get: refuse, set: refuse }));
  expect(() => endCookiesNamed("*", "digi-consent")).not.toThrow();
  expect(() => endCookie("a")).not.toThrow();
});
