import { expect, test } from "vitest";
import { compareSizes } from "#tests/sizes.ts";

test("3 % more is accepted, and not a byte beyond @all", () => {
  expect(compareSizes({ "a.js": 1030, "b.js": 51 }, { "a.js": 1000, "b.js": 50 })).toEqual([]);
  expect(compareSizes({ "a.js": 1031, "b.js": 52 }, { "a.js": 1000, "b.js": 50 })).toEqual([
    "a.js grew from 1000 to 1031 bytes",
    "b.js grew from 50 to 52 bytes",
  ]);
});

test("less is accepted; what is new or gone is not @all", () => {
  expect(compareSizes({ "a.js": 10 }, { "a.js": 1000 })).toEqual([]);
  expect(compareSizes({ "new.js": 10 }, { "old.js": 10 })).toEqual(["new.js is new (10 bytes)", "old.js is gone"]);
});
