import type { Lang } from "#demo/pages/context.ts";

export type OfferId = "internet" | "tv" | "mobile" | "landline";

type Offer = {
  readonly id: OfferId;
  readonly name: string;
  readonly euros: number;
  readonly points: readonly string[];
  /** What its button leads to. */
  readonly action: string;
};

type Texts = {
  readonly title: string;
  readonly description: string;
  /** The heading around the price. */
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
    description: "Fibre internet from €10 a month in Belgium. Check your address and see the full price before you order.",
    hero: ["Fibre from", "a month"],
    lead: "Internet, TV, mobile and landline in Belgium. You see the whole price first, and then you decide.",
    postalCode: "Postal code",
    postalCodeTitle: "4 digits, for example 1000",
    check: "Check my address",
    orCall: "or call",
    fibreTitle: "Is there fibre in your street?",
    fibreLead: "Fibre is laid street by street, building by building.",
    fibreSteps: [
      "Give your postal code, street and number.",
      "See at once whether fibre reaches your home.",
      "Not there yet? We write to you when it is.",
    ],
    fibreHeading: "Check your address",
    fibreFallback: "Call us and we check your address together:",
    offersTitle: "Four things, one invoice",
    offersLead: "Take one, or put them together. Every price is per month, in euro, VAT included.",
    from: "from",
    perMonth: "/month",
    offers: [
      {
        id: "internet",
        name: "Fibre internet",
        euros: 10,
        points: ["500\u00a0Mbps, 1\u00a0Gbps or 10\u00a0Gbps", "Unlimited downloads", "WiFi box included"],
        action: "Check my address",
      },
      {
        id: "tv",
        name: "TV",
        euros: 7,
        points: ["About 45 or 75 channels", "Start again, or go back 7\u00a0days", "App and TV box included"],
        action: "Add TV",
      },
      {
        id: "mobile",
        name: "Mobile",
        euros: 5,
        points: ["SIM card or eSIM", "Keep your number", "Up to 6\u00a0lines on one invoice"],
        action: "Choose a plan",
      },
      {
        id: "landline",
        name: "Landline",
        euros: 2.5,
        points: ["Together with fibre internet", "Keep your number", "One subscription, no choices to make"],
        action: "Add a landline",
      },
    ],
    callTitle: "Rather talk to someone?",
    callLead: "Leave your number and we call you back, or call us yourself.",
    callButton: "Call me back",
    newsTitle: "New streets, new offers",
    newsLead: "A short letter when fibre reaches new places or a price changes. You can stop it with one click.",
    newsHeading: "Subscribe to the newsletter",
    newsFallback: "Write to us to subscribe",
  },
  fr: {
    title: "digi\u00a0: internet fibre, télévision, mobile et ligne fixe",
    description: "La fibre dès 10\u00a0€ par mois en Belgique. Vérifiez votre adresse et voyez le prix complet avant de commander.",
    hero: ["La fibre dès", "par mois"],
    lead: "Internet, télévision, mobile et ligne fixe en Belgique. Vous voyez d’abord le prix complet, puis vous décidez.",
    postalCode: "Code postal",
    postalCodeTitle: "4 chiffres, par exemple 1000",
    check: "Vérifier mon adresse",
    orCall: "ou appelez le",
    fibreTitle: "La fibre passe\u2011t\u2011elle dans votre rue\u00a0?",
    fibreLead: "La fibre se pose rue par rue, bâtiment par bâtiment.",
    fibreSteps: [
      "Indiquez votre code postal, votre rue et votre numéro.",
      "Voyez aussitôt si la fibre arrive chez vous.",
      "Pas encore\u00a0? Nous vous écrivons dès qu’elle est là.",
    ],
    fibreHeading: "Vérifiez votre adresse",
    fibreFallback: "Appelez-nous et nous vérifions votre adresse ensemble\u00a0:",
    offersTitle: "Quatre services, une seule facture",
    offersLead: "Prenez-en un seul ou combinez-les. Tous les prix sont mensuels, en euros, TVA comprise.",
    from: "dès",
    perMonth: "/mois",
    offers: [
      {
        id: "internet",
        name: "Internet fibre",
        euros: 10,
        points: ["500\u00a0Mbps, 1\u00a0Gbps ou 10\u00a0Gbps", "Téléchargements illimités", "Box WiFi comprise"],
        action: "Vérifier mon adresse",
      },
      {
        id: "tv",
        name: "Télévision",
        euros: 7,
        points: ["Environ 45 ou 75 chaînes", "Reprise du début et 7\u00a0jours en arrière", "Application et décodeur compris"],
        action: "Ajouter la télévision",
      },
      {
        id: "mobile",
        name: "Mobile",
        euros: 5,
        points: ["Carte SIM ou eSIM", "Vous gardez votre numéro", "Jusqu’à 6\u00a0lignes sur une facture"],
        action: "Choisir une formule",
      },
      {
        id: "landline",
        name: "Ligne fixe",
        euros: 2.5,
        points: ["Avec l’internet fibre", "Vous gardez votre numéro", "Un seul abonnement, rien à choisir"],
        action: "Ajouter une ligne fixe",
      },
    ],
    callTitle: "Vous préférez en parler\u00a0?",
    callLead: "Laissez-nous votre numéro et nous vous rappelons, ou appelez-nous vous\u2011même.",
    callButton: "Rappelez-moi",
    newsTitle: "Nouvelles rues, nouvelles offres",
    newsLead: "Une courte lettre quand la fibre arrive ailleurs ou qu’un prix change. Un clic suffit pour l’arrêter.",
    newsHeading: "Abonnez-vous à la newsletter",
    newsFallback: "Écrivez-nous pour vous abonner",
  },
  nl: {
    title: "digi: glasvezelinternet, tv, mobiel en vaste lijn",
    description: "Glasvezel vanaf €\u00a010 per maand in België. Controleer je adres en zie de volledige prijs voor je bestelt.",
    hero: ["Glasvezel vanaf", "per maand"],
    lead: "Internet, tv, mobiel en vaste lijn in België. Eerst zie je de volledige prijs, dan beslis je.",
    postalCode: "Postcode",
    postalCodeTitle: "4 cijfers, bijvoorbeeld 1000",
    check: "Mijn adres controleren",
    orCall: "of bel",
    fibreTitle: "Ligt er glasvezel in jouw straat?",
    fibreLead: "Glasvezel wordt straat per straat gelegd, gebouw per gebouw.",
    fibreSteps: [
      "Geef je postcode, straat en nummer.",
      "Je ziet meteen of glasvezel tot bij jou komt.",
      "Nog niet? We schrijven je zodra het zover is.",
    ],
    fibreHeading: "Controleer je adres",
    fibreFallback: "Bel ons, dan controleren we je adres samen:",
    offersTitle: "Vier diensten, één factuur",
    offersLead: "Neem er één of combineer ze. Elke prijs is per maand, in euro, btw inbegrepen.",
    from: "vanaf",
    perMonth: "/maand",
    offers: [
      {
        id: "internet",
        name: "Glasvezelinternet",
        euros: 10,
        points: ["500\u00a0Mbps, 1\u00a0Gbps of 10\u00a0Gbps", "Onbeperkt downloaden", "Wifibox inbegrepen"],
        action: "Mijn adres controleren",
      },
      {
        id: "tv",
        name: "Tv",
        euros: 7,
        points: ["Ongeveer 45 of 75 zenders", "Herstarten en 7\u00a0dagen terugkijken", "App en tv-box inbegrepen"],
        action: "Tv toevoegen",
      },
      {
        id: "mobile",
        name: "Mobiel",
        euros: 5,
        points: ["Simkaart of eSIM", "Je houdt je nummer", "Tot 6\u00a0lijnen op één factuur"],
        action: "Een formule kiezen",
      },
      {
        id: "landline",
        name: "Vaste lijn",
        euros: 2.5,
        points: ["Samen met glasvezelinternet", "Je houdt je nummer", "Eén abonnement, niets te kiezen"],
        action: "Een vaste lijn toevoegen",
      },
    ],
    callTitle: "Liever even praten?",
    callLead: "Laat je nummer achter en we bellen je terug, of bel ons zelf.",
    callButton: "Bel mij terug",
    newsTitle: "Nieuwe straten, nieuw aanbod",
    newsLead: "Een korte brief wanneer glasvezel ergens nieuw ligt of een prijs verandert. Met één klik stop je hem.",
    newsHeading: "Schrijf je in op de nieuwsbrief",
    newsFallback: "Schrijf ons om je in te schrijven",
  },
};
