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
  readonly postalCode: string;
  readonly postalCodeTitle: string;
  readonly check: string;
  readonly orCall: string;
  readonly fibreTitle: string;
  readonly fibreLead: string;
  readonly fibreSteps: readonly string[];
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
  readonly newsTitle: string;
  readonly newsLead: string;
  readonly newsHeading: string;
  readonly newsFallback: string;
};

export const homeTexts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "digi: fibre internet, TV, mobile and landline",
    description: (money) => `Fibre internet from ${money} a month in Belgium. Check your address and see the full price before you order.`,
    hero: ["Fibre from", "a month"],
    lead: "Internet, TV, mobile and landline in Belgium. See the full price first, then decide.",
    postalCode: "Postal code",
    postalCodeTitle: "4 digits, for example 1000",
    check: "Check my address",
    orCall: "or call",
    fibreTitle: "Is there fibre in your street?",
    fibreLead: "Fibre comes street by street, building by building. Find out whether it has reached yours.",
    fibreSteps: [
      "Enter your postal code, street and house number.",
      "See straight away whether fibre reaches your home.",
      "Not yet? Leave your email address and we’ll tell you when it does.",
    ],
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
    newsTitle: "New streets, new offers",
    newsLead: "A short email when fibre reaches a new area or a price changes. Unsubscribe with one click.",
    newsHeading: "Subscribe to the newsletter",
    newsFallback: "You can also subscribe through our contact page",
  },
  fr: {
    title: "digi\u00a0: internet fibre, télévision, mobile et ligne fixe",
    description: (money) =>
      `La fibre dès ${money} par mois en Belgique. Vérifiez votre adresse et voyez le prix complet avant de commander.`,
    hero: ["La fibre dès", "par mois"],
    lead: "Internet, télévision, mobile et ligne fixe en Belgique. Vous voyez d’abord le prix complet, puis vous décidez.",
    postalCode: "Code postal",
    postalCodeTitle: "4 chiffres, par exemple 1000",
    check: "Vérifier mon adresse",
    orCall: "ou appelez le",
    fibreTitle: "La fibre passe\u2011t\u2011elle dans votre rue\u00a0?",
    fibreLead: "La fibre arrive rue par rue, bâtiment par bâtiment. Voyez si c’est déjà votre tour.",
    fibreSteps: [
      "Indiquez votre code postal, votre rue et votre numéro.",
      "Voyez aussitôt si la fibre arrive chez vous.",
      "Pas encore\u00a0? Laissez votre adresse e\u2011mail et nous vous préviendrons.",
    ],
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
    newsTitle: "Nouvelles rues, nouvelles offres",
    newsLead:
      "Un court e\u2011mail quand la fibre arrive dans un nouveau quartier ou qu’un prix change. Un clic suffit pour vous désabonner.",
    newsHeading: "Abonnez-vous à la newsletter",
    newsFallback: "Vous pouvez aussi vous abonner via notre page de contact",
  },
  nl: {
    title: "digi: glasvezelinternet, tv, mobiel en vaste lijn",
    description: (money) => `Glasvezel vanaf ${money} per maand in België. Controleer je adres en zie de volledige prijs voor je bestelt.`,
    hero: ["Glasvezel vanaf", "per maand"],
    lead: "Internet, tv, mobiel en vaste lijn in België. Eerst zie je de volledige prijs, dan beslis je.",
    postalCode: "Postcode",
    postalCodeTitle: "4 cijfers, bijvoorbeeld 1000",
    check: "Mijn adres controleren",
    orCall: "of bel",
    fibreTitle: "Ligt er glasvezel in jouw straat?",
    fibreLead: "Glasvezel komt straat per straat, gebouw per gebouw. Kijk of jouw straat er al bij is.",
    fibreSteps: [
      "Vul je postcode, straat en huisnummer in.",
      "Zie meteen of glasvezel tot bij jou komt.",
      "Nog niet? Laat je e\u2011mailadres achter en we verwittigen je.",
    ],
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
    newsTitle: "Nieuwe straten, nieuw aanbod",
    newsLead: "Een korte e\u2011mail wanneer glasvezel een nieuwe wijk bereikt of een prijs verandert. Uitschrijven doe je met één klik.",
    newsHeading: "Ontvang onze nieuwsbrief",
    newsFallback: "Je kunt je ook inschrijven via onze contactpagina",
  },
};
