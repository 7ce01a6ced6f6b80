/** Rules for the country whose prices are shown (decisions §12). */
import { home } from "#core/domain/pages/country-search.rules.ts";
import { withParameter } from "#core/base/values/query.ts";

/**
 * Returns the code of the country to ask for: the one in the page's address, else the attribute's, else Belgium. Texts that are no code,
 * and codes that the API does not know, are passed over.
 */
export const wantedCountry = (named: readonly (string | null | undefined)[], unknown: ReadonlySet<string>): string =>
  named.map((text) => text?.toUpperCase() ?? "").find((code) => /^[A-Z]{2}$/.test(code) && !unknown.has(code)) ?? home;

/** Returns the country that an address names: `?country=CI`. */
export const countryIn = (address: string): string | null => new URL(address).searchParams.get("country");

/** Returns the same address, naming this country. */
export function withCountry(address: string, code: string): string {
  const url = new URL(address);
  url.search = withParameter(url.search, "country", code);
  return url.href;
}
