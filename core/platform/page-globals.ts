/**
 * What the page itself keeps in `window`. An element that has an `id` or a `name` stands there, too, where no script has written that
 * name (`<a id="digiWidgets">`), and so do frames: neither is the page's word.
 */
export const pageGlobals = globalThis as unknown as Record<PropertyKey, unknown>;

/** Undefined where no script of the page, nor the browser, has put it there. */
export function pageGlobal(name: string): unknown {
  const value = pageGlobals[name];
  return isNamedByMarkup(value) ? undefined : value;
}

/** Whether markup has put it there: it is an element, several of one name, or a frame's window. */
const isNamedByMarkup = (value: unknown): boolean =>
  value instanceof Node ||
  value instanceof HTMLCollection ||
  (value !== undefined && (value as { window?: unknown } | null)?.window === value);

/** As `{…}` in a script makes it; undefined for anything else, and so for all that markup can name. */
export const plainObject = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  value && Object.getPrototypeOf(value) === Object.prototype ? (value as Record<string, unknown>) : undefined;
