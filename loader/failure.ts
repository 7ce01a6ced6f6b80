/** The card under the page's fallback content where a tag's code does not come, or is late: what happened, and a retry. */
import { pageDocument } from "#core/platform/page-document.ts";
import type { Language } from "#core/base/values/language.ts";

/** Here and not in a catalogue: catalogues are files too, and may be what failed. True of what failed and of what is late. */
const texts = {
  en: ["This hasn’t loaded yet.", "Try again"],
  fr: ["Ceci n’est pas encore chargé.", "Réessayer"],
  nl: ["Dit is nog niet geladen.", "Opnieuw proberen"],
} as const satisfies Record<Language, readonly [string, string]>;

/** So long a visitor waits who sees nothing but the fallback, before the card stands under it. */
export const lateAfterMs = 4000;

/** What tries again, of each tag that has failed. */
export const failed = new Set<() => void>();

/** What it needs to be a card with a real button on any page. In the widgets' own look where their sheet has come: core/ui/base/base.css. */
export const failureCss =
  ".frame>p,p>button{border:1px solid #8888;border-radius:8px;padding:16px;font:inherit}" +
  ".frame>p{display:grid;gap:16px;justify-items:start}";

/** @returns what stands beside the slot, to be removed by the caller. */
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
