/** When is a tag near the viewport? One observer for all tags; nested scrollers count where the browser can tell. */
const marginPx = 300;

export type Nearness = {
  /** Calls when the element comes near the viewport; returns the stop. */
  whenNear(element: Element, onNear: () => void): () => void;
  /** Calls for those that are near by now, without waiting for the next picture as the observer does. */
  look(): void;
  /** Somebody wants it now, wherever it is. */
  call(element: Element): void;
};

export function createNearness(): Nearness {
  const waiting = new Map<Element, () => void>();
  const call = (element: Element): void => waiting.get(element)?.();
  // `scrollMargin` is younger than some of our browsers; they ignore it.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) call(target);
    },
    { rootMargin: `${marginPx}px`, scrollMargin: `${marginPx}px` } as IntersectionObserverInit,
  );
  return {
    call,
    look() {
      // All are measured before the first changes the page: one layout.
      const near = [...waiting.keys()].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element.checkVisibility() && bottom > -marginPx && top < innerHeight + marginPx;
      });
      near.forEach(call);
    },
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
