/**
 * The lists of files in a widget's file that name, for each part, the files it needs in addition to the widget's. All files of a part are
 * thus requested at once.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { PartEntry } from "#core/runtime/element/widget.ts";
import { withImports } from "./chunk-imports.ts";
import type { Chunk } from "./chunks.ts";
import { partsMark } from "./plugins.ts";
import type { WidgetFolder } from "./widgets.ts";

/** Writes, into each widget's file, the list of the files that its parts need in addition to the widget's. */
export function writePartLists(widgets: readonly WidgetFolder[], chunks: readonly Chunk[], outDir: string): void {
  const fileOf = (entry: string): string => chunks.find((chunk) => chunk.entry === entry)?.fileName ?? "";
  for (const widget of widgets.filter(({ parts }) => parts.length > 0)) {
    const own = fileOf(widget.name);
    const broughtBy = (file: string): readonly string[] => chunks.find((chunk) => chunk.fileName === file)?.brings ?? [];
    const there = [...withImports(chunks, own), ...broughtBy(own)];
    const entries = widget.parts.map(({ name, definition }): [string, PartEntry] => {
      const file = fileOf(name);
      const [, ...needed] = withImports(chunks, file);
      const files = needed
        .filter((one) => !there.includes(one) && !broughtBy(file).includes(one))
        .map((one) => posix.relative(posix.dirname(own), one).replace(/\.js$/, ""));
      return [definition.name, { files, ...(definition.skeleton && { skeleton: definition.skeleton }) }];
    });
    const code = readFileSync(join(outDir, own), "utf8");
    if (!code.includes(partsMark)) throw new Error(`${own} has no place for its parts`);
    writeFileSync(join(outDir, own), code.replace(partsMark, JSON.stringify(Object.fromEntries(entries))));
  }
}
