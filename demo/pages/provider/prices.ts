/** Renders the pages that tell what everything costs: the price list, the prices abroad and the conditions of the products. */
import type { Lang, PageContext } from "#demo/pages/context.ts";
import { markup } from "#demo/pages/markup.ts";
import { fallback } from "./access-page.ts";
import { layout } from "./layout.ts";

type Texts = Readonly<Record<"title" | "lead" | "heading", string>>;
type PageOfPrices = "price-list" | "roaming" | "conditions" | "invoice-explained";

const texts: Readonly<Record<Lang, Readonly<Record<PageOfPrices, Texts>>>> = {
  en: {
    "price-list": {
      title: "What it costs",
      lead: "Every price in one list: what you pay each month, and what only some customers pay once.",
      heading: "Price list",
    },
    roaming: {
      title: "Your phone abroad",
      lead: "In the EU your plan works as at home. Elsewhere, look up what a minute, a text and a megabyte cost before you leave.",
      heading: "Prices by country",
    },
    conditions: {
      title: "What your plan includes",
      lead: "Unlimited has a meaning. Here you read which use we call fair, and what happens beyond it.",
      heading: "Conditions by product",
    },
    "invoice-explained": {
      title: "Your invoice, line by line",
      lead: "What each number on it means, where it comes from, and what you do with it.",
      heading: "Your invoice explained",
    },
  },
  fr: {
    "price-list": {
      title: "Combien cela coûte",
      lead: "Tous les prix en une liste\u00a0: ce que vous payez chaque mois, et ce que seuls certains clients paient une fois.",
      heading: "Liste des prix",
    },
    roaming: {
      title: "Votre GSM à l’étranger",
      lead: "Dans l’UE, votre abonnement fonctionne comme à la maison. Ailleurs, regardez avant de partir combien coûtent une minute, un SMS et un mégaoctet.",
      heading: "Prix par pays",
    },
    conditions: {
      title: "Ce que comprend votre abonnement",
      lead: "Illimité a un sens. Vous lisez ici quel usage nous trouvons raisonnable, et ce qui se passe au-delà.",
      heading: "Conditions par produit",
    },
    "invoice-explained": {
      title: "Votre facture, ligne par ligne",
      lead: "Ce que signifie chaque chiffre, d’où il vient, et ce que vous en faites.",
      heading: "Comprendre votre facture",
    },
  },
  nl: {
    "price-list": {
      title: "Wat het kost",
      lead: "Alle prijzen in één lijst: wat je elke maand betaalt, en wat alleen sommige klanten eenmalig betalen.",
      heading: "Prijslijst",
    },
    roaming: {
      title: "Je gsm in het buitenland",
      lead: "In de EU werkt je abonnement zoals thuis. Zoek voor andere landen op wat een minuut, een sms en een megabyte kosten, nog voor je vertrekt.",
      heading: "Prijzen per land",
    },
    conditions: {
      title: "Wat je abonnement omvat",
      lead: "Onbeperkt heeft een betekenis. Hier lees je welk gebruik we redelijk vinden, en wat er daarbuiten gebeurt.",
      heading: "Voorwaarden per product",
    },
    "invoice-explained": {
      title: "Je factuur, regel voor regel",
      lead: "Wat elk cijfer betekent, waar het vandaan komt, en wat je ermee doet.",
      heading: "Je factuur uitgelegd",
    },
  },
};

const tags = {
  "price-list": "digi-price-list",
  roaming: "digi-roaming-prices",
  conditions: "digi-product-conditions",
  "invoice-explained": "digi-invoice-explainer",
} as const;

/** Further attributes of the tags. A page has the data for search engines once, on the page that tells all of it. */
const attributesOf: Readonly<Partial<Record<PageOfPrices, Readonly<Record<string, string>>>>> = { "price-list": { "structured-data": "" } };

/**
 * Returns the function that renders a page of prices.
 * @param contentOf returns the answer of the API that the tag will show, for visitors without JavaScript and for search engines
 */
export const pageOfPrices =
  (page: PageOfPrices, contentOf: (context: PageContext) => object = fallback) =>
  (context: PageContext): string => {
    const { title, lead, heading } = texts[context.lang][page];
    const main = markup`<section class="page"><div class="inner">
<h1>${title}</h1><p class="lead">${lead}</p>
<div class="panel">${context.tag(tags[page], { loading: "eager", heading, ...attributesOf[page] }, contentOf(context))}</div>
</div></section>`;
    return layout(context, { title: `${title} – digi`, description: lead, main });
  };
