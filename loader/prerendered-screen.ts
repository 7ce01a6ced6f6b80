/**
 * A widget's prerendered screen, which is shown before React is loaded. It consists of plain nodes and can be used at once. When the view
 * arrives, core/runtime/element/take-over.ts transfers the visitor's input to it. An element with a `slot` is put into the host's light
 * DOM, where password managers look for fields (core/forms/light-dom/light-dom.tsx).
 */
import type { PrerenderedScreen } from "#core/runtime/element/host-link.ts";
import { watchUse } from "./screen-use.ts";

/**
 * A node of the prerendered screen. It is a text, an element `[tag, attributes | 0, …children]`, or a page author's text `[0, attribute,
 * default]`.
 */
export type ScreenNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, ScreenValue>> | 0, ...children: ScreenNode[]]
  | readonly [0, string, string];

/** The value of an attribute, which is a plain value, or a page of the table of routes with its usual path. */
export type ScreenValue = string | readonly [page: string, path: string];

const svg = "http://www.w3.org/2000/svg";

/**
 * The placeholder for the prefix in ids and slot names of the light DOM. A unique prefix replaces it, because the light DOM is part of the
 * page's own tree.
 */
const anyPrefix = "digi-~";
let made = 0;

export type ScreenSource = {
  readonly host: Element;
  /** The document as core/platform/page-document.ts provides it. It is a parameter, because this file must not import further modules. */
  readonly document: Document;
  readonly tree: readonly ScreenNode[];
  /** Returns the text that a page author has written in an attribute of the tag. */
  text(attribute: string): string | undefined;
  /** Returns the address of one of the provider's pages where the host page replaces the usual path. */
  page(id: string, usualPath: string): string | undefined;
  /** The prerendered screen that is part of the page's HTML. Where it exists, no nodes are created. */
  readonly included?: HTMLElement | undefined;
  /**
   * The elements in the shadow root that were pressed before this code ran, in the prerendered screen or in the page's fallback content.
   */
  readonly clicks?: readonly EventTarget[];
  /**
   * Called again and again while the prerendered screen is shown but the widget does not arrive. The caller decides what is shown beside
   * the screen.
   */
  onStuck(): void;
};

/** The interval in milliseconds at which `onStuck` is called. */
export const stuckAfterMs = 10_000;

/** Creates the nodes for the shadow root, without `innerHTML`, so that no Trusted Types policy is needed. */
export function createScreen(source: ScreenSource): PrerenderedScreen {
  const element = source.included ?? source.document.createElement("div");
  const light: Element[] = [];
  const prefix = `digi-s${++made}`;
  if (source.included) light.push(...source.host.querySelectorAll(":scope>[slot^=digi-]"));
  else {
    element.className = "ui-reset";
    element.append(...source.tree.map((node) => toNode(node)));
    source.host.append(...light);
  }

  const use = watchUse(element, source.included && source.clicks);
  const stuck = setInterval(() => {
    if (element.parentElement && !element.parentElement.querySelector(":scope>p")) source.onStuck();
  }, stuckAfterMs);
  return {
    element,
    get submitted() {
      return use.submitted;
    },
    pressed: use.pressed,
    settled: use.settled,
    remove() {
      clearInterval(stuck);
      for (const part of [element, ...light]) part.remove();
    },
  };

  function toNode(node: ScreenNode, namespace?: string): Node {
    if (typeof node === "string") return new Text(node);
    if (node[0] === 0) return new Text(source.text(node[1]) ?? node[2]);
    const [tag, attributes, ...children] = node as readonly [string, Readonly<Record<string, ScreenValue>> | 0, ...ScreenNode[]];
    const space = tag === "svg" ? svg : namespace;
    const element = space ? source.document.createElementNS(space, tag) : source.document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      element.setAttribute(name, typeof value === "string" ? value.replaceAll(anyPrefix, prefix) : (source.page(...value) ?? value[1]));
    }
    element.append(...children.map((child) => toNode(child, space)));
    if (!element.slot) return element;
    light.push(element);
    return new Text();
  }
}
