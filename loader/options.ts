/**
 * Reads the options of the page. The script tag takes precedence, then `<meta name="digi:…">` in the page's head, then the object that a
 * script of the page has put in `window.digiWidgets` before the loader. Content that others may write into the page (comments, texts of a
 * CMS) is ignored. An invalid address, language or table counts as absent, with a single warning.
 */
import { pageDocument } from "#core/platform/page-document.ts";
import { releases } from "virtual:releases";
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { warn } from "#core/platform/console.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { pageGlobals, plainObject } from "#core/platform/page-globals.ts";
import { parseLanguage } from "#core/base/values/language.ts";
import { runningScript } from "./own-script.ts";

/** Returns an option as the page has written it, without checking it. */
type Raw = (name: string) => unknown;

/**
 * Reads the options.
 *
 * @param first reads the options of the loader copy that serves the page, which a later copy has to use, because `window.digiWidgets` then
 * holds the loader's own object
 * @returns the options; undefined where the location of the release's files cannot be found out, of which a warning informs the page's
 * author
 */
export function readOptions(script: HTMLScriptElement | undefined, own: string, folder: string, first?: Raw): PageOptions | undefined {
  const given = plainObject(pageGlobals["digiWidgets"]);
  const raw: Raw = (name) =>
    script?.dataset[name] ??
    pageDocument.head?.querySelector<HTMLMetaElement>(`meta[name="digi:${name}"]`)?.content ??
    (first ? first(name) : textOrObject(given?.[name]));
  const base = raw("base");
  const told = base ? httpAddress(base, location.href) : undefined;
  const from = told ? undefined : isOurs(own) ? own : releases;
  if (from === "") {
    warn("data-base is missing");
    return undefined;
  }
  return {
    base: (told ?? new URL(folder, from).href).replace(/\/?$/, "/"),
    from,
    lang: parseLanguage(String(raw("lang"))),
    get: raw,
    given,
    verify: String(raw("verify") ?? false) !== "false" || Boolean(script?.integrity),
  };
}

/**
 * Returns the option's value. Of objects only plain ones (`{…}`) are accepted, because markup of the page could have put an element or a
 * frame there.
 */
const textOrObject = (value: unknown): unknown => (Object(value) === value ? plainObject(value) : value);

/**
 * Tells whether the script runs from a published release folder, whatever the file's name is. False for a script that an optimiser has
 * bundled elsewhere or inlined into the page, or that runs from a `blob:`. For a redirected module Firefox may report the requested
 * address, and the module's files are requested relative to it.
 */
const isOurs = (own: string): boolean =>
  /^https?:/.test(own) && !location.href.startsWith(own) && (!runningScript() || /^[^?]*\/(v|\d+\.)\d[\d.]*\/[^/?]*(\?|$)/.test(own));
