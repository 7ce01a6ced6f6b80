/** The news of the provider, the newest first (P-106, P-270, P-271, decisions §12). */
import { boolean, object, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { pageNumber } from "#core/base/contract/page-number.ts";
import { paging } from "#core/base/contract/paging.ts";

const News = type({
  tags: list(string(), 20),
  /** True if the entry is shown wider than others. */
  large: boolean(),
  /** The address of the page with the whole text. */
  url: string(),
  text: string(),
  /** The address of the picture. The picture is decorative: it says nothing that the text does not say. */
  image: string(),
});
export type News = Infer<typeof News>;

/** Lists the news in pages of nine. A page beyond the last is empty. */
export const newsList = endpoint({
  method: "GET",
  path: "/news-list",
  encoding: "none",
  answer: type({ _embedded: type({ cardNews: list(News, 100) }), ...paging }),
  spec: {
    id: "news.list",
    summary: "News, in pages",
    query: object({ lang: string(), page: pageNumber() }),
    codes: [],
  },
});
