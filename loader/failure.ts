/** The card that is shown under the page's fallback content where a tag's code fails to load, or is late: a message and a retry button. */
import { pageDocument } from "#core/platform/page-document.ts";
import type { Language } from "#core/base/values/language.ts";

/**
 * The texts of the card that is shown for a failure or a delay. They are not in a catalogue, because catalogues are files that may have
 * failed to load, too.
 */
const texts = {
  en: ["This hasn’t loaded yet.", "Try again"],
  fr: ["Ceci n’est pas encore chargé.", "Réessayer"],
  nl: ["Dit is nog niet geladen.", "Opnieuw proberen"],
} as const satisfies Record<Language, readonly [string, string]>;

/** The time in milliseconds for which a visitor sees only the fallback. After it the failure card appears below the fallback. */
export const lateAfterMs = 4000;

/** The retry functions of all tags that have failed to load. */
export const failed = new Set<() => void>();

/** Loads every tag that has failed once more. Called when the connection is back, or when another location of the files is known. */
export const retryFailed = (): void => failed.forEach((tryAgain) => tryAgain());

/**
 * The minimal styles of the failure card, so that it has a visible box and a real button on any page. Where the widgets' style sheet is
 * loaded, core/ui/base/base.css gives the card its look.
 */
export const failureCss =
  ".frame>p,p>button{border:1px solid #8888;border-radius:8px;padding:16px;font:inherit}" +
  ".frame>p{display:grid;gap:16px;justify-items:start}";

/**
 * Creates the card with a message and a retry button.
 *
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
