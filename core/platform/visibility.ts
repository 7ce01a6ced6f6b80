/** Whether the visitor sees this tab. */
import { pageDocument } from "./page-document.ts";

export const isTabInSight = (): boolean => pageDocument.visibilityState === "visible";

/** Calls each time the visitor comes back to this tab from another; returns the stop. */
export function watchReturnToTab(onReturn: () => void): () => void {
  const look = (): void => {
    if (isTabInSight()) onReturn();
  };
  pageDocument.addEventListener("visibilitychange", look);
  return () => pageDocument.removeEventListener("visibilitychange", look);
}
