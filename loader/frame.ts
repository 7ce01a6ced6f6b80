/**
 * The styles of the frame in a tag's root, which contains the fallback, then the prerendered screen, then the view: the loader's own
 * styles, and those for a prerendered screen that is part of the page's HTML.
 */
import { failureCss } from "./failure.ts";
import { rulesFor } from "./manifest.ts";

/**
 * Returns the styles that reserve space. The host has the reserved height, and its content is at the start of it. It is a grid like in
 * `reserve.css`, so that margins of fallback content stay as they were. The two invisible letters make the browser look up (or fetch) the
 * fonts of texts and labels while the widget's files are loading. With `--digi-room` a page can ask for more space than ours; it is given
 * back together with ours. In a page set in columns, and wherever else a box is as wide as its content, a container has no width of its
 * own: it is given that of a small phone.
 */
const reserve = (heights: string): string =>
  ":host{display:block;container-type:inline-size;contain-intrinsic-inline-size:300px;min-inline-size:0}.reserved{display:grid;align-content:start}" +
  '.reserved>slot:before,.reserved>slot:after{position:fixed;visibility:hidden;content:"a";font:1em var(--digi-font-family,system-ui,sans-serif)}' +
  ".reserved>slot:after{font-weight:var(--digi-font-weight-strong,600)}" +
  rulesFor(heights, (inline, block) => `@container(min-width:${inline}px){.reserved{min-block-size:max(${block}px,var(--digi-room,0px))}}`);

/**
 * Returns the styles of a tag's frame.
 * @param heights as packed (manifest.ts)
 */
export const frameCss = (heights: string): string =>
  ":host([hidden]){display:none}:host{writing-mode:horizontal-tb}" +
  failureCss +
  (heights > "000" ? reserve(heights) : ":host,.frame{display:contents}");

/** The styles that give a box to a tag that the page's styles leave without one. */
export const boxCss = ":host{display:block!important}";

/** The styles that give a tag a box in its place that takes no space and shows nothing. */
export const collapsedBoxCss = ":host{display:block!important;position:absolute!important;contain:strict!important}";

/**
 * The styles for a prerendered screen in the page's own HTML (include.ts): they decide whether the prerendered screen or the fallback is
 * displayed, and avoid a second reserved height beside the frame's.
 */
export const includedCss =
  // The parser turns the content of `noscript` into elements only where no script may run.
  ".ui-reset:has(>noscript>i),.ui-reset:not(:has(>noscript>i))+slot{display:none!important}" +
  // The fallback that is displayed then needs no reserved space.
  ".reserved:has(>.ui-reset>noscript>i){min-block-size:0!important}" +
  // `reserve.css` adds a box of that height in the tag, and makes the tag a grid for its fallback content.
  ":host(:not(:defined)){display:block!important}:host(:not(:defined))::before{display:none!important}";
