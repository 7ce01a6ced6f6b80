/**
 * Detects whether a visitor is active. What a visitor may want soon is prepared for active visitors only; a page that nobody touches costs
 * nothing.
 */
import { pageDocument } from "./page-document.ts";

/** The events that show an active visitor. A touch is a `pointerdown`, too; wheel, keys and assistive technology all scroll. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

function isVisitors(event: Event): boolean {
  // When a page opens or scrolls beneath a resting mouse, the browser sends a `pointermove` without movement.
  if (event instanceof PointerEvent && event.type === "pointermove") return event.movementX !== 0 || event.movementY !== 0;
  // Scrolling counts only for the page itself, not for a carousel that moves on its own, and not while the page loads and the browser
  // scrolls to a fragment.
  return event.type !== "scroll" || (event.target === document && pageDocument.readyState === "complete");
}

let wasActive = false;

/**
 * Tells whether the visitor has been active. A visitor who scrolled down before this code was loaded may sit still now, so a scrolled page
 * counts, too. A page with a fragment was opened at that position and does not count.
 */
const isActive = (): boolean => wasActive || (scrollY > 0 && location.hash === "");

/**
 * Calls `run` once: when some of the element is in view and the visitor has moved, pressed, typed or scrolled. Returns a function that
 * stops watching.
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
