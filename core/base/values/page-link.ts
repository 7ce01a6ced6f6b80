/**
 * Returns the address of a page with more behind it: a query, a fragment, or nothing. The page may have a query and a fragment of its own,
 * because a host page says where its pages are (`/?page_id=7#form`): both are kept, but that another fragment replaces the page's.
 */
export function withQuery(href: string, more: string): string {
  const [page = "", ...fragments] = href.split(/(?=#)/);
  if (more.startsWith("#")) return page + more;
  return page + (page.includes("?") ? more.replace("?", "&") : more) + fragments.join("");
}
