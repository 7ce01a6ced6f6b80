/** Whether a list fills the space that is kept for it. Pure. */

/** Less is there than a page: the space of a whole one would stand empty under it. Takes the state of pages (core/services/load). */
export const isShort = (state: { readonly status: string; readonly items?: readonly unknown[] }, pageSize: number): boolean =>
  state.status === "empty" || state.status === "failed" || (state.status === "loaded" && (state.items ?? []).length < pageSize);
