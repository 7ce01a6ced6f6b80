/** Defines the tags when the script runs. Before that it requests the files of the first tag that is near the viewport. */
import { pageDocument } from "#core/platform/page-document.ts";
import { retryFailed } from "./failure.ts";
import type { Page } from "./host-page.ts";
import { createHostClass } from "./host.ts";
import type { WidgetEntry } from "./manifest.ts";
import { isNear, type Nearness } from "./near.ts";
import { runningScript } from "./own-script.ts";

/**
 * Defines every tag of the manifest that the host page has not defined itself.
 * @param bringNear loads a tag as if it were near the viewport
 * @param fetchWidget requests the files of a widget; called before any tag is defined
 */
export function defineTags(
  entries: Readonly<Record<string, WidgetEntry>>,
  page: Page,
  bringNear: Nearness["bringNear"],
  fetchWidget: (entry: WidgetEntry) => Promise<unknown>,
): void {
  // The files of the first near tag are requested before any tag is defined: the network is slow, and the processor has time meanwhile.
  // Only the first tag: where no height is reserved yet, all tags may seem near. A tag that takes no space is not visible before somebody
  // opens it.
  const waiting = [...pageDocument.querySelectorAll(":not(:defined)")];
  const nearest = waiting.find((tag) => (entries[tag.localName]?.heights as string) > "000" && isNear(tag));
  if (nearest) fetchWidget(entries[nearest.localName] as WidgetEntry).catch(() => undefined); // its host retries and reports a failure
  const define = (): void => {
    for (const [tag, entry] of Object.entries(entries)) {
      // The host page may have its own element of that name, which is left alone.
      if (!customElements.get(tag)) customElements.define(tag, createHostClass(entry, page));
    }
  };
  addEventListener("online", retryFailed);
  // A classic script lets the requests start first (see `importModule`). A module defines the tags at once, because its importer may
  // continue at once.
  if (runningScript()) queueMicrotask(define);
  else define();

  // The observer waits for the next animation frame, which a tab in the background does not have; this check does not. It runs in a
  // separate task; all tags are measured before the first one changes the page.
  setTimeout(() => waiting.filter(isNear).forEach(bringNear));
}
