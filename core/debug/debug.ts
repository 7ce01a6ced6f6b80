/**
 * With `data-debug`: a list in the page's corner of what was measured and what was held back, in a shadow root of its own, until it is
 * closed. A chunk of its own, fetched on such a page alone.
 */
import type { Language } from "#core/values/language.ts";
import { measuredTexts } from "./measured.texts.ts";
import { watchMeasured, type MeasuredEvent } from "./measured.ts";

/** The system's own colours: they are right in the dark, and where the visitor forces theirs. */
const css = `
:host { all: initial; position: fixed; inset-block-end: 8px; inset-inline-start: 8px; z-index: 2147483647; inline-size: 320px;
  max-inline-size: calc(100% - 16px); color-scheme: light dark; }
aside { padding: 12px; border: 1px solid; border-radius: 8px;
  background: Canvas; color: CanvasText; font: 13px/1.4 system-ui, sans-serif; }
header { display: flex; justify-content: space-between; gap: 12px; align-items: center; }
h2 { margin: 0; font-size: 14px; }
button { font: inherit; min-block-size: 28px; }
ol { max-block-size: 200px; margin: 8px 0 0; padding-inline-start: 20px; overflow: auto; }
code { display: block; overflow-wrap: anywhere; }
`;

export function openDebug(target: "datalayer" | "off", language: Language): void {
  const texts = measuredTexts[language];
  const host = document.createElement("div");
  host.lang = language;
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const list = make("ol");
  list.tabIndex = 0; // it scrolls, and a keyboard has to get there
  list.ariaLabel = texts.heading;
  const nothing = make("p", texts.nothing);
  const close = make("button", texts.close);
  const panel = make("aside");
  panel.ariaLabel = texts.heading;
  const head = make("header");
  head.append(make("h2", texts.heading), close);
  panel.append(head, nothing);
  const stop = watchMeasured(window, target, ({ name, fate, details }: MeasuredEvent) => {
    const item = make("li", `${name}: ${texts[fate]}`);
    if (Object.keys(details).length > 0) item.append(make("code", JSON.stringify(details)));
    list.append(item);
    if (nothing.isConnected) nothing.replaceWith(list);
    list.scrollTop = list.scrollHeight;
  });
  close.addEventListener("click", () => {
    stop();
    host.remove();
  });
  root.append(panel);
  document.body.append(host);
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ""): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
