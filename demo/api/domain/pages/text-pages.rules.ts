/** This module makes pages of texts from the documents that the site and the mails have, too, with pure functions (C-126). */
import type { CmsPage, PageSection } from "#core/domain/pages/cms-page.contract.ts";
import { termsIn } from "#demo/api/domain/terms.rules.ts";
import { paragraphsHtml } from "#demo/api/messages/html.ts";
import { accessibilityTexts } from "#demo/documents/accessibility.texts.ts";
import { cookiePolicyTexts } from "#demo/documents/cookie-policy.texts.ts";
import type { TextDocument } from "#demo/documents/document.ts";
import { privacyTexts } from "#demo/documents/privacy.texts.ts";
import type { Seen } from "./seen.ts";

/**
 * Returns a document as a page with one outermost section, which has the document's name as its id: its text is the lead, and its inner
 * sections are those of the document, numbered in their order.
 */
function pageOf(name: string, { title, lead, sections }: TextDocument, first: readonly PageSection[] = []): CmsPage {
  const own = sections.map(({ heading, paragraphs }, index) => ({
    i: `${name}-${index + 1}`,
    t: heading,
    cls: "text",
    txt: paragraphsHtml(paragraphs),
  }));
  return { title, sections: [{ i: name, t: title, cls: "text", txt: paragraphsHtml([lead]), c: [...first, ...own] }] } as CmsPage;
}

export const termsPage = ({ language }: Seen): CmsPage => pageOf("terms", termsIn(language));
export const privacyPage = ({ language }: Seen): CmsPage => pageOf("privacy", privacyTexts[language]);
export const accessibilityPage = ({ language }: Seen): CmsPage => pageOf("accessibility", accessibilityTexts[language]);

/** Returns the cookie policy. Its first section is the table of all cookies. */
export function cookiePolicyPage({ language }: Seen): CmsPage {
  const policy = cookiePolicyTexts[language];
  const row = ({ name, purpose, life, who }: typeof policy.columns): string[] => [name, purpose, life, who];
  const table = { h: row(policy.columns), r: policy.cookies.map(row) };
  return pageOf("cookie-policy", policy, [{ i: "cookies", t: policy.tableTitle, tables: [table] }]);
}
