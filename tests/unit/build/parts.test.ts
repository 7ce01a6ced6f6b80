/** Tests the errors with which the build refuses a part that would not work. */
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noBareViewsPlugin } from "#build/plugins.ts";
import { findWidgets } from "#build/widgets.ts";

let widgets = "";
const widget = (): string => join(widgets, "sample-steps");

beforeEach(() => {
  mkdirSync(".cache", { recursive: true });
  widgets = mkdtempSync(join(process.cwd(), ".cache/parts-"));
  cpSync("tests/hosts/fixtures/sample-steps", widget(), { recursive: true });
});
afterEach(() => rmSync(widgets, { recursive: true }));

const partDefinition = (part: string, name: string): void =>
  writeFileSync(join(widget(), part, `${part}.part.ts`), `export const part = { name: ${JSON.stringify(name)} };\n`);

test("a widget's parts are the folders whose view stands", async () => {
  mkdirSync(join(widget(), "notes"));
  const [found] = await findWidgets(widgets);
  expect(found?.parts.map(({ name, definition }) => [name, definition.leadsTo])).toEqual([
    ["sample-steps.details", ["privacy"]],
    ["sample-steps.plan", ["login", "terms"]],
    ["sample-steps.summary", undefined],
  ]);
});

test("two parts that say the same name are refused", async () => {
  partDefinition("plan", "summary");
  await expect(findWidgets(widgets)).rejects.toThrow("sample-steps has two parts that say they are summary");
});

test("a part that is not named as its folder is refused", async () => {
  partDefinition("plan", "scheme");
  await expect(findWidgets(widgets)).rejects.toThrow("its definition says scheme");
});

test("a part without a definition is refused", async () => {
  rmSync(join(widget(), "plan/plan.part.ts"));
  await expect(findWidgets(widgets)).rejects.toThrow("sample-steps/plan has no plan.part.ts");
});

test("a part with the name of a language is refused: their files would be the same", async () => {
  renameSync(join(widget(), "plan"), join(widget(), "fr"));
  renameSync(join(widget(), "fr/plan.view.tsx"), join(widget(), "fr/fr.view.tsx"));
  writeFileSync(join(widget(), "fr/fr.part.ts"), 'export const part = { name: "fr" };\n');
  await expect(findWidgets(widgets)).rejects.toThrow("sample-steps.fr.js would be the file of a language");
});

test.each([
  ["a view that is imported later is refused", 'export const load = () => import("./x.view.tsx");', /use <Part>/],
  ["other code may be fetched later", 'export const load = () => import("./x.ts");', undefined],
])("%s", async (_title, code, error) => {
  const entry = join(widgets, "entry.ts");
  writeFileSync(entry, code);
  for (const name of ["x.view.tsx", "x.ts"]) writeFileSync(join(widgets, name), "export const x = 1;");
  const building = (async () => {
    const options = { write: false, lib: { entry, formats: ["es" as const] } };
    const built = await build({ configFile: false, logLevel: "silent", plugins: [noBareViewsPlugin()], build: options });
    return [built].flat().flatMap((one) => (one as Rolldown.RolldownOutput).output).length;
  })();
  if (error) await expect(building).rejects.toThrow(error);
  else expect(await building).toBe(2);
});
