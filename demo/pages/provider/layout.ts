import { languageNames, type Lang, type PageContext, phone } from "#demo/pages/context.ts";
import { icons, mark } from "#demo/pages/drawings.ts";
import { markup, Markup, type Value } from "#demo/pages/markup.ts";
import { cookieBanner } from "./cookie-banner.ts";
import { layoutTexts } from "./layout.texts.ts";

export type PageParts = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly main: Value;
  /** The entry of the main navigation that is marked as the current page. */
  readonly current?: "fibre" | "bundle" | "contact" | undefined;
  /** True for a page that the account link in the header leads to. */
  readonly isAccount?: boolean | undefined;
  readonly styles?: readonly string[] | undefined;
  readonly scripts?: readonly string[] | undefined;
};

const wordmark = (label: string, href: string): Markup =>
  markup`<a class="wordmark" href="${href}" aria-label="${label}">${mark}<span aria-hidden="true">digi</span></a>`;

function languageSwitch({ lang, switchTo }: PageContext, label: string): Markup {
  const languages = Object.keys(languageNames) as Lang[];
  const item = (to: Lang): Markup =>
    markup`<li><a href="${switchTo[to]}" lang="${to}" hreflang="${to}"${to === lang && markup` aria-current="true"`}><span aria-hidden="true">${to.toUpperCase()}</span><span class="unseen">${languageNames[to]}</span></a></li>`;
  return markup`<nav class="languages" aria-label="${label}"><ul>${languages.map(item)}</ul></nav>`;
}

/** Draws the login link, and the greeting with the logout button. The script `/assets/session.js` shows the one or the other. */
function account(context: PageContext, isCurrent: boolean): Markup {
  const texts = layoutTexts[context.lang];
  const here = isCurrent && markup` aria-current="page"`;
  return markup`<nav class="account" aria-label="${texts.account}">
<a data-session="anonymous" href="${context.href("login")}"${here}>${icons.person}<span>${texts.logIn}</span></a>
<a data-session="signed-in" href="${context.href("overview")}"${here} hidden>${icons.person}<span data-session-name="${texts.greeting}">${texts.myDigi}</span></a>
<button data-session="signed-in" type="button" data-session-sign-out="${context.href("home")}" hidden>${icons.leave}<span>${texts.logOut}</span></button>
</nav>`;
}

function faultsBanner(context: PageContext): Markup | false {
  const texts = layoutTexts[context.lang];
  return (
    context.faults.length > 0 &&
    markup`<form class="faults-banner" method="post" action="/demo/faults">
<p>${texts.faultsOn} <strong>${context.faults.join(", ")}</strong></p>
<input type="hidden" name="back" value="${context.here}">
<a href="/demo/faults">${texts.faultsChange}</a><button class="button small" type="submit">${texts.faultsOff}</button>
</form>`
  );
}

function header(context: PageContext, { current, isAccount = false }: PageParts): Markup {
  const texts = layoutTexts[context.lang];
  const here = (page: PageParts["current"]): Markup | false => page === current && markup` aria-current="page"`;
  return markup`<header class="site-header"><div class="inner">
${wordmark(texts.home, context.href("home"))}
<nav class="main-nav" aria-label="${texts.main}"><ul>
<li><a href="${context.href("shop-check")}"${here("fibre")}>${texts.fibre}</a></li>
<li><a href="${context.href("bundle")}"${here("bundle")}>${texts.bundle}</a></li>
<li><a href="${context.href("home")}#offers">${texts.offers}</a></li>
<li><a href="${context.href("contact")}"${here("contact")}>${texts.contact}</a></li>
</ul></nav>
${account(context, isAccount)}
${languageSwitch(context, texts.language)}
</div></header>`;
}

function footer(context: PageContext): Markup {
  const texts = layoutTexts[context.lang];
  const link = (href: string, text: string): Markup => markup`<li><a href="${href}">${text}</a></li>`;
  const prices = [
    link(context.href("price-list"), texts.priceList),
    link(context.href("roaming"), texts.roaming),
    link(context.href("conditions"), texts.conditions),
    link(context.href("invoice-explained"), texts.invoice),
  ];
  const legal = [
    link(context.href("privacy"), texts.privacy),
    link(context.href("terms"), texts.terms),
    link(context.href("cookie-policy"), texts.cookies),
    link(context.href("accessibility"), texts.accessibility),
    link("#digi-cookies", texts.cookieSettings),
  ];
  return markup`<footer class="site-footer"><div class="inner">
<div class="footer-about"><div class="wordmark">${mark}<span>digi</span></div><p>${texts.tagline}</p>
<ul>${link(context.href("news"), texts.news)}${link(context.href("jobs"), texts.jobs)}</ul></div>
<nav aria-labelledby="footer-help"><h2 id="footer-help">${texts.help}</h2><ul>
<li><a class="with-icon" href="${phone.href}">${icons.landline}${phone.shown}</a></li>
<li class="with-icon quiet">${icons.clock}<span>${texts.hours}</span></li>
${link(context.href("contact"), texts.contact)}${link(context.href("callback"), texts.callback)}
${link(context.href("withdrawal"), texts.withdrawal)}
</ul></nav>
<nav aria-labelledby="footer-prices"><h2 id="footer-prices">${texts.prices}</h2><ul>
${prices}
</ul></nav>
<nav aria-labelledby="footer-legal"><h2 id="footer-legal">${texts.legal}</h2><ul>
${legal}
</ul></nav>
<nav aria-labelledby="footer-developers"><h2 id="footer-developers">${texts.developers}</h2><ul>
${link("/catalogue", texts.catalogue)}${context.demo && [link("/demo/outbox", texts.outbox), link("/demo/faults", texts.faults)]}
</ul></nav>
<p class="sample">${texts.sample}</p>
</div></footer>`;
}

/**
 * Draws the content of the page's head. The font is preloaded, and the fallback font has its metrics, so that no line moves when the font
 * arrives. Nothing is drawn before the whole header was read, because its parts stand from the right: a browser that is busy would draw the
 * first of them, and move it for the next.
 */
function head(context: PageContext, parts: PageParts): Markup {
  const languages = Object.keys(languageNames) as Lang[];
  const alternates = context.alternates;
  return markup`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title}</title>
${parts.description && markup`<meta name="description" content="${parts.description}">`}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
${new Markup(`<script>${context.consentDefault}</script>`)}
<link rel="preload" href="/assets/inter.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/provider.css">
${parts.styles?.map((style) => markup`<link rel="stylesheet" href="${style}">`)}
${alternates && languages.map((to) => markup`<link rel="alternate" hreflang="${to}" href="${alternates[to]}">`)}
<link rel="stylesheet" href="/v1/reserve.css">
<link rel="expect" href="#main" blocking="render">
<script async src="/v1/loader.js" data-api="${context.api}" data-consent="required"></script>
<script type="module" src="/assets/session.js"></script>
${parts.scripts?.map((script) => markup`<script type="module" src="${script}"></script>`)}`;
}

/** Draws a page of the provider's site. Each page asks which cookies are allowed, because visitors may enter the site by any of them. */
export function layout(context: PageContext, parts: PageParts): string {
  const texts = layoutTexts[context.lang];
  return markup`<!doctype html>
<html lang="${context.lang}">
<head>
${head(context, parts)}
</head>
<body>
<nav aria-label="${texts.skip}"><a class="skip" href="#main">${texts.skip}</a></nav>
${cookieBanner}
${faultsBanner(context)}
${header(context, parts)}
<main id="main" tabindex="-1">
${parts.main}
</main>
${footer(context)}
</body>
</html>
`.text;
}
