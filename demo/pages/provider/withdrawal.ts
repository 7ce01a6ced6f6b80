import { type Lang, type PageContext, phone } from "#demo/pages/context.ts";
import { icons } from "#demo/pages/drawings.ts";
import { markup } from "#demo/pages/markup.ts";
import { fallback } from "./access-page.ts";
import { layout } from "./layout.ts";
import { layoutTexts } from "./layout.texts.ts";

type Texts = Readonly<Record<"title" | "lead" | "phone" | "phoneNote", string>>;

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "Right of withdrawal",
    lead: "You leave a contract as easily as you made it: here, without a reason and without a login.",
    phone: "By phone",
    phoneNote: "You can also withdraw by phone. Keep your order number to hand.",
  },
  fr: {
    title: "Droit de rétractation",
    lead: "Vous quittez un contrat aussi facilement que vous l’avez conclu\u00a0: ici, sans justification et sans vous connecter.",
    phone: "Par téléphone",
    phoneNote: "Vous pouvez aussi vous rétracter par téléphone. Gardez votre numéro de commande à portée de main.",
  },
  nl: {
    title: "Herroepingsrecht",
    lead: "Je stopt een contract even gemakkelijk als je het sloot: hier, zonder reden en zonder in te loggen.",
    phone: "Telefonisch",
    phoneNote: "Je kunt ook telefonisch herroepen. Hou je bestelnummer bij de hand.",
  },
};

export function withdrawalPage(context: PageContext): string {
  const text = texts[context.lang];
  const main = markup`<section class="page whole"><div class="inner">
<h1>${text.title}</h1><p class="lead">${text.lead}</p>
<div class="with-aside">
<div class="panel">${context.tag("digi-withdrawal", { loading: "eager" }, fallback(context))}</div>
<aside aria-label="${text.phone}">
<div class="note"><h2>${icons.landline}${text.phone}</h2><p><a class="call-number" href="${phone.href}">${phone.shown}</a></p>
<p>${layoutTexts[context.lang].hours}</p><p class="quiet">${text.phoneNote}</p></div>
</aside>
</div>
</div></section>`;
  return layout(context, { title: `${text.title} – digi`, description: text.lead, main });
}
