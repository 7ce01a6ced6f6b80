/** This module finds the pages that the cards of the news link to, such as `/en/news/esim-in-minutes`. */
import { languages, parseLanguage, type Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { topics, type NewsItem } from "#demo/api/data/news-item.ts";
import { news, publishedOn } from "#demo/api/data/news.ts";
import type { Article, LinkedArticle } from "#demo/pages/article.ts";

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
    article: articleOf(item, apiUrl, language),
    pathIn: (to) => pathOfItem(item, to),
  };
}

const pathOfItem = ({ id }: NewsItem, language: Language): string => `${pathOf("news", language)}/${id}`;

const articleOf = (item: NewsItem, apiUrl: string, language: Language): Article => ({
  title: item.texts[language],
  date: formatDate(publishedOn(item), language),
  tags: item.topics.map((topic) => topics[topic][language]),
  picture: `${apiUrl}/pictures/news/${item.id}.svg`,
});

/** The number of news on the home page. */
const latestCount = 3;

/** Returns the newest news with their addresses, the newest first. */
export const latestArticles = (apiUrl: string, language: Language): readonly LinkedArticle[] =>
  news.slice(0, latestCount).map((item) => ({ ...articleOf(item, apiUrl, language), href: pathOfItem(item, language) }));

/** Returns a value for each language, such as a page's address; `pathIn` returns the value in one language. */
export const inEach = (pathIn: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, pathIn(language)])) as Record<Language, string>;
