import type { Lang, PageContext } from "#demo/pages/context.ts";
import { type AccessTexts, accessPage, fallback } from "./access-page.ts";

const texts: Readonly<Record<Lang, AccessTexts>> = {
  en: { title: "Create your account", heading: "Your account" },
  fr: { title: "Créer votre compte", heading: "Votre compte" },
  nl: { title: "Je account aanmaken", heading: "Je account" },
};

export function signUpPage(context: PageContext): string {
  const tag = context.tag("digi-signup", { loading: "eager" }, fallback(context));
  return accessPage(context, { texts, tag });
}
