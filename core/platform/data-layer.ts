/**
 * The page's queue for Google's tags, a global variable whose name the option `data-layer` gives. Commands are pushed by
 * data-layer-commands.ts.
 */
import { pageGlobal, pageGlobals } from "./page-globals.ts";

/** Returns the page's queue for Google's tags; undefined where the page has none. The value may be anything. */
export const pageDataLayer = (name: string): unknown => pageGlobal(name);

/**
 * Returns the page's queue for Google's tags, or creates one. The value may be anything that a script has put there. Only a new queue is
 * assigned, because some names of the browser's own act when they are assigned: `location` loads a page.
 */
export const openDataLayer = (name: string): unknown[] => (pageDataLayer(name) ?? (pageGlobals[name] = [])) as unknown[];
