/**
 * Records what scripts on the page write to the console, and which listeners and timers they hold. A test imports this file first, because
 * it must run before the loader.
 */

export const complaints: string[] = [];
for (const method of ["error", "warn"] as const) {
  console[method] = (...parts: unknown[]) => void complaints.push(parts.map(String).join(" "));
}
globalThis.addEventListener("error", (event) => complaints.push(`uncaught ${event.message}`));
globalThis.addEventListener("unhandledrejection", (event) => complaints.push(`unhandled ${String(event.reason)}`));

/** Returns the errors and warnings since the last call, and forgets them. */
export const takeComplaints = (): string[] => complaints.splice(0);

/** The types of the listeners that are registered at this moment on window, document, html and body. */
const listeners = new Map<EventTarget, string[]>([
  [globalThis, []],
  [document, []],
  [document.documentElement, []],
  [document.body, []],
]);
const { addEventListener, removeEventListener } = EventTarget.prototype;
const added = new Map<string, Set<unknown>>();
const keyOf = (target: EventTarget, type: string, options: unknown): string => {
  const capture = typeof options === "object" && options !== null ? (options as { capture?: boolean }).capture === true : options === true;
  return `${[...listeners.keys()].indexOf(target)} ${type} ${capture}`;
};
EventTarget.prototype.addEventListener = function (type, listener, options) {
  const target = this ?? globalThis;
  if (listeners.has(target) && listener) {
    const key = keyOf(target, type, options);
    added.set(key, (added.get(key) ?? new Set()).add(listener));
    const signal = typeof options === "object" ? options?.signal : undefined;
    if (signal) addEventListener.call(signal, "abort", () => added.get(key)?.delete(listener));
  }
  return addEventListener.call(target, type, listener, options);
};
EventTarget.prototype.removeEventListener = function (type, listener, options) {
  const target = this ?? globalThis;
  if (listeners.has(target)) added.get(keyOf(target, type, options))?.delete(listener);
  return removeEventListener.call(target, type, listener, options);
};

/** Returns the listeners on window, document, html and body, by target, type and phase. */
export const pageListeners = (): string[] => [...added].flatMap(([key, some]) => [...some].map(() => key)).toSorted();

const intervals = new Set<unknown>();
const { setInterval: startInterval, clearInterval: stopInterval } = globalThis;
globalThis.setInterval = ((...args: Parameters<typeof startInterval>) => {
  const id = startInterval(...args);
  intervals.add(id);
  return id;
}) as typeof startInterval;
globalThis.clearInterval = (id) => {
  intervals.delete(id);
  stopInterval(id as number);
};

/** The ids of the timers that wait longer than a frame or two. Shorter timers are not counted, because they end soon. */
const waits = new Set<number>();
const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
window.setTimeout = ((run: (...all: unknown[]) => void, ms = 0, ...args: unknown[]) => {
  const id = startTimer(() => {
    waits.delete(id);
    run(...args);
  }, ms);
  if (ms > 50) waits.add(id);
  return id;
}) as typeof window.setTimeout;
window.clearTimeout = (id) => {
  waits.delete(id as number);
  stopTimer(id);
};

export const pageTimers = (): number => intervals.size + waits.size;
