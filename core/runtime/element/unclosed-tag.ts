/**
 * Finds content of a tag that is no fallback but swallowed. HTML has no self-closed tags, so `<digi-newsletter />` swallows the rest of the
 * page. Such content stays visible under the widget.
 */
import { pageDocument } from "#core/platform/page-document.ts";

const articles = "article,section,aside";
const headings = "h1,h2,h3,h4,h5,h6";
/** The elements that structure a page, as opposed to words in a line. */
const blocks = /^(address|article|aside|blockquote|details|div|dl|fieldset|figure|form|h[1-6]|hgroup|hr|ol|p|pre|section|table|ul)$/;

/** The height in pixels above which content counts as swallowed. */
const tallPx = 400;

/**
 * Returns the name of an element that is swallowed by the tag; undefined where all of the content may be fallback. Our own elements in the
 * light DOM are left out; they are recognised by their slot. An element with `data-fallback` is a fallback of any length, because its
 * author says so.
 */
export function swallowedIn(element: Element): string | undefined {
  const children = [...element.children].filter((child) => !child.slot && !child.hasAttribute("data-fallback"));
  const all = children.flatMap((child) => [child, ...child.querySelectorAll("*")]);
  // A header, footer or navigation inside an article may belong to the fallback.
  const isOfArticle = (one: Element): boolean => children.some((child) => child.contains(one.parentElement?.closest(articles) ?? null));
  const swallowed = all.find(
    (one) => /^(script|main|digi-.+)$/.test(one.localName) || (/^(header|footer|nav)$/.test(one.localName) && !isOfArticle(one)),
  );
  if (swallowed) return swallowed.localName;
  // A missing end tag is likely where the tag is the last element of its parent and so contains the rest of the parent's content.
  if (element.nextElementSibling || element.nextSibling?.textContent?.trim()) return undefined;
  const parts = children.filter(({ localName }) => blocks.test(localName));
  const one = all.find((each) => each.matches(headings)) ?? (parts.length > 1 ? parts[0] : undefined);
  return one?.localName ?? (heightOf(children) > tallPx ? children.at(-1)?.localName : undefined);
}

/**
 * Returns the height of the children as they are rendered; 0 where they are not. A child that fills the space reserved for the widget is
 * left out, because its height says nothing about its own content.
 */
function heightOf(children: readonly Element[]): number {
  const heightIn = (element: Element | null | undefined): number => element?.getBoundingClientRect().height ?? 0;
  const own = children.filter((child) => Math.abs(heightIn(child) - heightIn(child.assignedSlot?.parentElement)) > 1);
  const boxes = own.map((child) => child.getBoundingClientRect()).filter(({ height }) => height > 0);
  return boxes.length > 0 ? Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)) : 0;
}

/**
 * Shows swallowed content under the loader's frame, until the tag is disposed or fails.
 * @returns the name of the element that was found
 */
export function showSwallowed(element: Element, frame: Element): string | undefined {
  if (!element.firstElementChild) return undefined;
  const slot = pageDocument.createElement("slot");
  frame.after(slot);
  const swallowed = swallowedIn(element);
  if (swallowed === undefined) slot.remove();
  return swallowed;
}
