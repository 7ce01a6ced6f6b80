/** Which page a shared pack leads to. Pure. */

/**
 * The page that the builder stands on, a partner's too: whoever opens the link meets the same offers and the same dealer. Its query stays behind,
 * for in it stands who was led here by what, and perhaps their name. Where the query tells the page from others (`/?p=12`), the page says so itself:
 * its canonical address is this path with that query.
 */
export function sharedPage(address: string, canonical: string | undefined): string {
  const page = new URL(address);
  page.search = page.hash = "";
  const said = canonical !== undefined && URL.canParse(canonical) ? new URL(canonical) : page;
  if (said.origin === page.origin && said.pathname === page.pathname) page.search = said.search;
  return page.href;
}
