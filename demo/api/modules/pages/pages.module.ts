/** This module serves the pages that editors write: the price list, conditions, texts, and what use costs in other countries. */
import { cmsPage, type CmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { roamingPrices } from "#core/domain/pages/roaming.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import { conditionsPage } from "#demo/api/domain/pages/conditions.rules.ts";
import { invoiceExplainedPage } from "#demo/api/domain/pages/invoice-explained.rules.ts";
import { channelsPage, priceListPage } from "#demo/api/domain/pages/price-list.rules.ts";
import { roamingIn } from "#demo/api/domain/pages/roaming.rules.ts";
import type { Seen } from "#demo/api/domain/pages/seen.ts";
import { accessibilityPage, cookiePolicyPage, privacyPage, termsPage } from "#demo/api/domain/pages/text-pages.rules.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { route } from "#demo/api/routing/register.ts";

/** The pages by the names under which they are asked for: page ids of the routes table, and further names. */
const pages: ReadonlyMap<string, (seen: Seen) => CmsPage> = new Map([
  ["price-list", priceListPage],
  ["channels", channelsPage],
  ["conditions", conditionsPage],
  ["invoice-explained", invoiceExplainedPage],
  ["terms", termsPage],
  ["privacy", privacyPage],
  ["cookie-policy", cookiePolicyPage],
  ["accessibility", accessibilityPage],
]);

const notFound = (language: Language) => ({ refused: "not_found", message: statusText("notFound", language) }) as const;

const page = route({
  endpoint: cmsPage,
  budget: "lookup",
  isCompared: true,
  async handle({ query: { path }, language }, { options: { publicUrl, reminders } }) {
    const made = pages.get(path);
    return made ? { answer: made({ language, publicUrl, reminders }) } : notFound(language);
  },
});

const roaming = route({
  endpoint: roamingPrices,
  budget: "lookup",
  isCompared: true,
  async handle({ query: { country }, language }) {
    const answer = roamingIn(country, language);
    return answer ? { answer } : notFound(language);
  },
});

export const pagesModule = apiModule("pages", { routes: [page, roaming] });
