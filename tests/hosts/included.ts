/**
 * Prerendered screens that come with the page, as a server writes them: `<digi-newsletter include="fr" nonce="…" heading="…">fallback</…>`
 * in a host page is replaced by what `renderTag` makes of it.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "#core/base/values/language.ts";
import { dist, version } from "./pages.ts";

const { renderTag } = (await import(pathToFileURL(join(dist, version, "include.mjs")).href)) as typeof import("#loader/include.ts");

const marked = /<(digi-[a-z-]+) include(?:="(\w+)")?((?: [^>]*)?)>(.*?)<\/\1>/gs;

/** Returns the page with its prerendered screens. For the server of the host pages. */
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
