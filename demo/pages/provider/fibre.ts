import { type Lang, type PageContext, phone } from "#demo/pages/context.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { callBack } from "./call-back.ts";
import { homeTexts } from "./home.texts.ts";
import { layout } from "./layout.ts";

type Question = readonly [question: string, answer: string];
type Texts = { readonly title: string; readonly lead: string; readonly questionsTitle: string; readonly questions: readonly Question[] };

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "Check whether fibre reaches your home",
    lead: "Your address is all we need. It’s free and commits you to nothing.",
    questionsTitle: "Good to know",
    questions: [
      [
        "Why do you need my house number?",
        "Fibre is connected building by building. Your neighbours may already have it while your side of the street is still being dug up.",
      ],
      [
        "What if there’s no fibre yet?",
        "Leave your email address and we’ll write to you as soon as your building is connected. In the meantime you can take mobile, wherever you live.",
      ],
      ["Who installs the fibre in my home?", "A technician, on a day that you choose. You’ll see the available days when you order."],
    ],
  },
  fr: {
    title: "Vérifiez si la fibre arrive chez vous",
    lead: "Votre adresse suffit. La vérification est gratuite et ne vous engage à rien.",
    questionsTitle: "Bon à savoir",
    questions: [
      [
        "Pourquoi avez-vous besoin de mon numéro de maison\u00a0?",
        "La fibre se raccorde bâtiment par bâtiment. Votre voisin peut déjà l’avoir alors que les travaux continuent de votre côté de la rue.",
      ],
      [
        "Et s’il n’y a pas encore de fibre\u00a0?",
        "Laissez-nous votre adresse e\u2011mail\u00a0: nous vous écrirons dès que votre bâtiment sera raccordé. En attendant, le mobile est disponible où que vous habitiez.",
      ],
      [
        "Qui installe la fibre chez moi\u00a0?",
        "Un technicien, le jour que vous choisissez. Les jours disponibles s’affichent au moment de commander.",
      ],
    ],
  },
  nl: {
    title: "Controleer of glasvezel tot bij jou komt",
    lead: "Je adres is genoeg. Controleren kost niets en verplicht je tot niets.",
    questionsTitle: "Goed om te weten",
    questions: [
      [
        "Waarom hebben jullie mijn huisnummer nodig?",
        "Glasvezel wordt gebouw per gebouw aangesloten. Je buur kan het al hebben terwijl er aan jouw kant van de straat nog gegraven wordt.",
      ],
      [
        "En als er nog geen glasvezel is?",
        "Laat je e\u2011mailadres achter en we schrijven je zodra je gebouw aangesloten is. Intussen kun je wel al mobiel nemen, waar je ook woont.",
      ],
      [
        "Wie installeert de glasvezel bij mij thuis?",
        "Een technicus, op een dag die je zelf kiest. De vrije dagen zie je wanneer je bestelt.",
      ],
    ],
  },
};

/** Draws the questions that visitors have before they check their address, each with its answer. */
function questions({ lang }: PageContext): Markup {
  const text = texts[lang];
  return markup`<h2>${text.questionsTitle}</h2>
<div class="questions">${text.questions.map(([question, answer]) => markup`<details><summary>${question}</summary><p>${answer}</p></details>`)}</div>`;
}

export function fibrePage(context: PageContext): string {
  const text = texts[context.lang];
  const shared = homeTexts[context.lang];
  const fallback = markup`<p>${shared.fibreFallback} <a href="${phone.href}">${phone.shown}</a></p>`;
  const main = markup`<section class="page"><div class="inner narrow">
<h1>${text.title}</h1><p class="lead">${text.lead}</p>
<div class="panel">${context.tag("digi-fiber-check", { loading: "eager", heading: shared.fibreHeading }, fallback)}</div>
${questions(context)}
</div></section>${callBack(context)}`;
  return layout(context, { title: `${text.title} – digi`, description: text.lead, main, current: "fibre" });
}
