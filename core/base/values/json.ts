/** Undefined where it is no JSON, or nothing: texts from storage, attributes and answers are anybody's. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * As `JSON.stringify` writes lists and plain objects, also on a page whose library has given all of them a `toJSON` of its own
 * (Prototype before 1.7): a list would be sent as a text.
 */
export const writeJson = (value: unknown): string => textOf(value) as string;

/** Undefined for what JSON has no words for. */
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
