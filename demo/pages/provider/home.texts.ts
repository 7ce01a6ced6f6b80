import type { Lang } from "#demo/pages/context.ts";

export type OfferId = "internet" | "tv" | "mobile" | "landline";

type Offer = { readonly id: OfferId; readonly name: string };

type Texts = {
  readonly title: string;
  /** @param money the lowest price of internet for a month */
  readonly description: (money: string) => string;
  /** The two parts of the heading, before and after the price. */
  readonly hero: readonly [before: string, after: string];
  readonly lead: string;
  readonly check: string;
  readonly fibreHeading: string;
  readonly fibreFallback: string;
  readonly offersTitle: string;
  readonly offersLead: string;
  readonly from: string;
  readonly perMonth: string;
  readonly allPrices: string;
  readonly offers: readonly Offer[];
  readonly callTitle: string;
  readonly callLead: string;
  readonly callButton: string;
  readonly newsHeading: string;
  readonly newsFallback: string;
};

export const homeTexts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "digi: fibre internet, TV, mobile and landline",
    description: (money) => `Fibre internet from ${money} a month in Belgium. Check your address and see the full price before you order.`,
    hero: ["Fibre from", "a month"],
    lead: "Internet, TV, mobile and landline in Belgium. See the full price first, then decide.",
    check: "Check my address",
    fibreHeading: "Check your address",
    fibreFallback: "You can also call us and we’ll check your address together:",
    offersTitle: "Four services, one invoice",
    offersLead: "Take one or combine them. Every price is per month, VAT included.",
    from: "from",
    perMonth: "/month",
    allPrices: "See all prices in one list",
    offers: [
      { id: "internet", name: "Fibre internet" },
      { id: "tv", name: "TV" },
      { id: "mobile", name: "Mobile" },
      { id: "landline", name: "Landline" },
    ],
    callTitle: "Would you rather talk to someone?",
    callLead: "Leave your number and we’ll call you back, or call us yourself.",
    callButton: "Call me back",
    newsHeading: "Subscribe to the newsletter",
    newsFallback: "You can also subscribe through our contact page",
  },
  fr: {
    title: "digi\u00a0: internet fibre, télévision, mobile et ligne fixe",
    description: (money) =>
      `La fibre dès ${money} par mois en Belgique. Vérifiez votre adresse et voyez le prix complet avant de commander.`,
    hero: ["La fibre dès", "par mois"],
    lead: "Internet, télévision, mobile et ligne fixe en Belgique. Vous voyez d’abord le prix complet, puis vous décidez.",
    check: "Vérifier mon adresse",
    fibreHeading: "Vérifiez votre adresse",
    fibreFallback: "Vous pouvez aussi nous appeler pour vérifier votre adresse ensemble\u00a0:",
    offersTitle: "Quatre services, une seule facture",
    offersLead: "Prenez-en un seul ou combinez\u2011les. Tous les prix sont mensuels, TVA comprise.",
    from: "dès",
    perMonth: "/mois",
    allPrices: "Voir tous les tarifs",
    offers: [
      { id: "internet", name: "Internet fibre" },
      { id: "tv", name: "Télévision" },
      { id: "mobile", name: "Mobile" },
      { id: "landline", name: "Ligne fixe" },
    ],
    callTitle: "Vous préférez en parler\u00a0?",
    callLead: "Laissez-nous votre numéro et nous vous rappelons, ou appelez\u2011nous directement.",
    callButton: "Rappelez-moi",
    newsHeading: "Abonnez-vous à la newsletter",
    newsFallback: "Vous pouvez aussi vous abonner via notre page de contact",
  },
  nl: {
    title: "digi: glasvezelinternet, tv, mobiel en vaste lijn",
    description: (money) => `Glasvezel vanaf ${money} per maand in België. Controleer je adres en zie de volledige prijs voor je bestelt.`,
    hero: ["Glasvezel vanaf", "per maand"],
    lead: "Internet, tv, mobiel en vaste lijn in België. Eerst zie je de volledige prijs, dan beslis je.",
    check: "Mijn adres controleren",
    fibreHeading: "Controleer je adres",
    fibreFallback: "Je kunt ons ook bellen, dan controleren we je adres samen:",
    offersTitle: "Vier diensten, één factuur",
    offersLead: "Neem er één of combineer ze. Alle prijzen zijn per maand, btw inbegrepen.",
    from: "vanaf",
    perMonth: "/maand",
    allPrices: "Bekijk alle tarieven",
    offers: [
      { id: "internet", name: "Glasvezelinternet" },
      { id: "tv", name: "Tv" },
      { id: "mobile", name: "Mobiel" },
      { id: "landline", name: "Vaste lijn" },
    ],
    callTitle: "Praat je liever met iemand?",
    callLead: "Laat je nummer achter en we bellen je terug, of bel ons zelf.",
    callButton: "Bel mij terug",
    newsHeading: "Ontvang onze nieuwsbrief",
    newsFallback: "Je kunt je ook inschrijven via onze contactpagina",
  },
};
