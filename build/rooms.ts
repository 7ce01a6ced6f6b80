/** Finds the rooms: every folder in `widgets/` whose view stands. Only its door is read here, never its code. */
import { readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ElementDoor } from "#core/contract/element.ts";

export const rootDir = fileURLToPath(new URL("..", import.meta.url));

export type RoomFolder = { readonly name: string; readonly folder: string; readonly door: ElementDoor };

export async function findRooms(widgets = join(rootDir, "widgets")): Promise<RoomFolder[]> {
  const names = readdirSync(widgets).filter((name) => existsSync(join(widgets, name, `${name}.view.tsx`)));
  return Promise.all(
    names.sort().map(async (name) => {
      const folder = join(widgets, name);
      const { door } = (await import(pathToFileURL(join(folder, `${name}.element.ts`)).href)) as { door: ElementDoor };
      if (door.tag !== `digi-${name}`) throw new Error(`widgets/${name}: its door says ${door.tag}; tag, folder and file share one word`);
      return { name, folder, door };
    }),
  );
}
