/** The page's queue for Google's tags. Commands are pushed by data-layer-commands.ts. */
import { pageGlobal, pageGlobals } from "./page-globals.ts";

/** Returns the page's queue for Google's tags; undefined where the page has none. The value may be anything. */
export const pageDataLayer = (): unknown => pageGlobal("dataLayer");

/** Returns the page's queue for Google's tags, or creates one. The value may be anything that a script has put there. */
export const openDataLayer = (): unknown[] => (pageGlobals["dataLayer"] = pageDataLayer() ?? []) as unknown[];
