import type { Lang, PageContext } from "#demo/pages/context.ts";
import { icons, looseEnd } from "#demo/pages/drawings.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { callBack } from "./call-back.ts";
import { homeTexts } from "./home.texts.ts";
import { layout } from "./layout.ts";

type Texts = Readonly<Record<"missing" | "missingLead" | "soon" | "soonLead" | "home", string>>;

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    missing: "This page doesn’t exist",
    missingLead: "The address may be mistyped, or the page may have moved. These two always work.",
    soon: "This page is coming soon",
    soonLead: "We’re still building it. In the meantime, give us a call.",
    home: "To the home page",
  },
  fr: {
    missing: "Cette page n’existe pas",
    missingLead: "L’adresse est peut-être mal écrite, ou la page a été déplacée. Ces deux liens, eux, fonctionnent toujours.",
    soon: "Cette page arrive bientôt",
    soonLead: "Nous y travaillons encore. D’ici là, nous vous aidons volontiers par téléphone.",
    home: "Vers la page d’accueil",
  },
  nl: {
    missing: "Deze pagina bestaat niet",
    missingLead: "Misschien is het adres verkeerd getypt of is de pagina verhuisd. Met deze twee kun je altijd verder.",
    soon: "Deze pagina komt er binnenkort aan",
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

/** Draws a page of the routes table whose widget does not exist yet. */
export function soonPage(context: PageContext): string {
  const { soon, soonLead } = texts[context.lang];
  return layout(context, { title: `${soon} – digi`, main: [message(context, soon, soonLead), callBack(context)] });
}
