import type { Lang, PageContext } from "#demo/pages/context.ts";
import { type AccessTexts, accessPage, fallback } from "./access-page.ts";

const texts: Readonly<Record<Lang, AccessTexts>> = {
  en: { title: "Where your invoices go", lead: "You asked for another address. The link of our mail confirms it." },
  fr: { title: "Où vont vos factures", lead: "Vous avez demandé une autre adresse. Le lien de notre e\u2011mail la confirme." },
  nl: { title: "Waar je facturen aankomen", lead: "Je vroeg een ander adres. De link in onze mail bevestigt het." },
};

export function confirmInvoiceEmailPage(context: PageContext): string {
  const tag = context.tag("digi-invoice-email-change", { loading: "eager" }, fallback(context));
  return accessPage(context, { texts, tag });
}
