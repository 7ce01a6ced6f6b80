import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Cut } from "#build/lean-cut.ts";
import { cutLean, cuts } from "#build/lean-libraries.ts";
import { rootDir } from "#build/widgets.ts";

const sourceOf = ({ file }: Cut): [code: string, id: string] => {
  const id = join(rootDir, "node_modules", file);
  return [readFileSync(id, "utf8"), id];
};
/** The rows of the table of cuts: name, bytes, milliseconds, and why a cut of less than 200 bytes stays. */
const rows = [
  ...readFileSync(join(rootDir, "build/README.md"), "utf8").matchAll(/^\| `([\w-]+)` +\| +(-?[\d,]+) \| (.+?) *\| (.*?) *\|$/gm),
].map(([, name = "", bytes = "", milliseconds = "", why = ""]) => ({
  ...{ name, milliseconds, why },
  bytes: Number(bytes.replace(",", "")),
}));

test.each(cuts)(
  "$name is there as often as it was, whatever else is cut: else look at what the new release does, and at its size",
  (cut) => {
    const [code, id] = sourceOf(cut);
    const warnings: string[] = [];
    const warn = (message: string): void => void warnings.push(message);
    expect(cutLean(code, id, warn)).not.toBe(cutLean(code, id, warn, cut.name));
    expect(warnings).toEqual([]);
  },
);

test("a library that is written in another way is built as it is, with a warning for each edit, by the name of its cut", () => {
  for (const file of new Set(cuts.map((cut) => cut.file))) {
    const warnings: string[] = [];
    expect(cutLean("const other = 1;", `/node_modules${file}`, (message) => warnings.push(message))).toBe("const other = 1;");
    const expected = cuts.filter((cut) => cut.file === file).flatMap(({ name, edits }) => edits.map(() => name));
    expect(warnings.map((message) => expected.find((name) => message.includes(` of ${name} found `)))).toEqual(expected);
  }
});

test("other files are left alone", () => {
  expect(cutLean("x.stateChangeTypes = 1;", "/elsewhere.js", () => expect.unreachable())).toBe("x.stateChangeTypes = 1;");
});

test("the sanitiser is shipped as its authors wrote it", () => {
  expect(cuts.filter(({ file }) => file.includes("dompurify"))).toEqual([]);
});

test("the build's README says of each cut, in the order of the table, what it saves, and why one of less than 200 bytes stays", () => {
  expect(rows.map(({ name }) => name)).toEqual(cuts.map(({ name }) => name));
  expect(rows.filter(({ bytes, why }) => !(bytes >= 200 || why !== ""))).toEqual([]);
  expect(rows.filter(({ milliseconds }) => !/^\d/.test(milliseconds))).toEqual([]);
});
