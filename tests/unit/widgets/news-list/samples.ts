import type { News } from "#core/news/news.contract.ts";

export const newsOf = (number: number): News => ({
  tags: ["Fibre"],
  large: number === 3,
  url: `/en/news/${number}`,
  text: `News ${number}`,
  image: `/pictures/${number}.svg`,
});

/** One page of news, as the API answers it. @param total of all pages */
export const answerOf = (count: number, total = count, page = 1, pageSize = 9) => ({
  _embedded: { cardNews: Array.from({ length: count }, (_, index) => newsOf((page - 1) * pageSize + index + 1)) },
  page,
  page_count: Math.ceil(total / pageSize),
  page_size: pageSize,
  total_items: total,
});
