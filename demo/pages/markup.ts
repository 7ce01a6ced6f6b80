/** Markup that may be written to a page as it is. Only `markup` and the server's tags create it, so every other value is escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** A value within a template. `false`, `null` and `undefined` write nothing, so that `condition && markup\`…\`` reads well. */
export type Value = string | number | false | null | undefined | Markup | readonly Value[];

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function write(value: Value): string {
  if (value === false || value === null || value === undefined) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  return value.map(write).join("");
}

/** Creates markup from a template, whose interpolated values are escaped. Attribute values must always be in double quotes. */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, part, index) => text + write(values[index - 1]) + part));
}
