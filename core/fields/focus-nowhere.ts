import { pageDocument, rootOf } from "#core/platform/page-document.ts";

/** What had the focus is gone, and nothing has taken it since: neither here nor elsewhere on the host's page. @param near stands in our tree */
export function isFocusNowhere(near: Element | null): boolean {
  if (!near?.isConnected) return false;
  return rootOf(near).activeElement === null && pageDocument.activeElement === pageDocument.body;
}
