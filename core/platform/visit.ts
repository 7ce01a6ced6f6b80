/** The only door to the address bar's query, and to the browser's way back to a page that was left. */
export const pageQuery = (): string => location.search;
export const pageAddress = (): string => location.href;

/** Shows another query without a visit of its own; path, fragment and the host page's own history state stay. */
export const replacePageQuery = (search: string): void =>
  history.replaceState(history.state, "", location.pathname + search + location.hash);

/** Calls when the visitor comes back by the browser's own 'back' to the page as it was left; returns the stop. */
export function watchComingBack(onBack: () => void): () => void {
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) onBack();
  };
  addEventListener("pageshow", onShow);
  return () => removeEventListener("pageshow", onShow);
}
