import type { Lang, PageContext } from "#demo/pages/context.ts";
import { fallback } from "./access-page.ts";
import { markup } from "#demo/pages/markup.ts";
import { layout } from "./layout.ts";
import { layoutTexts } from "./layout.texts.ts";

type View = "overview" | "my-products" | "orders" | "invoices" | "account";

const titles: Readonly<Record<View, Readonly<Record<Lang, string>>>> = {
  overview: { en: "Overview", fr: "Aperçu", nl: "Overzicht" },
  "my-products": { en: "My products", fr: "Mes produits", nl: "Mijn producten" },
  orders: { en: "Orders", fr: "Commandes", nl: "Bestellingen" },
  invoices: { en: "Invoices", fr: "Factures", nl: "Facturen" },
  account: { en: "Account", fr: "Compte", nl: "Account" },
};

/**
 * Returns the function that draws a page of the customer area. The path of the page tells the tag which view to show; `view` decides the
 * title only.
 */
export const myDigiPage =
  (view: View) =>
  (context: PageContext): string => {
    const shared = layoutTexts[context.lang];
    const main = markup`<section class="page whole"><div class="inner">
<h1>${shared.myDigi}</h1>
<div class="panel">${context.tag("digi-my-digi", { loading: "eager" }, fallback(context))}</div>
</div></section>`;
    return layout(context, { title: `${titles[view][context.lang]} – digi`, main, isAccount: true });
  };
