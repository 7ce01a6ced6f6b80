/**
 * A panel in a corner of the host page, for the page's author. It covers the page's content, in a shadow root of its own, until it is
 * closed. It uses the system's own colours, which suit dark mode and forced colours.
 */
import { pageDocument } from "#core/platform/page-document.ts";
import type { Language } from "#core/base/values/language.ts";

type AuthorPanel = {
  readonly heading: string;
  readonly language: Language;
  readonly corner: "top-right" | "bottom-left";
  readonly closeText: string;
  readonly buttons?: readonly HTMLButtonElement[];
  readonly content: HTMLElement;
  readonly onClose?: () => void;
};

const css = `
:host { all: initial; position: fixed; display: flex; z-index: 2147483647; max-inline-size: calc(100% - 16px);
  max-block-size: calc(100% - 16px); color-scheme: light dark; }
:host([data-digi-corner=top-right]) { inset-block-start: 8px; inset-inline-end: 8px; inline-size: 440px; }
:host([data-digi-corner=bottom-left]) { inset-block-end: 8px; inset-inline-start: 8px; inline-size: 320px; }
aside { flex: 1; padding: 12px; border: 1px solid; border-radius: 8px; overflow: auto;
  background: Canvas; color: CanvasText; font: 13px/1.4 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
h2 { flex: 1; margin: 0; font-size: 14px; }
button { font: inherit; min-block-size: 28px; }
ol { margin: 8px 0 0; padding-inline-start: 20px; overflow: auto; }
:host([data-digi-corner=bottom-left]) ol { max-block-size: 200px; }
li + li { margin-block-start: 4px; }
code { display: block; overflow-wrap: anywhere; }
`;

/**
 * Opens a panel, in place of the one that is open in the same corner.
 * @returns a function that closes the panel without calling `onClose`
 */
export function openAuthorPanel({ heading, language, corner, closeText, buttons = [], content, onClose }: AuthorPanel): () => void {
  const host = make("div");
  host.lang = language;
  host.dataset["digiCorner"] = corner;
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const stop = (): void => host.remove();
  const close = makeButton(closeText, () => {
    stop();
    onClose?.();
  });
  const panel = make("aside");
  panel.ariaLabel = heading;
  const head = make("header");
  head.append(make("h2", heading), ...buttons, close);
  panel.append(head, content);
  root.append(panel);
  pageDocument.querySelector(`div[data-digi-corner=${corner}]`)?.remove();
  pageDocument.body.append(host);
  return stop;
}

/** Makes a list that can take the focus, because it scrolls and the keyboard must be able to scroll it. */
export function makeList(label: string): HTMLOListElement {
  const list = make("ol");
  list.tabIndex = 0;
  list.ariaLabel = label;
  return list;
}

export function makeButton(text: string, onPress: () => unknown): HTMLButtonElement {
  const button = make("button", text);
  button.type = "button";
  button.addEventListener("click", () => void onPress());
  return button;
}

export function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ""): HTMLElementTagNameMap[Name] {
  const element = pageDocument.createElement(name);
  element.textContent = text;
  return element;
}
