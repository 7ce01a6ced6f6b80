/**
 * Draws two pages of the shop's short order path, which has no bundle builder: the page for promo codes, and the summary of the bundle
 * (C-128, C-129). The pages of the fibre check and of the result are in other files.
 */
import { type Lang, type PageContext, phone } from "#demo/pages/context.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { layout } from "./layout.ts";

type Texts = Readonly<Record<"codesTitle" | "codesLead" | "summaryTitle" | "summaryLead" | "fallback" | "toSummary" | "toCodes", string>>;

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    codesTitle: "Do you have a code?",
    codesLead: "A voucher from us, or the code of the shop that helped you: enter it here and see your new price.",
    summaryTitle: "Your pack at a glance",
    summaryLead: "Everything you’ve chosen, and what you pay a month. Nothing is ordered yet.",
    fallback: "You can also order by phone:",
    toSummary: "On to your pack",
    toCodes: "I have a code",
  },
  fr: {
    codesTitle: "Vous avez un code\u00a0?",
    codesLead:
      "Un code promo de notre part, ou celui du magasin qui vous a conseillé\u00a0: indiquez-le ici et découvrez votre nouveau prix.",
    summaryTitle: "Votre pack en un coup d’œil",
    summaryLead: "Tout ce que vous avez choisi, et ce que vous payez par mois. Rien n’est encore commandé.",
    fallback: "Vous pouvez aussi commander par téléphone\u00a0:",
    toSummary: "Voir votre pack",
    toCodes: "J’ai un code",
  },
  nl: {
    codesTitle: "Heb je een code?",
    codesLead: "Een kortingscode van ons, of de code van de winkel die je hielp: vul ze hier in en zie meteen je nieuwe prijs.",
    summaryTitle: "Je pack in één oogopslag",
    summaryLead: "Alles wat je koos, en wat je per maand betaalt. Je hebt nog niets besteld.",
    fallback: "Je kunt ook telefonisch bestellen:",
    toSummary: "Verder naar je pack",
    toCodes: "Ik heb een code",
  },
};

const byPhone = ({ lang }: PageContext): Markup => markup`<p>${texts[lang].fallback} <a href="${phone.href}">${phone.shown}</a></p>`;

export function codesPage(context: PageContext): string {
  const text = texts[context.lang];
  const main = markup`<section class="page"><div class="inner narrow">
<h1>${text.codesTitle}</h1><p class="lead">${text.codesLead}</p>
<div class="panel">${context.tag("digi-promo-code", { loading: "eager" }, byPhone(context))}</div>
<p class="beneath"><a href="${context.href("shop-summary")}">${text.toSummary}</a></p>
</div></section>`;
  return layout(context, { title: `${text.codesTitle} – digi`, description: text.codesLead, main });
}

export function summaryPage(context: PageContext): string {
  const text = texts[context.lang];
  const main = markup`<section class="page"><div class="inner narrow">
<h1>${text.summaryTitle}</h1><p class="lead">${text.summaryLead}</p>
<div class="panel">${context.tag("digi-bundle-summary", { loading: "eager" }, byPhone(context))}</div>
<p class="beneath"><a href="${context.href("shop-codes")}">${text.toCodes}</a></p>
</div></section>`;
  return layout(context, { title: `${text.summaryTitle} – digi`, description: text.summaryLead, main });
}
