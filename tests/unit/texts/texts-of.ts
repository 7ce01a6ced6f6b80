/** What a drawn screen says where words bind: its headings, its buttons, and what is agreed to. */

const unescape = (text: string): string =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** What is for screen readers alone, or for nobody yet, is left out. */
const wordsIn = (markup: string): string =>
  unescape(
    markup
      .replace(/<(\w+)[^>]*(?:class="ui-hidden"| hidden="")[^>]*>.*?<\/\1>/gs, "")
      .replace(/<\/(?:p|h4|strong|span)>/g, " ")
      .replace(/<[^>]*>/g, ""),
  )
    .replace(/[ \n]+/g, " ")
    .trim();

/** A heading, a button or a link that looks like one, the words beside a tick, a paragraph, a mandate. */
const pieces = /<(h[1-6]|button|a(?=[^>]*ui-button)|label|p|(?:div|section)(?=[^>]*mandate))\b[^>]*>(.*?)<\/\1>/gs;

function kindOf(tag: string, content: string, agreed: readonly string[]): "heading" | "button" | "consent" | undefined {
  if (tag.startsWith("h")) return "heading";
  if (tag === "button" || tag === "a") return "button";
  if (tag === "label") return content.includes('type="checkbox"') ? "consent" : undefined;
  // Of paragraphs those that lead to what is agreed to.
  return tag !== "p" || agreed.some((address) => content.includes(`href="${address}"`)) ? "consent" : undefined;
}

/**
 * `heading: …`, `button: …` and `consent: …` in the order in which they stand, each once.
 * @param agreed addresses of the pages that say what is agreed to
 */
export function bindingTexts(markup: string, agreed: readonly string[]): string[] {
  const found = [...markup.matchAll(pieces)].flatMap(([, tag = "", content = ""]) => {
    const [kind, words] = [kindOf(tag, content, agreed), wordsIn(content)];
    return kind === undefined || words === "" ? [] : [`${kind}: ${words}`];
  });
  return [...new Set(found)];
}
