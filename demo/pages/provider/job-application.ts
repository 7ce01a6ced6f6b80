import type { Lang, PageContext } from "#demo/pages/context.ts";
import { icons } from "#demo/pages/drawings.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { fallback } from "./access-page.ts";
import { layout } from "./layout.ts";

type JobSection = { readonly h: string; readonly p: readonly string[] };
/** The job that the page's address names. A job that is not known has no title. */
export type AskedJob = {
  readonly id: string;
  readonly title?: string;
  readonly sections?: readonly JobSection[];
};

type Texts = Readonly<Record<"open" | "lead" | "unknown" | "all" | "heading" | "next" | "write" | "writeNote", string>> & {
  readonly steps: readonly string[];
};

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    open: "Apply for a job",
    lead: "Send us your CV and a letter. It takes five minutes.",
    unknown: "We don’t know this job, or it is no longer open. You can still send us an open application.",
    all: "All open jobs",
    heading: "Your application",
    next: "What happens next",
    steps: [
      "A recruiter reads your CV and your letter.",
      "You hear from us within two weeks, whatever the answer is.",
      "You meet the team that you would work with.",
    ],
    write: "Looking for something else?",
    writeNote: "See which other jobs are open.",
  },
  fr: {
    open: "Postuler",
    lead: "Envoyez-nous votre CV et une lettre. Cinq minutes suffisent.",
    unknown:
      "Nous ne connaissons pas ce poste, ou il n’est plus à pourvoir. Vous pouvez tout de même nous envoyer une candidature spontanée.",
    all: "Toutes nos offres d’emploi",
    heading: "Votre candidature",
    next: "Et ensuite\u00a0?",
    steps: [
      "Une personne du recrutement lit votre CV et votre lettre.",
      "Vous avez de nos nouvelles dans les deux semaines, quelle que soit la réponse.",
      "Vous rencontrez l’équipe avec laquelle vous travailleriez.",
    ],
    write: "Vous cherchez autre chose\u00a0?",
    writeNote: "Découvrez les autres postes à pourvoir.",
  },
  nl: {
    open: "Solliciteren",
    lead: "Stuur ons je cv en een brief. Het duurt vijf minuten.",
    unknown: "We kennen deze vacature niet, of ze staat niet meer open. Je kunt ons wel een spontane sollicitatie sturen.",
    all: "Alle vacatures",
    heading: "Je sollicitatie",
    next: "Wat gebeurt er daarna?",
    steps: [
      "Een recruiter leest je cv en je brief.",
      "Je hoort binnen de twee weken van ons, wat het antwoord ook is.",
      "Je maakt kennis met het team waarin je zou werken.",
    ],
    write: "Zoek je iets anders?",
    writeNote: "Bekijk welke vacatures er nog openstaan.",
  },
};

const section = ({ h, p }: JobSection): Markup => markup`<h3>${h}</h3>${p.map((one) => markup`<p>${one}</p>`)}`;

export function jobApplicationPage(context: PageContext, job: AskedJob | undefined): string {
  const text = texts[context.lang];
  const isKnown = job?.title !== undefined;
  const title = job?.title ?? text.open;
  const attributes = { loading: "eager", heading: text.heading, ...(isKnown && { job: job.id, "structured-data": "" }) };
  // The tag draws the job's text; without scripts it draws nothing, and the page says what the job is.
  const plain = job?.sections && markup`<noscript><div class="prose"><h2>${title}</h2>${job.sections.map(section)}</div></noscript>`;
  const main = markup`<section class="page"><div class="inner">
<h1>${text.open}</h1>
<p class="lead">${job && !isKnown ? text.unknown : text.lead}</p>
${plain}
<div class="with-aside">
<div class="panel">${context.tag("digi-job-application", attributes, fallback(context))}</div>
<aside aria-label="${text.next}">
<div class="note"><h2>${icons.mail}${text.next}</h2><ol class="steps">${text.steps.map((step) => markup`<li>${step}</li>`)}</ol></div>
<div class="note"><h2>${icons.person}${text.write}</h2><p>${text.writeNote}</p><p><a href="${context.href("jobs")}">${text.all}</a></p></div>
</aside>
</div>
</div></section>`;
  return layout(context, { title: `${title} – digi`, description: text.lead, main });
}
