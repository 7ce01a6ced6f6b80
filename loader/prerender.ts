/**
 * The file that draws prerendered screens. It contains the styles of all widgets, the function that creates nodes, and the linker that runs
 * files. A page without widgets never fetches it.
 */
import type { HostRoutes, PageOptions } from "#core/runtime/element/host-link.ts";
import { keepHostConsent } from "./host-consent.ts";
import { keepFieldEvents } from "./field-events.ts";
import { keepPressesInside } from "./inner-presses.ts";
import { readRoutes } from "./routes.ts";
export { createLinker } from "./link.ts";
export { nextFrame } from "./next-frame.ts";
export { createScreen } from "./prerendered-screen.ts";
export { css } from "virtual:styles";

/**
 * Prepares the page; called once, before a widget is drawn. Invalid options of the page are reported to `warn`, which is a parameter
 * because this file must not import further modules.
 */
export function openPage(options: PageOptions, warn: (text: string) => void): HostRoutes {
  const { get, lang, from } = options;
  keepHostConsent(options);
  keepFieldEvents();
  keepPressesInside();
  if (from && get("base")) warn("data-base: not an address");
  if (!lang && get("lang")) warn("data-lang: refused");
  return readRoutes(get, warn);
}
