/** Watches links of the host page that open something of ours, such as `<a href="#digi-cookies">`. */
import { pageDocument } from "./page-document.ts";

/**
 * Calls `run` at each press of a link to the fragment, wherever the link is in the page. `run` is also called once at the start where the
 * page's address ends with the fragment, because the link was pressed before this code was loaded, or was opened in a new tab. The fragment
 * is then removed from the address.
 * @param fragment with its `#`
 * @returns a function that stops watching
 */
export function watchFragmentLinks(fragment: string, run: () => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const isMeant = (node: EventTarget): boolean =>
      (node instanceof HTMLAnchorElement || node instanceof SVGAElement) && node.getAttribute("href") === fragment;
    // With one of these keys the link opens in a new tab, and the page that opens there handles the fragment.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !event.composedPath().some(isMeant)) return;
    event.preventDefault();
    run();
  };
  pageDocument.addEventListener("click", onClick);
  if (location.hash === fragment) {
    history.replaceState(history.state, "", location.href.slice(0, -fragment.length));
    run();
  }
  return () => pageDocument.removeEventListener("click", onClick);
}
