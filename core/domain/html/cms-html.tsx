import { useLayoutEffect, useRef, type MouseEvent } from "react";
import { idPrefix, sanitise } from "./sanitise.ts";

type CmsHtmlProps = {
  /** The HTML as the API returns it. */
  html: string;
};

/** Renders a text of the CMS. Nothing of it is displayed before it is sanitised, so at build time the element is empty. */
export function CmsHtml({ html }: CmsHtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(sanitise(html)), [html]);
  // Links in it are what is clicked, by keys too.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div className="ui-cms" ref={container} onClick={followInside} />;
}

/**
 * Follows a link to `#part` inside the text. The browser looks for the target in the page's own tree, which does not contain the elements
 * of a shadow root.
 */
function followInside(event: MouseEvent<HTMLDivElement>): void {
  const link = (event.target as Element).closest("a");
  const href = link?.getAttribute("href");
  if (!href?.startsWith(`#${idPrefix}`)) return;
  event.preventDefault();
  const part = event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(href.slice(1))}`);
  if (!part) return;
  if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
