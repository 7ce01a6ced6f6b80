import { type Lang, type PageContext, phone } from "#demo/pages/context.ts";
import { markup } from "#demo/pages/markup.ts";
import { layout } from "./layout.ts";

type Texts = Readonly<Record<"title" | "resultTitle" | "fallback" | "resultFallback", string>>;

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "Order your pack",
    resultTitle: "Thank you for your order",
    fallback: "You can also order by phone:",
    resultFallback: "The email that we sent you says everything about your order. Questions? Call us:",
  },
  fr: {
    title: "Commandez votre pack",
    resultTitle: "Merci pour votre commande",
    fallback: "Vous pouvez aussi commander par téléphone\u00a0:",
    resultFallback:
      "L’e‑mail que nous vous avons envoyé contient tous les détails de votre commande. Des questions\u00a0? Appelez-nous\u00a0:",
  },
  nl: {
    title: "Bestel je pack",
    resultTitle: "Bedankt voor je bestelling",
    fallback: "Je kunt ook telefonisch bestellen:",
    resultFallback: "In de e‑mail die we je stuurden, lees je alles over je bestelling. Vragen? Bel ons:",
  },
};

export function orderPage(context: PageContext): string {
  const text = texts[context.lang];
  const fallback = markup`<p>${text.fallback} <a href="${phone.href}">${phone.shown}</a></p>`;
  const main = markup`<section class="page"><div class="inner">
<h1>${text.title}</h1>
<div class="panel">${context.tag("digi-order-flow", { loading: "eager" }, fallback)}</div>
</div></section>`;
  return layout(context, { title: `${text.title} – digi`, description: text.title, main, scripts: ["/assets/languages.js"] });
}

export function orderResultPage(context: PageContext): string {
  const text = texts[context.lang];
  const fallback = markup`<p>${text.resultFallback} <a href="${phone.href}">${phone.shown}</a></p>`;
  const main = markup`<section class="page"><div class="inner narrow">
<h1>${text.resultTitle}</h1>
<div class="panel">${context.tag("digi-order-result", { loading: "eager" }, fallback)}</div>
</div></section>`;
  return layout(context, { title: `${text.resultTitle} – digi`, description: text.resultTitle, main });
}
