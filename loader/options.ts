/**
 * The options of the page: the script tag wins, then `<meta name="digi:…">` in its head, then the object that a script of the page put
 * in `window.digiWidgets` before ours. What others may write into the page (comments, texts of a CMS) says nothing. An address, language
 * or table that is not accepted counts as absent, and is said so once.
 */
import { pageDocument } from "#core/platform/page-document.ts";
import { releases } from "virtual:releases";
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { warn } from "#core/platform/console.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { pageGlobals, plainObject } from "#core/platform/page-globals.ts";
import { parseLanguage } from "#core/base/values/language.ts";
import { runningScript } from "./own-script.ts";

/** As it was written. */
type Raw = (name: string) => unknown;

/**
 * @param first what the copy that serves has read: the object is ours by now
 * @returns undefined where nothing tells where our files are, which is said
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

/** Markup could have put an element or a frame in the place of a value: of objects only `{…}` is taken. */
const textOrObject = (value: unknown): unknown => (Object(value) === value ? plainObject(value) : value);

/**
 * A release's folder, as we publish it, whatever the file is called in it; not what an optimiser has put together elsewhere, or into the
 * page, or runs from a `blob:`. Of a redirected module Firefox may tell what was asked for: its files are asked for beside it.
 */
const isOurs = (own: string): boolean =>
  /^https?:/.test(own) && !location.href.startsWith(own) && (!runningScript() || /^[^?]*\/(v|\d+\.)\d[\d.]*\/[^/?]*(\?|$)/.test(own));
