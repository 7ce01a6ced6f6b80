/** Links of the page by which it calls for something of ours: `<a href="#digi-cookies">`. */
import { pageDocument } from "./page-document.ts";

/**
 * Calls at each press of such a link, wherever it stands, and once where the page's address ends so already: the link was pressed before
 * we were there, or opened in a tab of its own. The address is left as it was without it.
 * @param fragment with its `#`
 * @returns the stop
 */
export function watchFragmentLinks(fragment: string, run: () => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const isMeant = (node: EventTarget): boolean =>
      (node instanceof HTMLAnchorElement || node instanceof SVGAElement) && node.getAttribute("href") === fragment;
    // In a new tab the page that opens there is called.
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
