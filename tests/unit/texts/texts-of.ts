/** Finds the texts of a rendered screen that must not be confused with others: its headings, its buttons, and what a visitor agrees to. */

const unescape = (text: string): string =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** Returns the words of a piece of HTML, without those that are only for screen readers or not visible yet. */
const wordsIn = (markup: string): string =>
  unescape(
    markup
      .replace(/<(\w+)[^>]*(?:class="ui-hidden"| hidden="")[^>]*>.*?<\/\1>/gs, "")
      .replace(/<\/(?:p|h4|strong|span)>/g, " ")
      .replace(/<[^>]*>/g, ""),
  )
    .replace(/[ \n]+/g, " ")
    .trim();

/**
 * The pattern of elements whose texts are compared: a heading, a button or a link that looks like one, the label of a box, a paragraph, or
 * a mandate.
 */
const pieces = /<(h[1-6]|button|a(?=[^>]*ui-button)|label|p|(?:div|section)(?=[^>]*mandate))\b[^>]*>(.*?)<\/\1>/gs;

function kindOf(tag: string, content: string, agreed: readonly string[]): "heading" | "button" | "consent" | undefined {
  if (tag.startsWith("h")) return "heading";
  if (tag === "button" || tag === "a") return "button";
  if (tag === "label") return content.includes('type="checkbox"') ? "consent" : undefined;
  // A paragraph counts only if it links to a page with something that the visitor agrees to.
  return tag !== "p" || agreed.some((address) => content.includes(`href="${address}"`)) ? "consent" : undefined;
}

/**
 * Returns the headings, buttons and consents of a screen as `heading: …`, `button: …` and `consent: …`, in their order on the screen, each
 * once.
 * @param agreed the addresses of the pages that contain what a visitor agrees to
 */
export function bindingTexts(markup: string, agreed: readonly string[]): string[] {
  const found = [...markup.matchAll(pieces)].flatMap(([, tag = "", content = ""]) => {
    const [kind, words] = [kindOf(tag, content, agreed), wordsIn(content)];
    return kind === undefined || words === "" ? [] : [`${kind}: ${words}`];
  });
  return [...new Set(found)];
}
