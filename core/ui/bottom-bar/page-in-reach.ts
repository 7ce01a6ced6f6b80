/**
 * Shows a bar over the lower edge of the page, and makes sure that all of the page can be scrolled out from under it. The page's own
 * elements and styles are not changed.
 */
import { pageDocument } from "#core/platform/page-document.ts";

/** The gap in pixels between the focused element and the bar. */
const gapPx = 12;

/**
 * Shows the bar over the page, and makes sure that all of the page can be scrolled out from under it.
 *
 * @param bar a popover, which is shown over the page from this call on
 * @param space an absolutely positioned box: it is placed below the page's end, so that the page can be scrolled further by the bar's
 * height
 * @returns a function that ends this
 */
export function keepPageInReach(bar: HTMLElement, space: HTMLElement): () => void {
  const page = pageDocument;
  const { documentElement: root, body } = page;
  /**
   * Aborts the listeners that wait until the browser has stopped scrolling to the focused element; they also end when the visitor scrolls.
   */
  let watching = new AbortController();
  let isPressing = false;
  let pressed: Element | undefined;

  /**
   * Opens the popover again where it is closed. Moving a tag in the page closes its popover, and a tag that is not in the page cannot open
   * one.
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
    // An element that moves between press and release gets no click, so it is scrolled after the release.
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
    // The browser scrolls to a focused element only after the event, and slowly where the page has smooth scrolling, so the position is
    // checked again after it.
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
    // The start of the element stays in view, even if the element is higher than the window.
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
  // Where a press opens a context menu, browsers send no event for its release.
  for (const end of ["pointerup", "pointercancel", "contextmenu", "keydown"]) root.addEventListener(end, endPress, capture);
  return () => {
    observer.disconnect();
    watching.abort();
    listening.abort();
  };
}
