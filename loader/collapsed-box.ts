/** Gives a box to tags that the styles of their page leave without one. */
import { boxCss, collapsedBoxCss } from "./frame.ts";

/**
 * Gives a box to a tag that has `display: contents`, or that the page hides until it is loaded (by its state, or by `:empty`, which always
 * matches it). The tag's position can then be observed, while it stays invisible. A tag that is hidden in any other way stays hidden. Not
 * used for a dialog, because a dialog has no position in the page and loads when it is opened.
 */
export function giveBox(element: Element, states: CustomStateSet, setStyles: (css: string) => void): void {
  const style = getComputedStyle(element);
  if (states.size > 0) return; // A tag with a state is loading already, so it needs no box.
  if (style.display === "contents") setStyles(boxCss);
  if (style.display !== "none") return;
  element.append(" ");
  states.add("ready");
  const isThere = style.display !== "none";
  states.clear();
  if (isThere) setStyles(collapsedBoxCss);
  else element.lastChild?.remove();
}
