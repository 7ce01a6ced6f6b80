/** The address of a page of the provider, for code that draws a link to it: the loader on a host page, a server in `include.mjs`. */
import type { Language } from "#core/base/values/language.ts";

/** The host page's table of addresses: page id → language → address. */
export type RouteTable = Readonly<Record<string, Readonly<Partial<Record<Language, string>>> | undefined>>;

/**
 * Returns the address from the host page's own table; else the usual path, on the provider's `site` where the page is on another origin.
 */
export const addressOf = <Path extends string | undefined>(
  { table, site }: { readonly table: RouteTable; readonly site: string | undefined },
  page: string,
  language: Language,
  usualPath: Path,
): string | Path => table[page]?.[language] ?? (site && usualPath !== undefined ? new URL(usualPath, site).href : usualPath);
