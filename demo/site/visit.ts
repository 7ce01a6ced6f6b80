import type { FastifyInstance, FastifyRequest } from "fastify";
import { consentDefaultScript } from "#core/base/values/consent-mode.ts";
import { type Language, languages } from "#core/base/values/language.ts";
import { type PageId, routes } from "#core/base/values/routes.ts";
import type { ReminderPrices } from "#demo/api/config/options.ts";
import type { PageContext } from "#demo/pages/context.ts";
import { Markup } from "#demo/pages/markup.ts";
import type { PrerenderedScreens } from "./prerendered-screens.ts";
import { apiWithFaults, faultsCookie, parseFaults } from "./faults.ts";
import { languageCookie, visitorLanguage } from "./language.ts";
import { latestArticles } from "./news-articles.ts";
import { prices } from "./prices.ts";
import { pathNamed } from "./site-routes.ts";

export type SiteSettings = {
  /** The public address of the provider's site, without a slash at the end. */
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly distDir: string;
  readonly demo: boolean;
  readonly dev: DevPart | undefined;
  /** The prices of reminders that the API charges: the pages write out the same ones. Without it, those of the specification. */
  readonly reminders?: ReminderPrices;
};

/** A function that adds the modules of a development release to a site. */
export type DevPart = (site: FastifyInstance) => Promise<void>;

export type VisitSettings = SiteSettings & { readonly screens: PrerenderedScreens };

/** Returns the address of the socket by which the development server tells pages of changes. */
export const socketOf = (siteUrl: string): string => siteUrl.replace(/^http/, "ws");

export const languageOf = (request: FastifyRequest): Language =>
  visitorLanguage(request.cookies[languageCookie], request.headers["accept-language"]);

/** Splits the address of a request into its path and its query; the query begins with `?` or is empty. */
export function addressOf(request: FastifyRequest): { path: string; query: string } {
  const at = request.url.indexOf("?");
  return at < 0 ? { path: request.url, query: "" } : { path: request.url.slice(0, at), query: request.url.slice(at) };
}

/** Adds the language to an address, beside the parameters that its query has already: `?lang=fr`. */
function withLanguage(path: string, query: string, language: Language): string {
  const parameters = new URLSearchParams(query);
  parameters.set("lang", language);
  return `${path}?${parameters}`;
}

const perLanguage = (path: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, path(language)])) as Record<Language, string>;

type PageOptions = {
  /** The id of the page in the routes table; missing for a page that the table does not have. */
  readonly page?: PageId;
  /** True when the query stays in the address to which the page's forms return, and in the page's addresses in other languages. */
  readonly keepsQuery?: boolean;
};

/** Returns the context that a page is rendered with. */
export function pageContext(
  settings: VisitSettings,
  request: FastifyRequest,
  lang: Language,
  { page, keepsQuery = true }: PageOptions = {},
): PageContext {
  const { path, query: asked } = addressOf(request);
  const query = keepsQuery ? asked : "";
  const faults = settings.demo ? parseFaults((request.cookies[faultsCookie] ?? "").split(",")) : [];
  return {
    lang,
    here: path + query,
    byLink: !keepsQuery && new URLSearchParams(asked).has("i"),
    href: (id) => pathNamed(id, lang),
    switchTo: perLanguage((to) => withLanguage(page ? routes[page][to] : path, query, to)),
    alternates: page && perLanguage((to) => settings.siteUrl + routes[page][to]),
    prices,
    news: latestArticles(settings.apiUrl, lang),
    reminders: settings.reminders ?? "text",
    tag(name, attributes, fallback) {
      const inside = fallback instanceof Markup ? { fallback: fallback.text } : { data: fallback };
      return new Markup(settings.screens.renderTag(name, { lang, attributes, ...inside }));
    },
    consentDefault: consentDefaultScript,
    api: apiWithFaults(settings.apiUrl, faults),
    faults,
    demo: settings.demo,
  };
}
