/** The contract of parts, tried on a widget that has three of them. */
import { describePart } from "./parts.ts";
import { addLoader, readDoors, ways } from "./page.ts";

history.replaceState(null, "", location.pathname);

for (const door of await readDoors("/sample")) {
  for (const [part, way] of Object.entries(ways[door.tagName]?.parts ?? {})) describePart(door, part, way);
}

await addLoader(document, "/sample");
