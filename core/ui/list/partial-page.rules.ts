/** The rule whether a list fills the space that is reserved for it. */

/**
 * Tells whether a list has fewer items than a page, so that a part of the space reserved for a page would stay empty. `state` is that of a
 * list in pages (core/services/load).
 */
export const isPartialPage = (state: { readonly status: string; readonly items?: readonly unknown[] }, pageSize: number): boolean =>
  state.status === "empty" || state.status === "failed" || (state.status === "loaded" && (state.items ?? []).length < pageSize);
