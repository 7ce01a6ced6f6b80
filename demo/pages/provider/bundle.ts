import { type Lang, type PageContext, phone } from "#demo/pages/context.ts";
import { markup } from "#demo/pages/markup.ts";
import { callBack } from "./call-back.ts";
import { layout } from "./layout.ts";

type Texts = Readonly<Record<"title" | "lead" | "prices" | "conditions" | "heading" | "fallback", string>>;

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "Build your pack",
    lead: "Take what you need, leave what you don’t. The price is what you see, month after month.",
    prices: "See all prices in one list",
    conditions: "What your plan includes",
    heading: "Your choice",
    fallback: "You can also order by phone:",
  },
  fr: {
    title: "Composez votre pack",
    lead: "Prenez ce qu’il vous faut, laissez le reste. Le prix affiché est celui que vous payez, mois après mois.",
    prices: "Voir tous les tarifs",
    conditions: "Ce que comprend votre abonnement",
    heading: "Votre choix",
    fallback: "Vous pouvez aussi commander par téléphone\u00a0:",
  },
  nl: {
    title: "Stel je pack samen",
    lead: "Neem wat je nodig hebt, laat de rest. De prijs die je ziet is de prijs die je betaalt, maand na maand.",
    prices: "Bekijk alle tarieven",
    conditions: "Wat je abonnement omvat",
    heading: "Jouw keuze",
    fallback: "Je kunt ook telefonisch bestellen:",
  },
};

export function bundlePage(context: PageContext): string {
  const text = texts[context.lang];
  const fallback = markup`<p>${text.fallback} <a href="${phone.href}">${phone.shown}</a></p>`;
  const main = markup`<section class="page"><div class="inner">
<h1>${text.title}</h1><p class="lead">${text.lead}</p>
<p><a href="${context.href("price-list")}">${text.prices}</a><br><a href="${context.href("conditions")}">${text.conditions}</a></p>
<div class="panel">${context.tag("digi-configurator", { loading: "eager", heading: text.heading }, fallback)}</div>
</div></section>${callBack(context)}`;
  return layout(context, { title: `${text.title} – digi`, description: text.lead, main, current: "bundle" });
}
