import { afterEach, beforeEach, expect, test, vi } from "vitest";

const build = vi.hoisted(() => ({ site: "" }));
vi.mock("virtual:site", () => build);

const { readRoutes } = await import("#loader/routes.ts");

const warn = vi.fn<(text: string) => void>();
beforeEach(() => void vi.stubGlobal("location", new URL("https://partner.example/internet")));
afterEach(() => {
  build.site = "";
  warn.mockReset();
});

const read = (options: Readonly<Record<string, unknown>>) => readRoutes((name) => options[name], warn);

test("a table as JSON, as an object, or none: it wins, entry by entry", () => {
  const table = { login: { fr: "/entrer" } };
  const all = [JSON.stringify(table), table, undefined].map((routes) => read({ routes }));
  expect(all.map(({ named }) => named)).toEqual([["login"], ["login"], []]);
  expect(all.map(({ addressOf }) => addressOf("login", "fr", "/fr/connexion"))).toEqual(["/entrer", "/entrer", "/fr/connexion"]);
  expect(all[0]?.addressOf("login", "nl", "/nl/inloggen")).toBe("/nl/inloggen");
  expect(all[0]?.addressOf("home", "nl", undefined)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test.each(["{login", "null", 3])("%j is said, and counts as none", (routes) => {
  expect(read({ routes }).named).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith("data-routes: not a JSON table of pages");
});

test("on another origin than the provider's, pages lie on the provider's site; the table still wins", () => {
  const { addressOf } = read({ site: "https://www.digi.example", routes: { login: { en: "/enter" } } });
  expect(addressOf("privacy", "nl", "/nl/privacy")).toBe("https://www.digi.example/nl/privacy");
  expect(addressOf("login", "en", "/en/login")).toBe("/enter");
});

test("on the provider's own origin they stay paths", () => {
  vi.stubGlobal("location", new URL("https://www.digi.example/en"));
  expect(read({ site: "https://www.digi.example/" }).addressOf("privacy", "en", "/en/privacy")).toBe("/en/privacy");
});

test("what the build says holds where the page says nothing", () => {
  build.site = "https://www.digi.example";
  expect(read({}).addressOf("privacy", "en", "/en/privacy")).toBe("https://www.digi.example/en/privacy");
  expect(read({ site: "https://test.digi.example" }).addressOf("privacy", "en", "/en/privacy")).toBe(
    "https://test.digi.example/en/privacy",
  );
});

test("what is no address is said, and counts as none", () => {
  expect(read({ site: "javascript:alert(1)" }).addressOf("privacy", "en", "/en/privacy")).toBe("/en/privacy");
  expect(warn).toHaveBeenCalledExactlyOnceWith("data-site: not an address");
});
