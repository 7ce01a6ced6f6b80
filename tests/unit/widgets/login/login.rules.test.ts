import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { routes, type PageId } from "#core/base/values/routes.ts";
import { isSame, readLogout, targetOf } from "#widgets/login/login.rules.ts";

const here = "https://digi.example/en/login";
const pages = Object.fromEntries((Object.keys(routes) as PageId[]).map((page) => [page, routes[page].en])) as Record<PageId, string>;
const site = { here, pages };
const overview = { page: "overview", href: "/en/my-digi/overview" };

describe("where a login leads to", () => {
  test.each([
    ["nothing asked", undefined, overview],
    ["an empty candidate", "", overview],
    ["a path", "/en/contact?x=1#y", { page: "contact", href: "/en/contact?x=1#y" }],
    ["a path of the site that the table does not know", "/en/blog", { page: undefined, href: "/en/blog" }],
    ["a whole address of this site", "https://digi.example/en/blog?a=b", { page: undefined, href: "/en/blog?a=b" }],
    ["the name of a page", "invoices", { page: "invoices", href: "/en/my-digi/invoices" }],
    ["white space around it", " /en/blog ", { page: undefined, href: "/en/blog" }],
  ])("%s [P-028]", (_what, candidate, target) => {
    expect(targetOf([candidate], site)).toEqual(target);
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "https:evil.example",
    "https:/evil.example",
    "http://digi.example/en/blog",
    "https://digi.example:444/en/blog",
    "https://digi.example@evil.example/",
    "https://digi.example.evil.example/",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "blob:https://digi.example/1",
    "evil.example",
    "../evil",
    "http://",
  ])("%j leads to the overview: nobody is led astray [P-028]", (candidate) => {
    const { href } = targetOf([candidate], site);
    // Some of the addresses are only unusual ways to write an address of this site, which browsers read as a path of it.
    expect(new URL(href, here).origin).toBe("https://digi.example");
    expect(href).toMatch(/^\/(?!\/)/);
  });

  test("whatever is asked, the way leads to the same site or to an address of the table", () => {
    const odd = fc.constantFrom(
      "/",
      "\\",
      "//",
      "https://",
      "http:",
      "evil.example",
      "@",
      ":",
      "\t",
      "\n",
      "..",
      "%2f",
      "javascript:",
      "?",
      "#",
    );
    const candidate = fc.oneof(
      fc.string().map((rest) => `https://${rest}`),
      fc.string(),
      fc.array(fc.oneof(odd, fc.string({ maxLength: 4 })), { maxLength: 8 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(candidate, (asked) => {
        const { href } = targetOf([asked], site);
        return new URL(href, here).origin === "https://digi.example" && !href.startsWith("//");
      }),
    );
  });

  test("an address of elsewhere only where the host's own table has it", () => {
    const elsewhere = { here, pages: { ...pages, order: "https://shop.example/order" } };
    expect(targetOf(["https://shop.example/order"], elsewhere)).toEqual({ page: "order", href: "https://shop.example/order" });
    expect(targetOf(["order"], elsewhere)).toEqual({ page: "order", href: "https://shop.example/order" });
    expect(targetOf(["https://shop.example/other"], elsewhere)).toEqual(overview);
    expect(targetOf(["https://shop.example/order?to=evil"], elsewhere)).toEqual(overview);
  });

  test("the first candidate that may be followed counts", () => {
    expect(targetOf([null, "/en/blog"], site).href).toBe("/en/blog");
    expect(targetOf(["/en/news", "/en/blog"], site).href).toBe("/en/news");
    expect(targetOf(["https://evil.example", "/en/blog"], site).href).toBe("/en/blog");
  });

  test("never back to the login: whoever is signed in would be sent on from there for ever", () => {
    for (const candidate of ["/en/login", "/en/login?next=/en/login", "login", "https://digi.example/en/login#x"])
      expect(targetOf([candidate], site)).toEqual(overview);
  });

  test("every page of the table can be named", () => {
    for (const page of Object.keys(routes) as PageId[])
      expect(targetOf([page], site)).toEqual(page === "login" ? overview : { page, href: routes[page].en });
  });
});

test("the same page is one of the same path, whatever its query", () => {
  expect(isSame("/en/login?x=1", here, here)).toBe(true);
  expect(isSame("/en/login/x", here, here)).toBe(false);
  expect(isSame("https://other.example/en/login", here, here)).toBe(false);
  expect(isSame("http://", here, here)).toBe(false);
});

describe("the flag that signs out [P-029]", () => {
  test.each([
    ["?logout=true", ""],
    ["?logout=1", ""],
    ["?logout", ""],
    ["?logout=", ""],
    ["?LOGOUT=TRUE", ""],
    ["?a=1&logout=true&b", "?a=1&b"],
    ["?next=%2Fen%2Fblog&logout", "?next=%2Fen%2Fblog"],
  ])("%s is one, and leaves %j", (search, rest) => {
    expect(readLogout(search)).toEqual({ isRequested: true, rest });
  });

  test.each(["", "?logout=false", "?logout=0", "?xlogout=1", "?a=logout", "?next=/x?logout=1"])("%j is none, and stays", (search) => {
    expect(readLogout(search)).toEqual({ isRequested: false, rest: search });
  });
});
