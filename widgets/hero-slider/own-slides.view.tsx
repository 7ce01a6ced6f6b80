import { useLayoutEffect, useRef, type RefObject } from "react";
import { writeJson } from "#core/base/values/json.ts";
import type { Slide } from "./hero-slider.schema.ts";

/** The selector of the elements in the tag that are slides. A link without a picture is fallback content, as any other element is. */
const slides = "img, picture:has(img), a[href]:has(img)";
/**
 * The name of a slot that does not exist. It is assigned to elements that the view already shows as slides, so that they are not mistaken
 * for content that the tag has swallowed.
 */
const readMark = "slide";

function readSlide(child: Element, index: number): Slide {
  const image = child.matches("img") ? child : child.querySelector("img");
  const url = child.getAttribute("href");
  const words = [...child.children].filter((one) => !one.matches("img, picture")).map(textOf);
  const [title, text, action] = words.some(Boolean) ? words.filter(Boolean) : [textOf(child)];
  return {
    id: String(index),
    image: image?.getAttribute("src") ?? "",
    alt: image?.getAttribute("alt"),
    srcset: image?.getAttribute("srcset"),
    sizes: image?.getAttribute("sizes"),
    title,
    text,
    url,
    action,
  };
}

const textOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/**
 * Reads the slides that are written inside the tag, and reads them again whenever they change. Returns the ref that the view attaches to
 * one of its elements.
 */
export function useOwnSlides(onRead: (slides: readonly Slide[]) => void): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { host } = (stage.current as Element).getRootNode() as ShadowRoot;
    let last = "";
    const read = (): void => {
      const children = [...host.children].filter((child) => child.matches(slides));
      for (const child of children) child.slot = readMark;
      const found = children.map(readSlide);
      const text = writeJson(found);
      if (text !== last) onRead(found);
      last = text;
    };
    const observer = new MutationObserver(read);
    observer.observe(host, {
      attributeFilter: ["src", "srcset", "sizes", "alt", "href"],
      characterData: true,
      childList: true,
      subtree: true,
    });
    read();
    return () => {
      observer.disconnect();
      for (const child of host.children) if (child.slot === readMark) child.removeAttribute("slot");
    };
  }, [onRead]);
  return stage;
}
