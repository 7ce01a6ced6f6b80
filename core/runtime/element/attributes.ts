/**
 * Converts the values that a page author wrote to options of the view. A removed attribute has its default again (undefined), and a bare
 * boolean attribute is true. The result also tells whether a value is not accepted; the caller then keeps the last valid value.
 */
import type { AttributeKind } from "#core/base/contract/element.ts";

/** The result of reading an option. `doubt` is the warning for a value that is accepted although no page author should write it. */
export type ReadOption =
  | { readonly ok: true; readonly value: unknown; readonly doubt?: string }
  | { readonly ok: false; readonly accepted: string };

const good = (value: unknown): ReadOption => ({ ok: true, value });
const bad = (accepted: string): ReadOption => ({ ok: false, accepted });

/**
 * The text that frameworks write for a boolean attribute that is false. HTML would read it as true, and a dialog that nobody opened would
 * cover the page.
 */
const no = "false";
const refused: ReadOption = { ok: true, value: false, doubt: '"false" is taken for false; leave it out' };

/** Reads an attribute. A `value` of `null` means that the attribute is absent. */
export function readAttribute(kind: AttributeKind, value: string | null): ReadOption {
  if (kind.kind === "boolean") return value === no ? refused : good(value !== null);
  return value === null ? good(undefined) : readText(kind, value);
}

/** Reads a property. `undefined` and `null` reset the option to its default. */
export function readProperty(kind: AttributeKind, value: unknown): ReadOption {
  if (value === undefined || value === null) return good(kind.kind === "boolean" ? false : undefined);
  if (kind.kind === "boolean") return value === no ? refused : good(Boolean(value));
  if (kind.kind === "data") return good(value);
  return typeof value === "string" || typeof value === "number" ? readText(kind, String(value)) : bad(describe(kind));
}

function readText(kind: Exclude<AttributeKind, { kind: "boolean" }>, text: string): ReadOption {
  if (kind.kind === "choice") return kind.values.includes(text) ? good(text) : bad(describe(kind));
  if (kind.kind === "address") return isWebAddress(text) ? good(text) : bad(describe(kind));
  if (kind.kind !== "integer") return good(text);
  const number = Number(text);
  const inRange = Number.isInteger(number) && number >= kind.min && number <= (kind.max ?? Number.MAX_SAFE_INTEGER);
  return inRange && text.trim() !== "" ? good(number) : bad(describe(kind));
}

/** Tells whether an address is relative or http(s): an address with another scheme (`javascript:`) is never followed. */
function isWebAddress(text: string): boolean {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  return scheme === undefined || scheme === "http" || scheme === "https";
}

function describe(kind: AttributeKind): string {
  switch (kind.kind) {
    case "integer":
      return `a whole number from ${kind.min}${kind.max === undefined ? "" : ` to ${kind.max}`}`;
    case "choice":
      return kind.values.join(", ");
    case "address":
      return "an http(s) or relative address";
    default:
      return "a text";
  }
}

/** The attributes that every tag accepts (`commonAttributes`), without the texts of their manual. */
export const commonKinds: Readonly<Record<string, AttributeKind>> = {
  heading: { kind: "text", text: "" },
  loading: { kind: "choice", values: ["lazy", "eager"], text: "" },
};

/**
 * Returns the attribute without hyphens, `max-length` → `maxlength`. HTML lower-cases names, so a template that writes `maxLength` before
 * our script has run creates an attribute of this spelling.
 */
export const otherSpelling = (attribute: string): string => attribute.replaceAll("-", "");

/** Returns the name of the property that belongs to an attribute: `max-length` → `maxLength`. */
export const propertyOf = (attribute: string): string => attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
