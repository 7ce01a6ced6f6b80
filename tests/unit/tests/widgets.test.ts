import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findWidgets } from "#build/widgets.ts";
import { widgets, widgetsInFlow, sampleWidgets, ways } from "#tests/widgets.ts";

test("every tag there is is looked at, and space is reserved for all but dialogs @all", async () => {
  const definitions = (await findWidgets()).map(({ definition }) => definition);
  expect(widgets.map(({ tag }) => tag)).toEqual(definitions.map(({ tag }) => tag));
  expect(widgets.filter((widget) => !widgetsInFlow.includes(widget)).map(({ tag }) => tag)).toEqual([
    "digi-callback-modal",
    "digi-cookie-consent",
  ]);
});

test("no way leads to a tag that is gone @all", () => {
  const tags = widgets.map(({ tag }) => tag);
  expect(
    Object.keys(ways).filter((tag) => !tags.includes(tag)),
    "take it out of `ways` in tests/widgets.ts",
  ).toEqual([]);
});

test("every part of every widget is brought into view @all", async () => {
  const found = [...(await findWidgets()), ...(await findWidgets(join(process.cwd(), "tests/hosts/fixtures")))];
  const partsOf = (parts: readonly string[]): string[] => [...parts].toSorted();
  const known = [...widgets, ...sampleWidgets].map(({ tag, parts }) => [tag, partsOf(Object.keys(parts ?? {}))]);
  expect(known, "tests/widgets.ts names the parts of a widget").toEqual(
    found.map(({ definition, parts }) => [definition.tag, partsOf(parts.map((part) => part.definition.name))]),
  );
});

test("a part that only answers of the API lead to is brought into view, missed and left by the journey that is named for it @all", async () => {
  const files = new Map<string, string>((await findWidgets()).map(({ name, definition }) => [definition.tag, name]));
  const named = widgets.flatMap(({ tag, parts = {} }) =>
    Object.entries(parts).flatMap(([part, way]) => ("journey" in way ? [{ file: `${files.get(tag)}.${part}`, ...way }] : [])),
  );
  expect(named.map(({ file }) => file)).toContain("fiber-check.result");
  for (const { file, journey } of named) expect(readFileSync(journey, "utf8"), `${journey} loses ${file}.js`).toContain(`/${file}.js`);
});

/** The folders whose tests check every tag. */
const suites = ["a11y", "e2e", "hosts"];

/**
 * Tells whether code contains a list of tags: four different tags or widgets, each soon after the one before. A new widget would be missing
 * in such a list.
 */
function hasListOfTags(code: string): boolean {
  const names = widgets.map(({ tag }) => tag.replace("digi-", "")).join("|");
  let list: { readonly seen: Set<string>; readonly end: number } = { seen: new Set(), end: 0 };
  for (const match of code.matchAll(new RegExp(`["'](?:digi-)?(${names})["']`, "g"))) {
    const seen = match.index - list.end < 60 ? list.seen : new Set<string>();
    list = { seen: seen.add(match[1] ?? ""), end: match.index + match[0].length };
    if (seen.size === 4) return true;
  }
  return false;
}

test("a list of tags by hand is noticed @all", () => {
  expect(hasListOfTags('const tags = ["newsletter", "contact", "fiber-check", "login"];')).toBe(true);
  expect(hasListOfTags('const starts = { "digi-newsletter": "a", "digi-contact": "b", "digi-login": "c", "digi-signup": "d" };')).toBe(
    true,
  );
  expect(
    hasListOfTags('open(page, "digi-newsletter"); open(page, "digi-contact"); open(page, "digi-login"); open(page, "digi-login");'),
  ).toBe(false);
});

test.each(suites)("no file of tests/%s keeps a list of tags of its own: it goes by tests/widgets.ts @all", (suite) => {
  const folder = join("tests", suite);
  const lists = readdirSync(folder).filter((file) => file.endsWith(".ts") && hasListOfTags(readFileSync(join(folder, file), "utf8")));
  expect(lists).toEqual([]);
});
