/** Writes everything that describes the tags to people and tools, generated from the definitions. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commonEvents, type AttributeKind, type ElementDefinition } from "#core/base/contract/element.ts";
import { pageOptions } from "#core/base/contract/page-options.ts";
import { propertyOf } from "#core/runtime/element/attributes.ts";
import { tokens } from "#core/ui/base/tokens.ts";
import { languages } from "#core/base/values/language.ts";
import type { WidgetFolder } from "./widgets.ts";

export function writeManuals(widgets: readonly WidgetFolder[], outDir: string, version: string): void {
  const definitions = widgets.map((widget) => widget.definition);
  writeJson(join(outDir, "custom-elements.json"), customElements(definitions, version));
  writeJson(join(outDir, "html-custom-data.json"), htmlCustomData(definitions));
  mkdirSync(join(outDir, "types"), { recursive: true });
  writeFileSync(join(outDir, "types/digi-widgets.d.ts"), pageTypes(definitions));
  writeFileSync(join(outDir, "types/react.d.ts"), reactTypes);
}

const writeJson = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Returns the custom-elements manifest in schema 1.0.0. Its key `digi` contains the additional data that the catalogue needs. */
function customElements(definitions: readonly ElementDefinition[], version: string): unknown {
  const declarations = definitions.map((definition) => ({
    kind: "class",
    customElement: true,
    name: classNameOf(definition.tag),
    tagName: definition.tag,
    description: definition.summary,
    attributes: Object.entries(definition.attributes).map(([name, { text, ...kind }]) => ({
      name,
      fieldName: propertyOf(name),
      description: text,
      type: { text: typeOf(definition.attributes[name]) },
      digi: kind,
    })),
    members: [
      ...Object.entries(definition.attributes).map(([name, kind]) => ({
        kind: "field",
        name: propertyOf(name),
        description: kind.text,
        type: { text: typeOf(kind) },
      })),
      ...Object.entries(definition.methods).map(([name, description]) => ({
        kind: "method",
        name,
        description,
        return: { type: { text: "Promise<void>" } },
      })),
    ],
    events: Object.entries(definition.events).map(([name, { text, detail }]) => ({
      name,
      description: text,
      type: { text: `CustomEvent<${detail}>` },
    })),
    cssParts: Object.entries(definition.parts).map(([name, description]) => ({ name, description })),
    cssProperties: Object.entries(tokens).map(([name, description]) => ({ name, description })),
    cssStates: [
      { name: "loading", description: "Its code is on the way." },
      { name: "ready", description: "Drawn and usable." },
      { name: "error", description: "Could not be loaded; the fallback content and a retry are shown." },
    ],
    ...(definition.head && { digi: { head: { ...definition.head, hash: scriptHash(definition.head.script) } } }),
    slots: [
      {
        name: "",
        description: [definition.content?.text, "Fallback content: shown until the widget is there, and if it never comes."]
          .filter(Boolean)
          .join(" "),
      },
    ],
  }));
  return {
    schemaVersion: "1.0.0",
    version,
    modules: [{ kind: "javascript-module", path: "v1/loader.js", declarations }],
    digi: { options: Object.entries(pageOptions).map(([name, option]) => ({ name: `data-${name}`, ...option })) },
  };
}

/** Returns the hash of a script in the format in which a Content-Security-Policy allows inline scripts. */
const scriptHash = (script: string): string => `sha256-${createHash("sha256").update(script).digest("base64")}`;

/** Returns the data with which editors complete the tags in HTML. */
function htmlCustomData(definitions: readonly ElementDefinition[]): unknown {
  return {
    version: 1.1,
    tags: definitions.map((definition) => ({
      name: definition.tag,
      description: definition.summary,
      attributes: Object.entries(definition.attributes).map(([name, kind]) => ({
        name,
        description: kind.text,
        ...(kind.kind === "boolean" && { valueSet: "v" }),
        ...(kind.kind === "choice" && { values: kind.values.map((value) => ({ name: value })) }),
      })),
    })),
  };
}

