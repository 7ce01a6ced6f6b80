/**
 * The addresses of the provider's pages, as the host page sets them: by its own table (`data-routes`), or on the provider's site
 * (`data-site`). This code is part of the file that draws prerendered screens, because these contain links.
 */
import { site as ownSite } from "virtual:site";
import type { HostRoutes } from "#core/runtime/element/host-link.ts";
import { addressOf, type RouteTable } from "./page-address.ts";

/**
 * Reads the options. An invalid table or site counts as absent and is reported to `warn`, which is passed in because this file must not
 * import further modules.
 */
export function readRoutes(option: (name: string) => unknown, warn: (text: string) => void): HostRoutes {
  const table = readTable(option("routes"), warn);
  const site = readSite(option("site"), warn);
  return {
    named: Object.keys(table),
    addressOf: (page, language, usualPath) => addressOf({ table, site }, page, language, usualPath),
  };
}

function readTable(value: unknown, warn: (text: string) => void): RouteTable {
  if (value === undefined) return {};
  try {
    const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
    if (typeof parsed === "object" && parsed !== null) return parsed as RouteTable;
  } catch {
    // the warning follows below
  }
  warn("data-routes: not a JSON table of pages");
  return {};
}

/** Returns the provider's site; undefined on that site itself, where paths lead to its pages: also on a copy of the site for tests. */
function readSite(value: unknown, warn: (text: string) => void): string | undefined {
  const site = String(value || ownSite);
  if (!site) return undefined;
  try {
    const { protocol, origin } = new URL(site);
    if (/^https?:$/.test(protocol)) return origin === location.origin ? undefined : site;
  } catch {
    // the warning follows below
  }
  warn("data-site: not an address");
  return undefined;
}
