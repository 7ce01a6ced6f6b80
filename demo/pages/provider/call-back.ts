import { type PageContext, phone } from "#demo/pages/context.ts";
import { icons } from "#demo/pages/drawings.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { homeTexts } from "./home.texts.ts";
import { layoutTexts } from "./layout.texts.ts";

/**
 * Draws the section with the phone number, the hours and the button that opens the callback dialog. A page may have it once, because the
 * button has an id.
 */
export function callBack({ lang }: PageContext): Markup {
  const texts = homeTexts[lang];
  return markup`<section class="call-back" aria-labelledby="call-title"><div class="inner">
<div><h2 id="call-title">${texts.callTitle}</h2><p>${texts.callLead}</p></div>
<div class="call-ways">
<button class="button" type="button" id="call-me">${texts.callButton}</button>
<p><a class="call-number" href="${phone.href}">${phone.shown}</a><span class="with-icon quiet">${icons.clock}<span>${layoutTexts[lang].hours}</span></span></p>
</div>
<digi-callback-modal for="call-me" endpoint="/forms/callback"></digi-callback-modal>
</div></section>`;
}
