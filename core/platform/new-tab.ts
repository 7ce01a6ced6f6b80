/** A tab that is opened at a click, before anybody knows where it leads: later the browser would take it for an advertisement. */
export type NewTab = {
  /** Leads it there. False where the visitor has closed it. */
  lead(href: string): boolean;
  close(): void;
};

/** Undefined where the browser opens none. */
export function openTab(): NewTab | undefined {
  const tab = globalThis.open("", "_blank");
  if (!tab) return undefined;
  tab.opener = null; // the page in it learns nothing of this one
  return {
    lead(href) {
      if (tab.closed) return false;
      tab.location.replace(href);
      return true;
    },
    close: () => tab.close(),
  };
}
