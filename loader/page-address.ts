/** Where a page of the provider's is, for whoever draws a link to it: the loader on a host page, a server in `include.mjs`. */
import type { Language } from "#core/base/values/language.ts";

/** Page id → language → address. */
export type RouteTable = Readonly<Record<string, Readonly<Partial<Record<Language, string>>> | undefined>>;

/** What the host page's own table says; else the usual path, on the provider's `site` where the page stands elsewhere. */
export const addressOf = <Path extends string | undefined>(
  { table, site }: { readonly table: RouteTable; readonly site: string | undefined },
  page: string,
  language: Language,
  usualPath: Path,
): string | Path => table[page]?.[language] ?? (site && usualPath !== undefined ? new URL(usualPath, site).href : usualPath);
