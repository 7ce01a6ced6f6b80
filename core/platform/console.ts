/** The only access to the host page's console. Messages are few, and always begin with `[digi]`. */
import { pageGlobals } from "./page-globals.ts";

/**
 * Returns the messages that `warnOnce` has written. The set is stored on the page's global object, because the doctor's file has its own
 * copy of this module and must see what the other copies have written.
 */
export const saidOnce = (): Set<string> => (pageGlobals[Symbol.for("digi.said")] ??= new Set()) as Set<string>;

/** Writes a warning for the developer of the host page. The message never contains anything that a visitor typed. */
export const warn = (message: string): void => console.warn(`[digi] ${message}`);

/** Writes a warning at most once per page, for problems that may be found again and again. */
export function warnOnce(message: string): void {
  if (saidOnce().has(message)) return;
  saidOnce().add(message);
  warn(message);
}

/** Writes an error to the console for a fault of ours. The visitor sees it separately, in the widget. */
export const logError = (message: string, cause: unknown): void => console.error(`[digi] ${message}`, cause);
