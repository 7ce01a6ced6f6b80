/** The rule for which page a shared bundle leads to. Pure. */

/**
 * Returns the page that the builder is on, a partner's too: a visitor who opens the link meets the same offers and the same dealer. The
 * query is left out, because it says who was led here by what, and perhaps the visitor's name. Where the query tells the page from others
 * (`/?p=12`), the page says so itself: its canonical address is this path with that query.
 */
export function sharedPage(address: string, canonical: string | undefined): string {
  const page = new URL(address);
  page.search = page.hash = "";
  const said = canonical !== undefined && URL.canParse(canonical) ? new URL(canonical) : page;
  if (said.origin === page.origin && said.pathname === page.pathname) page.search = said.search;
  return page.href;
}
