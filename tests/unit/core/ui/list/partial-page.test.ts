import { expect, test } from "vitest";
import { isPartialPage } from "#core/ui/list/partial-page.rules.ts";

const loaded = (count: number) => ({ status: "loaded", items: Array.from({ length: count }, (_, index) => index) });

test.each<[string, Parameters<typeof isPartialPage>[0], boolean]>([
  ["not asked yet", { status: "idle" }, false],
  ["on its way", { status: "loading" }, false],
  ["one less than a page", loaded(8), true],
  ["a page", loaded(9), false],
  ["nothing", { status: "empty" }, true],
  ["did not come", { status: "failed" }, true],
])("the space of a page is given back where it is not filled: %s", (_what, state, expected) => {
  expect(isPartialPage(state, 9)).toBe(expected);
});
