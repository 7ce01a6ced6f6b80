import type { News } from "#core/domain/news/news.contract.ts";
import { newsPageSize } from "#core/base/values/page-sizes.ts";

export const newsOf = (number: number): News => ({
  tags: ["Fibre"],
  large: number === 3,
  url: `/en/news/${number}`,
  text: `News ${number}`,
  image: `/pictures/${number}.svg`,
});

/**
 * Returns the API's answer for one page of news.
 * @param total the number of news on all pages
 */
export const answerOf = (count: number, total = count, page = 1, pageSize = newsPageSize) => ({
  _embedded: { cardNews: Array.from({ length: count }, (_, index) => newsOf((page - 1) * pageSize + index + 1)) },
  page,
  page_count: Math.ceil(total / pageSize),
  page_size: pageSize,
  total_items: total,
});

/**
 * The answers for which `npm run heights` reserves space: a full first page of news, with more behind it. All cards have the same height,
 * whatever their texts.
 * @public
 */
export const answers = { "/news-list": answerOf(newsPageSize, 999) };
