/**
 * The styles of the frame in a tag's root, which contains the fallback, then the prerendered screen, then the view: the loader's own
 * styles, and those for a prerendered screen that is part of the page's HTML.
 */
import { failureCss } from "./failure.ts";
import { rulesFor } from "./manifest.ts";

/**
 * Returns the styles that reserve space. The host has the reserved height, with its content at the start, as a grid like in `reserve.css`,
 * so that margins of fallback content do not change. Two invisible letters make the browser load the fonts while the widget's files load. A
 * page can reserve more space with `--digi-room`; both reservations end together. Where a box is as wide as its content, as in a page with
 * columns, a container has no width of its own, so it gets the width of a small phone.
 */
const reserve = (heights: string): string =>
  ":host{display:block;container-type:inline-size;contain-intrinsic-inline-size:300px;min-inline-size:0}.reserved{display:grid;align-content:start}" +
  '.reserved>slot:before,.reserved>slot:after{position:fixed;visibility:hidden;content:"a";font:1em var(--digi-font-family,system-ui,sans-serif)}' +
  ".reserved>slot:after{font-weight:var(--digi-font-weight-strong,600)}" +
  rulesFor(heights, (inline, block) => `@container(min-width:${inline}px){.reserved{min-block-size:max(${block}px,var(--digi-room,0px))}}`);

/**
 * Returns the styles of a tag's frame.
 *
 * @param heights the reserved heights in packed form (manifest.ts)
 */
export const frameCss = (heights: string): string =>
  ":host([hidden]){display:none}:host{writing-mode:horizontal-tb}" +
  failureCss +
  (heights > "000" ? reserve(heights) : ":host,.frame{display:contents}");

/** The styles that give a box to a tag that the page's styles leave without one. */
export const boxCss = ":host{display:block!important}";

/** The styles that give a tag an invisible box that takes no space, at the tag's position. */
export const collapsedBoxCss = ":host{display:block!important;position:absolute!important;contain:strict!important}";

/**
 * The styles for a prerendered screen that a server has written into the page's HTML (include.ts). They decide whether the prerendered
 * screen or the fallback is shown, and avoid that space is reserved twice.
 */
export const includedCss =
  // The fallback is shown where scripts are disabled: only there does the parser turn the content of `noscript` into elements.
  ".ui-reset:has(>noscript>i),.ui-reset:not(:has(>noscript>i))+slot{display:none!important}" +
  // Where the fallback is shown, no space has to be reserved.
  ".reserved:has(>.ui-reset>noscript>i){min-block-size:0!important}" +
  // These rules override `reserve.css`, which reserves the same height in the tag and makes the tag a grid for its fallback content.
  ":host(:not(:defined)){display:block!important}:host(:not(:defined))::before{display:none!important}";
