/**
 * Finds the widgets and their parts, which are all folders in `widgets/` with a view. Only definitions are loaded here, and no other code.
 */
import { languages } from "#core/base/values/language.ts";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ElementDefinition, PartDefinition } from "#core/base/contract/element.ts";

export const rootDir = fileURLToPath(new URL("..", import.meta.url));

export type PartFolder = {
  /** The name of the part, of its entry and of its catalogue, such as `order-flow.payment`. */
  readonly name: string;
  readonly folder: string;
  readonly definition: PartDefinition;
};
/** The heights to reserve, in px. From the inline size of the tag on, the block size is reserved until the widget is rendered. */
export type Heights = readonly (readonly [minInlinePx: number, blockPx: number])[];

export type WidgetFolder = {
  /**
   * The name of the widget's entry, of its catalogue and of its files in a release. It is the name of its folder and tag, unless its
   * definition sets another (`file`).
   */
  readonly name: string;
  readonly folder: string;
  readonly definition: ElementDefinition;
  readonly parts: readonly PartFolder[];
  /** The heights that `npm run heights` has measured; empty for a widget that takes no space at first, such as a dialog. */
  readonly heights: Heights;
};

export async function findWidgets(widgets = join(rootDir, "widgets")): Promise<WidgetFolder[]> {
  const names = readdirSync(widgets).filter((name) => existsSync(sourceFile(join(widgets, name), "view.tsx")));
  return Promise.all(
    names.sort().map(async (name) => {
      const folder = join(widgets, name);
      const { definition } = (await import(pathToFileURL(sourceFile(folder, "element.ts")).href)) as { definition: ElementDefinition };
      if (definition.tag !== `digi-${name}`)
        throw new Error(`widgets/${name}: its definition says ${definition.tag}; tag, folder and file share one word`);
      const { file = name } = definition;
      return { name: file, folder, definition, parts: await findParts(file, folder), heights: readHeights(folder) };
    }),
  );
}

async function findParts(widget: string, folder: string): Promise<PartFolder[]> {
  const names = readdirSync(folder).filter((name) => existsSync(sourceFile(join(folder, name), "view.tsx")));
  const parts = await Promise.all(
    names.sort().map(async (name) => {
      const file = sourceFile(join(folder, name), "part.ts");
      if (!existsSync(file))
        throw new Error(`${widget}/${name} has no ${name}.part.ts: the definition that says its name and what it leads to`);
      const { part } = (await import(pathToFileURL(file).href)) as { part: PartDefinition };
      return { name: `${widget}.${part.name}`, folder: join(folder, name), definition: part };
    }),
  );
  for (const { name, folder: own, definition } of parts) {
    if (parts.filter((other) => other.name === name).length > 1)
      throw new Error(`${widget} has two parts that say they are ${definition.name}`);
    if (basename(own) !== definition.name)
      throw new Error(`${own}: its definition says ${definition.name}; a part and its folder share one word`);
    if (languages.some((language) => language === definition.name)) throw new Error(`${name}.js would be the file of a language`);
  }
  return parts;
}

/**
 * Returns the path of a file of a widget or part by its role, such as `view.tsx` or `css`. The names of source files begin with the name of
 * their folder.
 */
export const sourceFile = (folder: string, role: string): string => join(folder, `${basename(folder)}.${role}`);

export const heightsFile = (folder: string): string => sourceFile(folder, "heights.json");

function readHeights(folder: string): Heights {
  const file = heightsFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Heights) : [];
}
