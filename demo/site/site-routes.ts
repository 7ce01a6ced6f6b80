import { type Language, languages, parseLanguage } from "#core/base/values/language.ts";
import { isBuilt, type PageId, pathOf, routes } from "#core/base/values/routes.ts";

const pageIds = Object.keys(routes) as PageId[];

/** Returns the path of a page by its id, or that of the home page where the site has no such page. */
export function pathNamed(id: string, language: Language): string {
  const page = id in routes ? (id as PageId) : "home";
  return pathOf(isBuilt(page) ? page : "home", language);
}

const withoutPrefix = (path: string): string => path.replace(/^\/(en|fr|nl)(?=\/|$)/, "");

/** Returns the page and the language of a path that is written exactly as in the routes table. */
export function pageAt(path: string): { page: PageId; language: Language } | undefined {
  const language = parseLanguage(path.split("/")[1]);
  const page = language && pageIds.find((id) => routes[id][language] === path);
  return language && page && { page, language };
}

/**
 * Returns the page that has this path in any language, with or without a language prefix: `/connecter` and `/nl/connecter` are the login
 * page, too.
 */
function pageNamed(path: string): PageId | undefined {
  return pageIds.find((id) => languages.some((language) => withoutPrefix(routes[id][language]) === withoutPrefix(path)));
}

/**
 * Returns the path to which a path outside of the routes table redirects: the same page in the language of the path's prefix, else in the
 * visitor's language. Returns undefined for an unknown path with a prefix.
 */
export function redirectFor(path: string, visitor: Language): string | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const prefix = languages.find((language) => trimmed === `/${language}` || trimmed.startsWith(`/${language}/`));
  const page = pageNamed(trimmed === "/" ? "" : trimmed);
  if (page) return routes[page][prefix ?? visitor];
  // The target starts with exactly one slash, because `//host` would lead to another site.
  return prefix ? undefined : `/${visitor}${trimmed.replace(/^[/\\]+/, "/")}`;
}
