/** The rule that tells whether a list fills the space that is reserved for it. Pure. */

/**
 * Tells whether a list has fewer items than a page: the space of a whole page would then stay empty under it. Takes the state of pages
 * (core/services/load).
 */
export const isPartialPage = (state: { readonly status: string; readonly items?: readonly unknown[] }, pageSize: number): boolean =>
  state.status === "empty" || state.status === "failed" || (state.status === "loaded" && (state.items ?? []).length < pageSize);
