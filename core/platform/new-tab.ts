/**
 * A tab that is opened at a click, before its address is known. If it were opened later, the browser would block it as an advertisement.
 */
export type NewTab = {
  /** Loads the address in the tab. Returns false where the visitor has closed the tab. */
  lead(href: string): boolean;
  close(): void;
};

/** Opens a new, empty tab; undefined where the browser refuses it. */
export function openTab(): NewTab | undefined {
  const tab = globalThis.open("", "_blank");
  if (!tab) return undefined;
  tab.opener = null; // The page in the new tab gets no access to this page.
  return {
    lead(href) {
      if (tab.closed) return false;
      tab.location.replace(href);
      return true;
    },
    close: () => tab.close(),
  };
}
