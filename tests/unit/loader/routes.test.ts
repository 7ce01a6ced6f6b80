import { expect, test, vi } from "vitest";
import { readRoutes } from "#loader/routes.ts";

test("a table as JSON, as an object, or none", () => {
  const table = { login: { fr: "/entrer" } };
  const warn = vi.fn<(text: string) => void>();
  expect([JSON.stringify(table), table, undefined].map((value) => readRoutes(value, warn))).toEqual([table, table, {}]);
  expect(warn).not.toHaveBeenCalled();
});

test.each(["{login", "null", 3])("%j is said, and counts as none", (value) => {
  const warn = vi.fn<(text: string) => void>();
  expect(readRoutes(value, warn)).toEqual({});
  expect(warn).toHaveBeenCalledExactlyOnceWith("data-routes: not a JSON table of pages");
});
