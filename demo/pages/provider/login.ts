import type { Lang, PageContext } from "#demo/pages/context.ts";
import { markup } from "#demo/pages/markup.ts";
import { type AccessTexts, accessPage, fallback } from "./access-page.ts";

type Texts = AccessTexts & Readonly<Record<"new" | "newLink", string>>;

const texts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "My digi",
    lead: "Your subscriptions, invoices and SIM cards in one place.",
    new: "Not a customer yet?",
    newLink: "See what’s available at your address",
  },
  fr: {
    title: "My digi",
    lead: "Vos abonnements, vos factures et vos cartes SIM au même endroit.",
    new: "Pas encore client\u00a0?",
    newLink: "Voir ce qui est disponible à votre adresse",
  },
  nl: {
    title: "My digi",
    lead: "Je abonnementen, facturen en simkaarten op één plek.",
    new: "Nog geen klant?",
    newLink: "Bekijk wat er op jouw adres kan",
  },
};

export function loginPage(context: PageContext): string {
  const text = texts[context.lang];
  const tag = context.tag("digi-login", { loading: "eager" }, fallback(context));
  const after = markup`<p class="beneath">${text.new} <a href="${context.href("shop-check")}">${text.newLink}</a></p>`;
  return accessPage(context, { texts, tag, after, isAccount: true });
}
