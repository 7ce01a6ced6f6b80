/** A hook for views that show more on paper than on a screen. */
import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { isPrinting, watchPrinting } from "#core/platform/printing.ts";

/** Draws at once what changes: where a script of the page calls `print()`, the browser takes the page as it is after the event. */
const subscribe = (onChange: () => void): (() => void) => watchPrinting(() => flushSync(onChange));

/** Tells whether the page is being printed. */
export const useIsPrinted = (): boolean => useSyncExternalStore(subscribe, isPrinting, () => false);
