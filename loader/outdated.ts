/**
 * Detects a release that was removed from its server while a page is open, or while a cache keeps the loader: no further file of it can be
 * loaded, and a retry is in vain. This code is part of the file that draws prerendered screens, because a page without widgets requests no
 * files. It imports no other module.
 */
import type { Language } from "#core/base/values/language.ts";

/** The texts of the card. They are not in a catalogue, like those of `failure.ts`: they are needed where files cannot be loaded. */
const texts = {
  en: ["This page is out of date.", "Reload"],
  fr: ["Cette page n’est plus à jour.", "Recharger"],
  nl: ["Deze pagina is verouderd.", "Opnieuw laden"],
} as const satisfies Record<Language, readonly [string, string]>;

const outdated = "chunk.outdated";

/**
 * Rejects with `chunk.outdated`, a `DigiError`, where a file that failed to load can never be loaded: the loader is on the server, but the
 * list of our release's files, which every release has, is not. Resolves where something else is wrong: no connection, a policy of the
 * page, a single file.
 * @param base the folder of our release
 */
export async function rejectIfOutdated(base: string, cause: unknown): Promise<void> {
  const list = new URL("integrity.js", base).href;
  const [isServed, isReleased] = await Promise.all([new URL("../v1/loader.js", base).href, list].map(isThere));
  if (!isServed || isReleased !== false) return;
  addEventListener("digi-error", offerReload, true); // one listener, however often it is added
  throw Object.assign(new Error(`${outdated}: ${list}`, { cause }), { name: "DigiError", code: outdated });
}

let asked = 0;
/**
 * The longest time in milliseconds that a failure is delayed by this check: a server may hang, and a browser may send no event for such an
 * element.
 */
const patienceMs = 10_000;

/**
 * Tells whether a file exists. It is requested by an element, which needs no permission of `connect-src`, and under a unique address, which
 * no cache has. Nothing of the file runs: it is preloaded as a module, because browsers warn of another kind of preload that is not used.
 * Firefox, whose `vendor` is empty, reports every such module as loaded, also a missing one; there it is a plain preload. The methods are
 * the document's own ones, as in core/platform/page-document.ts, which is not imported because it would add other files. Undefined: no
 * response arrived in time.
 */
function isThere(address: string): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const { createElement, querySelector } = HTMLDocument.prototype;
    const link = createElement.call(document, "link") as HTMLLinkElement;
    const end = (isLoaded?: boolean): void => {
      clearTimeout(patience);
      link.remove();
      resolve(isLoaded);
    };
    const patience = setTimeout(end, patienceMs);
    Object.assign(link, {
      rel: navigator.vendor && link.relList.supports("modulepreload") ? "modulepreload" : "preload",
      as: "script",
      crossOrigin: "",
      onload: () => end(true),
      onerror: () => end(false),
      href: `${address}?there=${++asked}`,
    });
    (querySelector.call(document, "head") as Element).append(link);
  });
}

/**
 * Changes the card that has just been put under the tag's fallback (failure.ts) so that it offers a reload. A tag whose widget is displayed
 * has no card: it shows the message itself.
 */
function offerReload({ target, detail }: Event & { readonly detail?: { readonly code?: string } }): void {
  const card = (target as Element).shadowRoot?.querySelector<HTMLElement>(".frame>p");
  if (!card || detail?.code !== outdated) return;
  const [message, reload] = texts[card.lang as Language];
  const [text, button] = card.childNodes as unknown as [Text, HTMLButtonElement];
  text.data = message;
  button.textContent = reload;
  button.onclick = () => location.reload();
}
