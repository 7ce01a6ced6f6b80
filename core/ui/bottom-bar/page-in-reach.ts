/** Keeps all of the page in reach under a bar that lies over its lower edge. The page's own elements and styles are not touched. */
import { pageDocument } from "#core/platform/page-document.ts";

/** The gap in pixels between the focused element and the bar. */
const gapPx = 12;

/**
 * Places the bar over the page, and keeps all of the page in reach.
 *
 * @param bar a popover; it lies over the page from here on
 * @param space a box out of the page's flow: it is placed below the page's end, so that the page scrolls further by the bar's height
 * @returns the stop
 */
export function keepPageInReach(bar: HTMLElement, space: HTMLElement): () => void {
  const page = pageDocument;
  const { documentElement: root, body } = page;
  /** Listens until the focused element has come to rest, or the visitor scrolls. */
  let watching = new AbortController();
  let isPressing = false;
  let pressed: Element | undefined;

  /**
   * Opens the popover again where it is closed: a tag that was moved has lost the open state, and a tag that was taken out cannot have it.
   */
  const lieOverPage = (): void => {
    if (bar.isConnected && !bar.matches(":popover-open")) bar.showPopover();
  };
  const makeSpace = (): void => {
    space.style.insetBlockStart = "0px";
    const endPx = Math.max(root.getBoundingClientRect().bottom, body.getBoundingClientRect().bottom);
    const isCovered = endPx + root.scrollTop + bar.offsetHeight > root.clientHeight;
    space.style.blockSize = isCovered ? `${bar.offsetHeight}px` : "0px";
    space.style.insetBlockStart = isCovered ? `${endPx - space.getBoundingClientRect().top}px` : "0px";
  };
  const showFocused = (event: FocusEvent): void => {
    const focused = event.composedPath()[0];
    if (!(focused instanceof Element) || bar.contains(focused) || focused.closest(":modal")) return;
    // An element that moves between press and release gets no click.
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
    // The beginning of the element stays in view, however tall the element is.
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
  // Where a context menu opens, there is no event for the release.
  for (const end of ["pointerup", "pointercancel", "contextmenu", "keydown"]) root.addEventListener(end, endPress, capture);
  return () => {
    observer.disconnect();
    watching.abort();
    listening.abort();
  };
}
