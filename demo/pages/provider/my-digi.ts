import type { Lang, PageContext } from "#demo/pages/context.ts";
import { fallback } from "./access-page.ts";
import { markup } from "#demo/pages/markup.ts";
import { layout } from "./layout.ts";
import { layoutTexts } from "./layout.texts.ts";

/** The title of a page of the customer area, which is the name of its view. */
export type AreaTitle = Readonly<Record<Lang, string>>;

/**
 * Returns the function that draws a page of the customer area. The path of the page tells the tag which view to show.
 *
 * @param title the title of the page; undefined for that of the area
 */
export const myDigiPage =
  (title: AreaTitle | undefined) =>
  (context: PageContext): string => {
    const shared = layoutTexts[context.lang];
    const main = markup`<section class="page whole"><div class="inner">
<h1>${shared.myDigi}</h1>
<div class="panel">${context.tag("digi-my-digi", { loading: "eager" }, fallback(context))}</div>
</div></section>`;
    return layout(context, { title: `${title?.[context.lang] ?? shared.myDigi} – digi`, main, isAccount: true });
  };
