/** The only access to the host's console: few words, always marked as ours. */
import { pageGlobals } from "./page-globals.ts";

/** At the page: the doctor's file, which has a copy of this one in it, tells what others have said. */
const said = (): Set<string> => (pageGlobals[Symbol.for("digi.said")] ??= new Set()) as Set<string>;

/** For the developer of the host page. Never with what a visitor typed. */
export const warn = (message: string): void => console.warn(`[digi] ${message}`);

/** What may be found again and again. */
export function warnOnce(message: string): void {
  if (said().has(message)) return;
  said().add(message);
  warn(message);
}

/** What was said so, for the doctor. */
export const saidOnce = (): readonly string[] => [...said()];

/** For a fault of ours that the widget has already shown in its own way. */
export const logError = (message: string, cause: unknown): void => console.error(`[digi] ${message}`, cause);

/** A list for a developer who asked for it: lines, and things to be opened there. */
export const printReport = (list: readonly unknown[]): void => console.info("[digi] doctor", ...list);
