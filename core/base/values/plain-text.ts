/** Extracts the texts of HTML without parsing it, for pages whose policy forbids parsing. The result is shown as plain text only. */

const dropped = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe|svg|math|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const blocks =
  /<\/?(?:p|br|hr|h[1-6]|blockquote|pre|div|section|figure|figcaption|ul|ol|li|dl|dt|dd|details|summary|table|caption|tr|th|td)\b[^>]*>/gi;
const tags = /<\/?[a-z][^>]*(?:>|$)/gi;

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", euro: "€" };

/** Returns one text for each block element of the HTML, in order, without empty texts. */
export const blocksOf = (html: string): string[] =>
  html
    .replace(dropped, "")
    .replace(/\s+/g, " ")
    .replace(blocks, "\n")
    .replace(tags, "")
    .split("\n")
    .map((text) => decoded(text).trim())
    .filter((text) => text !== "");

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
