/**
 * Detects a release that was removed from its server while a page is open, or while a cache keeps the loader. No further file of such a
 * release can be loaded, so a retry is useless. This code is part of the file that draws prerendered screens, because a page without
 * widgets requests no files. It imports no other module.
 */
import type { Language } from "#core/base/values/language.ts";

/** The texts of the card that offers a reload. They are not in a catalogue, because they are needed where files cannot be loaded. */
const texts = {
  en: ["This page is out of date.", "Reload"],
  fr: ["Cette page n’est plus à jour.", "Recharger"],
  nl: ["Deze pagina is verouderd.", "Opnieuw laden"],
} as const satisfies Record<Language, readonly [string, string]>;

const outdated = "chunk.outdated";

/**
 * Rejects with `chunk.outdated`, a `DigiError`, where a failed file can never be loaded: the loader is on the server, but the release's
 * `integrity.js`, which every release has, is not. Resolves where the cause is another one, such as no connection, a policy of the page, or
 * a single missing file.
 *
 * @param base the folder of the release
 */
export async function rejectIfOutdated(base: string, cause: unknown): Promise<void> {
  const list = new URL("integrity.js", base).href;
  const [isServed, isReleased] = await Promise.all([new URL("../v1/loader.js", base).href, list].map(isThere));
  if (!isServed || isReleased !== false) return;
  addEventListener("digi-error", offerReload, true); // The same listener is added only once, however often this runs.
  throw Object.assign(new Error(`${outdated}: ${list}`, { cause }), { name: "DigiError", code: outdated });
}

let asked = 0;
/**
 * The longest time in milliseconds by which this check delays a failure, because a server may hang, and a browser may dispatch no event for
 * the requesting element.
 */
const patienceMs = 10_000;

/**
 * Tells whether a file exists; undefined where no response arrives in time. The file is requested by an element, which `connect-src` does
 * not restrict, and under a unique address that no cache has. It is preloaded as a module without running, because browsers warn of other
 * unused preloads. Firefox, whose `vendor` is empty, reports every module as loaded, even a missing one, so a plain preload is used there.
 * The methods are taken from the document's prototype as in core/platform/page-document.ts, whose import would add other files.
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
 * Makes the failure card under the tag's fallback (failure.ts) offer a reload. A tag whose widget is shown already has no card and shows
 * the message itself.
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
