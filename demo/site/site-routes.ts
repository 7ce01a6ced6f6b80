import { type Language, languages, parseLanguage } from "#core/base/values/language.ts";
import { type PageId, pathOf, routes } from "#core/base/values/routes.ts";

const pageIds = Object.keys(routes) as PageId[];

const withoutPrefix = (path: string): string => path.replace(/^\/(en|fr|nl)(?=\/|$)/, "");

/** Page and language of an exact path of the table. */
export function pageAt(path: string): { page: PageId; language: Language } | undefined {
  const language = parseLanguage(path.split("/")[1]);
  const page = language && pageIds.find((id) => pathOf(id, language) === path);
  return language && page && { page, language };
}

/** The page that has this path in any language, with or without a prefix: `/connecter` and `/nl/connecter` are the login page too. */
function pageNamed(path: string): PageId | undefined {
  return pageIds.find((id) => languages.some((language) => withoutPrefix(pathOf(id, language)) === withoutPrefix(path)));
}

/**
 * Where a path that is not in the table leads: to the same page in the language of its prefix, else the visitor's.
 * Undefined: nowhere, the path is unknown although it has a prefix.
 */
export function redirectFor(path: string, visitor: Language): string | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const prefix = languages.find((language) => trimmed === `/${language}` || trimmed.startsWith(`/${language}/`));
  const page = pageNamed(trimmed === "/" ? "" : trimmed);
  if (page) return pathOf(page, prefix ?? visitor);
  // One slash only: `//host` would lead to another site.
  return prefix ? undefined : `/${visitor}${trimmed.replace(/^[/\\]+/, "/")}`;
}
