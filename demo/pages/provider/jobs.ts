import type { Lang, PageContext } from "#demo/pages/context.ts";
import { markup } from "#demo/pages/markup.ts";
import { layout } from "./layout.ts";

type Texts = Readonly<Record<"title" | "lead" | "heading" | "fallback", string>>;

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "Work at digi",
    lead: "Twelve hundred people, eight places, one network. Find the job that fits you.",
    heading: "Open jobs",
    fallback: "Write to us and we’ll tell you which jobs are open",
  },
  fr: {
    title: "Travailler chez digi",
    lead: "Douze cents personnes, huit lieux, un seul réseau. Trouvez l’emploi qui vous convient.",
    heading: "Nos offres d’emploi",
    fallback: "Écrivez-nous et nous vous dirons quels postes sont à pourvoir",
  },
  nl: {
    title: "Werken bij digi",
    lead: "Twaalfhonderd mensen, acht plaatsen, één netwerk. Vind de job die bij je past.",
    heading: "Onze vacatures",
    fallback: "Schrijf ons en we vertellen je welke jobs openstaan",
  },
};

export function jobsPage(context: PageContext): string {
  const text = texts[context.lang];
  const fallback = markup`<p><a href="${context.href("contact")}">${text.fallback}</a></p>`;
  const main = markup`<section class="page"><div class="inner">
<h1>${text.title}</h1><p class="lead">${text.lead}</p>
<div class="panel">${context.tag("digi-job-list", { loading: "eager", heading: text.heading }, fallback)}</div>
</div></section>`;
  return layout(context, { title: `${text.title} – digi`, description: text.lead, main });
}
