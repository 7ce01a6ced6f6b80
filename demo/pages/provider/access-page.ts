import { type Lang, type PageContext, phone } from "#demo/pages/context.ts";
import { markup, type Markup, type Value } from "#demo/pages/markup.ts";
import { layout } from "./layout.ts";

/**
 * The texts of an access page. `heading` is the page's heading in place of the title, where the tag itself says what has to be done, or
 * what the result was.
 */
export type AccessTexts = { readonly title: string; readonly heading?: string; readonly lead?: string };

/** The text that is shown in place of a tag that is not loaded yet or cannot be loaded. It is true in both cases. */
const fallbacks: Readonly<Record<Lang, string>> = {
  en: "You can also reach us on",
  fr: "Vous pouvez aussi nous joindre au",
  nl: "Je kunt ons ook bereiken op",
};

/** Returns the content of a tag until it is loaded: a sentence and the phone number. */
export const fallback = ({ lang }: PageContext): Markup => markup`<p>${fallbacks[lang]} <a href="${phone.href}">${phone.shown}</a>.</p>`;

type Parts = {
  readonly texts: Readonly<Record<Lang, AccessTexts>>;
  /** The tag of the page, with its fallback inside. */
  readonly tag: Markup;
  /** The content below the tag. */
  readonly after?: Value;
  readonly isAccount?: boolean;
};

/**
 * Draws a page with one tag that lets a customer log in, or that changes how the customer logs in. Search engines get no description of
 * such a page.
 */
export function accessPage(context: PageContext, { texts, tag, after, isAccount }: Parts): string {
  const { title, heading = title, lead } = texts[context.lang];
  const main = markup`<section class="page"><div class="inner narrow">
<h1>${heading}</h1>${lead && markup`<p class="lead">${lead}</p>`}
<div class="panel"${context.byLink && markup` data-by-link`}>${tag}</div>
${after}
</div></section>`;
  return layout(context, { title: `${title} – digi`, main, isAccount });
}
