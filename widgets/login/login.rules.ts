/** Where a login leads to, and what the login page's address asks for. */
import { withoutParameters } from "#core/base/values/query.ts";
import type { PageId } from "#core/base/values/routes.ts";

export type Target = { readonly page: PageId | undefined; readonly href: string };

type Site = {
  /** The address of the page that the login is on. */
  readonly here: string;
  /** Addresses of the pages that are known: those that the login leads to, and the host's own table. */
  readonly pages: Readonly<Partial<Record<PageId, string>>> & { readonly overview: string };
};

/**
 * The first of the wishes that is a path on this origin, the name of a page, or an address that the routes table holds; else the
 * overview (P-028, decisions §1). Any other address is somebody's wish to lead a customer astray.
 */
export function targetOf(wishes: readonly (string | null | undefined)[], site: Site): Target {
  const target = wishes.map((wish) => (wish ? targetOfWish(wish.trim(), site) : undefined)).find((found) => found !== undefined);
  return target ?? { page: "overview", href: site.pages.overview };
}

function targetOfWish(wish: string, { here, pages }: Site): Target | undefined {
  const path = pathHere(wish, here);
  const known = Object.entries(pages) as [PageId, string][];
  const [page, href] =
    known.find(([id, address]) => id === wish || (path === undefined ? isEqual(address, wish, here) : isSame(address, path, here))) ?? [];
  // Whoever is signed in would be sent on from there, to the same place.
  if (page === "login") return undefined;
  if (path !== undefined) return { page, href: path };
  return page && href ? { page, href } : undefined;
}

/** Path, query and fragment, where the wish is an address on the origin of `here`. */
function pathHere(wish: string, here: string): string | undefined {
  if (!/^(\/|https?:\/\/)/i.test(wish) || !URL.canParse(wish, here)) return undefined;
  const url = new URL(wish, here);
  const path = url.pathname + url.search + url.hash;
  // Taken for itself, a path that begins with `//` is another host's address.
  return url.origin === new URL(here).origin && !path.startsWith("//") ? path : undefined;
}

/** The same page, whatever its query. */
export const isSame = (one: string, other: string, here: string): boolean => isEqual(withoutQuery(one), withoutQuery(other), here);

const isEqual = (one: string, other: string, here: string): boolean =>
  URL.canParse(one, here) && URL.canParse(other, here) && new URL(one, here).href === new URL(other, here).href;

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, "");

/** `?logout=true`, `?logout=1` and a bare `?logout` sign out (P-029); `rest` is the query without it, as it was written. */
export function readLogout(search: string): { readonly isRequested: boolean; readonly rest: string } {
  const rest = withoutParameters(search, (name, value) => /^logout$/i.test(name) && /^(true|1)?$/i.test(value));
  return { isRequested: rest !== search, rest };
}
