/** Waits for the end of the press that takes the focus away from a field. */
import { systemClock } from "#core/platform/clock.ts";
import { pageDocument } from "#core/platform/page-document.ts";

/** The milliseconds after which a press counts as over that ends in no click, such as one that opens a list of options. */
const longestPressMs = 500;

/**
 * Calls `work` once nothing is pressed, at once where the focus moves by keys. A text that appears under a pressed pointer would move what
 * is pressed, which then gets no click.
 */
export function afterPress(work: () => void): void {
  if (!pageDocument.documentElement.matches(":active")) return work();
  const end = (): void => {
    stop();
    removeEventListener("click", end);
    work();
  };
  const stop = systemClock.after(longestPressMs, end);
  addEventListener("click", end);
}
