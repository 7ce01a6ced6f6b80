import { computed, createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { isShort } from "#core/ui/list/shortness.rules.ts";
import { createPages } from "#core/services/load/pages.model.ts";
import { newsList, type News } from "#core/domain/news/news.contract.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { writeJson } from "#core/base/values/json.ts";
import { newsPageSize } from "#core/base/values/page-sizes.ts";
import type { definition } from "./news-list.element.ts";

export type Model = InstanceType<typeof Model>;

/** A back end gives news no number of their own: the same text may stand for two pieces, which picture or tags tell. */
export const newsKey = ({ url, text, tags, image }: News): string => writeJson([url, text, tags, image]);

export const Model = createModel((ports: PortsOf<typeof definition>, _options?: unknown, bar = pageAddressBar) => {
  const news = createPages(ports, newsList, {
    request: (page) => ({ query: { lang: ports.language.value, page } }),
    items: (answer) => answer._embedded.cardNews,
    key: newsKey,
  });
  return {
    news,
    /** What room is kept for is not filled. */
    isShort: computed(() => isShort(news.state.value, newsPageSize)),
    /** Undefined for what is no web address: such a piece has no link, such a picture is not asked for. */
    hrefOf: (address: string): string | undefined => (address === "" ? undefined : httpAddress(address, bar.read())),
    start: news.start,
  };
});
