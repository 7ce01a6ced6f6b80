/**
 * Parses a JSON text; returns undefined where there is no text or it is not JSON. Texts from storage, attributes and responses may have
 * been written by anybody, so a broken one is no error.
 */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes lists and plain objects as `JSON.stringify` does, also on a page whose library adds a `toJSON` method to all lists and objects.
 * With the `toJSON` of the library Prototype before 1.7, `JSON.stringify` would write a list as a text.
 */
export const writeJson = (value: unknown): string => textOf(value) as string;

/** Returns the JSON of a value; undefined for a value that JSON cannot express. */
function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return `[${value.map((item) => textOf(item) ?? "null").join()}]`;
  if (!isPlain(value)) return JSON.stringify(value);
  const fields = Object.entries(value).flatMap(([name, item]) => {
    const text = textOf(item);
    return text === undefined ? [] : `${JSON.stringify(name)}:${text}`;
  });
  return `{${fields.join()}}`;
}

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && [null, Object.prototype].includes(Object.getPrototypeOf(value) as null);
