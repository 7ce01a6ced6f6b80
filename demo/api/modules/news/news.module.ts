/** This module has the endpoint that lists the news, and serves the pictures of the news (P-270, P-271). */
import type { FastifyInstance } from "fastify";
import { newsList } from "#core/domain/news/news.contract.ts";
import { newsPageSize } from "#core/base/values/page-sizes.ts";
import { pathOf } from "#core/base/values/routes.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { topics } from "#demo/api/data/news-item.ts";
import { news } from "#demo/api/data/news.ts";
import { pageOf } from "#demo/api/http/page-of.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { route } from "#demo/api/routing/register.ts";
import { drawings } from "./drawings.ts";

const pictureOf = (id: string): string => `/pictures/news/${id}.svg`;

const list = route({
  endpoint: newsList,
  budget: "lookup",
  async handle({ query: { page }, language }, { options: { siteUrl, publicUrl } }) {
    const { items, ...paging } = pageOf(news, page, newsPageSize);
    const cardNews = items.map((item) => ({
      tags: item.topics.map((topic) => topics[topic][language]),
      large: item.isLarge ?? false,
      url: `${siteUrl}${pathOf("news", language)}/${item.id}`,
      text: item.texts[language],
      image: publicUrl + pictureOf(item.id),
    }));
    return { answer: { _embedded: { cardNews }, ...paging } };
  },
});

/** Serves the pictures of the news. Pages of any site may show the pictures, because they are no secret and contain no script. */
function registerPictures(app: FastifyInstance, { rateLimits }: ApiContext): void {
  for (const [id, drawing] of drawings) {
    app.get(pictureOf(id), { config: rateLimits("lookup") }, (_request, reply) =>
      reply
        .type("image/svg+xml")
        .header("cache-control", "public, max-age=86400")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(drawing),
    );
  }
}

export const newsModule = apiModule("news", { routes: [list], pages: registerPictures });
