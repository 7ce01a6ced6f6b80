/**
 * Edits the query of an address. The parameters of other code stay exactly as they were written, because a host page may distinguish `?a`
 * from `?a=`.
 *
 *     withParameter("?a&tab=usage", "tab", "settings") // "?a&tab=settings"
 */

/** Returns the query without the parameters whose name and value match. */
export function withoutParameters(search: string, matches: (name: string, value: string) => boolean): string {
  const parts = search.replace(/^\?/, "").split("&");
  const others = parts.filter((part) => ![...new URLSearchParams(part)].some(([name, value]) => matches(name, value)));
  if (others.length === parts.length) return search;
  return others.some(Boolean) ? `?${others.join("&")}` : "";
}

/** Returns the query with the parameter set, once and at the end. The parameter is removed where `value` is undefined. */
export function withParameter(search: string, name: string, value: string | undefined): string {
  const others = withoutParameters(search, (one) => one === name);
  if (value === undefined) return others;
  return `${/[^?]/.test(others) ? `${others}&` : "?"}${new URLSearchParams([[name, value]]).toString()}`;
}
