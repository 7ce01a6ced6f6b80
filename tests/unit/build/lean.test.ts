import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cutLean, cuts } from "#build/lean-libraries.ts";
import { rootDir } from "#build/widgets.ts";

test.each(Object.keys(cuts))(
  "what is cut out of %s is there as often as it was: else look at what the new release does, and at its size",
  (file) => {
    const id = join(rootDir, "node_modules", file);
    const warnings: string[] = [];
    const code = readFileSync(id, "utf8");
    expect(cutLean(code, id, (message) => warnings.push(message))).not.toBe(code);
    expect(warnings).toEqual([]);
  },
);

test("a library that is written in another way is built as it is, with a warning for each cut", () => {
  const [file = "", own = []] = Object.entries(cuts)[0] ?? [];
  const warnings: string[] = [];
  expect(cutLean("const other = 1;", `/node_modules${file}`, (message) => warnings.push(message))).toBe("const other = 1;");
  expect(warnings).toHaveLength(own.length);
});

test("other files are left alone", () => {
  expect(cutLean("x.stateChangeTypes = 1;", "/elsewhere.js", () => expect.unreachable())).toBe("x.stateChangeTypes = 1;");
});
