/**
 * Finds the location at which an option of the page is written, and writes another value in the form that fits there. The locations are
 * searched in the loader's order.
 */
import { metaNamed, pageHead, scriptAt } from "#core/platform/inspection.ts";
import { startTagOf } from "./written.ts";

export type OptionLocation = {
  readonly element: Element;
  /** Returns the text with which a value is, or would be, written at that location. */
  readonly write: (value: unknown) => string;
};

/**
 * Returns the location of an option.
 * @param own the address from which the script was loaded
 */
export function locationOfOption(name: string, own: string): OptionLocation {
  const script = scriptAt(own);
  if (script?.dataset[name] !== undefined) return { element: script, write: (value) => `data-${name}=${quoted(value)}` };
  const meta = metaNamed(`digi:${name}`);
  if (meta) return { element: meta, write: (value) => metaOption(name, value) };
  return { element: script ?? pageHead(), write: (value) => objectWritten({ [name]: value }) };
}

/** Returns the options as a page author would write them as an object in a script. */
export const objectWritten = (options: object): string =>
  `window.digiWidgets = { ${Object.entries(options)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(", ")} }`;

/**
 * Returns the location where a missing option can be added: the script's tag, or the page's head where the script has no tag of its own.
 */
export function locationOfMissing(name: string, own: string): OptionLocation & { readonly found: string } {
  const script = scriptAt(own);
  const element = script ?? pageHead();
  const write: OptionLocation["write"] = (value) => (script ? `data-${name}=${quoted(value)}` : metaOption(name, value));
  return { element, found: startTagOf(element), write };
}

const metaOption = (name: string, value: unknown): string => `<meta name="digi:${name}" content=${quoted(value)}>`;

function quoted(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.includes('"') ? `'${text.replaceAll("'", "&#39;")}'` : `"${text}"`;
}
