import { useLayoutEffect, useRef, type MouseEvent } from "react";
import { idPrefix, sanitise } from "./sanitise.ts";

type CmsHtmlProps = {
  /** The HTML of the text, unsanitised, as the API returns it. */
  html: string;
  /** Follows a link to `#id` whose target is outside of the text. Returns false where it does not know the id either. */
  onFollow?: (id: string) => boolean;
};

/** Renders a text of the CMS. The text is sanitised in the browser, so the element is empty where it is rendered at build time. */
export function CmsHtml({ html, onFollow }: CmsHtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(sanitise(html)), [html]);
  // The element handles the clicks of the links inside, which browsers also fire for keys.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div className="ui-cms" ref={container} onClick={(event) => followInside(event, onFollow)} />;
}

/**
 * Follows a link to `#part` inside the text. The browser looks for the target in the page's own tree, which does not contain the elements
 * of a shadow root.
 */
function followInside(event: MouseEvent<HTMLDivElement>, onFollow: CmsHtmlProps["onFollow"]): void {
  const link = (event.target as Element).closest("a");
  const href = link?.getAttribute("href");
  if (!href?.startsWith(`#${idPrefix}`)) return;
  event.preventDefault();
  const part = event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(href.slice(1))}`);
  if (!part) return void onFollow?.(href.slice(1 + idPrefix.length));
  if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
