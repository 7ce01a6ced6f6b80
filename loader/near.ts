/** When is a tag near the viewport? One observer for all tags; nested scrollers count where the browser can tell. */
const marginPx = 300;

export type Nearness = {
  /** Calls when the element comes near the viewport, and with false where it is not or has no box; returns the stop. */
  whenNear(element: Element, tell: (isNear: boolean) => void): () => void;
  /** Somebody wants it now, wherever it is. */
  bringNear(element: Element): void;
};

/** Costs a layout where the page has changed. */
export function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom > -marginPx && top < innerHeight + marginPx;
}

export function createNearness(): Nearness {
  const waiting = new Map<Element, (isNear: boolean) => void>();
  const bringNear = (element: Element): void => waiting.get(element)?.(true);
  // `scrollMargin` is younger than some of our browsers; they ignore it.
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
