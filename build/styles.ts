/** Reads the style sheets of core and of widgets as strings. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { folders } from "#core/floors.ts";
import { joined } from "./folder-chunks.ts";
import { rootDir } from "./widgets.ts";

export const browsers = { chrome: 125 << 16, firefox: 126 << 16, safari: (17 << 16) | (4 << 8) };
/** The style sheets that come first, in this order, because all others depend on them. */
const first = ["runtime/element/element.css", "ui/base/tokens.css", "ui/base/base.css"];

/**
 * Returns a minified style sheet. Modern syntax is not converted for older browsers, because the browsers that support it are part of the
 * contract with page authors.
 */
export const readCss = (filename: string): string =>
  transform({ filename, code: readFileSync(filename), minify: true, targets: browsers }).code.toString();

const core = join(rootDir, "core");
/** Returns the paths of the style sheets in a folder of core, such as `ui/dialog`. */
export const sheetFiles = (folder: string): string[] =>
  readdirSync(join(core, folder))
    .filter((name) => name.endsWith(".css"))
    .sort()
    .map((name) => join(core, folder, name));

const isShared = (folder: string): boolean => Object.values(joined).flat().includes(folder);

/** Returns the styles that every form needs, which are those of the folders that are joined into one chunk. */
export const readSharedCss = (): string => sharedSheets().map(readCss).join("");

/** Returns the style sheets of the shared folders. Lower folders come first, because higher ones may override them. */
export function sharedSheets(): string[] {
  const shared = folders.filter((folder) => isShared(folder) && existsSync(join(core, folder)));
  return [...new Set([...first.map((name) => join(core, name)), ...shared.flatMap(sheetFiles)])];
}

/** Returns the styles of one folder of core as one string, which is part of the folder's chunk. */
export const readFolderCss = (folder: string): string => sheetFiles(folder).map(readCss).join("");

/** Returns the folders that contain these modules and whose styles are not shared by all widgets, lower folders first. */
export function sheetFolders(modules: Iterable<string>): string[] {
  const found = new Set([...modules].map((id) => /\/core\/([\w-]+\/[\w-]+)\//.exec(id)?.[1]));
  return folders.filter((folder) => found.has(folder) && !isShared(folder) && sheetFiles(folder).length > 0);
}

/** Returns the folder of a style module. The module `sheet:forms/light-dom`, for one, contains the styles of `core/forms/light-dom`. */
export const sheetFolder = (id: string): string | undefined => /^\0?sheet:([\w/-]+)$/.exec(id)?.[1];
