/** What the bundler is taught: a room from its folder, a manifest in the loader. */
import { join } from "node:path";
import type { Plugin } from "rolldown";
import type { ElementDoor } from "#core/contract/element.ts";
import type { Manifest } from "#loader/manifest.ts";
import { pagesMark } from "./pages.ts";
import { rootDir, type RoomFolder } from "./rooms.ts";
import { readSharedCss } from "./styles.ts";

/**
 * `room:newsletter` is the default export that core/element/room.ts describes, put together from the room's files.
 * It hands the kernel's `start` on as well, so that core needs no entry file (and no request) of its own. `kernel:` is for a page
 * that wants the session and has no tag that brings it.
 */
export function roomPlugin(rooms: readonly RoomFolder[]): Plugin {
  const doorOf = (name: string): ElementDoor | undefined => rooms.find((room) => room.name === name)?.door;
  return {
    name: "digi-room",
    resolveId: (id) => (/^(room|kernel):/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0kernel:") return [startExport, `export ${openSession}`].join("\n");
      if (!id.startsWith("\0room:")) return undefined;
      const name = id.slice("\0room:".length);
      const file = (role: string): string => JSON.stringify(join(rootDir, "widgets", name, `${name}.${role}`));
      const door = doorOf(name);
      const kinds = JSON.stringify(kindsOfDoor(door?.attributes ?? {}));
      return [
        ...(door?.session ? [`import ${openSession}`] : []),
        `import { View } from ${file("view.tsx")};`,
        `import { Model } from ${file("model.ts")};`,
        startExport,
        `export default { name: ${JSON.stringify(name)}, attributes: ${kinds}, pages: ${pagesMark}, View, Model${door?.session ? ", openSession" : ""} };`,
      ].join("\n");
    },
  };
}

const startExport = `export { start } from ${JSON.stringify(join(rootDir, "core/kernel.ts"))};`;
const openSession = `{ openSession } from ${JSON.stringify(join(rootDir, "core/session/open-session.ts"))};`;

export function manifestPlugin(manifest: Manifest): Plugin {
  return {
    name: "digi-manifest",
    resolveId: (id) => (id === "virtual:manifest" ? `\0${id}` : undefined),
    load: (id) =>
      id === "\0virtual:manifest"
        ? Object.entries(manifest)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join("\n")
        : undefined,
  };
}

/** What the page's code needs of the doors: kinds, without the texts of the manual. */
export function kindsOfDoor(attributes: ElementDoor["attributes"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).map(([name, { text: _text, ...kind }]) => [name, { ...kind, example: undefined }]));
}

/** For the doctor: every tag and what it takes. */
export function doorsPlugin(rooms: readonly RoomFolder[]): Plugin {
  const doors = Object.fromEntries(rooms.map(({ door }) => [door.tag, kindsOfDoor(door.attributes)]));
  return {
    name: "digi-doors",
    resolveId: (id) => (id === "virtual:doors" ? `\0${id}` : undefined),
    load: (id) => (id === "\0virtual:doors" ? `export const doors = ${JSON.stringify(doors)};` : undefined),
  };
}

export function stylesPlugin(): Plugin {
  return {
    name: "digi-styles",
    resolveId: (id) => (id === "virtual:styles" ? `\0${id}` : undefined),
    load: (id) => (id === "\0virtual:styles" ? `export const css = ${JSON.stringify(readSharedCss())};` : undefined),
  };
}
