import type { Lang, PageContext } from "#demo/pages/context.ts";
import { type AccessTexts, accessPage, fallback } from "./access-page.ts";

const texts: Readonly<Record<Lang, AccessTexts>> = {
  en: { title: "Activate your account", heading: "Your account" },
  fr: { title: "Activer votre compte", heading: "Votre compte" },
  nl: { title: "Je account activeren", heading: "Je account" },
};

export function activateAccountPage(context: PageContext): string {
  const tag = context.tag("digi-activate-account", { loading: "eager" }, fallback(context));
  return accessPage(context, { texts, tag });
}
