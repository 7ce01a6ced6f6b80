import type { Lang } from "#demo/pages/context.ts";

type Texts = Readonly<
  Record<
    | "skip"
    | "home"
    | "main"
    | "fibre"
    | "bundle"
    | "offers"
    | "contact"
    | "callback"
    | "withdrawal"
    | "language"
    | "account"
    | "logIn"
    | "myDigi"
    | "greeting"
    | "logOut"
    | "tagline"
    | "news"
    | "jobs"
    | "prices"
    | "priceList"
    | "roaming"
    | "conditions"
    | "invoice"
    | "accessibility"
    | "help"
    | "hours"
    | "legal"
    | "privacy"
    | "terms"
    | "cookies"
    | "cookieSettings"
    | "developers"
    | "catalogue"
    | "outbox"
    | "faults"
    | "sample"
    | "faultsOn"
    | "faultsOff"
    | "faultsChange",
    string
  >
>;

export const layoutTexts: Readonly<Record<Lang, Texts>> = {
  en: {
    skip: "Skip to content",
    home: "digi, home page",
    main: "Main",
    fibre: "Fibre",
    bundle: "Your pack",
    offers: "Offers",
    contact: "Contact",
    callback: "Call me back",
    withdrawal: "Withdraw from contract here",
    language: "Language",
    account: "Account",
    logIn: "Log in",
    myDigi: "My digi",
    greeting: "Hello {name}",
    logOut: "Log out",
    tagline: "Fibre internet, TV, mobile and landline in Belgium.",
    news: "News",
    jobs: "Jobs",
    prices: "Prices",
    priceList: "Price list",
    roaming: "Prices abroad",
    conditions: "Conditions of our products",
    invoice: "Your invoice explained",
    accessibility: "Accessibility",
    help: "Help",
    hours: "Monday to Saturday, 09:00\u00a0to\u00a017:00",
    legal: "Legal",
    privacy: "Privacy policy",
    terms: "General terms",
    cookies: "Cookie policy",
    cookieSettings: "Cookie settings",
    developers: "For developers",
    catalogue: "Widget catalogue",
    outbox: "Outbox",
    faults: "Faults",
    sample: "A demo site: no contracts are made here.",
    faultsOn: "Faults are switched on for your calls:",
    faultsOff: "Switch off",
    faultsChange: "Change",
  },
  fr: {
    skip: "Aller au contenu",
    home: "digi, page d’accueil",
    main: "Principale",
    fibre: "Fibre",
    bundle: "Votre pack",
    offers: "Offres",
    contact: "Contact",
    callback: "Rappelez-moi",
    withdrawal: "Se rétracter du contrat ici",
    language: "Langue",
    account: "Compte",
    logIn: "Se connecter",
    myDigi: "My digi",
    greeting: "Bonjour {name}",
    logOut: "Se déconnecter",
    tagline: "Internet fibre, télévision, mobile et ligne fixe en Belgique.",
    news: "Actualités",
    jobs: "Emplois",
    prices: "Prix",
    priceList: "Tarifs",
    roaming: "Prix à l’étranger",
    conditions: "Conditions de nos produits",
    invoice: "Comprendre votre facture",
    accessibility: "Accessibilité",
    help: "Aide",
    hours: "Du lundi au samedi, de\u00a09\u00a0h\u00a0à\u00a017\u00a0h",
    legal: "Mentions légales",
    privacy: "Politique de confidentialité",
    terms: "Conditions générales",
    cookies: "Politique de cookies",
    cookieSettings: "Choix de cookies",
    developers: "Pour les développeurs",
    catalogue: "Catalogue des widgets",
    outbox: "Boîte d’envoi",
    faults: "Pannes",
    sample: "Ceci est un site de démonstration\u00a0: aucun contrat n’y est conclu.",
    faultsOn: "Des pannes sont activées pour vos appels\u00a0:",
    faultsOff: "Désactiver",
    faultsChange: "Modifier",
  },
  nl: {
    skip: "Naar de inhoud",
    home: "digi, startpagina",
    main: "Hoofdmenu",
    fibre: "Glasvezel",
    bundle: "Je pack",
    offers: "Aanbod",
    contact: "Contact",
    callback: "Bel mij terug",
    withdrawal: "Hier het contract herroepen",
    language: "Taal",
    account: "Account",
    logIn: "Inloggen",
    myDigi: "My digi",
    greeting: "Dag {name}",
    logOut: "Uitloggen",
    tagline: "Glasvezelinternet, tv, mobiel en vaste lijn in België.",
    news: "Nieuws",
    jobs: "Vacatures",
    prices: "Prijzen",
    priceList: "Tarieven",
    roaming: "Prijzen in het buitenland",
    conditions: "Voorwaarden van onze producten",
    invoice: "Je factuur uitgelegd",
    accessibility: "Toegankelijkheid",
    help: "Hulp",
    hours: "Maandag tot zaterdag, van\u00a09\u00a0tot\u00a017\u00a0uur",
    legal: "Juridisch",
    privacy: "Privacybeleid",
    terms: "Algemene voorwaarden",
    cookies: "Cookiebeleid",
    cookieSettings: "Cookie-instellingen",
    developers: "Voor ontwikkelaars",
    catalogue: "Widgetcatalogus",
    outbox: "Postvak Uit",
    faults: "Storingen",
    sample: "Dit is een demosite: hier wordt geen contract gesloten.",
    faultsOn: "Er staan storingen aan voor jouw aanvragen:",
    faultsOff: "Uitzetten",
    faultsChange: "Wijzigen",
  },
};
