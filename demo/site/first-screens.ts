/**
 * Renders tags with their first screens, by the code that the build writes for servers: the content that a page of the site has before any
 * script runs.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { escapeHtml } from "#demo/pages/markup.ts";
import type { renderTag, styleHashes } from "#loader/include.ts";

type Written = { readonly renderTag: typeof renderTag; readonly styleHashes: typeof styleHashes };

export type FirstScreens = {
  /** Renders a tag by the current build; without its first screen while nothing is built yet. */
  readonly renderTag: typeof renderTag;
  /** Returns the sources that a page's `style-src` has to allow for the first screens. */
  styleSources(): string;
  /** Loads the first screens again after a build. */
  refresh(): Promise<void>;
};

const { version } = JSON.parse(readFileSync(fileURLToPath(new URL("../../package.json", import.meta.url)), "utf8")) as {
  readonly version: string;
};

const nothingBuilt: Written = {
  renderTag: (tag, { attributes = {}, fallback = "" }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
    return `<${tag}${written.join("")}>${fallback}</${tag}>`;
  },
  styleHashes: {},
};

export async function openFirstScreens(distDir: string): Promise<FirstScreens> {
  const file = join(distDir, version, "include.mjs");
  let stamp: number | undefined;
  let written = nothingBuilt;
  const refresh = async (): Promise<void> => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined || changed === stamp) return;
    stamp = changed;
    written = (await import(`${pathToFileURL(file).href}?${changed}`)) as Written;
  };
  await refresh();
  return {
    renderTag: (tag, options) => written.renderTag(tag, options),
    styleSources: () => [...new Set(Object.values(written.styleHashes))].join(" "),
    refresh,
  };
}
