/** Waits until the pointer press that takes the focus away from a field has ended. */
import { systemClock } from "./clock.ts";
import { pageDocument } from "./page-document.ts";

/** The milliseconds after which a press counts as ended although no click followed, such as a press that opens a list of options. */
const longestPressMs = 500;

/**
 * Calls `work` as soon as no pointer is pressed: at once where the focus moves by keys. If a text appeared or went during a press, it
 * could move the pressed button away from the pointer, and the button would get no click.
 */
export function afterPress(work: () => void): void {
  if (!pageDocument.documentElement.matches(":active")) return work();
  const end = (): void => {
    stop();
    removeEventListener("click", end, true);
    work();
  };
  const stop = systemClock.after(longestPressMs, end);
  // A host page may stop events on their way up, so the click is heard on its way down.
  addEventListener("click", end, true);
}
