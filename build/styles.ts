/** Style sheets as texts. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { folders } from "#core/floors.ts";
import { joined } from "./folder-chunks.ts";
import { rootDir } from "./widgets.ts";

export const browsers = { chrome: 125 << 16, firefox: 126 << 16, safari: (17 << 16) | (4 << 8) };
/** First of all, in this order: what the others stand on. */
const first = ["runtime/element/element.css", "ui/base/tokens.css", "ui/base/base.css"];

/** Minified. Modern syntax stays as it is: it is part of the contract with page authors. */
export const readCss = (filename: string): string =>
  transform({ filename, code: readFileSync(filename), minify: true, targets: browsers }).code.toString();

const core = join(rootDir, "core");
/** The style sheets of a folder of core (`ui/dialog`). */
export const sheetFiles = (folder: string): string[] =>
  readdirSync(join(core, folder))
    .filter((name) => name.endsWith(".css"))
    .sort()
    .map((name) => join(core, folder, name));

const isShared = (folder: string): boolean => Object.values(joined).flat().includes(folder);

/** The look of what every form shows: of the folders that travel together. */
export const readSharedCss = (): string => sharedSheets().map(readCss).join("");

/** Its style sheets. Lower folders first, for higher ones may override them. */
export function sharedSheets(): string[] {
  const shared = folders.filter((folder) => isShared(folder) && existsSync(join(core, folder)));
  return [...new Set([...first.map((name) => join(core, name)), ...shared.flatMap(sheetFiles)])];
}

/** The look of one folder of core, in one text: it travels with the folder's chunk. */
export const readFolderCss = (folder: string): string => sheetFiles(folder).map(readCss).join("");

/** Folders that these modules stand in and whose styles are not everybody's, lower ones first. */
export function sheetFolders(modules: Iterable<string>): string[] {
  const found = new Set([...modules].map((id) => /\/core\/([\w-]+\/[\w-]+)\//.exec(id)?.[1]));
  return folders.filter((folder) => found.has(folder) && !isShared(folder) && sheetFiles(folder).length > 0);
}

/** `sheet:forms/light` is the look of `core/forms/light-dom` as a module. */
export const sheetFolder = (id: string): string | undefined => /^\0?sheet:([\w/-]+)$/.exec(id)?.[1];
