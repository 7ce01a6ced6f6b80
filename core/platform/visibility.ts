/** Tells whether the visitor sees this tab. */
import { pageDocument } from "./page-document.ts";

export const isTabInSight = (): boolean => pageDocument.visibilityState === "visible";

/** Calls `onReturn` each time the visitor comes back to this tab from another. Returns a function that stops watching. */
export function watchReturnToTab(onReturn: () => void): () => void {
  const look = (): void => {
    if (isTabInSight()) onReturn();
  };
  pageDocument.addEventListener("visibilitychange", look);
  return () => pageDocument.removeEventListener("visibilitychange", look);
}
