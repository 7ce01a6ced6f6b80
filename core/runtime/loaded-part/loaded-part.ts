/** Loads a part and what draws it, as one file for code that fetches both late (core/runtime/lazy-part). */
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import { loadPart } from "#core/runtime/part/load-part.ts";
import { Part } from "#core/runtime/part/part.tsx";

/** Resolves with the component that draws the part, once all of its files are loaded: nothing is drawn in its place before. */
export async function loadPartComponent(host: WidgetHost, name: string): Promise<typeof Part> {
  await loadPart(host, name);
  return Part;
}
