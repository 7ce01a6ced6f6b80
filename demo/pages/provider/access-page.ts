import { type Lang, type PageContext, phone } from "#demo/pages/context.ts";
import { markup, type Markup, type Value } from "#demo/pages/markup.ts";
import { layout } from "./layout.ts";

export type AccessTexts = Readonly<Record<"title" | "lead", string>>;

/** What stands where a tag would stand, if it never comes. */
const fallbacks: Readonly<Record<Lang, string>> = {
  en: "This part of the page is not there. We gladly help you by phone:",
  fr: "Cette partie de la page n’est pas disponible. Nous vous aidons volontiers par téléphone\u00a0:",
  nl: "Dit deel van de pagina is er niet. We helpen je graag telefonisch:",
};

export const fallback = ({ lang }: PageContext): Markup => markup`<p>${fallbacks[lang]} <a href="${phone.href}">${phone.shown}</a></p>`;

type Parts = {
  readonly texts: Readonly<Record<Lang, AccessTexts>>;
  /** The tag, with its fallback inside. */
  readonly tag: Markup;
  /** What stands under the tag. */
  readonly after?: Value;
  readonly isAccount?: boolean;
};

/** A page of one tag that lets a customer in, or changes what lets them in. Search engines have nothing to do there. */
export function accessPage(context: PageContext, { texts, tag, after, isAccount }: Parts): string {
  const { title, lead } = texts[context.lang];
  const main = markup`<section class="page"><div class="inner narrow">
<h1>${title}</h1><p class="lead">${lead}</p>
<div class="panel"${context.byLink && markup` data-by-link`}>${tag}</div>
${after}
</div></section>`;
  return layout(context, { title: `${title} – digi`, main, isAccount });
}
