import { pageDocument, rootOf } from "#core/platform/page-document.ts";

/**
 * Tells whether the focus is lost: the focused element was removed, and no other element has the focus, neither in our tree nor in the host
 * page. An element of a dialog that has just been closed has the focus until the browser draws the page again, and counts as removed.
 * @param near any element of our tree
 */
export function isFocusNowhere(near: Element | null): boolean {
  if (!near?.isConnected) return false;
  const focused = rootOf(near).activeElement;
  return focused === null ? pageDocument.activeElement === pageDocument.body : focused.closest("dialog:not([open])") !== null;
}
