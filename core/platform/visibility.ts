/** Whether the visitor sees this tab. */

export const isTabInSight = (): boolean => document.visibilityState === "visible";

/** Calls each time the visitor comes back to this tab from another; returns the stop. */
export function watchReturnToTab(onReturn: () => void): () => void {
  const look = (): void => {
    if (isTabInSight()) onReturn();
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
