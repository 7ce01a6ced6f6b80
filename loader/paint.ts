/** What draws a first screen: the styles of all widgets and the maker of nodes. A file of its own: a page without widgets never fetches it. */
import { keepFieldEvents } from "./field-events.ts";
export { readRoutes } from "./routes.ts";
export { createShell } from "./shell.ts";
export { css } from "virtual:styles";

keepFieldEvents();
