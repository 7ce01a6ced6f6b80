import type { Lang, PageContext } from "#demo/pages/context.ts";
import { type AccessTexts, accessPage, fallback } from "./access-page.ts";

const texts: Readonly<Record<Lang, AccessTexts>> = {
  en: { title: "Your password", lead: "A new one in two steps: a link in your inbox, then a password of your choice." },
  fr: {
    title: "Votre mot de passe",
    lead: "Un nouveau en deux étapes\u00a0: un lien dans votre boîte de réception, puis un mot de passe de votre choix.",
  },
  nl: { title: "Je wachtwoord", lead: "Een nieuw in twee stappen: een link in je inbox, daarna een wachtwoord naar keuze." },
};

export function passwordRecoveryPage(context: PageContext): string {
  const tag = context.tag("digi-password-recovery", { loading: "eager" }, fallback(context));
  return accessPage(context, { texts, tag });
}
