/**
 * Writes `v1/reserve.css`, for pages that want no layout shift at all. The script arrives after the first paint, and until then a tag is as
 * tall as its fallback content; this style sheet gives the tag the height that the script will reserve. It has one line for each tag: a
 * page that cannot wait for one more file copies its tag's line.
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
 * Returns the rules for a tag. A container query of the tag itself can size the empty box before the content; box and content are in the
 * same grid cell.
 */
function rulesOf(tag: string, heights: Heights): string {
  const waiting = `${tag}:not(:defined)`;
  // A dialog takes no space, not even that of a grid's gap around it.
  if (heights.length === 0) return `${waiting}{display:contents}`;
  const steps = rulesFor(
    packHeights(heights),
    (inline, block) => `@container(min-width:${inline}px){${waiting}::before{block-size:max(${block}px,var(--digi-room,0px))}}`,
  );
  return `${waiting}{display:grid;container-type:inline-size}${waiting}::before{content:"";grid-area:1/1}${waiting}>*{grid-area:1/1;align-self:start}${steps}`;
}

/**
 * Returns the rules for content in a tag that the widget will show one item after another. Until then only the first item's picture is
 * shown, where it will be later, from the page's first paint on; where scripts are off, all of the content is shown.
 */
function contentRulesOf(tag: string, { pictureHeights }: NonNullable<WidgetFolder["definition"]["content"]>): string {
  const waiting = `${tag}:not(:state(ready),:state(error))`;
  const heights = Object.entries(pictureHeights).map(
    ([from, height]) => `@container(min-width:${from}px){${waiting}>*{block-size:${height}px}}`,
  );
  return `@media(scripting){${waiting}{position:relative}${waiting}>*{position:absolute;inset:0 0 auto;overflow:clip}${heights.join("")}${waiting} img{position:absolute;inset:0;inline-size:100%;block-size:100%;max-inline-size:none;object-fit:cover}${waiting}>:nth-child(n+2),${waiting}>*>:not(img,picture){display:none}}`;
}
