/**
 * Writes `v1/reserve.css`, for pages that must not have any layout shift. The loader arrives after the first paint, and until then a tag is
 * only as tall as its fallback content; this style sheet gives it the height that the loader will reserve. It has one line for each tag, so
 * that a page that cannot wait for the file can copy the line of its tag.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packHeights, rulesFor } from "#loader/manifest.ts";
import type { Heights, WidgetFolder } from "./widgets.ts";

export function writeReserve(widgets: readonly WidgetFolder[], folders: readonly string[]): void {
  const css = widgets.map(
    ({ definition, heights }) =>
      rulesOf(definition.tag, heights) + (definition.content ? contentRulesOf(definition.tag, definition.content) : ""),
  );
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "reserve.css"), `${css.join("\n")}\n`);
  }
}

/**
 * Returns the rules for a tag. An empty box before the content has the reserved height, because a container query of the tag cannot size
 * the tag itself. Box and content share one grid cell.
 */
function rulesOf(tag: string, heights: Heights): string {
  const waiting = `${tag}:not(:defined)`;
  // A dialog takes no space, and `display: contents` avoids even the gap of a grid around it.
  if (heights.length === 0) return `${waiting}{display:contents}`;
  const steps = rulesFor(
    packHeights(heights),
    (inline, block) => `@container(min-width:${inline}px){${waiting}::before{block-size:max(${block}px,var(--digi-room,0px))}}`,
  );
  return `${waiting}{display:grid;container-type:inline-size}${waiting}::before{content:"";grid-area:1/1}${waiting}>*{grid-area:1/1;align-self:start}${steps}`;
}

/**
 * Returns the rules for content in a tag that the widget will show one item after another. From the page's first paint on, only the picture
 * of the first item is shown, at its later position. Where scripts are disabled, all of the content is shown.
 */
function contentRulesOf(tag: string, { pictureHeights }: NonNullable<WidgetFolder["definition"]["content"]>): string {
  const waiting = `${tag}:not(:state(ready),:state(error))`;
  const heights = Object.entries(pictureHeights).map(
    ([from, height]) => `@container(min-width:${from}px){${waiting}>*{block-size:${height}px}}`,
  );
  return `@media(scripting){${waiting}{position:relative}${waiting}>*{position:absolute;inset:0 0 auto;overflow:clip}${heights.join("")}${waiting} img{position:absolute;inset:0;inline-size:100%;block-size:100%;max-inline-size:none;object-fit:cover}${waiting}>:nth-child(n+2),${waiting}>*>:not(img,picture){display:none}}`;
}
