/**
 * Returns the address of a page with `more` appended: a query, a fragment, or an empty text. The page's own query and fragment are kept,
 * because a host page may have its pages at addresses such as `/?page_id=7#form`; only a fragment in `more` replaces the page's fragment.
 */
export function withQuery(href: string, more: string): string {
  const [page = "", ...fragments] = href.split(/(?=#)/);
  if (more.startsWith("#")) return page + more;
  return page + (page.includes("?") ? more.replace("?", "&") : more) + fragments.join("");
}
