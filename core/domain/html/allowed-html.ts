/** What a text of the CMS may be made of. What is not here loses its tag and keeps its text (scripts and styles go as a whole). */

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

/** No `style` and no `class`: looks are the widget's. No `name`, no event, no `srcset` (its addresses are not checked). */
export const allowedAttributes = [
  ...["id", "title", "lang", "dir", "aria-label"],
  ...["href", "target"],
  ...["src", "alt", "width", "height"],
  ...["colspan", "rowspan", "span", "scope", "start", "reversed", "open", "datetime"],
] as const;
