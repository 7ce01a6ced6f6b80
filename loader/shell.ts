/**
 * A widget's first screen before React is there: made of plain nodes, usable at once. What the visitor types into it is
 * carried over by core/element/take-over.ts when the view arrives. An element with a `slot` is for the host's light DOM, where
 * password managers look (core/light/light-dom.tsx).
 */
import type { Shell } from "#core/element/host-link.ts";

/** A text, an element `[tag, attributes | 0, …children]`, or a page author's text `[0, attribute, default]`. */
export type ShellNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, ShellValue>> | 0, ...children: ShellNode[]]
  | readonly [0, string, string];

/** A plain value, or a page of the routes table with its usual path. */
export type ShellValue = string | readonly [page: string, path: string];

const svg = "http://www.w3.org/2000/svg";

/** Stands in ids and slot names of the light DOM, which are the page's. */
const anyPrefix = "digi-~";
let made = 0;

export type ShellSource = {
  readonly host: Element;
  readonly tree: readonly ShellNode[];
  /** What a page author wrote on the tag. */
  text(attribute: string): string | null;
  /** The address of a page that the host's own table names. */
  page(id: string): string | undefined;
};

/** Nodes for the shadow root, without `innerHTML`: no Trusted Types policy is needed. */
export function createShell(source: ShellSource): Shell {
  const element = document.createElement("div");
  element.className = "ui-reset";
  const light: Element[] = [];
  const prefix = `digi-s${++made}`;
  element.append(...source.tree.map((node) => toNode(node)));
  source.host.append(...light);

  let submitted = false;
  let composing = false;
  let whenComposed: (() => void) | undefined;
  const begin = (): void => {
    submitted = true;
    const button = element.querySelector<HTMLButtonElement>("[type=submit]");
    if (!button) return;
    button.ariaBusy = "true";
    button.nextElementSibling?.remove(); // why it is disabled: no longer so
  };
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation(); // a form of the light DOM is in the page's tree
  });
  element.addEventListener("click", (event) => (event.target as Element).closest("[type=submit]") && begin());
  element.addEventListener("compositionstart", () => (composing = true));
  element.addEventListener("compositionend", () => {
    composing = false;
    // Once the browser has told of the input; and some methods begin the next syllable in the same breath.
    setTimeout(() => composing || whenComposed?.());
  });
  element.addEventListener("keydown", (event) => {
    const field = event.target as HTMLInputElement;
    // The button is disabled until the view is there, so the browser would not submit. 229: an input method's, in WebKit after its end.
    if (
      event.key !== "Enter" ||
      event.isComposing ||
      event.keyCode === 229 ||
      field.localName !== "input" ||
      field.type === "file" ||
      !field.form
    )
      return;
    begin();
  });
  return {
    element,
    get submitted() {
      return submitted;
    },
    settled: () => (composing ? new Promise((resolve) => (whenComposed = resolve)) : undefined),
    remove() {
      for (const part of [element, ...light]) part.remove();
    },
  };

  function toNode(node: ShellNode, namespace?: string): Node {
    if (typeof node === "string") return document.createTextNode(node);
    if (node[0] === 0) return document.createTextNode(source.text(node[1]) ?? node[2]);
    const [tag, attributes, ...children] = node as readonly [string, Readonly<Record<string, ShellValue>> | 0, ...ShellNode[]];
    const space = tag === "svg" ? svg : namespace;
    const element = space ? document.createElementNS(space, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      element.setAttribute(name, typeof value === "string" ? value.replaceAll(anyPrefix, prefix) : (source.page(value[0]) ?? value[1]));
    }
    element.append(...children.map((child) => toNode(child, space)));
    if (!element.slot) return element;
    light.push(element);
    return document.createTextNode("");
  }
}
