/** Rules for where a login leads to, and for what the address of the login page asks for. */
import { withoutParameters } from "#core/base/values/query.ts";
import type { PageId } from "#core/base/values/routes.ts";

export type Target = { readonly page: PageId | undefined; readonly href: string };

type Site = {
  /** The address of the page that the login is on. */
  readonly here: string;
  /** The addresses of the known pages: those that the login leads to, and those of the host's own table. */
  readonly pages: Readonly<Partial<Record<PageId, string>>> & { readonly overview: string };
};

/**
 * Returns the first candidate that is a path on this origin, the name of a page, or an address that the routes table contains; else the
 * overview (P-028, decisions §1). Any other address counts as an attempt to lead a customer astray.
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
  // A signed-in visitor would be sent on from the login page, to the same place.
  if (page === "login") return undefined;
  if (path !== undefined) return { page, href: path };
  return page && href ? { page, href } : undefined;
}

/** Returns path, query and fragment when the candidate is an address on the origin of `here`; else undefined. */
function pathHere(candidate: string, here: string): string | undefined {
  if (!/^(\/|https?:\/\/)/i.test(candidate) || !URL.canParse(candidate, here)) return undefined;
  const url = new URL(candidate, here);
  const path = url.pathname + url.search + url.hash;
  // A path that begins with `//` would be another host's address if it were used on its own.
  return url.origin === new URL(here).origin && !path.startsWith("//") ? path : undefined;
}

/** Tells whether two addresses name the same page, whatever their queries. */
export const isSame = (one: string, other: string, here: string): boolean => isEqual(withoutQuery(one), withoutQuery(other), here);

const isEqual = (one: string, other: string, here: string): boolean =>
  URL.canParse(one, here) && URL.canParse(other, here) && new URL(one, here).href === new URL(other, here).href;

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, "");

/**
 * Reads the request to sign out (P-029): `?logout=true`, `?logout=1` or a bare `?logout`. `rest` is the query without it, otherwise as it
 * was written.
 */
export function readLogout(search: string): { readonly isRequested: boolean; readonly rest: string } {
  const rest = withoutParameters(search, (name, value) => /^logout$/i.test(name) && /^(true|1)?$/i.test(value));
  return { isRequested: rest !== search, rest };
}
