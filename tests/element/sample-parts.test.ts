/** The contract of parts, tried on a room that has three of them. */
import { describePart } from "./parts.ts";
import { addLoader, readDoors, readPartWays } from "./page.ts";

history.replaceState(null, "", location.pathname);

const ways = await readPartWays();
for (const door of await readDoors("/sample")) {
  for (const [part, way] of Object.entries(ways[door.tagName] ?? {})) describePart(door, part, way);
}

await addLoader(document, "/sample");
