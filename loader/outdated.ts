/**
 * A release that has gone from its server while a page is open, or while a cache keeps the loader: the next file of it never comes, and
 * asking again is in vain. In the file that draws first screens: a page without widgets asks for no file. It brings nothing else along.
 */
import type { Language } from "#core/base/values/language.ts";

/** Here and not in a catalogue, as those of `failure.ts`: they are needed where files do not come. */
const texts = {
  en: ["This page is out of date.", "Reload"],
  fr: ["Cette page n’est plus à jour.", "Recharger"],
  nl: ["Deze pagina is verouderd.", "Opnieuw laden"],
} as const satisfies Record<Language, readonly [string, string]>;

const outdated = "chunk.outdated";

/**
 * Rejects with `chunk.outdated`, a `DigiError`, where a file that did not come never will: the loader is on the server, and the list of our
 * release's files, which every release has, is not. Resolves where anything else is wrong: no connection, a policy of the page, one file.
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
/** No failure is held up for longer: a server may hang, and a browser may tell nothing of such an element. */
const patienceMs = 10_000;

/**
 * By an element, which needs no leave of `connect-src`; under an address of its own, which no cache has. Nothing of it runs: it is read as a
 * module, where the browser can, for it would warn of another file that nobody uses. The document's own methods, as in
 * core/platform/page-document.ts, which would bring other files along. Undefined: nobody has answered in time.
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
      rel: link.relList.supports("modulepreload") ? "modulepreload" : "preload",
      as: "script",
      crossOrigin: "",
      onload: () => end(true),
      onerror: () => end(false),
      href: `${address}?there=${++asked}`,
    });
    (querySelector.call(document, "head") as Element).append(link);
  });
}

/** The card that has just been put under the tag's fallback (failure.ts) says what helps. A tag that stands has none: it says so itself. */
function offerReload({ target, detail }: Event & { readonly detail?: { readonly code?: string } }): void {
  const card = (target as Element).shadowRoot?.querySelector<HTMLElement>(".frame>p");
  if (!card || detail?.code !== outdated) return;
  const [message, reload] = texts[card.lang as Language];
  const [text, button] = card.childNodes as unknown as [Text, HTMLButtonElement];
  text.data = message;
  button.textContent = reload;
  button.onclick = () => location.reload();
}
