/** Undefined where it is no JSON, or nothing: texts from storage, attributes and answers are anybody's. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
