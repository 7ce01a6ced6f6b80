/**
 * Records the visitor's actions in a prerendered screen until the view takes over: presses, the Enter key, and the composition of an input
 * method.
 */
import type { PrerenderedScreen } from "#core/runtime/element/host-link.ts";

/** The time in milliseconds to wait for the click after a press: a click by touch comes in a separate task after the finger is lifted. */
const clickAfterMs = 50;
/** The longest press in milliseconds: not every press has an event for its end, and the widget must be shown nevertheless. */
export const longestPressMs = 3000;

/**
 * Listens to the prerendered screen from now on.
 *
 * @param clicks the elements that were pressed in it before
 */
export function watchUse(
  element: HTMLElement,
  clicks: readonly EventTarget[] | undefined,
): Pick<PrerenderedScreen, "submitted" | "pressed" | "settled"> {
  let submitted = false;
  const pressed: HTMLButtonElement[] = [];
  let composing = false;
  /** The number of presses that are not over yet. */
  let held = 0;
  let whenSettled: (() => void) | undefined;
  const settle = (): void => {
    if (!composing && held === 0) whenSettled?.();
  };
  const press = (target: EventTarget): void => {
    let button = (target as Element).closest("button");
    // Enter in a field or box also causes a click on the form's button, except where an input method uses the key itself.
    if (button?.type === "submit") {
      submitted = true;
      button = element.querySelector<HTMLButtonElement>("[type=submit]"); // selects the visible button of the form
    } else if (button) pressed.push(button);
    if (button) button.ariaBusy = "true";
  };
  clicks?.forEach(press);
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation(); // a form in the light DOM is in the page's tree
  });
  element.addEventListener("click", ({ target }) => press(target as Element));
  // Where a button, box or field is replaced while it is held down, there is no click, and a touch does not focus it.
  element.addEventListener("pointerdown", () => {
    held++;
    const over = new AbortController();
    const end = (): void => {
      over.abort();
      clearTimeout(late);
      setTimeout(() => {
        held--;
        settle();
      }, clickAfterMs);
    };
    const late = setTimeout(end, longestPressMs);
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, { capture: true, signal: over.signal });
  });
  // A prerendered screen that came with the page may have missed the start of a composition.
  for (const type of ["compositionstart", "compositionupdate"]) element.addEventListener(type, () => (composing = true));
  element.addEventListener("compositionend", () => {
    composing = false;
    // The delay lets the browser send the input event first, and some input methods begin the next syllable in the same task.
    setTimeout(settle);
  });
  return {
    get submitted() {
      return submitted;
    },
    pressed,
    settled: () => (composing || held > 0 ? new Promise((resolve) => (whenSettled = resolve)) : undefined),
  };
}
