import type { Lang, PageContext } from "#demo/pages/context.ts";
import { icons } from "#demo/pages/drawings.ts";
import { markup } from "#demo/pages/markup.ts";
import { fallback } from "./access-page.ts";
import { layout } from "./layout.ts";
import { layoutTexts } from "./layout.texts.ts";

type Texts = Readonly<Record<"lead" | "welcome" | "soon" | "contact", string>>;

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    lead: "Log in to see your subscriptions, invoices and SIM cards.",
    welcome: "You are logged in.",
    soon: "Soon you’ll find your subscriptions and invoices here. Until then, our customer service looks them up for you.",
    contact: "Ask customer service",
  },
  fr: {
    lead: "Connectez-vous pour voir vos abonnements, vos factures et vos cartes SIM.",
    welcome: "Vous êtes connecté.",
    soon: "Vos abonnements et vos factures s’afficheront bientôt ici. D’ici là, notre service clientèle les consulte pour vous.",
    contact: "Demander au service clientèle",
  },
  nl: {
    lead: "Log in om je abonnementen, facturen en simkaarten te zien.",
    welcome: "Je bent ingelogd.",
    soon: "Je abonnementen en facturen vind je hier binnenkort. Tot dan zoekt onze klantendienst ze voor je op.",
    contact: "Vraag het aan de klantendienst",
  },
};

/** Greets a customer by name; an anonymous visitor sees the login in place, and stays here after it. */
export function overviewPage(context: PageContext): string {
  const { lang, href } = context;
  const text = texts[lang];
  const shared = layoutTexts[lang];
  const main = markup`<section class="page"><div class="inner narrow">
<div data-session="anonymous">
<h1>${shared.myDigi}</h1><p class="lead">${text.lead}</p>
<div class="panel">${context.tag("digi-login", { loading: "eager" }, fallback(context))}</div>
</div>
<div data-session="signed-in" hidden>
<h1 data-session-name="${shared.greeting}">${shared.myDigi}</h1><p class="lead">${text.welcome}</p>
<div class="note beneath"><p>${text.soon}</p><p><a class="onward" href="${href("contact")}">${text.contact}${icons.arrow}</a></p></div>
<p class="hero-ways"><button class="button plain" type="button" data-session-sign-out="${href("home")}">${shared.logOut}</button></p>
</div>
</div></section>`;
  return layout(context, { title: `${shared.myDigi} – digi`, main, isAccount: true });
}
