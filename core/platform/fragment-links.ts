/** Watches links of the host page that open something of ours, such as `<a href="#digi-cookies">`. */

/**
 * Calls `run` at each press of a link to the fragment, wherever the link is in the page, also where scripts of the page stop or cancel the
 * click. `run` is also called where the page's address ends with the fragment, at the start and later: the link was pressed before this
 * code was loaded, or was opened in a new tab, or the page itself went there. The fragment is then removed from the address.
 * @param fragment with its `#`
 * @returns a function that stops watching
 */
export function watchFragmentLinks(fragment: string, run: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  const onClick = (event: MouseEvent): void => {
    const isMeant = (node: EventTarget): boolean =>
      (node instanceof HTMLAnchorElement || node instanceof SVGAElement) && node.getAttribute("href") === fragment;
    // With one of these keys the link opens in a new tab, and the page that opens there handles the fragment.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !event.composedPath().some(isMeant)) return;
    event.preventDefault();
    run();
  };
  const look = (): void => {
    if (location.hash !== fragment) return;
    history.replaceState(history.state, "", location.href.slice(0, -fragment.length));
    run();
  };
  // The window hears a click first, before any listener of the page's can stop it.
  addEventListener("click", onClick, { capture: true, signal });
  addEventListener("hashchange", look, { signal });
  look();
  return () => life.abort();
}