/** Returns the types for host pages: entries for the type tables of the DOM, and the attributes of each tag for hosts that write JSX. */
function pageTypes(definitions: readonly ElementDefinition[]): string {
  const classes = definitions.map((definition) => {
    const fields = Object.entries(definition.attributes).map(
      ([name, kind]) => `  /** ${kind.text} */\n  ${propertyOf(name)}: ${typeOf(kind)} | undefined;`,
    );
    const methods = Object.entries(definition.methods).map(([name, text]) => `  /** ${text} */\n  ${name}(): Promise<void>;`);
    return `/** ${definition.summary} */\nexport interface ${classNameOf(definition.tag)} extends HTMLElement {\n${[...fields, ...methods].join("\n")}\n}`;
  });
  const own = definitions.map(({ tag, attributes }: ElementDefinition) => {
    const spelled = Object.entries(attributes).flatMap(([name, kind]) =>
      [...new Set([name, propertyOf(name)])].map((spelling) => `${JSON.stringify(spelling)}?: ${jsxTypeOf(kind)}`),
    );
    return `  ${JSON.stringify(tag)}: { ${spelled.join("; ")} };`;
  });
  const tags = definitions.map(({ tag }) => `    ${JSON.stringify(tag)}: ${classNameOf(tag)};`);
  // All tags share an event's name, so the more exact type that one tag gives an event holds for all tags.
  const common: ElementDefinition["events"] = commonEvents;
  const moreExact = definitions
    .flatMap(({ events }: ElementDefinition) => Object.entries(events))
    .filter(([name, { detail }]) => detail !== common[name as `digi-${string}`]?.detail);
  const events = new Map([...Object.entries(common), ...moreExact]);
  return [
    "// Generated from the definitions of the widgets.",
    ...classes,
    "/** The attributes that a template writes on each tag, beside those of any tag; names of two words in both spellings. */",
    `export interface DigiTagAttributes {\n${own.join("\n")}\n}`,
    pageObject,
    "declare global {",
    `  interface HTMLElementTagNameMap {\n${tags.join("\n")}\n  }`,
    "  interface Window {\n    /** Once the script has run. */\n    get digiWidgets(): DigiWidgets;\n    /** Before the script. */\n    set digiWidgets(options: DigiOptions);\n  }",
    "  // Of elements, the document and the window: the events bubble.",
    `  interface GlobalEventHandlersEventMap {\n${[...events].map(([name, { detail }]) => `    ${JSON.stringify(name)}: CustomEvent<${detail}>;`).join("\n")}\n  }`,
    "}",
    "",
  ].join("\n");
}

const optionTypes: Readonly<Record<string, string>> = { routes: "string | object", verify: "boolean | string", debug: "boolean | string" };

/** The types of `window.digiWidgets`, before and after the loader's script has run. */
const pageObject = `/** The options of the page. */
export interface DigiOptions {
${Object.entries(pageOptions)
  .map(([name, { text }]) => `  /** ${text} */\n  ${name}?: ${optionTypes[name] ?? "string"};`)
  .join("\n")}
}
export interface DigiWidgets {
  readonly version: string;
  setLanguage(language: ${languages.map((language) => JSON.stringify(language)).join(" | ")}): Promise<void>;
  /** Loads the tags of that name, or all, and resolves when those that are in the page are ready. */
  ready(tag?: keyof DigiTagAttributes): Promise<void>;
  readonly session: {
    readonly state: {
      readonly signedIn: boolean;
      readonly user?: { readonly email: string; readonly first_name: string; readonly last_name: string };
    };
    signOut(): Promise<void>;
  };
  /** Says in the console what is wrong with the page, and answers it; and what it could not look at. */
  doctor(): Promise<readonly { readonly code: string; readonly element: Element; readonly found: string; readonly fix?: string }[]>;
}`;

/**
 * The types of the tags in JSX, for hosts with React 18 and 19. They are in a file of their own, because the file causes an error in a
 * project without React.
 */
const reactTypes = `import type { DigiTagAttributes } from "./digi-widgets.js";
import type { DetailedHTMLProps, HTMLAttributes } from "react";
type Tags = {
  [Tag in keyof DigiTagAttributes]: DetailedHTMLProps<HTMLAttributes<HTMLElementTagNameMap[Tag]>, HTMLElementTagNameMap[Tag]> &
    DigiTagAttributes[Tag] & { class?: string };
};
declare global {
  namespace JSX { interface IntrinsicElements extends Tags {} }
}
declare module "react" {
  namespace JSX { interface IntrinsicElements extends Tags {} }
}
`;

const classNameOf = (tag: string): string => tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function typeOf(kind: AttributeKind | undefined): string {
  if (kind?.kind === "boolean") return "boolean";
  if (kind?.kind === "integer") return "number";
  if (kind?.kind === "data") return kind.type;
  return kind?.kind === "choice" ? kind.values.map((value) => JSON.stringify(value)).join(" | ") : "string";
}

/** Returns the type of an attribute in JSX, where numbers and data can also be written as text. */
const jsxTypeOf = (kind: AttributeKind): string =>
  kind.kind === "boolean" ? 'boolean | ""' : ["integer", "data"].includes(kind.kind) ? `${typeOf(kind)} | string` : typeOf(kind);
