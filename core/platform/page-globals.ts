/**
 * The page's global variables (`window`). An element that has an `id` or a `name` is a property of `window`, too, where no script has
 * written that name (`<a id="digiWidgets">`), and so are frames: neither was set by the page's scripts.
 */
export const pageGlobals = globalThis as unknown as Record<PropertyKey, unknown>;

/** Returns a global variable; undefined where neither a script of the page nor the browser has set it. */
export function pageGlobal(name: string): unknown {
  const value = pageGlobals[name];
  return isNamedByMarkup(value) ? undefined : value;
}

/** Tells whether the value comes from markup: it is an element, a collection of several elements of one name, or a frame's window. */
const isNamedByMarkup = (value: unknown): boolean =>
  value instanceof Node ||
  value instanceof HTMLCollection ||
  (value !== undefined && (value as { window?: unknown } | null)?.window === value);

/**
 * Returns the value where it is a plain object, as `{…}` in a script makes it; undefined for anything else, and so for everything that
 * markup can name.
 */
export const plainObject = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  value && Object.getPrototypeOf(value) === Object.prototype ? (value as Record<string, unknown>) : undefined;
