/**
 * Which pages a room can lead to. The table of all pages costs as much as a widget, and most lead to one or two: each room's
 * chunk carries those whose ids stand, as texts, in its own code and in the shared code that it brings along.
 */
import { pathOf, routes, type PageId } from "#core/values/routes.ts";
import { languages } from "#core/values/language.ts";

/** Stands in a room's code for its pages until all code is known. */
export const pagesMark = "__DIGI_PAGES__";

/** @param codes the room's chunk and every chunk that it brings along */
export function pagesIn(codes: readonly string[]): Partial<Record<PageId, Record<string, string>>> {
  const quotes = ["'", '"', "`"];
  const found = (Object.keys(routes) as PageId[]).filter((id) =>
    codes.some((code) => quotes.some((quote) => code.includes(quote + id + quote))),
  );
  return Object.fromEntries(found.map((id) => [id, Object.fromEntries(languages.map((language) => [language, pathOf(id, language)]))]));
}
