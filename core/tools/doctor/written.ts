/** Writes the tags of a page as text: as they are on the page, and corrected. */
import type { AttributeKind } from "#core/base/contract/element.ts";

type Attributes = readonly { readonly name: string; readonly value: string }[];
type Tag = { readonly localName: string; readonly attributes: Iterable<{ readonly name: string; readonly value: string }> };

const attributesOf = ({ attributes }: Tag): Attributes => [...attributes].map(({ name, value }) => ({ name, value }));

const writeAttribute = ({ name, value }: Attributes[number]): string =>
  value === "" ? name : `${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;

const writeTag = (tag: string, attributes: Attributes): string => `<${[tag, ...attributes.map(writeAttribute)].join(" ")}>`;

/** Returns markup as an HTML comment, so that it has no effect but people who read the source see it. */
export const commentedOut = (html: string): string => `<!-- ${html} -->`;

export const startTagOf = (tag: Tag): string => writeTag(tag.localName, attributesOf(tag));

/** Returns the start tag of an element with changed attributes: a text is the new value, `undefined` removes the attribute. */
export function startTagWith(tag: Tag, changes: Readonly<Record<string, string | undefined>>): string {
  const given = attributesOf(tag);
  const all = [
    ...given,
    ...Object.keys(changes)
      .filter((name) => !given.some((one) => one.name === name))
      .map((name) => ({ name, value: "" })),
  ];
  return writeTag(
    tag.localName,
    all.flatMap(({ name, value }) => {
      const changed = name in changes ? changes[name] : value;
      return changed === undefined ? [] : [{ name, value: changed }];
    }),
  );
}

/** Returns the start tag of an element with one attribute renamed. */
export const startTagRenamed = (tag: Tag, from: string, to: string): string =>
  writeTag(
    tag.localName,
    attributesOf(tag).map(({ name, value }) => ({ name: name === from ? to : name, value })),
  );

/** Returns a CSS selector for an element: by its id, its classes, or its tag name alone. */
export function selectorOf(tag: Tag): string {
  const given = (name: string): string =>
    attributesOf(tag)
      .find((one) => one.name === name)
      ?.value.trim() ?? "";
  const words = given("id")
    ? [`#${given("id")}`]
    : given("class")
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => `.${word}`);
  return [tag.localName, ...words].join("");
}

/** Matches the quotes that text processors write instead of `"` and `'`. */
const curly = /[“”„«»‘’‚]/;
const allCurly = new RegExp(curly, "g");

export const isCurly = (text: string): boolean => curly.test(text);

/** Returns a text without curly quotes. HTML takes curly quotes for letters of a value without quotes, which ends at the first space. */
export const withoutCurly = (text: string): string => text.replace(allCurly, "").trim();

/**
 * Tells whether a tag is written with curly quotes: HTML reads `heading=“Stay in touch”` as `heading="“Stay"`, `in=""`, `touch”=""`. A
 * curly quote within straight quotes is a letter like any other.
 */
export const hasCurlyQuotes = (tag: Tag): boolean => attributesOf(tag).some(({ name, value }) => isCurly(name) || isCurly(value.charAt(0)));

/**
 * Returns the start tag of an element with straight quotes in place of curly ones. The words of a value in curly quotes that HTML took for
 * names of attributes are in lower case, because the parser does not keep their capitals.
 */
export function straightened(tag: Tag): string {
  const attributes: { name: string; value: string }[] = [];
  let open: { name: string; value: string } | undefined;
  for (const { name, value } of attributesOf(tag)) {
    if (open) open.value += ` ${name}${value && `=${value}`}`;
    else attributes.push((open = { name, value }));
    // A value goes on over the following words until a curly quote ends it.
    const text = open.value.trim();
    if (!isCurly(text.charAt(0)) || (text.length > 1 && isCurly(text.slice(-1)))) open = undefined;
  }
  return writeTag(
    tag.localName,
    attributes.map(({ name, value }) => ({ name, value: withoutCurly(value) })),
  );
}

/** Returns a value that an attribute of this kind accepts; undefined where it accepts any text. */
export function acceptedValueOf(kind: AttributeKind): string | undefined {
  switch (kind.kind) {
    case "choice":
      return kind.values[0];
    case "integer":
      return String(kind.min);
    default:
      return undefined;
  }
}
