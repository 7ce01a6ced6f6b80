/** Everything that describes the tags to people and tools, generated from the doors. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commonEvents, type AttributeKind, type ElementDoor } from "#core/contract/element.ts";
import { pageOptions } from "#core/contract/page-options.ts";
import { propertyOf } from "#core/element/attributes.ts";
import { tokens } from "#core/ui/tokens.ts";
import type { RoomFolder } from "./rooms.ts";

export function writeManuals(rooms: readonly RoomFolder[], outDir: string, version: string): void {
  const doors = rooms.map((room) => room.door);
  writeJson(join(outDir, "custom-elements.json"), customElements(doors, version));
  writeJson(join(outDir, "html-custom-data.json"), htmlCustomData(doors));
  mkdirSync(join(outDir, "types"), { recursive: true });
  writeFileSync(join(outDir, "types/digi-widgets.d.ts"), pageTypes(doors));
  writeFileSync(join(outDir, "types/react.d.ts"), reactTypes);
}

const writeJson = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The custom-elements manifest, schema 1.0.0; the key `digi` carries what the catalogue needs beyond the schema. */
function customElements(doors: readonly ElementDoor[], version: string): unknown {
  const declarations = doors.map((door) => ({
    kind: "class",
    customElement: true,
    name: classNameOf(door.tag),
    tagName: door.tag,
    description: door.summary,
    attributes: Object.entries(door.attributes).map(([name, { text, ...kind }]) => ({
      name,
      fieldName: propertyOf(name),
      description: text,
      type: { text: typeOf(door.attributes[name]) },
      digi: kind,
    })),
    members: [
      ...Object.entries(door.attributes).map(([name, kind]) => ({
        kind: "field",
        name: propertyOf(name),
        description: kind.text,
        type: { text: typeOf(kind) },
      })),
      ...Object.entries(door.methods).map(([name, description]) => ({
        kind: "method",
        name,
        description,
        return: { type: { text: "Promise<void>" } },
      })),
    ],
    events: Object.entries(door.events).map(([name, { text, detail }]) => ({
      name,
      description: text,
      type: { text: `CustomEvent<${detail}>` },
    })),
    cssParts: Object.entries(door.parts).map(([name, description]) => ({ name, description })),
    cssProperties: Object.entries(tokens).map(([name, description]) => ({ name, description })),
    cssStates: [
      { name: "loading", description: "Its code is on the way." },
      { name: "ready", description: "Drawn and usable." },
      { name: "error", description: "Could not be loaded; the fallback content and a retry are shown." },
    ],
    slots: [{ name: "", description: "Fallback content: shown until the widget is there, and if it never comes." }],
  }));
  return {
    schemaVersion: "1.0.0",
    version,
    modules: [{ kind: "javascript-module", path: "v1/loader.js", declarations }],
    digi: { options: Object.entries(pageOptions).map(([name, option]) => ({ name: `data-${name}`, ...option })) },
  };
}

/** Completion in editors of HTML. */
function htmlCustomData(doors: readonly ElementDoor[]): unknown {
  return {
    version: 1.1,
    tags: doors.map((door) => ({
      name: door.tag,
      description: door.summary,
      attributes: Object.entries(door.attributes).map(([name, kind]) => ({
        name,
        description: kind.text,
        ...(kind.kind === "boolean" && { valueSet: "v" }),
        ...(kind.kind === "choice" && { values: kind.values.map((value) => ({ name: value })) }),
      })),
    })),
  };
}

/** The DOM's own tables, and the attributes of each tag for hosts that write JSX. */
function pageTypes(doors: readonly ElementDoor[]): string {
  const classes = doors.map((door) => {
    const fields = Object.entries(door.attributes).map(
      ([name, kind]) => `  /** ${kind.text} */\n  ${propertyOf(name)}: ${typeOf(kind)} | undefined;`,
    );
    const methods = Object.entries(door.methods).map(([name, text]) => `  /** ${text} */\n  ${name}(): Promise<void>;`);
    return `/** ${door.summary} */\nexport interface ${classNameOf(door.tag)} extends HTMLElement {\n${[...fields, ...methods].join("\n")}\n}`;
  });
  const jsx = doors.map((door) => {
    const attributes = Object.entries(door.attributes).map(([name, kind]) => `${JSON.stringify(name)}?: ${jsxTypeOf(kind)}`);
    return `  ${JSON.stringify(door.tag)}: DigiAttributes & { ${attributes.join("; ")} };`;
  });
  // What one tag says more precisely holds for all: they share the event.
  const common: ElementDoor["events"] = commonEvents;
  const own = doors
    .flatMap(({ events }: ElementDoor) => Object.entries(events))
    .filter(([name, { detail }]) => detail !== common[name as `digi-${string}`]?.detail);
  const events = new Map([...Object.entries(common), ...own]);
  return [
    "// Generated from the doors of the widgets.",
    ...classes,
    `type DigiAttributes = { ${htmlAttributes} };`,
    `export interface DigiIntrinsicElements {\n${jsx.join("\n")}\n}`,
    "declare global {",
    `  interface HTMLElementTagNameMap {\n${doors.map((door) => `    ${JSON.stringify(door.tag)}: ${classNameOf(door.tag)};`).join("\n")}\n  }`,
    "  // Of elements, the document and the window: the events bubble.",
    `  interface GlobalEventHandlersEventMap {\n${[...events].map(([name, { detail }]) => `    ${JSON.stringify(name)}: CustomEvent<${detail}>;`).join("\n")}\n  }`,
    "}",
    "",
  ].join("\n");
}

const htmlAttributes = [
  ...["id", "slot", "class", "className", "lang", "dir", "title", "role", "part"].map((name) => `${name}?: string`),
  ...["hidden?: boolean", "tabIndex?: number", "style?: object", "ref?: unknown", "key?: string | number", "children?: unknown"],
].join("; ");

/** JSX in React 18 and 19 hosts. A file of its own: in a project without React it would be an error. */
const reactTypes = `import type { DigiIntrinsicElements } from "./digi-widgets.js";
import "react";
declare global {
  namespace JSX { interface IntrinsicElements extends DigiIntrinsicElements {} }
}
declare module "react" {
  namespace JSX { interface IntrinsicElements extends DigiIntrinsicElements {} }
}
`;

const classNameOf = (tag: string): string => tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function typeOf(kind: AttributeKind | undefined): string {
  if (kind?.kind === "boolean") return "boolean";
  if (kind?.kind === "integer") return "number";
  return kind?.kind === "choice" ? kind.values.map((value) => JSON.stringify(value)).join(" | ") : "string";
}

/** Attributes are written as text too. */
const jsxTypeOf = (kind: AttributeKind): string =>
  kind.kind === "boolean" ? 'boolean | ""' : kind.kind === "integer" ? "number | string" : typeOf(kind);
