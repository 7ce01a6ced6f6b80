/** Tells whether `dist/` is newer than all sources from which it is built. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { rootDir } from "./widgets.ts";

export const sourceFolders = ["loader", "core", "widgets", "build"];

export function isBuilt(): boolean {
  const made = join(rootDir, "dist/v1/loader.js");
  if (!existsSync(made)) return false;
  const newest = sourceFolders.map((folder) => newestChange(join(rootDir, folder)));
  return statSync(made).mtimeMs > Math.max(...newest, statSync(join(rootDir, "package-lock.json")).mtimeMs);
}

function newestChange(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(0, ...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}
