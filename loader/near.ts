/** When is a tag near the viewport? One observer for all tags; nested scrollers count where the browser can tell. */
const marginPx = 300;

export type Nearness = {
  /** Calls when the element comes near the viewport; returns the stop. */
  whenNear(element: Element, onNear: () => void): () => void;
  /** Somebody wants it now, wherever it is. */
  bringNear(element: Element): void;
};

/** Costs a layout where the page has changed. */
export function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom > -marginPx && top < innerHeight + marginPx;
}

export function createNearness(): Nearness {
  const waiting = new Map<Element, () => void>();
  const bringNear = (element: Element): void => waiting.get(element)?.();
  // `scrollMargin` is younger than some of our browsers; they ignore it.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) bringNear(target);
    },
    { rootMargin: `${marginPx}px`, scrollMargin: `${marginPx}px` } as IntersectionObserverInit,
  );
  return {
    bringNear,
    whenNear(element, onNear) {
      waiting.set(element, onNear);
      observer.observe(element);
      return () => {
        waiting.delete(element);
        observer.unobserve(element);
      };
    },
  };
}
