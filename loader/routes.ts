/**
 * Where the provider's pages are, as the host page says it: by its own table (`data-routes`), or on the provider's site (`data-site`).
 * In the file that draws first screens, for they hold links.
 */
import { site as ownSite } from "virtual:site";
import type { HostRoutes } from "#core/runtime/element/host-link.ts";
import { addressOf, type RouteTable } from "./page-address.ts";

/** A table or a site that is not good counts as absent, which `warn` is told: this file brings nothing else along. */
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
    // said below
  }
  warn("data-routes: not a JSON table of pages");
  return {};
}

/** Undefined on the provider's own site, where paths lead to its pages: also on a copy of it for tests. */
function readSite(value: unknown, warn: (text: string) => void): string | undefined {
  const site = String(value || ownSite);
  if (!site) return undefined;
  try {
    const { protocol, origin } = new URL(site);
    if (/^https?:$/.test(protocol)) return origin === location.origin ? undefined : site;
  } catch {
    // said below
  }
  warn("data-site: not an address");
  return undefined;
}
