/** What draws a first screen: the styles of all widgets and the maker of nodes; and what runs files. A page without widgets never fetches it. */
import type { HostRoutes, PageOptions } from "#core/runtime/element/host-link.ts";
import { keepFieldEvents } from "./field-events.ts";
import { keepPressesInside } from "./inner-presses.ts";
import { readRoutes } from "./routes.ts";
export { createLinker } from "./link.ts";
export { nextFrame } from "./next-frame.ts";
export { createShell } from "./shell.ts";
export { css } from "virtual:styles";

/** Once a page, before anything of it is drawn. What is not good of what the page says is told to `warn`: this file brings nothing else along. */
export function openPage({ get, lang, from }: PageOptions, warn: (text: string) => void): HostRoutes {
  keepFieldEvents();
  keepPressesInside();
  if (from && get("base")) warn("data-base: not an address");
  if (!lang && get("lang")) warn("data-lang: refused");
  return readRoutes(get, warn);
}
