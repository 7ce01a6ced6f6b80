/**
 * The tags and attributes that a text of the CMS may contain. Any other tag is removed and its text stays; scripts and styles are removed
 * together with their text.
 */

export const allowedTags = [
  ...["p", "br", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "div", "section", "figure", "figcaption"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "details", "summary"],
  ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ...[
    "a",
    "img",
    "span",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "del",
    "ins",
    "mark",
    "small",
    "sub",
    "sup",
    "code",
    "kbd",
    "abbr",
    "time",
    "q",
  ],
] as const;

/**
 * The allowed attributes. `style` and `class` are missing, because the widget determines the look. `name` and event handlers are missing
 * for security, and `srcset` because its addresses are not checked.
 */
export const allowedAttributes = [
  ...["id", "title", "lang", "dir", "aria-label"],
  ...["href", "target"],
  ...["src", "alt", "width", "height"],
  ...["colspan", "rowspan", "span", "scope", "start", "reversed", "open", "datetime"],
] as const;
