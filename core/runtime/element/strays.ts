/**
 * Content of a tag that is no fallback: HTML has no self-closed tags, so `<digi-newsletter />` swallows the rest of the page. It stays
 * visible under the widget.
 */
import { pageDocument } from "#core/platform/page-document.ts";

const articles = "article,section,aside";
const headings = "h1,h2,h3,h4,h5,h6";
/** What a page is made of, beside words in a line. */
const blocks = /^(address|article|aside|blockquote|details|div|dl|fieldset|figure|form|h[1-6]|hgroup|hr|ol|p|pre|section|table|ul)$/;

/** So tall is no fallback. */
const tallPx = 400;

/**
 * What stands in the tag and does not belong there, as its tag's name; undefined where all may be fallback. Our own in the light DOM
 * have a slot.
 */
export function strayIn(element: Element): string | undefined {
  const children = [...element.children].filter((child) => !child.slot);
  const all = children.flatMap((child) => [child, ...child.querySelectorAll("*")]);
  // An article of the fallback has a header of its own.
  const isOfArticle = (one: Element): boolean => children.some((child) => child.contains(one.parentElement?.closest(articles) ?? null));
  const stray = all.find(
    (one) => /^(script|main|digi-.+)$/.test(one.localName) || (/^(header|footer|nav)$/.test(one.localName) && !isOfArticle(one)),
  );
  if (stray) return stray.localName;
  // An end tag that is missing: the tag is the last in its parent, and has the rest of it in it.
  if (element.nextElementSibling || element.nextSibling?.textContent?.trim()) return undefined;
  const parts = children.filter(({ localName }) => blocks.test(localName));
  const one = all.find((each) => each.matches(headings)) ?? (parts.length > 1 ? parts[0] : undefined);
  return one?.localName ?? (heightOf(children) > tallPx ? children.at(-1)?.localName : undefined);
}

/** As they are shown; nothing where they are not. What fills the space that is kept for the widget says nothing of its own height. */
function heightOf(children: readonly Element[]): number {
  const heightIn = (element: Element | null | undefined): number => element?.getBoundingClientRect().height ?? 0;
  const own = children.filter((child) => Math.abs(heightIn(child) - heightIn(child.assignedSlot?.parentElement)) > 1);
  const boxes = own.map((child) => child.getBoundingClientRect()).filter(({ height }) => height > 0);
  return boxes.length > 0 ? Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)) : 0;
}

/** Under what the loader's frame holds, until the tag ends or fails. @returns what was found */
export function keepStrays(element: Element, frame: Element): string | undefined {
  if (!element.firstElementChild) return undefined;
  const slot = pageDocument.createElement("slot");
  frame.after(slot);
  const stray = strayIn(element);
  if (stray === undefined) slot.remove();
  return stray;
}
