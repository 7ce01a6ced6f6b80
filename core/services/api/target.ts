/** Computes the address and the query of a call. */
import type { Endpoint } from "#core/base/contract/endpoint.ts";

export type Target = { readonly address: string; readonly query?: Readonly<Record<string, unknown>> };

/**
 * Returns the target of a call. Each `{name}` of the path takes its value from the query, where it is then left out.
 * @param override another address than the endpoint's own, absolute or relative to the API
 */
export function targetOf(base: string, endpoint: Endpoint<any, any, any>, query: unknown, override?: string): Target {
  if (override !== undefined)
    return withQuery(/^https?:/i.test(override) ? override : `${base}/${override.replace(/^\//, "")}`, { ...(query as object) });
  const rest: Record<string, unknown> = { ...(query as object) };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return withQuery(base + path, rest);
}

const withQuery = (address: string, query: Readonly<Record<string, unknown>>): Target => ({
  address,
  ...(Object.keys(query).length > 0 && { query }),
});
