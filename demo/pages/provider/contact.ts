import { type Lang, type PageContext, phone } from "#demo/pages/context.ts";
import { icons } from "#demo/pages/drawings.ts";
import { markup } from "#demo/pages/markup.ts";
import { fallback } from "./access-page.ts";
import { callBack } from "./call-back.ts";
import { layout } from "./layout.ts";
import { layoutTexts } from "./layout.texts.ts";

type Texts = Readonly<Record<"title" | "lead" | "heading" | "phone" | "phoneNote" | "answer" | "answerNote", string>>;

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "Contact",
    lead: "A question, a problem or an idea? Our customer service reads every message.",
    heading: "Send us a message",
    phone: "By phone",
    phoneNote: "Already a customer? Keep your customer number to hand.",
    answer: "What happens next",
    answerNote: "We email you a receipt. Someone from customer service reads your message and replies to you.",
  },
  fr: {
    title: "Contact",
    lead: "Une question, un problème, une idée\u00a0? Notre service clientèle lit chaque message.",
    heading: "Envoyez-nous un message",
    phone: "Par téléphone",
    phoneNote: "Déjà client\u00a0? Gardez votre numéro de client à portée de main.",
    answer: "Et ensuite\u00a0?",
    answerNote: "Vous recevez un accusé de réception par e\u2011mail. Le service clientèle lit votre message et vous répond.",
  },
  nl: {
    title: "Contact",
    lead: "Een vraag, een probleem of een idee? Onze klantendienst leest elk bericht.",
    heading: "Stuur ons een bericht",
    phone: "Telefonisch",
    phoneNote: "Al klant? Hou je klantnummer bij de hand.",
    answer: "Wat gebeurt er daarna?",
    answerNote: "Je krijgt een ontvangstbevestiging per e\u2011mail. Iemand van onze klantendienst leest je bericht en antwoordt je.",
  },
};

export function contactPage(context: PageContext): string {
  const text = texts[context.lang];
  const main = markup`<section class="page"><div class="inner">
<h1>${text.title}</h1><p class="lead">${text.lead}</p>
<div class="with-aside">
<div class="panel">${context.tag("digi-contact", { heading: text.heading }, fallback(context))}</div>
<aside aria-label="${text.phone}">
<div class="note"><h2>${icons.landline}${text.phone}</h2><p><a class="call-number" href="${phone.href}">${phone.shown}</a></p>
<p>${layoutTexts[context.lang].hours}</p><p class="quiet">${text.phoneNote}</p></div>
<div class="note"><h2>${icons.mail}${text.answer}</h2><p>${text.answerNote}</p></div>
</aside>
</div>
</div></section>${callBack(context)}`;
  return layout(context, { title: `${text.title} – digi`, description: text.lead, main, current: "contact" });
}
