import type { PageContext } from "#demo/pages/context.ts";
import { markup } from "#demo/pages/markup.ts";
import { layout } from "#demo/pages/provider/layout.ts";
import { builder } from "./builder.ts";
import { elementsOf, optionsOf, versionOf } from "./manifest.ts";
import { manual, scriptManual } from "./manual.ts";

export type CatalogueInput = {
  /** The content of `custom-elements.json`; undefined before the first build. */
  readonly manifest: unknown;
  readonly tag: string | undefined;
  /** The absolute address of the loader, as another site would write it. */
  readonly loader: string;
};

/** Draws the page `/catalogue`. The page is in English, because the texts of the definitions are. */
export function cataloguePage(context: PageContext, { manifest, tag, loader }: CatalogueInput): string {
  const elements = manifest === undefined ? [] : elementsOf(manifest);
  const chosen = elements.find(({ tagName }) => tagName === tag)?.tagName ?? elements[0]?.tagName;
  const link = (tagName: string) => markup`<li><a href="#${tagName}"><code>${tagName}</code></a></li>`;
  const script = { loader, api: context.api, site: new URL(loader).origin };
  const content = chosen
    ? markup`${builder(elements, chosen, { ...script, include: `/${versionOf(manifest)}/include.mjs` })}
<section class="manuals" aria-labelledby="manuals-title"><h2 id="manuals-title">Manual</h2>
<nav aria-label="Tags"><ul class="tag-list"><li><a href="#script"><code>script</code></a></li>${elements.map(({ tagName }) => link(tagName))}</ul></nav>
${scriptManual(optionsOf(manifest))}
${elements.map(manual)}</section>`
    : markup`<p role="alert">There is no build yet. Run <code>npm run build</code>, then load this page again.</p>`;
  const main = markup`<section class="page catalogue"><div class="inner">
<h1>Widget catalogue</h1>
<p class="lead">One script tag on the page, then one tag wherever a widget should be. What stands inside a tag is shown until the widget is there, and stays if it never comes.</p>
<p><a href="/custom-elements.json">custom-elements.json</a> · <a href="/html-custom-data.json">html-custom-data.json</a> · <a href="/openapi.json">openapi.json</a> · <a href="/demo-pages/newsletter">smallest page</a> · <a href="/demo-pages/my-digi?payment=modal">invoices paid in a dialog</a></p>
${content}
</div></section>`;
  const assets = { styles: ["/assets/catalogue.css"], scripts: chosen ? ["/assets/catalogue.js"] : [] };
  return layout(context, { title: "Widget catalogue – digi", main, ...assets });
}
