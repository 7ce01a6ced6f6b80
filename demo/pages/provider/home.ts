import { money, type PageContext, phone } from "#demo/pages/context.ts";
import { icons, street } from "#demo/pages/drawings.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { callBack } from "./call-back.ts";
import { homeTexts } from "./home.texts.ts";
import { layout } from "./layout.ts";

function hero(context: PageContext): Markup {
  const texts = homeTexts[context.lang];
  return markup`<section class="hero"><div class="inner">
<div class="hero-words">
<h1>${texts.hero[0]} <span class="hero-price">${money(context.lang, 10)}</span> ${texts.hero[1]}</h1>
<p class="lead">${texts.lead}</p>
<p class="hero-ways"><a class="button" href="#fibre">${texts.check}</a><span>${texts.orCall} <a href="${phone.href}">${phone.shown}</a></span></p>
</div>
${street}
</div></section>`;
}

function fibre({ lang }: PageContext): Markup {
  const texts = homeTexts[lang];
  return markup`<section class="split" id="fibre" aria-labelledby="fibre-title"><div class="inner">
<div><h2 id="fibre-title">${texts.fibreTitle}</h2><p class="lead">${texts.fibreLead}</p>
<ol class="steps">${texts.fibreSteps.map((step) => markup`<li>${step}</li>`)}</ol></div>
<div class="panel"><digi-fiber-check heading="${texts.fibreHeading}"><p>${texts.fibreFallback} <a href="${phone.href}">${phone.shown}</a></p></digi-fiber-check></div>
</div></section>`;
}

function offers({ lang, href }: PageContext): Markup {
  const texts = homeTexts[lang];
  const card = (offer: (typeof texts.offers)[number]): Markup => markup`<li class="offer">
<div class="offer-icon">${icons[offer.id]}</div>
<h3>${offer.name}</h3>
<p class="offer-price"><span class="quiet">${texts.from}</span> <strong>${money(lang, offer.euros)}</strong><span class="quiet">${texts.perMonth}</span></p>
<ul class="points">${offer.points.map((point) => markup`<li>${icons.check}<span>${point}</span></li>`)}</ul>
</li>`;
  return markup`<section class="offers" id="offers" aria-labelledby="offers-title"><div class="inner">
<h2 id="offers-title">${texts.offersTitle}</h2><p class="lead">${texts.offersLead}</p>
<ul class="offer-list">${texts.offers.map(card)}</ul>
<p class="after"><a class="onward" href="${href("shop-check")}">${texts.check}${icons.arrow}</a></p>
</div></section>`;
}

function newsletter({ lang, href }: PageContext): Markup {
  const texts = homeTexts[lang];
  return markup`<section class="split reversed" id="newsletter" aria-labelledby="newsletter-title"><div class="inner">
<div><h2 id="newsletter-title">${texts.newsTitle}</h2><p class="lead">${texts.newsLead}</p></div>
<div class="panel"><digi-newsletter heading="${texts.newsHeading}"><p><a href="${href("contact")}">${texts.newsFallback}</a></p></digi-newsletter></div>
</div></section>`;
}

export function homePage(context: PageContext): string {
  const { title, description } = homeTexts[context.lang];
  const main = [hero(context), fibre(context), offers(context), callBack(context), newsletter(context)];
  return layout(context, { title, description, main });
}
