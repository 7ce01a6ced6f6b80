/** When nothing should move by itself: the visitor wants less motion, or does not see the tab. */
import { pageDocument } from "./page-document.ts";

/** Calls where less motion is wanted, now or from some moment on; returns the stop. */
export function watchLessMotion(onWanted: () => void): () => void {
  const wish = matchMedia("(prefers-reduced-motion: reduce)");
  const look = (): void => {
    if (wish.matches) onWanted();
  };
  wish.addEventListener("change", look);
  look();
  return () => wish.removeEventListener("change", look);
}

/** Calls with whether the tab is seen, now and whenever that changes; returns the stop. */
export function watchTabInSight(onChange: (isInSight: boolean) => void): () => void {
  const look = (): void => onChange(pageDocument.visibilityState === "visible");
  pageDocument.addEventListener("visibilitychange", look);
  look();
  return () => pageDocument.removeEventListener("visibilitychange", look);
}
