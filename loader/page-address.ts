/**
 * The address of a page of the provider, for code that draws links to such pages: the loader on a host page, and `include.mjs` on a server.
 */
import type { Language } from "#core/base/values/language.ts";

/** The host page's table of addresses, by page id and then by language. */
export type RouteTable = Readonly<Record<string, Readonly<Partial<Record<Language, string>>> | undefined>>;

/**
 * Returns the address from the host page's own table. Without an entry it is the usual path, on the provider's `site` where the host page
 * is on another origin.
 */
export const addressOf = <Path extends string | undefined>(
  { table, site }: { readonly table: RouteTable; readonly site: string | undefined },
  page: string,
  language: Language,
  usualPath: Path,
): string | Path => table[page]?.[language] ?? (site && usualPath !== undefined ? new URL(usualPath, site).href : usualPath);
