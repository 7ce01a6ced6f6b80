/**
 * A widget's prerendered screen, which is shown before React is loaded. It consists of plain nodes and can be used at once. When the view
 * arrives, core/runtime/element/take-over.ts transfers the visitor's input to it. An element with a `slot` is put into the host's light
 * DOM, where password managers look for fields (core/forms/light-dom/light-dom.tsx).
 */
import type { PrerenderedScreen } from "#core/runtime/element/host-link.ts";

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
/**
 * The time in milliseconds to wait for the click after a press, because a click by touch comes in a separate task after the finger is
 * lifted.
 */
const clickAfterMs = 50;
/**
 * The longest time in milliseconds for which a press delays the view. Some presses end without any event, and the view must be shown all
 * the same.
 */
export const longestPressMs = 3000;

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

  let submitted = false;
  const pressed: HTMLButtonElement[] = [];
  let composing = false;
  /** The number of presses that have not ended yet. */
  let held = 0;
  let whenSettled: (() => void) | undefined;
  const settle = (): void => {
    if (!composing && held === 0) whenSettled?.();
  };
  const press = (target: EventTarget): void => {
    let button = (target as Element).closest("button");
    // Enter in a field or checkbox also causes a click on the form's submit button, except where an input method uses the key.
    if (button?.type === "submit") {
      submitted = true;
      // The visible submit button is marked as busy, because the clicked one may be hidden.
      button = element.querySelector<HTMLButtonElement>("[type=submit]");
    } else if (button) pressed.push(button);
    if (button) button.ariaBusy = "true";
  };
  if (source.included) source.clicks?.forEach(press);
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation(); // The event must not reach the page, because a form in the light DOM is part of the page's tree.
  });
  element.addEventListener("click", ({ target }) => press(target as Element));
  // The view waits for the end of a press, because replacing a button, checkbox or field that is held down would prevent its click, and its
  // focus by touch.
  element.addEventListener("pointerdown", () => {
    held++;
    const over = new AbortController();
    const end = (): void => {
      over.abort();
      clearTimeout(late);
      setTimeout(() => {
        held--;
        settle();
      }, clickAfterMs);
    };
    const late = setTimeout(end, longestPressMs);
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, { capture: true, signal: over.signal });
  });
  const stuck = setInterval(() => {
    if (element.parentElement && !element.parentElement.querySelector(":scope>p")) source.onStuck();
  }, stuckAfterMs);
  // Updates of a composition count as its start, because a prerendered screen in the page's HTML may have missed the start.
  for (const type of ["compositionstart", "compositionupdate"]) element.addEventListener(type, () => (composing = true));
  element.addEventListener("compositionend", () => {
    composing = false;
    // The delay lets the browser dispatch the input event first. Some input methods also begin the next syllable in the same task.
    setTimeout(settle);
  });
  return {
    element,
    get submitted() {
      return submitted;
    },
    pressed,
    settled: () => (composing || held > 0 ? new Promise((resolve) => (whenSettled = resolve)) : undefined),
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
