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
 * Returns a key for a news item, made of its fields because the API gives news no id. The picture and the tags are part of the key, because
 * two items may have the same text.
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
    /** True where the list has fewer items than the space that was reserved for it. */
    isPartialPage: computed(() => isPartialPage(news.state.value, newsPageSize)),
    /**
     * Returns the address, or undefined where it is not an http(s) address. A news item without an address has no link, and a picture
     * without one is not requested.
     */
    hrefOf: (address: string): string | undefined => (address === "" ? undefined : httpAddress(address, bar.read())),
    start: news.start,
  };
});
