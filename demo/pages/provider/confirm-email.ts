import type { Lang, PageContext } from "#demo/pages/context.ts";
import { type AccessTexts, accessPage, fallback } from "./access-page.ts";

const texts: Readonly<Record<Lang, AccessTexts>> = {
  en: { title: "Confirm your new email address", heading: "Your email address" },
  fr: { title: "Confirmer votre nouvelle adresse e\u2011mail", heading: "Votre adresse e\u2011mail" },
  nl: { title: "Je nieuwe e\u2011mailadres bevestigen", heading: "Je e\u2011mailadres" },
};

export function confirmEmailPage(context: PageContext): string {
  const tag = context.tag("digi-email-change", { loading: "eager" }, fallback(context));
  return accessPage(context, { texts, tag });
}
