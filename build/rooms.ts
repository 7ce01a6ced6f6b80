/** Finds the rooms: every folder in `widgets/` whose view stands. Only its door is read here, never its code. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ElementDoor } from "#core/contract/element.ts";

export const rootDir = fileURLToPath(new URL("..", import.meta.url));

/** From this inline size of the tag on, this block size is reserved until the widget is there. In px. */
export type Heights = readonly (readonly [minInlinePx: number, blockPx: number])[];

export type RoomFolder = {
  readonly name: string;
  readonly folder: string;
  readonly door: ElementDoor;
  /** As `npm run heights` measured them; none for a room that takes no space at first (a dialog). */
  readonly heights: Heights;
};

export async function findRooms(widgets = join(rootDir, "widgets")): Promise<RoomFolder[]> {
  const names = readdirSync(widgets).filter((name) => existsSync(join(widgets, name, `${name}.view.tsx`)));
  return Promise.all(
    names.sort().map(async (name) => {
      const folder = join(widgets, name);
      const { door } = (await import(pathToFileURL(join(folder, `${name}.element.ts`)).href)) as { door: ElementDoor };
      if (door.tag !== `digi-${name}`) throw new Error(`widgets/${name}: its door says ${door.tag}; tag, folder and file share one word`);
      return { name, folder, door, heights: readHeights(folder, name) };
    }),
  );
}

export const heightsFile = (folder: string, name: string): string => join(folder, `${name}.heights.json`);

function readHeights(folder: string, name: string): Heights {
  const file = heightsFile(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Heights) : [];
}
