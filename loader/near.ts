/**
 * The distance in px from the viewport within which a tag counts as near. One observer serves all tags; nested scrollers count where the
 * browser supports that.
 */
const marginPx = 300;

export type Nearness = {
  /**
   * Calls `tell` with true when the element comes near the viewport, and with false where it is not near or has no box. Returns a function
   * that stops watching.
   */
  whenNear(element: Element, tell: (isNear: boolean) => void): () => void;
  /** Treats an element as near, wherever it is, because its widget is needed now. */
  bringNear(element: Element): void;
};

/** Tells whether the element is near the viewport. The call forces a layout where the page has changed. */
export function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom > -marginPx && top < innerHeight + marginPx;
}

export function createNearness(): Nearness {
  const waiting = new Map<Element, (isNear: boolean) => void>();
  const bringNear = (element: Element): void => waiting.get(element)?.(true);
  // The option `scrollMargin` is newer than some supported browsers, which ignore it.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) waiting.get(target)?.(isIntersecting);
    },
    { rootMargin: `${marginPx}px`, scrollMargin: `${marginPx}px` } as IntersectionObserverInit,
  );
  return {
    bringNear,
    whenNear(element, tell) {
      waiting.set(element, tell);
      observer.observe(element);
      return () => {
        waiting.delete(element);
        observer.unobserve(element);
      };
    },
  };
}
