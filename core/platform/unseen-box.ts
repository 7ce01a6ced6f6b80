/** Finds out how a page's styles hide a tag; only the doctor uses it. */

export type OutOfSight = {
  /** The element that is hidden: the tag, or an element around it. */
  readonly element: Element;
  /** The declaration that hides the element, as a style sheet writes it. */
  readonly style: string;
  /** The declaration that would make the element visible. */
  readonly right: string;
};

/** Tells whether a tag has a box by our own styles. A tag that shows only a dialog has none. */
function hasBox(element: Element): boolean {
  const frame = element.shadowRoot?.querySelector(".frame");
  return !!frame && getComputedStyle(frame).display !== "contents";
}

/**
 * Returns the parent of an element, or the host of its shadow root. The property is read from the prototype, because a form field may have
 * the name of any property and hide it on its form.
 */
const parentOf = (element: Element): Element | null =>
  (Reflect.get(Node.prototype, "parentElement", element) as Element | null) ??
  (Node.prototype.getRootNode.call(element) as Partial<ShadowRoot>).host ??
  null;

/**
 * Returns the element and all elements around it, from the inside out. Forms are left out, because a form field may have the name of any
 * property and hide it on its form.
 */
function outwards(element: Element): Element[] {
  const parent = parentOf(element);
  return [...(element instanceof HTMLFormElement ? [] : [element]), ...(parent ? outwards(parent) : [])];
}

/** Returns the outermost element around a tag that hides the tag by `display: none`; undefined where the tag is not hidden this way. */
export function hiddenBy(element: Element): Element | undefined {
  if (!hasBox(element)) return undefined;
  return outwards(element).findLast((one) => getComputedStyle(one).display === "none");
}

/**
 * Tells by which declaration a tag that has a box is invisible; undefined where it is visible. A tag outside the window is not examined for
 * opacity and visibility, because it may be shown when it is scrolled into view.
 */
export function outOfSight(element: Element, isDrawn: boolean): OutOfSight | undefined {
  if (!hasBox(element) || element.getClientRects().length === 0 || getComputedStyle(element).display === "contents") return undefined;
  const all = outwards(element);
  const box = element.getBoundingClientRect();
  if (box.width === 0) {
    const narrow = all.findLast((one) => one.getBoundingClientRect().width === 0 && getComputedStyle(one).display !== "contents");
    return { element: narrow ?? element, style: "width: 0", right: "width: 100%" };
  }
  if (!isDrawn || box.bottom < 0 || box.top > innerHeight) return undefined;
  const clear = all.find((one) => Number(getComputedStyle(one).opacity) === 0);
  if (clear) return { element: clear, style: "opacity: 0", right: "opacity: 1" };
  const { visibility } = getComputedStyle(element);
  if (visibility === "visible") return undefined;
  const hidden = all.findLast((one) => getComputedStyle(one).visibility === visibility);
  return { element: hidden ?? element, style: `visibility: ${visibility}`, right: "visibility: visible" };
}

/** Returns the page's own link, button or label around the tag, which a press or a key inside the tag would activate, too. */
export function controlAround(element: Element): Element | undefined {
  if (!element.shadowRoot) return undefined;
  return outwards(element)
    .slice(1)
    .find((one) => one.matches("a[href], button, summary, label"));
}
