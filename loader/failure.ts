/** What stands in a tag whose code could not be fetched: the page's fallback content, a short message, a retry. */
import type { Language } from "#core/values/language.ts";

/** Here and not in a catalogue: catalogues are files too, and may be what failed. */
const texts = {
  en: ["This could not be loaded.", "Try again"],
  fr: ["Échec du chargement.", "Réessayer"],
  nl: ["Laden is mislukt.", "Opnieuw proberen"],
} as const satisfies Record<Language, readonly [string, string]>;

/** @returns nodes for the shadow root, to be removed by the caller. */
export function createFailure(language: Language, onRetry: () => void): HTMLElement {
  const [message, retry] = texts[language];
  const box = document.createElement("p");
  box.role = "alert";
  box.lang = language;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = retry;
  button.onclick = onRetry;
  box.append(message, " ", button);
  return box;
}
