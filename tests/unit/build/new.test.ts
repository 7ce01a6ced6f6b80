/**
 * Tests widgets and parts of each kind that are generated in a copy of the repository: they break no law, their types are right, and their
 * own tests pass.
 */
import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createNew, type Made } from "#build/new.ts";
import { drawPart } from "#build/part-template.ts";
import { houseOf } from "#tests/architecture/house.ts";
import { allRules } from "#tests/architecture/rules/all-rules.ts";
import { copyHouse } from "#tests/house-copy.ts";

let house = "";
const run = promisify(execFile);
const options = () => ({ cwd: house, env: { ...process.env, VITEST: "", NO_COLOR: "1" }, maxBuffer: 2 ** 24 });
/** Runs a command-line tool and returns its output. Where the tool fails, the test fails with that output. */
const tool = (name: string, ...args: string[]): Promise<string> =>
  run(join("node_modules/.bin", name), args, options()).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => Promise.reject(new Error(`${name}: ${error.stdout}${error.stderr}`)),
  );
const read = (path: string): string => readFileSync(join(house, path), "utf8");

let list: Made;
let form: Made;
let part: Made;
let flow: Made;
let areaView: Made;
let paths: string[] = [];

beforeAll(async () => {
  house = copyHouse();
  list = await createNew({ name: "price-list-of-everything", title: { fr: "Tarifs", nl: "Tarieven" } }, house);
  form = await createNew({ name: "ask", kind: "form", title: { en: 'Ask <us> & "them"', fr: "Demandez", nl: "Vraag" } }, house);
  part = await createNew({ name: "price-list-of-everything/details", title: { fr: "Détails", nl: "Details" } }, house);
  flow = await createNew({ name: "move-house", kind: "flow", title: { fr: "Vous déménagez", nl: "Verhuizen" } }, house);
  areaView = await createNew({ name: "my-digi/loyalty-points", title: { fr: "Points de fidélité", nl: "Spaarpunten" } }, house);
  const routes = read("core/base/values/routes.ts");
  writeFileSync(
    join(house, "core/base/values/routes.ts"),
    routes.replace("  orders: everywhere", '  "loyalty-points": everywhere("my-digi/loyalty-points"),\n  orders: everywhere'),
  );
  paths = [list, form, part, flow, areaView].flatMap(({ written, changed }) => [...written, ...changed]);
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const roles = ({ written }: Made): string[] =>
  written.filter((path) => /^widgets\/.*\.\w+\.?\w*$/.test(path)).map((path) => path.replace(/^.*\//, ""));

describe("what is made @all", () => {
  test("a list: a widget with a definition, heights, contract, model, messages, view and style, answers, tests and translations", () => {
    const name = "price-list-of-everything";
    const own = ["element.ts", "heights.json", "contract.ts", "model.ts", "messages.ts", "view.tsx", "css"].map(
      (role) => `${name}.${role}`,
    );
    expect(roles(list)).toEqual([...own, "fr.xlf", "nl.xlf"]);
    expect(list.written).toContain(`demo/api/modules/${name}/${name}.module.ts`);
    for (const kind of ["contract", "e2e"]) expect(list.written).toContain(`tests/${kind}/${name}.test.ts`);
    expect(list.changed).toEqual(["demo/api/app/modules.ts", "tests/widgets.ts"]);
  });

  test("a form: the same with a schema, and its call is named among those that take a captcha", () => {
    const own = ["element.ts", "heights.json", "schema.ts", "contract.ts", "model.ts", "messages.ts", "view.tsx", "css"];
    expect(roles(form)).toEqual([...own.map((role) => `ask.${role}`), "fr.xlf", "nl.xlf"]);
    expect(form.changed).toEqual(["demo/api/app/modules.ts", "tests/contract/support/captcha-calls.ts"]);
  });

  test("a part: a definition of its own, and its widget's view draws it", () => {
    const own = ["part.ts", "contract.ts", "model.ts", "messages.ts", "view.tsx", "css"];
    expect(roles(part)).toEqual([...own.map((role) => `details.${role}`), "fr.xlf", "nl.xlf"]);
    expect(part.forView).toEqual([]);
    expect(read("widgets/price-list-of-everything/price-list-of-everything.view.tsx")).toContain('<Part<typeof Details> name="details" />');
  });

  test("a flow: a widget with its table of steps, and a part for each", () => {
    const own = ["element.ts", "heights.json", "schema.ts", "rules.ts", "model.ts", "messages.ts", "view.tsx", "css"];
    const parts = {
      choice: ["part.ts", "contract.ts", "model.ts", "messages.ts", "view.tsx", "css"],
      appointment: ["part.ts", "contract.ts", "model.ts", "messages.ts", "view.tsx"],
      details: ["part.ts", "schema.ts", "contract.ts", "model.ts", "messages.ts", "view.tsx"],
      done: ["part.ts", "messages.ts", "view.tsx"],
    };
    const ofParts = Object.entries(parts).flatMap(([name, files]) => files.map((role) => `${name}.${role}`));
    const locales = ["", ...Object.keys(parts)].flatMap(() => ["fr.xlf", "nl.xlf"]);
    expect(roles(flow)).toEqual([...own.map((role) => `move-house.${role}`), ...ofParts, ...locales]);
    expect(flow.changed).toEqual(["demo/api/app/modules.ts", "tests/contract/support/captcha-calls.ts", "tests/widgets.ts"]);
  });

  test("a view of the customer area: a part, a line in the table of views, and its name; its route alone is written by hand", () => {
    expect(areaView.forView).toEqual([]);
    expect(areaView.changed).toEqual([
      "demo/api/app/modules.ts",
      "tests/widgets.ts",
      "widgets/my-digi/my-digi.rules.ts",
      "widgets/my-digi/my-digi.messages.ts",
    ]);
    expect(read("widgets/my-digi/my-digi.rules.ts")).toContain('  "loyalty-points": { part: "loyalty-points", page: "loyalty-points" },');
    expect(read("widgets/my-digi/locales/nl.xlf")).toContain("<source>Loyalty points</source>\n  <target>Spaarpunten</target>");
  });

  test("a part is drawn beside those that the view draws already, and its journey stands with theirs", () => {
    const view = read("widgets/move-house/move-house.view.tsx");
    expect(drawPart(view, "extra")?.match(/import \{.*\bPart\b.*\}/g)).toEqual(["import { Part, usePrefetch }"]);
    const ways = read("tests/widgets.ts");
    for (const journey of ["move-house", "price-list-of-everything-details"])
      expect(ways).toContain(`{ journey: "tests/e2e/${journey}.test.ts" }`);
    const [ofList] = /"digi-price-list-of-everything": \{[^]*?\n {2}\},/.exec(ways) ?? [];
    expect(ofList?.match(/\w+(?=: )/g)).toEqual(["parts", "details", "journey", "lists"]);
  });

  test("every text is translated", () => {
    const units = paths.filter((path) => path.endsWith(".xlf")).flatMap((path) => read(path).match(/<trans-unit.*?<\/trans-unit>/gs) ?? []);
    expect(units.length).toBeGreaterThan(30);
    expect(units.filter((unit) => !/<target>\S.*<\/target>/s.test(unit))).toEqual([]);
    expect(read("widgets/ask/locales/fr.xlf")).toContain('<source>Ask &lt;us&gt; &amp; "them"</source>\n  <target>Demandez</target>');
    expect(read("widgets/move-house/choice/locales/nl.xlf")).toContain('<target>Kies <x id="0" equiv-text="${offer}"/></target>');
  });
});

describe("passes at once @all", () => {
  const code = (): string[] => paths.filter((path) => /\.(tsx?|css)$/.test(path));

  test("every law of the house", () => {
    const made = houseOf(Object.fromEntries(code().map((path) => [path, read(path)])));
    expect(allRules.flatMap((rule) => rule.check(made))).toEqual([]);
  });

  test("format", () => tool("oxfmt", "--check", ...paths));
  test("lint", () => tool("oxlint", "--type-aware", "--deny-warnings", ...code().filter((path) => !path.endsWith(".css"))));
  test("types", async () => {
    writeFileSync(join(house, "made.json"), JSON.stringify({ extends: "./tsconfig.json", include: code() }));
    await tool("tsc", "--noEmit", "--singleThreaded", "--project", "made.json");
  });

  test("unused code", () => tool("knip"));

  test("its own tests, those of its calls, and what holds for all texts, words and calls", async () => {
    await tool(
      "vitest",
      ...["run", "--project", "unit*", "--project", "contract", "--project", "architecture"],
      ...["--reporter=dot", "--reporter=json", "--outputFile=report.json"],
      ...paths.filter((path) => path.startsWith("tests/") && !path.includes("/e2e/") && path.endsWith(".test.ts")),
      ...["tests/contract/descriptors.test.ts", "tests/unit/core/services/i18n/translations.test.ts", "tests/architecture/words.test.ts"],
      ...["tests/unit/core/forms/form/field-texts.test.ts", "tests/unit/core/ui/price/price.test.tsx", "tests/unit/tests/widgets.test.ts"],
    );
    const report = JSON.parse(read("report.json")) as { success: boolean; numPassedTests: number; testResults: unknown[] };
    expect(report).toMatchObject({ success: true });
    expect(report.testResults).toHaveLength(17);
  });
});

describe("refuses @all", () => {
  test("to write over what stands", async () => {
    for (const name of ["price-list-of-everything", "price-list-of-everything/details", "newsletter"])
      await expect(createNew({ name }, house)).rejects.toThrow("already");
  });

  test.each(["PriceList", "price_list", "1a", "-a", "", "a/", "/a", "a/b/c", "a/B"])("'%s' as a name", async (name) => {
    await expect(createNew({ name }, house)).rejects.toThrow("is no name for a widget");
  });

  test("a part of a widget that is not there", async () => {
    await expect(createNew({ name: "not-there/details" }, house)).rejects.toThrow("make the widget first");
  });

  test("to guess where a part goes: the lines are handed over", async () => {
    const view = "widgets/newsletter/newsletter.view.tsx";
    const before = read(view);
    const { forView, changed } = await createNew({ name: "newsletter/archive" }, house);
    expect(read(view)).toBe(before);
    expect(changed).not.toContain(view);
    expect(forView).toEqual([
      'import { Part } from "#core/runtime/part/part.tsx";',
      'import type { View as Archive } from "./archive/archive.view.tsx";',
      '<Part<typeof Archive> name="archive" />',
    ]);
  });
});
