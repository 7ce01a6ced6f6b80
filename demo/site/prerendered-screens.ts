/**
 * This module renders tags with their prerendered screens, by the code that the build writes for servers. A prerendered screen is the
 * content that a page has before any script runs.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { escapeHtml } from "#demo/pages/markup.ts";
import type { renderTag, styleHashes } from "#loader/include.ts";
import { releaseVersion } from "./release-version.ts";

type Written = { readonly renderTag: typeof renderTag; readonly styleHashes: typeof styleHashes };

export type PrerenderedScreens = {
  /** Renders a tag with its prerendered screen, or without a screen where the build has none, as in development. */
  readonly renderTag: typeof renderTag;
  /** Returns the sources that the `style-src` of a page's policy has to allow for the prerendered screens. */
  styleSources(): string;
};

const nothingBuilt: Written = {
  renderTag: (tag, { attributes = {}, fallback = "" }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
    return `<${tag}${written.join("")}>${fallback}</${tag}>`;
  },
  styleHashes: {},
};

/** Loads the rendering code of the build in `distDir`. Without a build, tags are rendered with their fallback alone. */
export async function openPrerenderedScreens(distDir: string): Promise<PrerenderedScreens> {
  const file = join(distDir, releaseVersion, "include.mjs");
  const written = existsSync(file) ? ((await import(pathToFileURL(file).href)) as Written) : nothingBuilt;
  return {
    renderTag: (tag, options) => written.renderTag(tag, options),
    styleSources: () => [...new Set(Object.values(written.styleHashes))].join(" "),
  };
}
