/** What is wrong with the page as it is written, and is no longer to be seen once a browser has read it. */
import { knownElements, pageHead } from "#core/platform/inspection.ts";
import { pageSource } from "#core/platform/page-source.ts";
import type { Finding } from "./finding.ts";
import { selfClosedIn } from "./self-closed.ts";

/** HTML has no self-closed tags: what follows one is inside it, and goes when the widget comes. */
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
