/** The card that is shown under the page's fallback content where a tag's code fails to load, or is late: a message and a retry button. */
import { pageDocument } from "#core/platform/page-document.ts";
import type { Language } from "#core/base/values/language.ts";

/**
 * The texts of the card. They are not in a catalogue: catalogues are files too, and may be what failed. They fit both a failure and a
 * delay.
 */
const texts = {
  en: ["This hasn’t loaded yet.", "Try again"],
  fr: ["Ceci n’est pas encore chargé.", "Réessayer"],
  nl: ["Dit is nog niet geladen.", "Opnieuw proberen"],
} as const satisfies Record<Language, readonly [string, string]>;

/** The time in milliseconds that a visitor sees only the fallback before the card appears under it. */
export const lateAfterMs = 4000;

/** The functions that retry, one for each tag that has failed. */
export const failed = new Set<() => void>();

/** Loads every tag that has failed once more: the connection is back, or the files are known to be in another place. */
export const retryFailed = (): void => failed.forEach((tryAgain) => tryAgain());

/**
 * The minimal styles of the card, so that it has a visible box and a real button on any page. Where the widgets' style sheet is loaded, the
 * card has their look: core/ui/base/base.css.
 */
export const failureCss =
  ".frame>p,p>button{border:1px solid #8888;border-radius:8px;padding:16px;font:inherit}" +
  ".frame>p{display:grid;gap:16px;justify-items:start}";

/**
 * Creates the card.
 * @returns the element to be placed beside the slot; the caller removes it.
 */
export function createFailure(language: Language, onRetry: () => void): HTMLElement {
  const [message, retry] = texts[language];
  const card = pageDocument.createElement("p");
  card.role = "alert";
  card.lang = language;
  const button = pageDocument.createElement("button");
  button.append(retry);
  button.onclick = onRetry;
  card.append(message, button);
  return card;
}
