import type { PageContext } from "#demo/pages/context.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { layout } from "./layout.ts";
import type { TextPage } from "./text-page.ts";

type Cookie = Readonly<Record<"name" | "purpose" | "life" | "who", string>>;

/** The content of the cookie policy. `columns` has the heads of the columns of its table. */
export type CookiePolicy = TextPage & {
  readonly settings: string;
  readonly tableTitle: string;
  readonly columns: Cookie;
  readonly cookies: readonly Cookie[];
};

export function cookiePolicyPage(context: PageContext, texts: CookiePolicy): string {
  const { columns } = texts;
  // The table's roles are written out, because a table that is displayed as cards loses its built-in roles.
  const row = ({ name, purpose, life, who }: typeof columns): Markup =>
    markup`<tr role="row"><th scope="row" role="rowheader"><code>${name}</code></th><td role="cell" data-label="${columns.purpose}">${purpose}</td><td role="cell" data-label="${columns.life}">${life}</td><td role="cell" data-label="${columns.who}">${who}</td></tr>`;
  const fallback = markup`<div class="prose" data-fallback><p>${texts.lead}</p>
<h2 id="cookies-title">${texts.tableTitle}</h2>
<table class="cookie-table" role="table" aria-labelledby="cookies-title">
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${columns.name}</th><th scope="col" role="columnheader">${columns.purpose}</th><th scope="col" role="columnheader">${columns.life}</th><th scope="col" role="columnheader">${columns.who}</th></tr></thead>
<tbody role="rowgroup">${texts.cookies.map(row)}</tbody>
</table>
${texts.sections.map(({ heading, paragraphs }) => markup`<h2>${heading}</h2>${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`)}`)}
</div>`;
  const main = markup`<article class="page"><div class="inner">
<h1>${texts.title}</h1>
<p><a class="button plain" href="#digi-cookies">${texts.settings}</a></p>
<div class="panel">${context.tag("digi-text-page", { page: "cookie-policy", heading: "", loading: "eager" }, fallback)}</div>
</div></article>`;
  return layout(context, { title: `${texts.title} – digi`, description: texts.lead, main });
}
