/** Loads a part together with the code that renders parts, for code that loads both on demand (core/runtime/lazy-part). */
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import { loadPart } from "#core/runtime/part/load-part.ts";
import { Part } from "#core/runtime/part/part.tsx";

/** Resolves with the component that renders the part, once all of the part's files are loaded, so that it needs no placeholder. */
export async function loadPartComponent(host: WidgetHost, name: string): Promise<typeof Part> {
  await loadPart(host, name);
  return Part;
}
