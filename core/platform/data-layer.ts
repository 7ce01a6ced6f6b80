/** The page's queue for Google's tags, as `gtag()` fills it: commands are `arguments` objects, for an array is not taken for one. */
import { pageGlobal, pageGlobals } from "./page-globals.ts";
import { warnOnce } from "./console.ts";

/** It may be anything; undefined where the page has none. */
export const pageDataLayer = (): unknown => pageGlobal("dataLayer");

/** The page's own, else a new one. It may be anything that a script has put there. */
export const openDataLayer = (): unknown[] => (pageGlobals["dataLayer"] = pageDataLayer() ?? []) as unknown[];

/** On the command that a widget had to push, because the page had not said it before. */
const ownMark = "digiLate";

/** A queue that is none, or throws, is left alone. `late`: marks the command as ours. */
export function pushCommand(command: readonly unknown[], late = false): void {
  try {
    const entry = argumentsOf(...command);
    if (late) Object.defineProperty(entry, ownMark, { value: true });
    openDataLayer().push(entry);
  } catch (cause) {
    warnOnce(`dataLayer refused a command: ${(cause as Error).name}`);
  }
}

/** Whether a command stands there that we had to push ourselves. */
export function hasLateCommand(): boolean {
  const queue = pageDataLayer();
  return Array.isArray(queue) && queue.some((entry: unknown) => typeof entry === "object" && entry !== null && ownMark in entry);
}

const argumentsOf = function leave() {
  // oxlint-disable-next-line prefer-rest-params -- an array is no command
  return arguments;
} as (...command: unknown[]) => IArguments;
