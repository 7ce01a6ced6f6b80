/**
 * The page's global variables (`window`). Elements with an `id` or a `name` (`<a id="digiWidgets">`) and frames are properties of `window`,
 * too, where no script has set a variable of that name; `pageGlobal` ignores them.
 */
export const pageGlobals = globalThis as unknown as Record<PropertyKey, unknown>;

/** Returns a global variable; undefined where neither a script of the page nor the browser has set it. */
export function pageGlobal(name: string): unknown {
  const value = pageGlobals[name];
  return isNamedByMarkup(value) ? undefined : value;
}

/**
 * Tells whether the value of a global variable comes from markup: it is an element, a collection of several elements of one name, or a
 * frame's window.
 */
const isNamedByMarkup = (value: unknown): boolean =>
  value instanceof Node ||
  value instanceof HTMLCollection ||
  (value !== undefined && (value as { window?: unknown } | null)?.window === value);

/**
 * Returns the value where it is a plain object, as `{…}` in a script makes it; undefined for anything else, so that markup can never
 * provide one.
 */
export const plainObject = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  value && Object.getPrototypeOf(value) === Object.prototype ? (value as Record<string, unknown>) : undefined;
