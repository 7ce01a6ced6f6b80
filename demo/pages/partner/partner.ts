import { languageNames, type Lang } from "#demo/pages/context.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { layoutTexts } from "#demo/pages/provider/layout.texts.ts";
import { partnerTexts } from "./partner.texts.ts";

export type PartnerContext = {
  readonly lang: Lang;
  /** The address of the provider's site. */
  readonly provider: string;
  readonly api: string;
  /** True for the page that has no style of its own and is served with `style-src 'none'`. */
  readonly strict: boolean;
  /** Returns the absolute address of a page of the provider. */
  readonly href: (page: string, lang: Lang) => string;
};

const boxes = markup`<svg class="boxes" viewBox="0 0 240 170" width="240" height="170" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true" focusable="false"><path d="M20 84h96v76H20zM20 84l16-18h96l-16 18M116 84l16-18v76l-16 18M60 84l16-18"/><path d="M60 84v20h16V84"/><path d="M124 104h88v56h-88zM124 104l14-16h88l-14 16M212 104l14-16v58l-14 14M160 104l14-16"/><path d="M58 22h74v44H58zM58 22l12-14h74l-12 14M132 22l12-14v46l-12 12M88 22l12-14"/></svg>`;

function head(context: PartnerContext): Markup {
  return markup`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${partnerTexts[context.lang].title}</title>
<link rel="icon" href="/partner-mark.svg" type="image/svg+xml">
${!context.strict && markup`<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/partner.css">`}
<script src="${context.provider}/v1/loader.js" data-api="${context.api}" data-site="${context.provider}"></script>
<script defer src="${context.provider}/assets/session.js"></script>`;
}

function header({ lang, strict }: PartnerContext): Markup {
  const texts = partnerTexts[lang];
  const page = strict ? "/strict" : "/";
  const languages = Object.keys(languageNames) as Lang[];
  const item = (to: Lang): Markup =>
    markup`<a href="${page}?lang=${to}" lang="${to}" hreflang="${to}"${to === lang && markup` aria-current="true"`}>${languageNames[to]}</a> `;
  return markup`<header><a class="skip" href="#main">${texts.skip}</a><div class="inner">
<ul class="name"><li><a href="/?lang=${lang}">Kartonneke</a></li></ul><p class="tagline">${texts.tagline}</p>
<nav aria-label="${texts.language}"><p>${languages.map(item)}</p></nav>
</div></header>`;
}

function sections({ lang, href, strict }: PartnerContext): Markup {
  const texts = partnerTexts[lang];
  return markup`<section class="opening"><div class="inner">
<div><h1>${texts.headline}</h1><p class="lead">${texts.lead}</p></div>${boxes}
</div></section>
<section class="list"><div class="inner"><h2>${texts.listTitle}</h2><ol>${texts.list.map((entry) => markup`<li>${entry}</li>`)}</ol></div></section>
<section id="internet"><div class="inner"><h2>${texts.internet}</h2><p class="lead">${texts.internetLead}</p>
<digi-fiber-check heading="${texts.internetHeading}"><p><a href="${href("shop-check", lang)}">${texts.internetFallback}</a></p></digi-fiber-check></div></section>
<section id="pack"><div class="inner wide"><h2>${texts.bundle}</h2><p class="lead">${texts.bundleLead}</p>
<digi-configurator dealer="DEALER-BRU" heading="${texts.bundleHeading}"><p><a href="${href("bundle", lang)}">${texts.bundleFallback}</a></p></digi-configurator></div></section>
<section id="account"><div class="inner"><h2>${texts.account}</h2>
<div data-session="anonymous"><p class="lead">${texts.accountLead}</p>
<digi-login heading="${texts.accountHeading}" next="${strict ? "/strict" : "/"}"><p><a href="${href("login", lang)}">${texts.accountFallback}</a></p></digi-login></div>
<div data-session="signed-in" hidden><p class="lead" data-session-name="${texts.loggedIn}"></p>
<p><button type="button" data-session-sign-out>${texts.logOut}</button></p></div></div></section>
<section id="question"><div class="inner"><h2>${texts.question}</h2><p class="lead">${texts.questionLead}</p>
<digi-contact category="commercial" heading="${texts.questionHeading}"><p><a href="${href("contact", lang)}">${texts.questionHeading}</a></p></digi-contact></div></section>
<section id="letter"><div class="inner"><h2>${texts.letter}</h2><p class="lead">${texts.letterLead}</p>
<digi-newsletter heading="${texts.letterHeading}"><p><a href="${href("home", lang)}#newsletter">${texts.letterHeading}</a></p></digi-newsletter></div></section>`;
}

/** Draws the page of a partner: another site, with another look, that uses the provider's tags. */
export function partnerPage(context: PartnerContext): string {
  const { lang, strict, href } = context;
  const texts = partnerTexts[lang];
  const other = strict ? markup`<a href="/?lang=${lang}">${texts.look}</a>` : markup`<a href="/strict?lang=${lang}">${texts.strict}</a>`;
  return markup`<!doctype html>
<html lang="${lang}">
<head>
${head(context)}
</head>
<body>
${header(context)}
<main id="main" tabindex="-1">
${sections(context)}
</main>
<footer><div class="inner"><p>${texts.footer}</p><p><a href="${href("home", lang)}">${texts.provider}</a> · <a href="${href("withdrawal", lang)}">${layoutTexts[lang].withdrawal}</a> · ${other}</p></div></footer>
</body>
</html>
`.text;
}
