/** How a page's styles keep a tag out of sight that is there; for the doctor alone. */

export type OutOfSight = {
  /** The tag, or what it stands in. */
  readonly element: Element;
  /** As a style sheet says it. */
  readonly style: string;
  /** As it would be seen. */
  readonly right: string;
};

/** A dialog's tag has no box by ours. */
function hasBox(element: Element): boolean {
  const frame = element.shadowRoot?.querySelector(".frame");
  return !!frame && getComputedStyle(frame).display !== "contents";
}

/** As the browser keeps it: a field of a form may have the name of any property. */
const parentOf = (element: Element): Element | null =>
  (Reflect.get(Node.prototype, "parentElement", element) as Element | null) ??
  (Node.prototype.getRootNode.call(element) as Partial<ShadowRoot>).host ??
  null;

/** The tag and all that it stands in, from within. Forms are left out: a field of theirs may have the name of any property. */
function outwards(element: Element): Element[] {
  const parent = parentOf(element);
  return [...(element instanceof HTMLFormElement ? [] : [element]), ...(parent ? outwards(parent) : [])];
}

/** What takes the box of the tag, and all that stands in it. */
export function hiddenBy(element: Element): Element | undefined {
  if (!hasBox(element)) return undefined;
  return outwards(element).findLast((one) => getComputedStyle(one).display === "none");
}

/** It has a box, and nobody sees it. What is out of the window may be shown when it comes into it. */
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

/** What of the page's own a press or a key in the tag would press. */
export function controlAround(element: Element): Element | undefined {
  if (!element.shadowRoot) return undefined;
  return outwards(element)
    .slice(1)
    .find((one) => one.matches("a[href], button, summary, label"));
}
