import type { Article, LinkedArticle } from "#demo/pages/article.ts";
import type { Lang, PageContext } from "#demo/pages/context.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { layout } from "./layout.ts";

type Texts = Readonly<Record<"title" | "lead" | "heading" | "fallback" | "all" | "sample", string>>;

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "What’s new at digi",
    lead: "Where fibre arrives, what changes in your plan, and how to get more out of it.",
    heading: "The latest",
    fallback: "Back to the home page",
    all: "All news",
    sample: "This is a demo site: the story ends with its title.",
  },
  fr: {
    title: "Quoi de neuf chez digi\u00a0?",
    lead: "Où arrive la fibre, ce qui change dans votre abonnement, et comment en tirer le meilleur.",
    heading: "Les dernières actualités",
    fallback: "Retour à l’accueil",
    all: "Toutes les actualités",
    sample: "Ceci est un site de démonstration\u00a0: l’article s’arrête à son titre.",
  },
  nl: {
    title: "Nieuws van digi",
    lead: "Waar er glasvezel komt, wat er in je abonnement verandert, en hoe je er meer uit haalt.",
    heading: "Het laatste nieuws",
    fallback: "Terug naar de startpagina",
    all: "Al het nieuws",
    sample: "Dit is een demosite: het verhaal stopt bij de titel.",
  },
};

export function newsPage(context: PageContext): string {
  const text = texts[context.lang];
  const fallback = markup`<p><a href="${context.href("home")}">${text.fallback}</a></p>`;
  const main = markup`<section class="page"><div class="inner">
<h1>${text.title}</h1><p class="lead">${text.lead}</p>
<div class="panel">${context.tag("digi-news-list", { loading: "eager", heading: text.heading }, fallback)}</div>
</div></section>`;
  return layout(context, { title: `${text.title} – digi`, description: text.lead, main });
}

/** Draws the newest news for the home page, each with its day, and the way to all of them. */
export function latestNews({ lang, href, news }: PageContext): Markup {
  const text = texts[lang];
  const card = ({ href: address, title, date, tags, picture }: LinkedArticle): Markup =>
    markup`<li><img src="${picture}" alt="" width="640" height="360" loading="lazy"><p class="quiet">${[date, ...tags].join("\u00a0· ")}</p><h3><a href="${address}">${title}</a></h3></li>`;
  return markup`<section class="latest" aria-labelledby="latest-title"><div class="inner">
<h2 id="latest-title">${text.title}</h2>
<ul class="latest-list">${news.map(card)}</ul>
<p class="beneath"><a href="${href("news")}">${text.all}</a></p>
</div></section>`;
}

export function articlePage(context: PageContext, { title, date, tags, picture }: Article): string {
  const text = texts[context.lang];
  const main = markup`<article class="page"><div class="inner narrow">
<p class="quiet">${[date, ...tags].join(" · ")}</p>
<h1>${title}</h1>
<p><img class="article-picture" src="${picture}" alt="" width="640" height="360"></p>
<p class="lead">${text.sample}</p>
<p class="beneath"><a href="${context.href("news")}">${text.all}</a></p>
</div></article>`;
  return layout(context, { title: `${title} – digi`, main });
}
