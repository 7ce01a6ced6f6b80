/** Tags that their page's styles leave without a box. */
import { boxCss, placeCss } from "./frame.ts";

/**
 * A page's styles may take a tag's box (`display: contents`), or hide it as long as it is not there: by its state, or because it is empty,
 * which to CSS it always is. Its place is looked at then, where nothing of it is seen yet. Hidden in any other way it is hidden. Not for a
 * dialog: it has no place in the page, and waits until it is wanted.
 */
export function findPlace(element: Element, states: CustomStateSet, dress: (css: string) => void): void {
  const style = getComputedStyle(element);
  if (states.size > 0) return; // it is loading by now
  if (style.display === "contents") dress(boxCss);
  if (style.display !== "none") return;
  element.append(" ");
  states.add("ready");
  const isThere = style.display !== "none";
  states.clear();
  if (isThere) dress(placeCss);
  else element.lastChild?.remove();
}
