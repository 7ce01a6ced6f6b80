import type { PageContext } from "#demo/pages/context.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { layout } from "#demo/pages/provider/layout.ts";
import { faultsTexts } from "./tools.texts.ts";

/** Draws the page `/demo/faults`, which has one checkbox per fault. Saving the page writes a cookie for this visitor only. */
export function faultsPage(context: PageContext, kinds: readonly string[]): string {
  const texts = faultsTexts[context.lang];
  const box = (kind: string): Markup =>
    markup`<label class="tick"><input type="checkbox" name="fault" value="${kind}"${
      context.faults.includes(kind) && markup` checked`
    }><span>${texts.kinds[kind] ?? kind}<code>${kind}</code></span></label>`;
  const main = markup`<section class="page"><div class="inner narrow">
<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
<form class="faults" method="post" action="/demo/faults">
<fieldset><legend>${texts.legend}</legend>${kinds.map(box)}</fieldset>
<input type="hidden" name="back" value="/demo/faults">
<p class="hero-ways"><button class="button" type="submit">${texts.save}</button><button class="button plain" type="submit" name="clear" value="1">${texts.clear}</button></p>
</form>
<p class="quiet">${texts.note}</p>
</div></section>`;
  return layout(context, { title: `${texts.title} – digi`, main });
}
