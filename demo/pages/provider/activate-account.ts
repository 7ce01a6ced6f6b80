import type { Lang, PageContext } from "#demo/pages/context.ts";
import { type AccessTexts, accessPage, fallback } from "./access-page.ts";

const texts: Readonly<Record<Lang, AccessTexts>> = {
  en: { title: "Activate your account", lead: "The link of our mail does it; there is nothing to fill in." },
  fr: { title: "Activer votre compte", lead: "Le lien de notre e\u2011mail suffit\u00a0; vous n’avez rien à remplir." },
  nl: { title: "Je account activeren", lead: "De link in onze mail doet het werk, je hoeft niets in te vullen." },
};

export function activateAccountPage(context: PageContext): string {
  const tag = context.tag("digi-activate-account", { loading: "eager" }, fallback(context));
  return accessPage(context, { texts, tag });
}
