import type { Lang, PageContext } from "#demo/pages/context.ts";
import { type AccessTexts, accessPage, fallback } from "./access-page.ts";

const texts: Readonly<Record<Lang, AccessTexts>> = {
  en: { title: "Your account", lead: "The identity app says who you are; you choose an email address and a password." },
  fr: {
    title: "Votre compte",
    lead: "L’application d’identité confirme qui vous êtes\u00a0; vous choisissez une adresse e\u2011mail et un mot de passe.",
  },
  nl: { title: "Je account", lead: "De identiteitsapp zegt wie je bent, jij kiest een e\u2011mailadres en een wachtwoord." },
};

export function signUpPage(context: PageContext): string {
  const tag = context.tag("digi-signup", { loading: "eager" }, fallback(context));
  return accessPage(context, { texts, tag });
}
