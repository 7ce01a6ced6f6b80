/** This module has what a page is made for: its language, the site that it links to, the API that has its pictures, and the prices of reminders that hold there. */
import type { Language } from "#core/base/values/language.ts";
import { isBuilt, pathOf, type PageId } from "#core/base/values/routes.ts";
import type { ReminderPrices } from "#demo/api/config/options.ts";
import { escapeHtml } from "#demo/api/messages/html.ts";

export type Seen = {
  readonly language: Language;
  readonly siteUrl: string;
  readonly publicUrl: string;
  readonly reminders: ReminderPrices;
};

/** Returns a link to a page of the site as HTML; an empty text as long as the page is not built. */
export const linkHtml = (page: PageId, text: string, { language, siteUrl }: Pick<Seen, "language" | "siteUrl">): string =>
  isBuilt(page) ? `<p><a href="${escapeHtml(siteUrl + pathOf(page, language))}">${escapeHtml(text)}</a></p>` : "";
