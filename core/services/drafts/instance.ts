import { rootOf } from "#core/platform/page-document.ts";
import type { AttributeKind } from "#core/base/contract/element.ts";

/**
 * Tells a tag from the others of its kind, the same after a reload and in another language: by what its form is about and where it goes
 * (attributes of a choice or an address; never a text, which is in a language), and by its place among those that say the same there.
 */
export function keyOf(host: Element, kinds: Readonly<Record<string, AttributeKind>>): string {
  const names = Object.keys(kinds).filter((name) => name !== "loading" && ["choice", "address"].includes(kinds[name]?.kind ?? ""));
  const traits = (tag: Element): string => names.map((name) => tag.getAttribute(name) ?? "").join();
  const own = traits(host);
  const alike = [...rootOf(host).querySelectorAll(host.localName)].filter((tag) => traits(tag) === own);
  return `${alike.indexOf(host)}.${own}`;
}
