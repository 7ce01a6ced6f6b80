import { pageDocument, rootOf } from "#core/platform/page-document.ts";

/**
 * Tells whether focus is lost: the element that had focus is gone, and no other element has taken it, neither here nor elsewhere on the
 * host's page.
 * @param near any element of our tree
 */
export function isFocusNowhere(near: Element | null): boolean {
  if (!near?.isConnected) return false;
  return rootOf(near).activeElement === null && pageDocument.activeElement === pageDocument.body;
}
