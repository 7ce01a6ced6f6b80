import { type PageContext, phone, price } from "#demo/pages/context.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { callBack } from "./call-back.ts";
import { homeTexts, type OfferId } from "./home.texts.ts";
import { layout } from "./layout.ts";
import { latestNews } from "./news.ts";
import { slidesIn, type Slide } from "./slides.ts";

/** Draws the slides as plain links, as any page would write them: without a script they are displayed one below the other. */
function slides(context: PageContext): Markup {
  const link = ({ image, alt, title, text, url, action }: Slide, index: number): Markup =>
    markup`<a href="${url}"><img src="${image}" alt="${alt}" width="1600" height="640"${index === 0 ? markup` fetchpriority="high"` : markup` loading="lazy"`}><strong>${title}</strong> <span>${text}</span> <span>${action}</span></a>`;
  return markup`<div class="slides"><div class="inner">${context.tag("digi-hero-slider", { loading: "eager" }, markup`${slidesIn(context).map(link)}`)}</div></div>`;
}

/** Draws what the site sells and its price, beside the one place of the page where an address is checked. */
function hero(context: PageContext): Markup {
  const texts = homeTexts[context.lang];
  const fallback = markup`<p>${texts.fibreFallback} <a href="${phone.href}">${phone.shown}</a></p>`;
  return markup`<section class="hero"><div class="inner">
<div class="hero-words">
<h1>${texts.hero[0]} <span class="hero-price">${price(context, "internet")}</span> ${texts.hero[1]}</h1>
<p class="lead">${texts.lead}</p>
</div>
<div class="panel">${context.tag("digi-fiber-check", { loading: "eager", heading: texts.fibreHeading }, fallback)}</div>
</div></section>`;
}

/** The ids of the offers with which the home page's links open the bundle builder. */
export const offerIds: Readonly<Record<Exclude<OfferId, "internet">, string>> = {
  tv: "tv-essentials",
  mobile: "mobile-essentials",
  landline: "landline-unlimited",
};

/**
 * Returns the address that an offer links to. Fibre needs an address first, so its link opens the fibre check; every other link opens the
 * bundle builder with the offer.
 */
const linkTo = ({ href }: PageContext, id: OfferId): string =>
  id === "internet" ? href("shop-check") : `${href("bundle")}?${id}=${offerIds[id]}`;

/** Draws the price of each service first, then the plans that can be put together. */
function offers(context: PageContext): Markup {
  const { lang } = context;
  const texts = homeTexts[lang];
  const offer = ({ id, name }: (typeof texts.offers)[number]): Markup =>
    markup`<li class="offer"><a href="${linkTo(context, id)}">${name}</a> ${texts.from} ${price(context, id)}${texts.perMonth}</li>`;
  const fallback = markup`<p><a href="${context.href("price-list")}">${texts.allPrices}</a></p>`;
  return markup`<section class="offers" id="offers" aria-labelledby="offers-title"><div class="inner">
<h2 id="offers-title">${texts.offersTitle}</h2><p class="lead">${texts.offersLead}</p>
<ul class="offer-list">${texts.offers.map(offer)}</ul>
<div class="panel">${context.tag("digi-subscription-carousel", { src: `/assets/subscriptions.${lang}.json` }, fallback)}</div>
<p><a href="${context.href("price-list")}">${texts.allPrices}</a></p>
</div></section>`;
}

function newsletter({ lang, href, tag }: PageContext): Markup {
  const texts = homeTexts[lang];
  const fallback = markup`<p><a href="${href("contact")}">${texts.newsFallback}</a></p>`;
  return markup`<section class="letter" id="newsletter" aria-label="${texts.newsHeading}"><div class="inner narrow">
<div class="panel">${tag("digi-newsletter", { heading: texts.newsHeading }, fallback)}</div>
</div></section>`;
}

export function homePage(context: PageContext): string {
  const { title, description } = homeTexts[context.lang];
  const main = [slides(context), hero(context), offers(context), callBack(context), latestNews(context), newsletter(context)];
  return layout(context, { title, description: description(price(context, "internet")), main });
}
