/**
 * Pushes commands to the page's queue for Google's tags, in the form that `gtag()` uses: each command is an `arguments` object, because
 * Google's tags do not take an array for a command. Only the files of the cookie banner and of the doctor contain this code, while every
 * page loads data-layer.ts.
 */
import { warnOnce } from "./console.ts";
import { openDataLayer, pageDataLayer } from "./data-layer.ts";

/** The property that marks a command which a widget had to push, because the page had not pushed it before. */
const ownMark = "digiLate";

/**
 * Pushes a command to the page's queue of this name. Nothing happens where the page's value is not a queue; an error that the queue throws
 * is only reported in the console. `late` marks the command as pushed by us.
 */
export function pushCommand(layer: string, command: readonly unknown[], late = false): void {
  try {
    const entry = argumentsOf(...command);
    if (late) Object.defineProperty(entry, ownMark, { value: true });
    openDataLayer(layer).push(entry);
  } catch (cause) {
    warnOnce(`${layer} refused a command: ${(cause as Error).name}`);
  }
}

/**
 * Tells whether the page's queue has the consent default that we pushed because the page had not: such a default comes later than
 * Google's tags need it.
 */
export function hasLateCommand(layer: string): boolean {
  const queue = pageDataLayer(layer);
  return Array.isArray(queue) && queue.some((entry: unknown) => typeof entry === "object" && entry !== null && ownMark in entry);
}

const argumentsOf = function leave() {
  // oxlint-disable-next-line prefer-rest-params -- Google's tags take no array for a command
  return arguments;
} as (...command: unknown[]) => IArguments;
