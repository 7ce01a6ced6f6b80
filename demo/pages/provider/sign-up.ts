import type { Lang, PageContext } from "#demo/pages/context.ts";
import { type AccessTexts, accessPage, fallback } from "./access-page.ts";

const texts: Readonly<Record<Lang, AccessTexts>> = {
  en: { title: "Your account", lead: "The identity app confirms who you are. You choose an email address and a password." },
  fr: {
    title: "Votre compte",
    lead: "L’application d’identité confirme qui vous êtes. Vous choisissez une adresse e\u2011mail et un mot de passe.",
  },
  nl: { title: "Je account", lead: "De identiteitsapp bevestigt wie je bent. Jij kiest een e\u2011mailadres en een wachtwoord." },
};

export function signUpPage(context: PageContext): string {
  const tag = context.tag("digi-signup", { loading: "eager" }, fallback(context));
  return accessPage(context, { texts, tag });
}
