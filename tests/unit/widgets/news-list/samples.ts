import type { News } from "#core/domain/news/news.contract.ts";
import { newsPageSize } from "#core/base/values/page-sizes.ts";

export const newsOf = (number: number): News => ({
  tags: ["Fibre"],
  large: number === 3,
  url: `/en/news/${number}`,
  text: `News ${number}`,
  image: `/pictures/${number}.svg`,
});

/** One page of news, as the API answers it. @param total of all pages */
export const answerOf = (count: number, total = count, page = 1, pageSize = newsPageSize) => ({
  _embedded: { cardNews: Array.from({ length: count }, (_, index) => newsOf((page - 1) * pageSize + index + 1)) },
  page,
  page_count: Math.ceil(total / pageSize),
  page_size: pageSize,
  total_items: total,
});

/**
 * Space is reserved for these (`npm run heights`): a full first page, and more behind it; cards are of one height, whatever they say.
 * @public
 */
export const answers = { "/news-list": answerOf(newsPageSize, 999) };
