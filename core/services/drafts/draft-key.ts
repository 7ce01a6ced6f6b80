import { rootOf } from "#core/platform/page-document.ts";
import type { AttributeKind } from "#core/base/contract/element.ts";

/**
 * Returns a key that distinguishes a tag from others of the same name, and that is the same after a reload and in another language. The key
 * consists of the attributes that are a choice or an address (they say what the form is about and where it is sent; a text would differ
 * between languages), and of the tag's position among the tags with the same attributes.
 */
export function draftKeyOf(host: Element, kinds: Readonly<Record<string, AttributeKind>>): string {
  const names = Object.keys(kinds).filter((name) => name !== "loading" && ["choice", "address"].includes(kinds[name]?.kind ?? ""));
  const traits = (tag: Element): string => names.map((name) => tag.getAttribute(name) ?? "").join();
  const own = traits(host);
  const alike = [...rootOf(host).querySelectorAll(host.localName)].filter((tag) => traits(tag) === own);
  return `${alike.indexOf(host)}.${own}`;
}
