import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { withoutStatements } from "#tests/areas.ts";
import {
  claimsOf,
  countAll,
  countByArea,
  parseStatements,
  thinClaims,
  unknownClaims,
  type Claim,
  type Statement,
} from "#tests/statements.ts";

const csv = `id,area,section,statement
P-001,newsletter,0,"A visitor can say ""yes"", or no."
P-002,newsletter,1,Plain words.
C-003,order,2,"One, two."
`;

describe("the list of statements @all", () => {
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

describe("claims @all", () => {
  const tags = ["callback-modal", "login", "newsletter", "order", "order-flow"];

  test("are ids in brackets, several in one title too", () => {
    const text = 'test("keeps what was typed [P-001, C-003]", () => {});\n  ["a title in a table [P-002]", 1],';
    expect(claimsOf("hosts/a.test.ts", text, tags)).toEqual([
      { id: "P-001", tags: [], where: "hosts/a.test.ts:1" },
      { id: "C-003", tags: [], where: "hosts/a.test.ts:1" },
      { id: "P-002", tags: [], where: "hosts/a.test.ts:2" },
    ]);
  });

  test("do not count in comments or in tests that are not run", () => {
    const text = '// [P-001]\n * [P-001]\ntest.skip("x [P-001]", () => {});\ntest.todo("x [P-002]");\nlist[P-1x]';
    expect(claimsOf("a.test.ts", text, tags)).toEqual([]);
  });

  test.each([
    ["unit/widgets/callback-modal/callback-modal.rules.test.ts", ["callback-modal"]],
    ["e2e/login.test.ts", ["login"]],
    ["a11y/login.test.ts", ["login"]],
    ["e2e/callback-modal-faults.test.ts", ["callback-modal"]],
    ["a11y/order-flow-keyboard.test.ts", ["order-flow"]],
    ["e2e/order-faults.test.ts", ["order"]],
    ["e2e/orders.test.ts", []],
    ["e2e/session.test.ts", []],
    ["unit/widgets/order-result/order-result.rules.test.ts", []],
    ["unit/core/services/session/login.test.ts", []],
    ["contract/access-login.test.ts", []],
    ["unit/demo/pages.test.ts", []],
    ["hosts/prerendered-screen.test.ts", []],
  ])("of %s are for %j", (path, own) => {
    expect(claimsOf(path, 'test("x [P-001]");', tags)).toEqual([{ id: "P-001", tags: own, where: `${path}:1` }]);
  });

  test("are for the tags that the title names, whatever the file", () => {
    expect(claimsOf("e2e/login.test.ts", 'test("x [P-001 order-flow my-digi, P-002]");', tags)).toEqual([
      { id: "P-001", tags: ["order-flow", "my-digi"], where: "e2e/login.test.ts:1" },
      { id: "P-002", tags: ["login"], where: "e2e/login.test.ts:1" },
    ]);
  });

  test("of an id that does not exist, or for a tag that is not built, are found", () => {
    const claims = claimsOf("e2e/session.test.ts", 'test("x [P-001, P-999, P-002 newsletter, C-003 order]");', ["newsletter"]);
    expect(unknownClaims(parseStatements(csv), claims, ["newsletter"])).toEqual([
      "e2e/session.test.ts:1 names P-999, which is not in tests/requirements.csv",
      "e2e/session.test.ts:1 claims C-003 for order, which is no tag",
    ]);
  });
});

describe("what is proven @all", () => {
  const statement = (id: string, area: string, text = "Plain words."): Statement => ({ id, area, text });
  const claim = (id: string, ...tags: string[]): Claim => ({ id, tags, where: "a.test.ts:1" });
  const count = (statements: Statement[], claims: Claim[], tags: string[]) =>
    countByArea(statements, claims, tags).map(({ area, owner, isBuilt, proven, decided, missing }) => [
      `${area}/${owner}${isBuilt ? "" : " (not built)"}`,
      ...[proven, decided, missing].map((list) => list.map(({ id }) => id).join(" ")),
    ]);

  test("is proven by a test of the area's own tag", () => {
    const statements = [statement("P-001", "newsletter"), statement("P-002", "newsletter")];
    expect(count(statements, [claim("P-001", "newsletter"), claim("P-002", "contact")], ["newsletter", "contact"])).toEqual([
      ["newsletter/newsletter", "P-001", "", "P-002"],
    ]);
  });

  test("is not proven for a tag by a test of core or of the API", () => {
    expect(count([statement("P-001", "newsletter")], [claim("P-001")], ["newsletter"])).toEqual([
      ["newsletter/newsletter", "", "", "P-001"],
    ]);
  });

  test("of what all share is proven by any test", () => {
    const statements = [statement("P-001", "api"), statement("P-002", "session"), statement("P-003", "errors")];
    expect(count(statements, [claim("P-001"), claim("P-002", "login")], ["login"])).toEqual([
      ["api/shared", "P-001", "", ""],
      ["errors/shared", "", "", "P-003"],
      ["session/shared", "P-002", "", ""],
    ]);
  });

  test("is nothing where the tag is not built, whoever claims it", () => {
    expect(count([statement("P-001", "job-list")], [claim("P-001", "job-list"), claim("P-001")], ["login"])).toEqual([
      ["job-list/job-list (not built)", "", "", "P-001"],
    ]);
  });

  test("is counted for each tag of an area, and once in all, where every tag that is built has it", () => {
    const statements = [statement("P-001", "address-form"), statement("P-002", "address-form")];
    const claims = [claim("P-001", "fiber-check"), claim("P-002", "fiber-check"), claim("P-002", "address-form")];
    expect(count(statements, claims, ["fiber-check"])).toEqual([
      ["address-form/address-form (not built)", "", "", "P-001 P-002"],
      ["address-form/fiber-check", "P-001 P-002", "", ""],
    ]);
    expect(countAll(statements, claims, ["fiber-check"])).toEqual({ total: 2, proven: 2, decided: 0, missing: 0 });
    expect(countAll(statements, claims, ["fiber-check", "address-form"])).toEqual({ total: 2, proven: 1, decided: 0, missing: 1 });
    expect(countAll(statements, claims, [])).toEqual({ total: 2, proven: 0, decided: 0, missing: 2 });
  });

  test("and what the specification leaves open is decided, not proven", () => {
    const statements = [statement("P-001", "api", "UNSPECIFIED: the path."), statement("P-002", "api", "UNSPECIFIED: the text.")];
    expect(count(statements, [claim("P-001")], [])).toEqual([["api/shared", "", "P-001", "P-002"]]);
    expect(countAll(statements, [claim("P-001")], [])).toEqual({ total: 2, proven: 0, decided: 1, missing: 1 });
  });
});

describe("claims to read again", () => {
  const thinOf = (area: string, claims: readonly Claim[], ids: readonly string[]) => {
    const statements = ids.map((id) => ({ id, area, text: "Plain words." }));
    const tags = ["fiber-check", "newsletter"];
    return thinClaims(countByArea(statements, claims, tags), claims);
  };
  const claim = (id: string, where: string, ...tags: string[]): Claim => ({ id, tags, where });
  const many = (where: string, count: number): Claim[] =>
    Array.from({ length: count }, (_, at) => claim(`P-00${at + 1}`, where, "newsletter"));

  test("are those that stand alone in a title of eight ids or more, each once", () => {
    const where = "e2e/newsletter.test.ts:1";
    const claims = [...many(where, 8), claim("P-001", where, "contact"), claim("P-002", "hosts/a.test.ts:3")];
    expect(thinOf("newsletter", claims, ["P-001", "P-002"]).crowded).toEqual([{ id: "P-001", where, ids: 8 }]);
  });

  test("are none in a title of seven", () => {
    const claims = [...many("e2e/newsletter.test.ts:1", 7), claim("P-001", "e2e/newsletter.test.ts:1", "contact")];
    expect(thinOf("newsletter", claims, ["P-001", "P-002"]).crowded).toEqual([]);
  });

  test("are those of a tag that only unit tests, or only tests of the API, make for it", () => {
    const claims = [
      claim("P-001", "unit/widgets/newsletter/a.test.ts:2", "newsletter"),
      claim("P-001", "unit/core/a.test.ts:1", "newsletter"),
      claim("P-001", "e2e/contact.test.ts:1", "contact"),
      claim("P-002", "contract/a.test.ts:1", "newsletter"),
      claim("P-003", "unit/widgets/newsletter/a.test.ts:3", "newsletter"),
      claim("P-003", "contract/a.test.ts:2", "newsletter"),
      claim("P-004", "unit/widgets/newsletter/a.test.ts:4", "newsletter"),
      claim("P-004", "e2e/newsletter.test.ts:1", "newsletter"),
    ];
    const { crowded, unit, contract } = thinOf("newsletter", claims, ["P-001", "P-002", "P-003", "P-004", "P-005"]);
    expect(crowded).toEqual([]);
    expect(unit).toEqual([
      { id: "P-001", where: "unit/core/a.test.ts:1", ids: 1 },
      { id: "P-001", where: "unit/widgets/newsletter/a.test.ts:2", ids: 1 },
    ]);
    expect(contract).toEqual([{ id: "P-002", where: "contract/a.test.ts:1", ids: 1 }]);
  });

  test("are those that one of two tags has from unit tests alone", () => {
    const claims = [
      claim("P-001", "unit/core/a.test.ts:1", "address-form", "fiber-check"),
      claim("P-001", "e2e/address-form.test.ts:1", "address-form"),
    ];
    expect(thinOf("address-form", claims, ["P-001"]).unit).toEqual([{ id: "P-001", where: "unit/core/a.test.ts:1", ids: 1 }]);
  });

  test("are none of what all share", () => {
    const claims = [claim("P-001", "unit/core/a.test.ts:1"), claim("P-002", "contract/a.test.ts:1")];
    expect(thinOf("api", claims, ["P-001", "P-002"])).toEqual({ crowded: [], unit: [], contract: [] });
  });
});

describe("the areas of this house @all", () => {
  const statements = parseStatements(readFileSync("tests/requirements.csv", "utf8"));

  test("callback and open-fibre form are two: the fibre check has the second one only", () => {
    const ofForm = countByArea(statements, [], ["fiber-check"]).filter(
      ({ area, owner }) => area === "callback-form" && owner === "fiber-check",
    );
    expect(ofForm.flatMap(({ missing }) => missing.map(({ id }) => id))).toEqual(["P-058", "P-059"]);
  });

  test("every built tag has statements, or is named among those that have none", () => {
    const tags = readdirSync("widgets");
    const owners = new Set(countByArea(statements, [], tags).map(({ owner }) => owner));
    expect(tags.filter((tag) => !owners.has(tag) && !withoutStatements.includes(tag))).toEqual([]);
    expect(withoutStatements.filter((tag) => owners.has(tag))).toEqual([]);
  });
});

describe("npm run requirements @all", () => {
  const command = ["node_modules/tsx/dist/cli.mjs", "tests/requirements.ts"];

  test("prints a line for each area and names what is missing", () => {
    const output = execFileSync(process.execPath, [...command, "--area", "signup", "--missing"], { encoding: "utf8" });
    const [head, row, ...missing] = output.trimEnd().split("\n");
    expect(head).toMatch(/^area +tag +total +proven +decided +missing$/);
    expect(row).toMatch(new RegExp(`^signup +signup +23 +\\d+ +\\d+ +${missing.length}$`));
    expect(missing.filter((line) => !/^ {2}[PC]-\d{3} {2}\S/.test(line))).toEqual([]);
  });

  test("prints the areas of one tag", () => {
    const output = execFileSync(process.execPath, [...command, "--tag", "price-list"], { encoding: "utf8" });
    expect(output.trimEnd().split("\n").slice(1)).toEqual([
      expect.stringMatching(/^invoices +price-list +3 +3 +0 +0$/),
      expect.stringMatching(/^price-list +price-list +17 +16 +1 +0$/),
    ]);
  });

  test("lists the claims to read again, and is content with them", () => {
    const { status, stdout } = spawnSync(process.execPath, [...command, "--thin"], { encoding: "utf8" });
    const [crowded = [], unit = [], contract = []] = stdout.split(/^(?=claimed)/m).map((list) => list.trimEnd().split("\n"));
    const idsOf = (rows: readonly string[]): number => new Set(rows.map((row) => row.slice(2, 7))).size;
    expect([crowded[0], unit[0], contract[0]]).toEqual([
      `claimed once, in a title of eight ids or more: ${idsOf(crowded.slice(1))}`,
      `claimed by one layer only: unit: ${idsOf(unit.slice(1))}`,
      `claimed by one layer only: contract: ${idsOf(contract.slice(1))}`,
    ]);
    const rows = [crowded, unit, contract].flatMap((list) => list.slice(1));
    expect(rows.filter((row) => !/^ {2}[PC]-\d{3} {2}[\w/.-]+\.test\.tsx?:\d+ {2}\d+ ids?$/.test(row))).toEqual([]);
    expect(status).toBe(0);
  });

  test("fails on an area that does not exist", () => {
    const { status, stderr } = spawnSync(process.execPath, [...command, "--area", "nowhere"], { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain('There is no area "nowhere"');
  });
});
