import { type Lang, type PageContext } from "#demo/pages/context.ts";
import { icons } from "#demo/pages/drawings.ts";
import { markup } from "#demo/pages/markup.ts";
import { fallback } from "./access-page.ts";
import { layout } from "./layout.ts";

type Texts = Readonly<Record<"title" | "lead" | "heading" | "next" | "write" | "writeNote" | "toContact", string>> & {
  readonly steps: readonly string[];
};

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "We’ll call you back",
    lead: "No queue and no menu to listen to: leave your number, and someone from customer service calls you.",
    heading: "Leave your number",
    next: "What happens next",
    steps: [
      "You see at once on which day we call, and between which hours.",
      "Someone who can help calls you on your number.",
      "Missed our call? Ask for another one here.",
    ],
    write: "Rather write?",
    writeNote: "Send us a message, with a file if you like.",
    toContact: "To the contact form",
  },
  fr: {
    title: "Nous vous rappelons",
    lead: "Ni file d’attente ni menu vocal\u00a0: laissez votre numéro, et notre service clientèle vous rappelle.",
    heading: "Laissez votre numéro",
    next: "Et ensuite\u00a0?",
    steps: [
      "Vous voyez tout de suite quel jour nous vous rappelons, et entre quelles heures.",
      "Une personne qui peut vous aider vous rappelle à votre numéro.",
      "Vous avez manqué notre appel\u00a0? Demandez ici à être rappelé à nouveau.",
    ],
    write: "Vous préférez écrire\u00a0?",
    writeNote: "Envoyez-nous un message, avec un fichier si vous le souhaitez.",
    toContact: "Vers le formulaire de contact",
  },
  nl: {
    title: "Wij bellen je terug",
    lead: "Geen wachtrij en geen keuzemenu: laat je nummer achter en iemand van onze klantendienst belt je terug.",
    heading: "Laat je nummer achter",
    next: "Wat gebeurt er daarna?",
    steps: [
      "Je ziet meteen op welke dag we je terugbellen, en tussen welke uren.",
      "Iemand die je kan helpen, belt je op je nummer.",
      "Onze oproep gemist? Laat je hier opnieuw terugbellen.",
    ],
    write: "Liever schrijven?",
    writeNote: "Stuur ons een bericht, met een bestand als je wilt.",
    toContact: "Naar het contactformulier",
  },
};

export function callbackPage(context: PageContext): string {
  const text = texts[context.lang];
  const main = markup`<section class="page"><div class="inner">
<h1>${text.title}</h1><p class="lead">${text.lead}</p>
<div class="with-aside">
<div class="panel">${context.tag("digi-callback-page", { loading: "eager", heading: text.heading }, fallback(context))}</div>
<aside aria-label="${text.next}">
<div class="note"><h2>${icons.landline}${text.next}</h2><ol class="steps">${text.steps.map((step) => markup`<li>${step}</li>`)}</ol></div>
<div class="note"><h2>${icons.mail}${text.write}</h2><p>${text.writeNote}</p><p><a href="${context.href("contact")}">${text.toContact}</a></p></div>
</aside>
</div>
</div></section>`;
  return layout(context, { title: `${text.title} – digi`, description: text.lead, main });
}
