/** Handles tags that the styles of their page leave without a box. */
import { boxCss, collapsedBoxCss } from "./frame.ts";

/**
 * Gives a box to a tag that the page's styles have taken it from (`display: contents`), or that they hide until it is loaded: by its state,
 * or because it is empty, which it always is for CSS. The tag's position can then be observed, while nothing of it is visible yet. A tag
 * that is hidden in any other way stays hidden. Not used for a dialog: it has no place in the page, and waits until it is opened.
 */
export function giveBox(element: Element, states: CustomStateSet, setStyles: (css: string) => void): void {
  const style = getComputedStyle(element);
  if (states.size > 0) return; // the tag is loading by now
  if (style.display === "contents") setStyles(boxCss);
  if (style.display !== "none") return;
  element.append(" ");
  states.add("ready");
  const isThere = style.display !== "none";
  states.clear();
  if (isThere) setStyles(collapsedBoxCss);
  else element.lastChild?.remove();
}
