/** The page's queue for Google's tags, as `gtag()` fills it: commands are `arguments` objects, for an array is not taken for one. */
import { warnOnce } from "./console.ts";

type Page = { dataLayer?: unknown };

/** It may be anything; undefined where the page has none. */
export const pageDataLayer = (): unknown => (globalThis as Page).dataLayer;

/** On the command that a widget had to push, because the page had not said it before. */
const ownMark = "digiLate";

/** A queue that is none, or throws, is left alone. `late`: marks the command as ours. */
export function pushCommand(command: readonly unknown[], late = false): void {
  const page = globalThis as { dataLayer?: unknown[] };
  try {
    const entry = argumentsOf(...command);
    if (late) Object.defineProperty(entry, ownMark, { value: true });
    (page.dataLayer ??= []).push(entry);
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
