/**
 * Tests of the decisions in `core/decisions`: all have the same form, and a decision names every pinned version of a package and every
 * linter rule that is switched off.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const folder = "core/decisions";
const decisions = readdirSync(folder).toSorted();
const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
const json = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, Record<string, string>>;

describe("decisions", () => {
  test.each(decisions)("%s begins with its number, and has a context and a decision", (name) => {
    const [, number, text] = /^# (\d+)\. \S.*\n\n([\s\S]+)$/.exec(read(name)) ?? [];
    expect(number?.padStart(4, "0")).toBe(name.slice(0, 4));
    expect(text?.match(/^\*\*(Context|Decision)\.\*\*/gm)).toEqual(["**Context.**", "**Decision.**"]);
  });

  test("have a number each", () => {
    expect(new Set(decisions.map((name) => name.slice(0, 4))).size).toBe(decisions.length);
  });
});

describe("decision 9 names", () => {
  const page = read("0009-pins-and-switched-off-rules.md");
  const unnamed = (names: readonly string[]): string[] => names.filter((name) => !page.includes(`\`${name}\``));
  const { dependencies, devDependencies, overrides } = json("package.json");
  const held = [...Object.entries({ ...dependencies, ...devDependencies }), ...Object.entries(overrides ?? {})].filter(
    ([, version]) => !version.startsWith("^"),
  );
  const off = Object.entries(json(".oxlintrc.json")["rules"] ?? {}).flatMap(([rule, level]) => (level === "off" ? [rule] : []));

  test("every version that is held, as it is", () => {
    expect(held.length).toBeGreaterThan(0);
    expect(unnamed(held.flat())).toEqual([]);
  });

  test("every rule that is off, and no other", () => {
    expect(off.length).toBeGreaterThan(0);
    expect(unnamed(off)).toEqual([]);
    const named = page.split("These rules are off.")[1]?.match(/^\| `[^|]+/gm) ?? [];
    expect(named.flatMap((cell) => cell.match(/[\w-]*\/?[\w-]+(?=`)/g) ?? []).toSorted()).toEqual(off.toSorted());
  });
});
