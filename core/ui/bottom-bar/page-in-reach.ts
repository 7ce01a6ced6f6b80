/** Nothing of the page is lost under a bar that lies over its lower edge. The page's own elements and styles are not touched. */
import { pageDocument } from "#core/platform/page-document.ts";

/** Between what has focus and the bar. */
const gapPx = 12;

/**
 * @param bar a popover; it lies over the page from here on
 * @param widget a box out of the page's flow: it stands below the page's end, so that the page scrolls as far as the bar is high
 * @returns the stop
 */
export function keepPageInReach(bar: HTMLElement, widget: HTMLElement): () => void {
  const page = pageDocument;
  const { documentElement: root, body } = page;
  /** Until what has focus has come to rest, or the visitor scrolls. */
  let watching = new AbortController();
  let isPressing = false;
  let pressed: Element | undefined;

  /** A tag that was moved has lost it, and one that was taken out cannot have it. */
  const lieOverPage = (): void => {
    if (bar.isConnected && !bar.matches(":popover-open")) bar.showPopover();
  };
  const makeSpace = (): void => {
    widget.style.insetBlockStart = "0px";
    const endPx = Math.max(root.getBoundingClientRect().bottom, body.getBoundingClientRect().bottom);
    const isCovered = endPx + root.scrollTop + bar.offsetHeight > root.clientHeight;
    widget.style.blockSize = isCovered ? `${bar.offsetHeight}px` : "0px";
    widget.style.insetBlockStart = isCovered ? `${endPx - widget.getBoundingClientRect().top}px` : "0px";
  };
  const showFocused = (event: FocusEvent): void => {
    const focused = event.composedPath()[0];
    if (!(focused instanceof Element) || bar.contains(focused) || focused.closest(":modal")) return;
    // What moves between press and release gets no click.
    if (isPressing) pressed = focused;
    else keepClear(focused);
  };
  const startPress = (): void => void (isPressing = true);
  const endPress = (): void => {
    isPressing = false;
    if (pressed) keepClear(pressed);
    pressed = undefined;
  };
  const keepClear = (focused: Element): void => {
    // The browser's own scrolling comes after the event, and takes its time where the page wants it smooth.
    watching.abort();
    watching = new AbortController();
    const { signal } = watching;
    requestAnimationFrame(() => clearOfBar(focused));
    page.addEventListener("scrollend", () => clearOfBar(focused), { signal });
    for (const own of ["wheel", "touchmove", "pointerdown", "keydown"])
      page.addEventListener(own, () => watching.abort(), { once: true, signal });
  };
  const clearOfBar = (focused: Element): void => {
    const { top, bottom } = focused.getBoundingClientRect();
    const hiddenPx = bottom + gapPx - bar.getBoundingClientRect().top;
    // Its beginning stays in sight, however tall it is.
    if (hiddenPx > 0) root.scrollBy({ top: Math.min(hiddenPx, Math.max(0, top - gapPx)), behavior: "instant" });
  };

  lieOverPage();
  const observer = new ResizeObserver(() => {
    lieOverPage();
    makeSpace();
  });
  for (const element of [root, body, bar]) observer.observe(element);
  const listening = new AbortController();
  const capture = { capture: true, signal: listening.signal };
  root.addEventListener("focusin", showFocused, { signal: listening.signal });
  root.addEventListener("pointerdown", startPress, capture);
  // Where a menu opens, no release is told.
  for (const end of ["pointerup", "pointercancel", "contextmenu", "keydown"]) root.addEventListener(end, endPress, capture);
  return () => {
    observer.disconnect();
    watching.abort();
    listening.abort();
  };
}
