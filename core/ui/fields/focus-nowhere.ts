import { pageDocument, rootOf } from "#core/platform/page-document.ts";

/** Whether focus is lost: the element that had it is gone, and no other has taken it, neither here nor elsewhere on the host's page. @param near any element of our tree */
export function isFocusNowhere(near: Element | null): boolean {
  if (!near?.isConnected) return false;
  return rootOf(near).activeElement === null && pageDocument.activeElement === pageDocument.body;
}
