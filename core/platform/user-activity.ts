/**
 * Detects whether a visitor is active. Files that a visitor may need soon are loaded for active visitors only, so that a page which nobody
 * touches costs nothing.
 */
import { pageDocument } from "./page-document.ts";

/** The events that show an active visitor. A touch fires `pointerdown`, too; wheel, keys and assistive technology all cause `scroll`. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

function isVisitors(event: Event): boolean {
  // When a page opens or scrolls beneath a resting mouse, the browser sends a `pointermove` without movement.
  if (event instanceof PointerEvent && event.type === "pointermove") return event.movementX !== 0 || event.movementY !== 0;
  // Scrolling counts only for the page itself, because a carousel may scroll by itself, and only after the page has loaded, because the
  // browser scrolls to a fragment by then.
  return event.type !== "scroll" || (event.target === document && pageDocument.readyState === "complete");
}

let wasActive = false;

/**
 * Tells whether the visitor has been active. A scrolled page counts, too, because the visitor may have scrolled before this code was
 * loaded. A page with a fragment was opened at that position and does not count.
 */
const isActive = (): boolean => wasActive || (scrollY > 0 && location.hash === "");

/**
 * Calls `run` once, as soon as some of the element is in view and the visitor has moved, pressed, typed or scrolled. Returns a function
 * that stops watching.
 */
export function whenUserActive(element: Element, run: () => void): () => void {
  const listening = new AbortController();
  let isInView = false;
  const stop = (): void => {
    observer.disconnect();
    listening.abort();
  };
  const look = (): void => {
    if (!isInView || !isActive()) return;
    stop();
    run();
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
    look();
  });
  const onEvent = (event: Event): void => {
    if (!isVisitors(event)) return;
    wasActive = true;
    look();
  };
  for (const sign of signs) addEventListener(sign, onEvent, { capture: true, passive: true, signal: listening.signal });
  observer.observe(element);
  return stop;
}
