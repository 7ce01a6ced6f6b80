/** What draws a first screen: the styles of all widgets and the maker of nodes. A file of its own: a page without widgets never fetches it. */
import { keepFieldEvents } from "./field-events.ts";
import { readRoutes } from "./routes.ts";
export { createShell } from "./shell.ts";
export { css } from "virtual:styles";

/** Once a page, before anything of it is drawn. */
export function openPage(...options: Parameters<typeof readRoutes>): ReturnType<typeof readRoutes> {
  keepFieldEvents();
  return readRoutes(...options);
}
