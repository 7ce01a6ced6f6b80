/**
 * Tests that the generated descriptions of the tags, for people and tools, say the same as the definitions, and that the generated types
 * compile in the projects of host pages.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeManuals } from "#build/manuals.ts";
import { findWidgets, rootDir } from "#build/widgets.ts";
import { propertyOf } from "#core/runtime/element/attributes.ts";

type Named = { readonly name: string; readonly description: string; readonly type?: { readonly text: string }; readonly kind?: string };
type Declaration = {
  readonly tagName: string;
  readonly description: string;
  readonly attributes: (Named & { digi: { kind: string } })[];
} & Record<"members" | "events" | "cssParts" | "cssProperties" | "cssStates", Named[]>;

const widgets = await findWidgets();
let folder = "";
const read = (file: string): string => readFileSync(join(folder, file), "utf8");

beforeAll(() => {
  mkdirSync(join(rootDir, ".cache"), { recursive: true });
  folder = mkdtempSync(join(rootDir, ".cache/manuals-")); // The folder is inside the repository, where React's types are found.
  writeManuals(widgets, folder, "1.2.3");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("custom-elements.json", () => {
  const declarations = (): Declaration[] =>
    (JSON.parse(read("custom-elements.json")) as { modules: { declarations: Declaration[] }[] }).modules[0]?.declarations ?? [];

  test("follows the schema of its version", () => {
    expect(JSON.parse(read("custom-elements.json"))).toMatchObject({
      schemaVersion: "1.0.0",
      version: "1.2.3",
      modules: [{ kind: "javascript-module", path: "v1/loader.js" }],
    });
  });

  test.each(widgets.map(({ definition }) => [definition.tag, definition] as const))(
    "%s: every attribute, method, event and part of its definition, and no other",
    (tag, definition) => {
      const declared = declarations().find(({ tagName }) => tagName === tag);
      expect(declared?.description).toBe(definition.summary);
      expect(declared?.attributes.map(({ name }) => name)).toEqual(Object.keys(definition.attributes));
      expect(declared?.attributes.map(({ digi }) => digi.kind)).toEqual(Object.values(definition.attributes).map(({ kind }) => kind));
      expect(declared?.members.map(({ name }) => name)).toEqual([
        ...Object.keys(definition.attributes).map(propertyOf),
        ...Object.keys(definition.methods),
      ]);
      expect(declared?.events.map(({ name }) => name)).toEqual(Object.keys(definition.events));
      expect(declared?.cssParts.map(({ name }) => name)).toEqual(Object.keys(definition.parts));
    },
  );

  test("nothing is without a word for the reader", () => {
    const all = declarations().flatMap(({ attributes, members, events, cssParts, cssProperties, cssStates }) => [
      ...attributes,
      ...members,
      ...events,
      ...cssParts,
      ...cssProperties,
      ...cssStates,
    ]);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ description }) => !description)).toEqual([]);
  });

  test("the look has at most 40 tokens", () => {
    expect(declarations()[0]?.cssProperties.length).toBeLessThanOrEqual(40);
    expect(declarations()[0]?.cssProperties.filter(({ name }) => !name.startsWith("--digi-"))).toEqual([]);
  });
});

test("html-custom-data.json has the same tags and attributes", () => {
  const { tags } = JSON.parse(read("html-custom-data.json")) as { tags: { name: string; attributes: { name: string }[] }[] };
  expect(tags.map(({ name, attributes }) => [name, attributes.map((attribute) => attribute.name)])).toEqual(
    widgets.map(({ definition }) => [definition.tag, Object.keys(definition.attributes)]),
  );
});

describe("types", () => {
  /**
   * Returns the messages of the TypeScript compiler for a host's file, with the strictest options and without skipping declaration files.
   */
  function compile(file: string, source: string, ...more: string[]): string {
    writeFileSync(file, source);
    const options = [
      "--noEmit",
      "--strict",
      "--ignoreConfig",
      "--target",
      "es2022",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
      "--jsx",
      "react-jsx",
    ];
    const files = [file, ...more];
    try {
      execFileSync(
        process.execPath,
        [join(rootDir, "node_modules/typescript/bin/tsc"), ...options, "--types", "", "--lib", "es2022,dom", ...files],
        { encoding: "utf8", stdio: "pipe" },
      );
      return "";
    } catch (cause) {
      return (cause as { stdout: string }).stdout;
    }
  }

  test("a page in TypeScript knows the tags, their properties, methods and events", () => {
    const source = `
      const tag = document.createElement("digi-newsletter");
      tag.heading = "Hello";
      tag.maxLength = 20;
      void tag.reset().then(() => undefined);
      window.digiWidgets = { api: "https://api.example", routes: { login: { en: "/in" } } };
      void window.digiWidgets.setLanguage("fr").then(() => window.digiWidgets.ready("digi-newsletter"));
      void window.digiWidgets.doctor().then((findings) => findings.map(({ code }) => code));
      const first: string | undefined = window.digiWidgets.session.state.user?.first_name;
      // @ts-expect-error no such language
      void window.digiWidgets.setLanguage(first ?? "de");
      document.addEventListener("digi-error", (event) => event.detail.code.toUpperCase());
      // @ts-expect-error no such property
      tag.colour = "red";
      // @ts-expect-error a number
      tag.maxLength = "many";
    `;
    const elsewhere = mkdtempSync(join(tmpdir(), "digi-types-")); // This folder is a project without React.
    const types = join(elsewhere, "digi-widgets.d.ts");
    writeFileSync(types, read("types/digi-widgets.d.ts"));
    expect(compile(join(elsewhere, "page.ts"), source, types)).toBe("");
    rmSync(elsewhere, { recursive: true });
  });

  test("a React host writes tags with their attributes", () => {
    const source = `
      import type { ReactNode } from "react";
      export const Page = (): ReactNode => (
        <digi-newsletter id="n" heading="Hello" max-length={20} loading="eager" className="wide" data-test="1" style={{ color: "red" }} lang="fr">
          <a href="/newsletter">Newsletter</a>
        </digi-newsletter>
      );
      export const Live = (): ReactNode => (
        <digi-contact maxLength={12} onClick={(event) => event.currentTarget.reset()} style={{ marginTop: 8 }} aria-label="x" class="wide" ref={(tag) => void tag?.maxLength} />
      );
      // @ts-expect-error not of the list
      export const Wrong = (): ReactNode => <digi-newsletter loading="soon" />;
      // @ts-expect-error no such tag
      export const Unknown = (): ReactNode => <digi-weather />;
    `;
    expect(compile(join(folder, "page.tsx"), source, join(folder, "types/react.d.ts"))).toBe("");
  });
});
