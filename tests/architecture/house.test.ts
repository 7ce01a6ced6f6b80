/** Checks every law on the house, which is this repository. `rules.test.ts` proves that each of them can fail. */
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readHouse } from "./house.ts";
import { allRules } from "./rules/all-rules.ts";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const house = readHouse(root);

describe("the house", () => {
  test("is found", () => {
    expect(house.files.length).toBeGreaterThan(50);
  });

  for (const rule of allRules) {
    test(rule.law, () => {
      const found = rule.check(house);
      expect(found, `${found.length} breach(es) of: ${rule.law}\n  ${found.join("\n  ")}\n  → ${rule.advice}\n`).toHaveLength(0);
    });
  }
});
