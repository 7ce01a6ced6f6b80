/** A small set of source files that break no law. The test of the laws checks that nothing is reported for it. */

/** Source files with code that looks like a breach of a law, and is none. */
export const sound: Record<string, string> = {
  "core/ui/base/list.ts": "export const pairs = (object: object, list: X) => [Object.entries(object), list.entries(object), [...list]];",
  "core/base/contract/a.ts": 'import type { Struct } from "superstruct"; export type A = Struct<string, any>;',
  "core/platform/clock.ts": "export const now = () => Date.now();",
  "core/services/api/client.ts":
    'import { createFetch } from "ofetch"; import { now } from "#core/platform/clock.ts";\nexport const create = (port: { fetch: typeof fetch }) => ({ fetch: createFetch({ fetch: port.fetch }), now });',
  "core/services/i18n/locale.ts":
    'import { configureLocalization } from "@lit/localize"; export const configure = () => configureLocalization;',
  "widgets/a/a.element.ts": 'import { x } from "#core/base/contract/a.ts"; export const definition = { x };',
  "tests/e2e/a.test.ts": 'test("x", () => {}); test("y @all", () => {});',
  "widgets/a/a.messages.ts": 'import { msg } from "@lit/localize"; export const title = () => msg("Hello");',
  "widgets/a/a.view.tsx":
    'import { title } from "./a.messages.ts"; import type { A } from "./a.model.ts";\nexport const View = ({ location }: A) => <p title={location}>{title()} · 5 %</p>;',
  "widgets/a/a.model.ts":
    'import { effect } from "@preact/signals-core"; export type A = { location: string };\nexport const createA = () => ({ start() { return effect(() => {}); } });',
  "widgets/b/b.view.tsx":
    'export function View({ model }: P) { useSignals(); return <p>{model.state.value}</p>; }\nexport function Field({ ref, options }: P) { const fill = () => { ref.current.value = "x"; return ref.current.value; };\nreturn options.map((option) => <option key={option.value} onClick={(event) => take(event.target.value, fill)} />); }\nconst plain = (state: S) => state.value;',
  "widgets/b/b.model.ts": `import { createC } from "./c.model.ts";\nexport const createB = () => createC();${"\n".repeat(150)}export const y = 1;`,
  "widgets/b/c.model.ts": `export const createC = () => {${"\nconst y = () => {\n\n\n};".repeat(19)}};`,
  "widgets/b/b.rules.ts": `export function x({ a }: A) {${Array.from({ length: 24 }, (_, index) => `const a${index} = (b: B) => b;\n`).join("")}}`,
  "widgets/a/a.css":
    "p { color: var(--digi-color-text); margin: 0.5em; /* beats the host */\n  inline-size: 100% !important; }\n/* 1rem */ @media (prefers-color-scheme: dark) { p { top: 0; } }",
  // This function runs when its module is imported, and its length is one of the exceptions to the law of sizes.
  "loader/loader.ts": `import { x } from "./x.ts"; function boot() {${Array.from({ length: 25 }, (_, index) => `const a${index} = x;\n`).join("")}} boot();`,
  "loader/x.ts": "export const x = () => 1;",
  "tests/e2e/x.test.ts": `test("${"x".repeat(120)} [P-001, C-012 order-flow] @all",\n() => expect(1, "${"x".repeat(121)}").toBe(1));`,
  // A line may be long for one literal: a title, a regular expression, the text of a template.
  "tests/unit/z.test.ts": `test("${"x".repeat(90)} [${"P-001, ".repeat(20)}P-002]", async () => { ${"y".repeat(80)}; });`,
  "build/y.ts": `export const x = /${"x".repeat(140)}/;\nexport const y = (z: Z) => \`${"x".repeat(70)}\${z}${"x".repeat(70)}\`;`,
  // A chapter is as long as its tests are together.
  "tests/unit/x.test.ts": `describe("x", () => {${"\n".repeat(90)}}); test.describe("y", () => {${"\n".repeat(90)}});`,
  "tests/unit/y.test.ts": `describe.each(cases)("%s", () => {${"\n".repeat(90)}});`,
  "tests/e2e/y.ts":
    'const other = await openTab(page); await bringToFront(other); const saved = page.waitForEvent("download");' +
    "\nconst asked = page.waitForRequest(post); await press(); await asked;",
  // These words are in the table of old words, but mean another thing here.
  "tests/bench/x.ts":
    "// Until the next paint in the living room; a headless shell tells.\nexport const placeOrder = (stray: P, light: P) => interactionToNextPaint(stray, light, isInPlace);",
  // The file has few lines of code around the long text of a file that it generates.
  "build/x.ts": `export const x = () => \`${"\n".repeat(125)}\${y}${"\n".repeat(125)}\`;`,
};
