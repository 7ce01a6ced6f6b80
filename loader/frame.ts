/** The styles of the frame in a tag's root, which holds in turn fallback, first screen and view: the loader's, and those of a first screen that comes with the page. */
import { failureCss } from "./failure.ts";
import { rulesFor } from "./manifest.ts";

/**
 * The host is as tall, and what it shows stands at its beginning; a grid like `reserve.css`, so that margins of fallback content stay as
 * they were. The two letters that nobody sees have the fonts of texts and labels found (or fetched) while the widget's files are on their
 * way. `--digi-room` is a page's wish for more room than ours, and given back with it. In a page set in columns, and wherever else a box
 * is as wide as what stands in it, a container has no width of its own: it is given that of a small phone.
 */
const reserve = (heights: string): string =>
  ":host{display:block;container-type:inline-size;contain-intrinsic-inline-size:300px;min-inline-size:0}.reserved{display:grid;align-content:start}" +
  '.reserved>slot:before,.reserved>slot:after{position:fixed;visibility:hidden;content:"a";font:1em var(--digi-font-family,system-ui,sans-serif)}' +
  ".reserved>slot:after{font-weight:var(--digi-font-weight-strong,600)}" +
  rulesFor(heights, (inline, block) => `@container(min-width:${inline}px){.reserved{min-block-size:max(${block}px,var(--digi-room,0px))}}`);

/** @param heights as packed (manifest.ts) */
export const frameCss = (heights: string): string =>
  ":host([hidden]){display:none}:host{writing-mode:horizontal-tb}" +
  failureCss +
  (heights > "000" ? reserve(heights) : ":host,.frame{display:contents}");

/** A box for a tag that the page's styles leave none. */
export const boxCss = ":host{display:block!important}";

/** One at its place that takes no room and shows nothing. */
export const placeCss = ":host{display:block!important;position:absolute!important;contain:strict!important}";

/** For a first screen in the page's own HTML (include.ts): which of the two is shown, and no second height beside the frame's. */
export const includedCss =
  // The parser makes an element of what stands in `noscript` only where no script may run.
  ".ui-reset:has(>noscript>i),.ui-reset:not(:has(>noscript>i))+slot{display:none!important}" +
  // What stands there then needs no room kept.
  ".reserved:has(>.ui-reset>noscript>i){min-block-size:0!important}" +
  // `reserve.css` sets a box of that height in the tag, and makes it a grid for its fallback content.
  ":host(:not(:defined)){display:block!important}:host(:not(:defined))::before{display:none!important}";
