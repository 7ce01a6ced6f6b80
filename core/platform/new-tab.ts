/** A tab that is opened at a click, before its address is known: a tab opened later would be blocked by the browser as an advertisement. */
export type NewTab = {
  /** Opens the address in the tab. Returns false where the visitor has closed the tab. */
  lead(href: string): boolean;
  close(): void;
};

/** Opens a new tab; undefined where the browser does not open one. */
export function openTab(): NewTab | undefined {
  const tab = globalThis.open("", "_blank");
  if (!tab) return undefined;
  tab.opener = null; // the page in the new tab has no access to this one
  return {
    lead(href) {
      if (tab.closed) return false;
      tab.location.replace(href);
      return true;
    },
    close: () => tab.close(),
  };
}
