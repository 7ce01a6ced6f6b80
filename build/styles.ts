/** Style sheets as texts. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { rootDir } from "./rooms.ts";

const browsers = { chrome: 125 << 16, firefox: 126 << 16, safari: (17 << 16) | (4 << 8) };
const shared = ["element/element", "ui/tokens", "ui/base", "fields/fields", "ui/pieces"];

/** Minified. Modern syntax stays as it is: it is part of the contract with page authors. */
export function readCss(filename: string): string {
  return transform({ filename, code: readFileSync(filename), minify: true, targets: browsers }).code.toString();
}

/** The look of what every form shows, in the order that they override each other. */
export const readSharedCss = (): string => shared.map((name) => readCss(join(rootDir, "core", `${name}.css`))).join("");

/**
 * A piece of few rooms has its styles beside it (`dialog.tsx`, `dialog.css`); they travel with the rooms that load it, before
 * the room's own.
 */
export const readPieceCss = (sources: readonly string[]): string =>
  sources
    .map((source) => source.replace(/\.tsx$/, ".css"))
    .filter((file) => /core\/[\w-]+\/[\w-]+\.css$/.test(file) && existsSync(file))
    .sort()
    .map(readCss)
    .join("");
