import { pageDocument, rootOf } from "#core/platform/page-document.ts";

/**
 * Tells whether the focus is lost: the focused element was removed, and no other element has the focus, neither in our tree nor in the host
 * page.
 * @param near any element of our tree
 */
export function isFocusNowhere(near: Element | null): boolean {
  if (!near?.isConnected) return false;
  return rootOf(near).activeElement === null && pageDocument.activeElement === pageDocument.body;
}
