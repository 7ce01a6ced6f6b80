/** Examines the page's source for mistakes that cannot be seen any more once a browser has parsed it. */
import { knownElements, pageHead } from "#core/platform/inspection.ts";
import { pageSource } from "#core/platform/page-source.ts";
import type { Finding } from "./finding.ts";
import { selfClosedIn } from "./self-closed.ts";

/**
 * Finds self-closed tags. HTML has none, so the content that follows such a tag is inside it, and disappears when the widget is rendered.
 */
export async function examineSource(): Promise<Finding[]> {
  const source = await pageSource();
  if (source === undefined) return [];
  const elements = knownElements("digi-");
  return selfClosedIn(source).map(({ tag, index, found }) => ({
    code: "self-closed",
    tag,
    element: elements.filter(({ localName }) => localName === tag)[index] ?? pageHead(),
    found,
    fix: `${found.replace(/\s*\/>$/, ">")}</${tag}>`,
  }));
}
