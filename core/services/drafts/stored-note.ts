/**
 * The note above a form whose draft was restored, or whose browser refuses to store what is typed. It overlaps the edge of the card, or of
 * a dialog's head, and takes no space, so that nothing moves. Its texts are in this file and not in the catalogues of translations, because
 * every visitor would have to load them there (decision 25).
 */
import { pageDocument } from "#core/platform/page-document.ts";
import { effect, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import { controlsOf } from "#core/platform/controls.ts";
import type { Language } from "#core/base/values/language.ts";

type Texts = { readonly stored: string; readonly refused: string; readonly startAgain: string };

const texts: Readonly<Record<Language, Texts>> = {
  en: { stored: "We kept what you typed.", refused: "Your browser won’t keep what you type.", startAgain: "Start again" },
  fr: { stored: "Saisie conservée.", refused: "Ce navigateur ne garde pas la saisie.", startAgain: "Recommencer" },
  nl: { stored: "Je invoer is bewaard.", refused: "Je browser bewaart je invoer niet.", startAgain: "Begin opnieuw" },
};

export type NoteOptions = {
  readonly view: Element;
  /** Empties the form; undefined where the form cannot be emptied, or where nothing was restored. */
  readonly reset?: (() => void) | undefined;
  readonly language: ReadonlySignal<Language>;
  readonly ports: { readonly clock: Clock; readonly announcer: { announce(text: string): void } };
  readonly ended: AbortSignal;
};

/** The class of the note's element. */
export const noteClass = "ui-kept";

/** Milliseconds before the announcement, because otherwise it would be lost among the announcements of the fields that are filled in. */
const announceAfterMs = 500;

/**
 * Shows the note that a draft was restored (`stored`), or that the browser stores nothing (`refused`). Returns a function that removes it.
 */
export function showStoredNote(kind: "stored" | "refused", { view, reset, language, ports, ended }: NoteOptions): () => void {
  const dialogHead = view.querySelector(".ui-dialog-head");
  const anchor = make("div", noteClass, dialogHead ? footStyle : { position: "relative", zIndex: "1" });
  const line = make("p", "ui-quiet-text", lineStyle);
  const words = make("span", "", {});
  const button = make("button", "ui-link", buttonStyle);
  button.type = "button";
  line.append(words);
  if (reset) line.append(button);
  anchor.append(line);
  if (dialogHead) dialogHead.append(anchor);
  else view.querySelector(".ui-surface")?.prepend(anchor);
  button.addEventListener("click", () => startAgain(view, reset));

  const stop = effect(() => {
    const { [kind]: said, startAgain: again } = texts[language.value];
    words.textContent = said;
    button.textContent = again;
  });
  const cancel = ports.clock.after(announceAfterMs, () => ports.announcer.announce(texts[language.peek()][kind]));
  const hide = (): void => {
    stop();
    cancel();
    anchor.remove();
  };
  ended.addEventListener("abort", hide, { once: true });
  return hide;
}

/** Empties the form and moves the focus to its first field, because the focused button disappears. */
function startAgain(view: Element, reset = (): void => undefined): void {
  const [old] = controlsOf(view);
  const drawing = new MutationObserver(() => {
    if (old?.isConnected) return;
    drawing.disconnect();
    controlsOf(view)[0]?.focus();
  });
  drawing.observe(view, { childList: true, subtree: true });
  reset();
}

type Style = Readonly<Partial<CSSStyleDeclaration>>;

function make<Name extends "div" | "p" | "span" | "button">(name: Name, className: string, style: Style): HTMLElementTagNameMap[Name] {
  const element = pageDocument.createElement(name);
  element.className = className;
  // Styles are set by properties: a style sheet would not be part of this file, and a page may forbid style attributes.
  Object.assign(element.style, style);
  return element;
}

/** The position of the note in a dialog's head, which stays visible while the dialog scrolls. */
const footStyle: Style = { position: "absolute", insetBlockEnd: "0", insetInlineStart: "0" };
/** The style that keeps the note on one line at any width of the card. */
const lineStyle: Style = {
  position: "absolute",
  display: "flex",
  gap: "calc(var(--_space) * 1.5)",
  fontSize: "min(calc(var(--_font-size) * 0.875), 5cqi)",
  lineHeight: "24px",
  whiteSpace: "nowrap",
  insetBlockEnd: "-13px",
  insetInlineStart: "calc(var(--_space) * 2)",
  paddingInline: "calc(var(--_space) * 2.5)",
  background: "var(--_color-surface)",
  border: "1px solid var(--_color-border)",
  borderRadius: "13px",
};
const buttonStyle: Style = { padding: "0", border: "0", background: "none", font: "inherit", cursor: "pointer" };
