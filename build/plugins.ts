/** What the bundler is taught: a room from its folder, a manifest in the loader. */
import { join } from "node:path";
import type { Plugin } from "rolldown";
import type { ElementDoor, ServiceName } from "#core/contract/element.ts";
import type { PagePaths } from "#core/element/room.ts";
import type { Manifest } from "#loader/manifest.ts";
import { pathOf, type PageId } from "#core/values/routes.ts";
import { languages } from "#core/values/language.ts";
import { rootDir, type RoomFolder } from "./rooms.ts";
import { readFolderCss, readSharedCss, sheetFolder } from "./styles.ts";

/**
 * `room:newsletter` is the default export that core/element/room.ts describes, put together from the room's files.
 * It hands the kernel's `start` on as well, so that core needs no entry file (and no request) of its own. `kernel:` is for a page
 * that wants the session and has no tag that brings it.
 *
 * @param sheets room → the folders of core whose styles it brings along, in the order that they override each other
 */
export function roomPlugin(rooms: readonly RoomFolder[], sheets: ReadonlyMap<string, readonly string[]>): Plugin {
  const doorOf = (name: string): ElementDoor | undefined => rooms.find((room) => room.name === name)?.door;
  return {
    name: "digi-room",
    resolveId: (id) => (/^(room|kernel):/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0kernel:") return [startExport, `export { open as openSession } from ${serviceFile("session")};`].join("\n");
      if (!id.startsWith("\0room:")) return undefined;
      const name = id.slice("\0room:".length);
      const file = (role: string): string => JSON.stringify(join(rootDir, "widgets", name, `${name}.${role}`));
      const door = doorOf(name);
      const needs = door?.needs ?? [];
      const kinds = JSON.stringify(kindsOfDoor(door?.attributes ?? {}));
      const { imports, list } = importSheets(sheets.get(name) ?? []);
      return [
        ...imports,
        ...needs.map((service) => `import ${openerOf(service)}`),
        `import { View } from ${file("view.tsx")};`,
        `import { Model } from ${file("model.ts")};`,
        startExport,
        `export default { name: ${JSON.stringify(name)}, attributes: ${kinds}, pages: ${JSON.stringify(pathsOf(door?.leadsTo))}, sheets: ${list}, View, Model${needs.length > 0 ? `, services: { ${needs.join(", ")} }` : ""} };`,
      ].join("\n");
    },
  };
}

const startExport = `export { start } from ${JSON.stringify(join(rootDir, "core/kernel.ts"))};`;
const serviceFile = (name: ServiceName): string => JSON.stringify(join(rootDir, "core", name, `${name}.service.ts`));
const openerOf = (name: ServiceName): string => `{ open as ${name} } from ${serviceFile(name)};`;

/** The table of all pages costs as much as a widget, and most lead to one or two. */
export const pathsOf = (pages: readonly PageId[] = []): PagePaths =>
  Object.fromEntries(pages.map((page) => [page, Object.fromEntries(languages.map((language) => [language, pathOf(page, language)]))]));

/** What an entry says to bring styles of core along: its imports, and the list of their texts. */
const importSheets = (folders: readonly string[]): { imports: string[]; list: string } => ({
  imports: folders.map((folder, index) => `import { sheet as sheet${index} } from "sheet:${folder}";`),
  list: `[${folders.map((_folder, index) => `...sheet${index}`).join()}]`,
});

export function manifestPlugin(manifest: Manifest): Plugin {
  return {
    name: "digi-manifest",
    resolveId: (id) => (id === "virtual:manifest" ? `\0${id}` : undefined),
    load: (id) => (id === "\0virtual:manifest" ? `export const manifest = ${JSON.stringify(manifest)};` : undefined),
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
    resolveId: (id) => (id === "virtual:styles" || sheetFolder(id) ? `\0${id}` : undefined),
    load(id) {
      const folder = sheetFolder(id);
      if (folder === undefined && id !== "\0virtual:styles") return undefined;
      // In a list: as a plain constant it would be written out wherever it is asked for.
      return folder === undefined
        ? `export const css = ${JSON.stringify(readSharedCss())};`
        : `export const sheet = [${JSON.stringify(readFolderCss(folder))}];`;
    },
  };
}
