/** What had the focus is gone, and nothing has taken it since: neither here nor elsewhere on the host's page. @param near stands in our tree */
export function isFocusNowhere(near: Element | null): boolean {
  if (!near?.isConnected) return false;
  const { ownerDocument: page } = near;
  return (near.getRootNode() as Document | ShadowRoot).activeElement === null && page.activeElement === page.body;
}
