/** Tells when the page is printed, for views that show more on paper than on a screen. */

/** True between the browser's events before and after printing. The media query alone would be late in some browsers. */
let isAnnounced = false;
let watchers = 0;

/** Tells whether the page is being printed, or shown as it will be printed. */
export const isPrinting = (): boolean => isAnnounced || matchMedia("print").matches;

/** Calls `onChange` whenever the printing of the page begins or ends. Returns a function that stops watching. */
export function watchPrinting(onChange: () => void): () => void {
  const query = matchMedia("print");
  const onPrint = ({ type }: Event): void => {
    isAnnounced = type === "beforeprint";
    onChange();
  };
  watchers++;
  addEventListener("beforeprint", onPrint);
  addEventListener("afterprint", onPrint);
  query.addEventListener("change", onChange);
  return () => {
    removeEventListener("beforeprint", onPrint);
    removeEventListener("afterprint", onPrint);
    query.removeEventListener("change", onChange);
    if (--watchers === 0) isAnnounced = false; // Nobody would hear that printing has ended.
  };
}
