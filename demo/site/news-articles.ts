/** This module finds the pages that the cards of the news link to, such as `/en/news/esim-in-minutes`. */
import { languages, parseLanguage, type Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { topics } from "#demo/api/data/news-item.ts";
import { news } from "#demo/api/data/news.ts";
import type { Article } from "#demo/pages/provider/news.ts";

export type FoundArticle = {
  readonly language: Language;
  readonly article: Article;
  readonly pathIn: (language: Language) => string;
};

/** Returns the news article at a path, or undefined when the path belongs to no article. */
export function articleAt(path: string, apiUrl: string): FoundArticle | undefined {
  const language = parseLanguage(path.split("/")[1]);
  const item = language && news.find(({ id }) => path === `${pathOf("news", language)}/${id}`);
  if (!language || !item) return undefined;
  return {
    language,
    article: {
      title: item.texts[language],
      tags: item.topics.map((topic) => topics[topic][language]),
      picture: `${apiUrl}/pictures/news/${item.id}.svg`,
    },
    pathIn: (to) => `${pathOf("news", to)}/${item.id}`,
  };
}

/** Returns a value for each language, such as a page's address; `pathIn` returns the value in one language. */
export const inEach = (pathIn: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, pathIn(language)])) as Record<Language, string>;
