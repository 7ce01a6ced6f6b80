/**
 * Puts prerendered screens into host pages, as a server does: `<digi-newsletter include="fr" nonce="…" heading="…">fallback</…>` in a page
 * is replaced by the HTML that `renderTag` returns.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "#core/base/values/language.ts";
import { dist, version } from "./pages.ts";

const { renderTag } = (await import(pathToFileURL(join(dist, version, "include.mjs")).href)) as typeof import("#loader/include.ts");

const marked = /<(digi-[a-z-]+) include(?:="(\w+)")?((?: [^>]*)?)>(.*?)<\/\1>/gs;

/** Returns a page's HTML with its prerendered screens. The server of the host pages calls this function. */
export function withIncludes(html: string): string {
  const pageLanguage = /<html lang="(\w+)"/.exec(html)?.[1] ?? "en";
  return html.replace(marked, (_, tag: string, lang: string | undefined, written: string, fallback: string) => {
    const { nonce, ...attributes } = Object.fromEntries(
      [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const given = { ...(fallback && { fallback }), ...(nonce && { nonce }) };
    return renderTag(tag, { lang: (lang ?? pageLanguage) as Language, attributes, isStranger: true, ...given });
  });
}
