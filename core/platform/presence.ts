/** Is somebody there? What a visitor may want soon is prepared for who is; a page that nobody touches costs nothing. */
import { pageDocument } from "./page-document.ts";

/** A touch is a `pointerdown`, too; wheel, keys and assistive technology all scroll. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

function isVisitors(event: Event): boolean {
  // A page that opens or scrolls beneath a resting mouse is told of a move that is none.
  if (event instanceof PointerEvent && event.type === "pointermove") return event.movementX !== 0 || event.movementY !== 0;
  // Not a carousel that goes on by itself, nor the browser on its way to a fragment while the page loads.
  return event.type !== "scroll" || (event.target === document && pageDocument.readyState === "complete");
}

let hasSigned = false;

/** Who scrolled down to what has only just come may sit still now. With a fragment the page was opened there. */
const isThere = (): boolean => hasSigned || (scrollY > 0 && location.hash === "");

/** Calls once: when something of the element is in view and the visitor has moved, pressed, typed or scrolled. Returns the stop. */
export function whenVisited(element: Element, run: () => void): () => void {
  const listening = new AbortController();
  let isInView = false;
  const stop = (): void => {
    observer.disconnect();
    listening.abort();
  };
  const look = (): void => {
    if (!isInView || !isThere()) return;
    stop();
    run();
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
    look();
  });
  const onEvent = (event: Event): void => {
    if (!isVisitors(event)) return;
    hasSigned = true;
    look();
  };
  for (const sign of signs) addEventListener(sign, onEvent, { capture: true, passive: true, signal: listening.signal });
  observer.observe(element);
  return stop;
}
