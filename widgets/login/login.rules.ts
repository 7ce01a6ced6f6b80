/** The rules for the page that a login leads to, and for the request to sign out in the login page's address. */
import { withoutParameters } from "#core/base/values/query.ts";
import type { PageId } from "#core/base/values/routes.ts";

export type Target = { readonly page: PageId | undefined; readonly href: string };

type Site = {
  /** The address of the page with the login. */
  readonly here: string;
  /** The addresses of the known pages: those that the login leads to, and those in the host's table of routes. */
  readonly pages: Readonly<Partial<Record<PageId, string>>> & { readonly overview: string };
};

/**
 * Returns the first candidate that is a path on this origin, the name of a page, or an address in the table of routes; else the overview
 * (P-028, decisions §1). Any other address is ignored, because it may be an attempt to lead a customer to a fraudulent site.
 */
export function targetOf(candidates: readonly (string | null | undefined)[], site: Site): Target {
  const target = candidates
    .map((candidate) => (candidate ? targetOfCandidate(candidate.trim(), site) : undefined))
    .find((found) => found !== undefined);
  return target ?? { page: "overview", href: site.pages.overview };
}

function targetOfCandidate(candidate: string, { here, pages }: Site): Target | undefined {
  const path = pathHere(candidate, here);
  const known = Object.entries(pages) as [PageId, string][];
  const [page, href] =
    known.find(
      ([id, address]) => id === candidate || (path === undefined ? isEqual(address, candidate, here) : isSame(address, path, here)),
    ) ?? [];
  // The login page is no valid target, because it would send the signed-in visitor on to itself.
  if (page === "login") return undefined;
  if (path !== undefined) return { page, href: path };
  return page && href ? { page, href } : undefined;
}

/** Returns path, query and fragment of a candidate on the origin of `here`, or undefined for any other candidate. */
function pathHere(candidate: string, here: string): string | undefined {
  if (!/^(\/|https?:\/\/)/i.test(candidate) || !URL.canParse(candidate, here)) return undefined;
  const url = new URL(candidate, here);
  const path = url.pathname + url.search + url.hash;
  // A path that begins with `//` is rejected, because used on its own it would be the address of another host.
  return url.origin === new URL(here).origin && !path.startsWith("//") ? path : undefined;
}

/** Tells whether two addresses lead to the same page, whatever their queries and fragments are. */
export const isSame = (one: string, other: string, here: string): boolean => isEqual(withoutQuery(one), withoutQuery(other), here);

const isEqual = (one: string, other: string, here: string): boolean =>
  URL.canParse(one, here) && URL.canParse(other, here) && new URL(one, here).href === new URL(other, here).href;

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, "");

/**
 * Reads the request to sign out (P-029): `?logout=true`, `?logout=1` or a bare `?logout`. `rest` is the query without that parameter,
 * otherwise unchanged.
 */
export function readLogout(search: string): { readonly isRequested: boolean; readonly rest: string } {
  const rest = withoutParameters(search, (name, value) => /^logout$/i.test(name) && /^(true|1)?$/i.test(value));
  return { isRequested: rest !== search, rest };
}
