import type { Lang, PageContext } from "#demo/pages/context.ts";
import { type AccessTexts, accessPage, fallback } from "./access-page.ts";

const texts: Readonly<Record<Lang, AccessTexts>> = {
  en: { title: "Confirm your new address for invoices", heading: "Your invoices" },
  fr: { title: "Confirmer votre nouvelle adresse pour les factures", heading: "Vos factures" },
  nl: { title: "Je nieuwe adres voor facturen bevestigen", heading: "Je facturen" },
};

export function confirmInvoiceEmailPage(context: PageContext): string {
  const tag = context.tag("digi-invoice-email-change", { loading: "eager" }, fallback(context));
  return accessPage(context, { texts, tag });
}
