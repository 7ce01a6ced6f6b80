/**
 * Markup that may be written to a page as it is. Only the function `markup` and the rendering of tags create it, so every other value is
 * escaped.
 */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/**
 * A value within a template of markup. `false`, `null` and `undefined` write nothing, so that `condition && markup\`…\`` can be written.
 */
export type Value = string | number | false | null | undefined | Markup | readonly Value[];

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for HTML, both between tags and in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function write(value: Value): string {
  if (value === false || value === null || value === undefined) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  return value.map(write).join("");
}

/** Creates markup from a template, whose interpolated values are escaped. Attribute values of the template must be in double quotes. */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, part, index) => text + write(values[index - 1]) + part));
}
