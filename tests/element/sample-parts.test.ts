/** Tests the contract of parts on a sample widget that has three of them. */
import { describePart } from "./parts.ts";
import { addLoader, readDefinitions, ways } from "./page.ts";

history.replaceState(null, "", location.pathname);

for (const definition of await readDefinitions("/sample")) {
  for (const [part, way] of Object.entries(ways[definition.tagName]?.parts ?? {})) describePart(definition, part, way);
}

await addLoader(document, "/sample");
