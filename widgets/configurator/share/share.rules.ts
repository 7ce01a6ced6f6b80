/** The rule for the page to which the link of a shared bundle leads. Pure. */

/**
 * Returns the address of the builder's page, also on a partner's site, so that the recipient of the link sees the same offers and dealer.
 * The query is left out, because it may contain campaign parameters or the visitor's name. Where the page is identified by its query
 * (`/?p=12`), the page's canonical address has the same path and provides that query.
 */
export function sharedPage(address: string, canonical: string | undefined): string {
  const page = new URL(address);
  page.search = page.hash = "";
  const said = canonical !== undefined && URL.canParse(canonical) ? new URL(canonical) : page;
  if (said.origin === page.origin && said.pathname === page.pathname) page.search = said.search;
  return page.href;
}
