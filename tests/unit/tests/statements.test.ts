import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { claimsOf, countByArea, parseStatements, unknownClaims } from "#tests/statements.ts";

const csv = `id,area,section,statement
P-001,newsletter,0,"A visitor can say ""yes"", or no."
P-002,newsletter,1,Plain words.
C-003,order,2,"One, two."
`;

describe("the list of statements", () => {
  test("is read with quotes and commas", () => {
    expect(parseStatements(csv)).toEqual([
      { id: "P-001", area: "newsletter", text: 'A visitor can say "yes", or no.' },
      { id: "P-002", area: "newsletter", text: "Plain words." },
      { id: "C-003", area: "order", text: "One, two." },
    ]);
  });

  test("of this house has every statement once, each with an area", () => {
    const statements = parseStatements(readFileSync("tests/requirements.csv", "utf8"));
    expect(statements).toHaveLength(811);
    expect(new Set(statements.map((one) => one.id)).size).toBe(811);
    expect(statements.filter((one) => !/^[PC]-\d{3}$/.test(one.id) || one.area === "" || one.text === "")).toEqual([]);
  });
});

describe("claims", () => {
  test("are ids in brackets, several in one title too", () => {
    const text = 'test("keeps what was typed [P-001, C-003]", () => {});\n  ["a title in a table [P-002]", 1],';
    expect(claimsOf("a.test.ts", text)).toEqual([
      { id: "P-001", where: "a.test.ts:1" },
      { id: "C-003", where: "a.test.ts:1" },
      { id: "P-002", where: "a.test.ts:2" },
    ]);
  });

  test("do not count in comments or in tests that are not run", () => {
    expect(claimsOf("a.test.ts", '// [P-001]\n * [P-001]\ntest.skip("x [P-001]", () => {});\ntest.todo("x [P-002]");\nlist[P-1x]')).toEqual(
      [],
    );
  });

  test("are counted by area, and an id that does not exist is found", () => {
    const statements = parseStatements(csv);
    const claims = claimsOf("a.test.ts", 'test("x [P-001]");\ntest("y [P-001, P-999]");');
    expect(
      countByArea(statements, claims).map(({ area, total, proven, missing }) => [area, total, proven, missing.map((one) => one.id)]),
    ).toEqual([
      ["newsletter", 2, 1, ["P-002"]],
      ["order", 1, 0, ["C-003"]],
    ]);
    expect(unknownClaims(statements, claims)).toEqual([{ id: "P-999", where: "a.test.ts:2" }]);
  });
});

describe("npm run requirements", () => {
  const command = ["node_modules/tsx/dist/cli.mjs", "tests/requirements.ts"];

  test("prints a line for each area and names what is missing", () => {
    const output = execFileSync(process.execPath, [...command, "--area", "signup", "--missing"], { encoding: "utf8" });
    const [head, row, ...missing] = output.trimEnd().split("\n");
    expect(head).toMatch(/^area +total +proven +missing$/);
    expect(row).toMatch(new RegExp(`^signup +23 +\\d+ +${missing.length}$`));
    expect(missing.filter((line) => !/^ {2}[PC]-\d{3} {2}\S/.test(line))).toEqual([]);
  });

  test("fails on an area that does not exist", () => {
    const { status, stderr } = spawnSync(process.execPath, [...command, "--area", "nowhere"], { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain('There is no area "nowhere"');
  });
});
