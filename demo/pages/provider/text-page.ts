import type { PageContext } from "#demo/pages/context.ts";
import { markup } from "#demo/pages/markup.ts";
import { layout } from "./layout.ts";

export type TextPage = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

export function textPage(context: PageContext, page: TextPage): string {
  const main = markup`<article class="page"><div class="inner narrow prose">
<h1>${page.title}</h1><p class="lead">${page.lead}</p>
${page.sections.map(({ heading, paragraphs }) => markup`<h2>${heading}</h2>${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`)}`)}
</div></article>`;
  return layout(context, { title: `${page.title} – digi`, description: page.lead, main });
}
