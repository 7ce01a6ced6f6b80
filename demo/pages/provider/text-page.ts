import type { PageContext } from "#demo/pages/context.ts";
import { markup } from "#demo/pages/markup.ts";
import { layout } from "./layout.ts";

export type TextPage = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

/** Renders a page whose text the API sends by its id. The same text is in the tag for visitors without JavaScript and search engines. */
export function textPage(context: PageContext, id: string, page: TextPage): string {
  const text = page.sections.map(
    ({ heading, paragraphs }) => markup`<h2>${heading}</h2>${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`)}`,
  );
  const fallback = markup`<div class="prose" data-fallback><p>${page.lead}</p>${text}</div>`;
  const main = markup`<article class="page"><div class="inner narrow">
<h1>${page.title}</h1>
<div class="panel">${context.tag("digi-text-page", { page: id, heading: "", loading: "eager" }, fallback)}</div>
</div></article>`;
  const title = page.title.replaceAll("\u00ad", ""); // A window has no line in which a long word is broken.
  return layout(context, { title: `${title} – digi`, description: page.lead, main });
}
