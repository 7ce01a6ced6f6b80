/** Detects when nothing should move by itself, because the visitor wants less motion or does not see the tab. */
import { pageDocument } from "./page-document.ts";

/** Calls `onWanted` where the visitor wants less motion, now or as soon as the setting changes. Returns a function that stops watching. */
export function watchLessMotion(onWanted: () => void): () => void {
  const query = matchMedia("(prefers-reduced-motion: reduce)");
  const look = (): void => {
    if (query.matches) onWanted();
  };
  query.addEventListener("change", look);
  look();
  return () => query.removeEventListener("change", look);
}

/** Calls `onChange` with whether the tab is visible, now and at each change. Returns a function that stops watching. */
export function watchTabInSight(onChange: (isInSight: boolean) => void): () => void {
  const look = (): void => onChange(pageDocument.visibilityState === "visible");
  pageDocument.addEventListener("visibilitychange", look);
  look();
  return () => pageDocument.removeEventListener("visibilitychange", look);
}
