/** Tests that every law reports a set of files which breaks it: a law that cannot fail proves nothing. */
import { describe, expect, test } from "vitest";
import { breaking } from "./broken-houses.ts";
import { houseOf } from "./house.ts";
import { allRules } from "./rules/all-rules.ts";
import { sound } from "./sound-house.ts";

describe("the laws @all", () => {
  test("every law is broken here once", () => {
    const untried = allRules.filter((rule) => !breaking.some(([law]) => rule.law.startsWith(law))).map((rule) => rule.law);
    expect(untried).toEqual([]);
  });

  for (const [law, ...houses] of breaking) {
    test(`can fail: ${law}`, () => {
      const rule = allRules.find((one) => one.law.startsWith(law));
      expect(rule, "no such law").toBeDefined();
      const unnoticed = houses.filter((sources) => rule?.check(houseOf(sources)).length === 0);
      expect(unnoticed).toEqual([]);
    });
  }

  test("a sound house breaks none", () => {
    const house = houseOf(sound);
    expect(allRules.flatMap((rule) => rule.check(house))).toEqual([]);
  });
});
