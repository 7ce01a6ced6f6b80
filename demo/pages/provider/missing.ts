import type { Lang, PageContext } from "#demo/pages/context.ts";
import { icons, looseEnd } from "#demo/pages/drawings.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { callBack } from "./call-back.ts";
import { homeTexts } from "./home.texts.ts";
import { layout } from "./layout.ts";

type Texts = Readonly<Record<"missing" | "missingLead" | "soon" | "soonLead" | "home", string>>;

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    missing: "We can’t find this page",
    missingLead: "The address may be mistyped, or the page may have moved. These two links always work.",
    soon: "This page opens soon",
    soonLead: "We’re still building it. Until then, we’re happy to help you by phone.",
    home: "Go to the home page",
  },
  fr: {
    missing: "Cette page est introuvable",
    missingLead: "L’adresse contient peut-être une faute de frappe, ou la page a été déplacée. Ces deux liens fonctionnent toujours.",
    soon: "Cette page ouvre bientôt",
    soonLead: "Nous y travaillons encore. D’ici là, nous vous aidons volontiers par téléphone.",
    home: "Aller à la page d’accueil",
  },
  nl: {
    missing: "We vinden deze pagina niet",
    missingLead: "Misschien zit er een tikfout in het adres of is de pagina verhuisd. Deze twee links werken altijd.",
    soon: "Deze pagina opent binnenkort",
    soonLead: "We bouwen er nog aan. Intussen helpen we je graag telefonisch.",
    home: "Naar de startpagina",
  },
};

function message(context: PageContext, title: string, lead: string): Markup {
  const { lang, href } = context;
  return markup`<section class="page lost"><div class="inner narrow">
${looseEnd}
<h1>${title}</h1><p class="lead">${lead}</p>
<p class="hero-ways"><a class="button" href="${href("home")}">${texts[lang].home}</a><a class="onward" href="${href("shop-check")}">${homeTexts[lang].check}${icons.arrow}</a></p>
</div></section>`;
}

export function missingPage(context: PageContext): string {
  const { missing, missingLead } = texts[context.lang];
  return layout(context, { title: `${missing} – digi`, main: message(context, missing, missingLead) });
}

/** A page of the table whose widget does not exist yet. */
export function soonPage(context: PageContext): string {
  const { soon, soonLead } = texts[context.lang];
  return layout(context, { title: `${soon} – digi`, main: [message(context, soon, soonLead), callBack(context)] });
}
