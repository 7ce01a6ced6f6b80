/**
 * The addresses of the provider's pages, as the host page sets them by its own table (`data-routes`) or by the provider's site
 * (`data-site`). This code is part of the file that draws prerendered screens, because these contain links.
 */
import { site as ownSite } from "virtual:site";
import type { HostRoutes } from "#core/runtime/element/host-link.ts";
import { addressOf, type RouteTable } from "./page-address.ts";

/**
 * Reads the options `routes` and `site`. An invalid value counts as absent and is reported to `warn`, which is a parameter because this
 * file must not import further modules.
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
    // An invalid table is reported by the warning below.
  }
  warn("data-routes: not a JSON table of pages");
  return {};
}

/**
 * Returns the address of the provider's site. Undefined on that site itself, where paths lead to its pages. A copy of the site for tests
 * sets `data-site` to the copy's own address.
 */
function readSite(value: unknown, warn: (text: string) => void): string | undefined {
  const site = String(value || ownSite);
  if (!site) return undefined;
  try {
    const { protocol, origin } = new URL(site);
    if (/^https?:$/.test(protocol)) return origin === location.origin ? undefined : site;
  } catch {
    // An invalid address is reported by the warning below.
  }
  warn("data-site: not an address");
  return undefined;
}
