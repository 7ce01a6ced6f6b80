/**
 * Small sets of source files that break the laws of this folder, at least one set for each law. The test of the laws checks that each is
 * reported.
 */
import { brokenDependencies } from "./broken-dependencies.ts";
import { measuredAreas } from "./rules/sizes.ts";

/** The beginning of a law's sentence, followed by sets of source files that break the law. The list must contain every law. */
export const breaking: readonly (readonly [law: string, ...houses: Record<string, string>[]])[] = [
  ...brokenDependencies,
  [
    "a widget has a journey that runs each day",
    { "widgets/a/a.element.ts": "export const definition = {};" },
    { "widgets/a/a.element.ts": "export const definition = {};", "tests/e2e/a.test.ts": 'test("x @all", () => {});' },
    {
      "widgets/a/a.element.ts": "export const definition = {};",
      "tests/e2e/a-faults.test.ts": 'test.describe("x @all", () => { test("y", () => {}); });',
    },
  ],
  [
    "a file of a widget has one of the eight roles",
    { "widgets/a/a.helper.ts": "export const x = 1;" },
    { "widgets/a/a.ts": "export const x = 1;" },
    { "widgets/a/a.model.tsx": "export const x = 1;" },
    { "widgets/a/locales/fr.ts": "export const templates = {};" },
  ],
  ["a widget is flat", { "widgets/a/b/c/c.view.tsx": "export const x = 1;" }],
  [
    "a definition (*.element.ts, *.part.ts) is imported only by",
    { "core/runtime/element/x.ts": 'import { definition } from "#widgets/a/a.element.ts";' },
    { "widgets/a/a.model.ts": 'import { definition } from "./a.element.ts";' },
    { "widgets/a/b/b.model.ts": 'import type { definition } from "#widgets/a/a.element.ts";' },
    { "widgets/a/a.view.tsx": 'import { part } from "./b/b.part.ts";' },
    { "widgets/a/a.rules.ts": 'import type { definition } from "./a.element.ts";' },
  ],
  ["the definition of a part knows only", { "widgets/a/b/b.part.ts": 'import { x } from "#core/services/api/client.ts";' }],
  ["a definition knows neither", { "widgets/a/a.element.ts": 'import { call } from "#core/services/api/client.ts";' }],
  [
    "what markup of the page can name",
    { "core/x/x.ts": "export const x = () => document.head;" },
    { "loader/x.ts": "export const x = () => { const { body } = document; return body; };" },
    { "core/x/x.ts": "export const x = (near: Element) => near.ownerDocument.activeElement;" },
    { "core/x/x.ts": "export const x = () => (globalThis as { dataLayer?: unknown }).dataLayer;" },
    { "core/x/x.ts": "export const x = () => grecaptcha.ready();" },
  ],
  [
    "a view knows neither",
    { "widgets/a/a.view.tsx": 'import { call } from "#core/services/api/client.ts";' },
    { "widgets/a/a.view.tsx": 'import { read } from "#core/platform/storage.ts";' },
  ],
  [
    "a model knows neither",
    { "widgets/a/a.model.ts": 'import { useState } from "react";' },
    { "widgets/a/a.model.ts": 'import { View } from "./a.view.tsx";' },
  ],
  ["a contract knows nothing", { "widgets/a/a.contract.ts": 'import { signal } from "@preact/signals-core";' }],
  ["a schema knows no texts", { "widgets/a/a.schema.ts": 'import { required } from "./a.messages.ts";' }],
  ["rules are pure", { "widgets/a/a.rules.ts": 'import { A } from "./a.contract.ts";' }],
  ["messages know no state", { "widgets/a/a.messages.ts": 'import { signal } from "@preact/signals-core";' }],
  [
    "effect() in a model",
    { "widgets/a/a.model.ts": 'import { effect } from "@preact/signals-core"; export const createA = () => { effect(() => {}); };' },
  ],
  [
    "a widget's model is given what its definition says",
    { "widgets/a/a.model.ts": 'import type { Ports } from "#core/runtime/element/widget.ts";' },
    { "widgets/a/a.view.tsx": 'import { type Ports as All } from "#core/runtime/element/widget.ts";' },
    { "widgets/a/b/b.model.ts": 'import type { Services } from "#core/runtime/element/services.ts";' },
  ],
  [
    "the only user of react-dom",
    { "core/ui/base/x.ts": 'import { createPortal } from "react-dom";' },
    { "core/forms/form/light-dom.tsx": 'import { createPortal } from "react-dom";' },
  ],
  [
    "the API makes no document in the thread in which it answers",
    {
      "demo/api/app/server.ts": 'import { paper } from "#demo/api/documents/paper.ts";',
      "demo/api/documents/paper.ts": 'import PdfDocument from "pdfkit";',
    },
  ],
  ["a list of a contract or a schema says how long", { "widgets/a/a.schema.ts": 'import { array as list } from "superstruct";' }],
  [
    "imports are",
    { "core/services/api/x.ts": 'import { y } from "../values/y.ts";' },
    { "core/services/api/x.ts": 'import { y } from "./y";' },
    { "core/services/api/x.ts": 'import { y } from "#core/services/api/y.ts";' },
  ],
  [
    "no barrels",
    { "core/services/api/index.ts": "export const x = 1;" },
    { "core/services/api/all.ts": 'export * from "./x.ts"; export { y } from "./y.ts";' },
  ],
  [
    "no import cycles",
    {
      "core/services/api/x.ts": 'import type { Y } from "./y.ts"; export type X = Y;',
      "core/services/api/y.ts": 'import { x } from "./x.ts"; export type Y = typeof x;',
    },
  ],
  [
    "importing a shipped module does nothing",
    { "core/services/api/x.ts": "start();" },
    { "core/services/api/x.ts": "if (true) { run(); }" },
    { "core/services/api/x.ts": "export const language = document.documentElement.lang;" },
    { "core/services/api/x.ts": 'import { y } from "./y.ts"; y.z = 1;' },
  ],
  ["named exports only", { "core/services/api/x.ts": "export default 1;" }],
  [
    "a file has at most",
    ...inEachArea("export const x = 1;\n".repeat(301)),
    { "core/ui/x/x.css": "p {}\n".repeat(301) },
    // A file of the list became longer, became shorter, and reached the limit.
    ...[329, 327, 300].map((lines) => ({ "widgets/configurator/configurator.css": "p {}\n".repeat(lines) })),
  ],
  [
    "no amount of money",
    { "demo/api/messages/a.ts": "export const a = (x: string) => `${x}\u00a0: 0,60\u00a0€ par Go`;" },
    { "core/ui/a.ts": 'export const a = "No more than €25";' },
    { "widgets/a/a.view.tsx": "export const A = () => <p>From € 5</p>;" },
  ],
  [
    "a line has at most",
    ...inEachArea(`// ${"x".repeat(138)}`),
    { "widgets/a/a.css": `a { ${"b".repeat(140)} }` },
    { "tests/unit/x.test.ts": `test("${"x".repeat(200)}", () => ${"y".repeat(110)});` },
    // Of a template only the text is content, and of two texts only one.
    { "build/x.ts": `export const x = \`${"x".repeat(30)}\${${"y".repeat(110)}}\`;` },
    { "build/x.ts": `export const x = "${"x".repeat(70)}" + "${"x".repeat(70)}" + ${"y".repeat(30)};` },
  ],
  [
    "a model of more than",
    { "widgets/a/a.model.ts": "export const x = 1;\n".repeat(151) },
    { "widgets/a/a.model.ts": `import type { B } from "./b.model.ts";\nexport const x = 1;${"\n".repeat(150)}export const y = 1;` },
  ],
  [
    "a function has at most",
    ...inEachArea(`export function x() {${"\n".repeat(61)}}`),
    ...inEachArea(`export const x = () => {${"\nconst y = () => {\n\n\n\n};".repeat(16)}};`),
    // A callback of `describe` may be longer. The tests in it and the functions around it may not.
    { "tests/unit/x.test.ts": `describe("x", () => { test("y", () => {${"\n".repeat(61)}}); });` },
    { "tests/unit/x.ts": `export const x = () => describe("x", () => {${"\n".repeat(81)}});` },
    // The text of a template counts as content only where files are made of it. The expressions in it count as code there, too.
    { "core/services/api/x.ts": `export const x = () => \`${"\n".repeat(61)}\`;` },
    { "demo/api/x.ts": `export const x = () => \`${"\n".repeat(61)}\`;` },
    { "build/x.ts": `export const x = () => \`\${y(${"\n".repeat(61)})}\`;` },
    { "build/x.ts": `export function x() {${"\n".repeat(50)}const y = \`\n\n\`;${"\n".repeat(11)}}` },
  ],
  [
    "a function declares at most",
    ...inEachArea(`export function x() {${Array.from({ length: 26 }, (_, index) => `const a${index} = 1;`).join("")}}`),
    {
      "core/services/api/x.ts": `export const x = ({ a, b: [c, d = 1], ...e }: X) => { if (a) {${Array.from({ length: 21 }, (_, index) => `let f${index};`).join("")}} function g() {} };`,
    },
  ],
  [
    "a component or hook that reads",
    { "widgets/a/a.view.tsx": "export function View({ model }: P) { return <p>{model.state.value.text}</p>; }" },
    { "widgets/a/a.view.tsx": "export const View = ({ a }: P) => <ul>{all.map((one) => <li key={one.id}>{a.value}</li>)}</ul>;" },
    { "core/forms/form/x.tsx": "export function useX(model: M) { return model.count.value; }" },
    {
      "widgets/a/a.view.tsx":
        "export function View() { useSignals(); return <B />; } function B({ model }: P) { const { text } = model.state.value; return <p>{text}</p>; }",
    },
  ],
  ["no reading of `.value` whose result", { "core/services/x/x.ts": "export const x = (s: S) => { void s.count.value; };" }],
  ["file names are kebab-case", { "core/services/api/ApiClient.ts": "export const x = 1;" }],
  [
    "fetch, XMLHttpRequest",
    { "core/services/api/x.ts": 'export const load = () => fetch("/x");' },
    { "core/ui/base/x.ts": "export const later = (run: () => void) => window.setTimeout(run, 1);" },
    { "core/ui/base/x.ts": "export const now = () => Date.now();" },
    { "core/ui/base/x.ts": "export const today = () => new Date();" },
    { "widgets/a/a.model.ts": "export const say = () => console.log(1);" },
    { "widgets/a/a.model.ts": 'export const go = () => { location.href = "/"; };' },
    { "core/ui/carousel/x.ts": 'export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;' },
  ],
  [
    "no innerHTML, eval or the like",
    { "core/ui/base/x.ts": 'export const set = (one: Element) => { one.innerHTML = ""; };' },
    { "core/ui/base/x.tsx": 'export const X = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;' },
    { "loader/x.ts": 'export const run = () => eval("1");' },
    { "loader/x.ts": 'export const run = () => new Function("1");' },
    { "loader/x.ts": 'export const run = () => document.write("1");' },
  ],
  [
    "no Array.from, Promise.allSettled, JSON.stringify, Date.parse, Document, Event or Window",
    { "core/base/values/x.ts": 'export const ms = Date.parse("2026-06-01");' },
    { "widgets/a/a.rules.ts": "export const day = (date: Date) => date.toISOString();" },
    { "core/ui/fields/x.ts": 'export const told = () => new Event("change");' },
    { "loader/x.ts": "export const isPage = (one: Node) => one instanceof Document;" },
    { "core/platform/x.ts": "export const { createElement } = Document.prototype;" },
    { "core/ui/base/x.ts": "export const all = (length: number) => Array.from({ length }, (_, at) => at);" },
    { "core/runtime/part/x.ts": "export const both = (all: P[]) => Promise.allSettled(all);" },
    { "loader/x.ts": "export const first = (all: P[]) => Promise.any(all);" },
    { "widgets/a/a.model.ts": "export const text = (given: unknown) => JSON.stringify(given);" },
  ],
  [
    "lists and maps are gone through as the language does it",
    { "core/ui/base/x.ts": "export const all = (list: string[]) => [...list.entries()];" },
    { "loader/x.ts": "for (const name of names.keys()) define(name);" },
    { "widgets/a/a.view.tsx": "export const boxes = [...Array(6).values()];" },
  ],
  [
    "no inline styles",
    { "core/ui/base/x.tsx": "export const X = () => <p style={{ color: x }} />;" },
    { "loader/x.ts": 'export const make = () => document.createElement("style");' },
  ],
  [
    "nothing is written behind the address of a page",
    { "core/ui/base/x.tsx": "export const X = ({ pathOf }: P) => <a href={`${pathOf(x)}?a=1`}>{x}</a>;" },
    { "core/runtime/x.ts": "export const make = (ports: P) => ports.pathOf(x) + search;" },
  ],
  [
    "nobody asks React for what the build cuts out",
    { "core/ui/base/x.tsx": 'import { ViewTransition } from "react"; export const x = ViewTransition;' },
    { "core/ui/base/x.tsx": 'import * as React from "react"; export const x = () => React.addTransitionType("x");' },
    { "core/ui/base/x.tsx": 'import { Fragment } from "react"; export const X = ({ to }: P) => <Fragment ref={to}>{to}</Fragment>;' },
    { "core/ui/base/x.tsx": 'import { useActionState } from "react"; export const useX = () => useActionState;' },
    { "core/ui/base/x.tsx": "export const X = ({ href }: P) => <link href={href} />;" },
    { "core/ui/base/x.tsx": "export const X = ({ send }: P) => <form action={send} />;" },
    { "core/ui/base/x.tsx": "export const X = ({ send }: P) => <button formAction={send} />;" },
  ],
  [
    "no rem and no viewport units in styles inside code",
    { "core/runtime/element/x.ts": "export const css = `:host { font-size: 1rem; }`;" },
    { "core/runtime/element/x.ts": 'export const css = "p { width: 100vw; }";' },
  ],
  [
    "a widget's tests put nothing in a module's place",
    { "tests/unit/widgets/a/a.test.ts": 'import { vi } from "vitest"; vi.mock("#core/services/api/x.ts", () => ({}));' },
    { "tests/unit/widgets/a/a.test.ts": 'import { vi } from "vitest"; vi.doMock("#core/services/api/x.ts", () => ({}));' },
  ],
  ["nothing is marked as unfinished", { "core/services/api/x.ts": "// TO\u0044O later" }],
  ["no `any`", { "core/services/api/x.ts": "\n\nexport const x = (y: any) => y;" }],
  [
    "msg() is called only",
    { "widgets/a/a.messages.ts": 'import { msg } from "@lit/localize"; export const title = msg("Hello");' },
    { "widgets/a/a.view.tsx": 'export const X = () => <p>{msg("Hello")}</p>;' },
  ],
  [
    "no text in views",
    { "widgets/a/a.view.tsx": "export const X = () => <p>Hello</p>;" },
    { "core/ui/base/x.tsx": 'export const X = () => <p aria-label="Hello" />;' },
  ],
  ["a view does not touch window", { "widgets/a/a.view.tsx": "export const X = () => <p>{window.innerWidth}</p>;" }],
  ["no rem in shipped styles", { "widgets/a/a.css": "p { margin: 1.5rem; }" }],
  ["no viewport units in shipped styles", { "widgets/a/a.css": "p { width: 100vw; }" }, { "widgets/a/a.css": "p { height: 50dvh; }" }],
  ["no media queries for size", { "widgets/a/a.css": "@media (min-width: 40em) { p { margin: 0; } }" }],
  ["`!important` only with its reason", { "widgets/a/a.css": "p {\n\n  margin: 0 !important;\n}" }],
  [
    "no @import",
    { "core/ui/base/x.css": '@import "y.css";' },
    { "core/ui/base/x.css": "p { background: url(https://cdn.example/x.png); }" },
  ],
  [
    "a title of a test has at most",
    { "tests/e2e/x.test.ts": `test("${"x".repeat(121)} [P-001, C-012 order-flow] @all", () => {});` },
    { "tests/e2e/x.test.ts": `test(\`\${where}${"x".repeat(113)}\`, () => {});` },
    { "tests/e2e/x.test.ts": `test("x", () => test.step("${"x".repeat(121)}", () => {}));` },
    { "tests/unit/x.test.ts": `describe.each(rows)("${"x".repeat(121)}", () => {});` },
    { "tests/unit/x.test.ts": `const rows = [["${"x".repeat(121)} [P-001]", 1]];` },
  ],
  [
    "tests on pages open and change tabs",
    { "tests/e2e/x.test.ts": "const other = await context.newPage();" },
    { "tests/hosts/x.ts": "const other = await (await browser.newContext()).newPage();" },
    { "tests/a11y/x.test.ts": 'const opened = page.context().waitForEvent("page");' },
    { "tests/e2e/x.test.ts": "await page.bringToFront();" },
  ],
  [
    "tests on pages press twice",
    { "tests/e2e/x.test.ts": "await submit(page).dblclick();" },
    { "tests/hosts/x.ts": "const answered = page.waitForResponse(post);" },
  ],
  ["a test waits for a request since before", { "tests/e2e/x.test.ts": "await submit.click(); await page.waitForRequest(post);" }],
  ["a widget's styles use tokens", { "widgets/a/a.css": "p { color: #fff; }" }, { "widgets/a/a.css": "p { color: rgb(0 0 0); }" }],
  [
    "a word that core/glossary.md replaced",
    { "core/ui/base/room.ts": "export const x = 1;" },
    { "core/runtime/late-part/x.ts": "export const x = 1;" },
    { "core/forms/light/x.ts": "export const x = 1;" },
    { "loader/x.ts": "export const createShell = () => 1;" },
    { "widgets/a/a.model.ts": "export type X = { readonly placeText: string };" },
    { "widgets/a/a.view.tsx": "export const X = () => <BoxQuestion />;" },
    { "core/services/x/x.ts": "export class X { #heirs = 1; }" },
    { "core/ui/base/x.ts": "/**\n * Draws the first\n * screens.\n */\nexport const x = 1;" },
    { "tests/x.ts": "// Behind its door.\nexport const x = 1;" },
    { "core/ui/base/x.css": "/* A stray is shown below. */" },
    { "demo/api/store/places.ts": "export const x = 1;" },
    { "tests/contract/x.test.ts": "const pack = 1;" },
    { "tests/unit/demo/x.test.ts": "/** The first screen. */" },
  ],
  ["a doc comment begins with", { "demo/api/store/x.ts": "/**\n * Whoever calls this\n * waits.\n */\nexport const x = 1;" }],
];

/** Returns a set with one small file for each area whose sizes are checked. */
function inEachArea(text: string): Record<string, string>[] {
  return measuredAreas.map((area) => ({ [`${area}/x.ts`]: text }));
}
