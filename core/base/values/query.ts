/**
 * The query of an address, in which the parameters of others stay as they were written: a host may tell `?a` from `?a=`.
 *
 *     withParameter("?a&tab=usage", "tab", "settings") // "?a&tab=settings"
 */

/** Without those that are ours, by name and value. */
export function withoutParameters(search: string, matches: (name: string, value: string) => boolean): string {
  const parts = search.replace(/^\?/, "").split("&");
  const others = parts.filter((part) => ![...new URLSearchParams(part)].some(([name, value]) => matches(name, value)));
  if (others.length === parts.length) return search;
  return others.some(Boolean) ? `?${others.join("&")}` : "";
}

/** With this one, once and at the end, where it has a value; without it where it has none. */
export function withParameter(search: string, name: string, value: string | undefined): string {
  const others = withoutParameters(search, (one) => one === name);
  if (value === undefined) return others;
  return `${/[^?]/.test(others) ? `${others}&` : "?"}${new URLSearchParams([[name, value]]).toString()}`;
}
