import type { Lang, PageContext } from "#demo/pages/context.ts";
import { type AccessTexts, accessPage, fallback } from "./access-page.ts";

const texts: Readonly<Record<Lang, AccessTexts>> = {
  en: { title: "Your new email address", lead: "Before you log in with it, the identity app makes sure that it is you who asked." },
  fr: {
    title: "Votre nouvelle adresse e\u2011mail",
    lead: "Avant que vous vous connectiez avec elle, l’application d’identité s’assure que la demande vient bien de vous.",
  },
  nl: { title: "Je nieuwe e\u2011mailadres", lead: "Voor je ermee inlogt, gaat de identiteitsapp na of jij het echt gevraagd hebt." },
};

export function confirmEmailPage(context: PageContext): string {
  const tag = context.tag("digi-email-change", { loading: "eager" }, fallback(context));
  return accessPage(context, { texts, tag });
}
