import { computed, createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { isPartialPage } from "#core/ui/list/partial-page.rules.ts";
import { createPages } from "#core/services/load/pages.model.ts";
import { newsList, type News } from "#core/domain/news/news.contract.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { writeJson } from "#core/base/values/json.ts";
import { newsPageSize } from "#core/base/values/page-sizes.ts";
import type { definition } from "./news-list.element.ts";

export type Model = InstanceType<typeof Model>;

/**
 * Returns a key for a piece of news. A back end gives news no id of its own: two pieces may have the same text, and differ in picture or
 * tags.
 */
export const newsKey = ({ url, text, tags, image }: News): string => writeJson([url, text, tags, image]);

export const Model = createModel((ports: PortsOf<typeof definition>, _options?: unknown, bar = pageAddressBar) => {
  const news = createPages(ports, newsList, {
    request: (page) => ({ query: { lang: ports.language.value, page } }),
    items: (answer) => answer._embedded.cardNews,
    key: newsKey,
  });
  return {
    news,
    /** True when the reserved space is not filled. */
    isPartialPage: computed(() => isPartialPage(news.state.value, newsPageSize)),
    /** Returns the address, or undefined when it is no web address: such a piece has no link, and such a picture is not requested. */
    hrefOf: (address: string): string | undefined => (address === "" ? undefined : httpAddress(address, bar.read())),
    start: news.start,
  };
});
