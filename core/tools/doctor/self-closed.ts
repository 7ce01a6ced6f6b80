/**
 * Finds our tags in a page's source that are closed as in XML (`<digi-newsletter />`). HTML ignores the slash, so that what follows the tag
 * becomes the tag's content.
 */

export type SelfClosed = {
  readonly tag: string;
  /** The position of the tag among the tags of the same name in the page, counted from 0. */
  readonly index: number;
  readonly found: string;
};

/** Matches parts of the source that are no markup: they are skipped together with their content. */
const text = "<!--[\\s\\S]*?(?:-->|$)|<(script|style|textarea|title|template|noscript|iframe|xmp)\\b[\\s\\S]*?</\\1\\s*>";
/** Matches an attribute. A value without quotes may end with a slash that belongs to the value. */
const attribute = "\\s+[^\\s\"'>/=]+(?:\\s*=\\s*(?:\"[^\"]*\"|'[^']*'|[^\\s\"'>]+(?=[\\s>])))?";
const ours = `<(digi-[a-z0-9-]+)((?:${attribute})*)\\s*(/?)>`;

export function selfClosedIn(source: string): SelfClosed[] {
  const found: SelfClosed[] = [];
  const counts: Record<string, number> = {};
  for (const [written, , name, , slash] of source.matchAll(new RegExp(`${text}|${ours}`, "gi"))) {
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    const index = counts[tag] ?? 0;
    counts[tag] = index + 1;
    if (slash) found.push({ tag, index, found: written });
  }
  return found;
}
