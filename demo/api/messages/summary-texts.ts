/**
 * The words of the contract summary (Implementing Regulation (EU) 2019/2243, annex). Titles, opening sentences and headings follow the
 * regulation in each language as closely as its text could be found. They have to be compared with the Official Journal before live use.
 */
import type { Language } from "#core/base/values/language.ts";

type Speed = { readonly minimum: string; readonly usual: string; readonly maximum: string; readonly advertised: string };
type Company = { readonly name: string; readonly address: string; readonly vat: string };
type Contact = { readonly phone: string; readonly url: string };

export type SummaryTexts = {
  readonly title: string;
  /** The name of the summary's file, without its extension. */
  readonly file: string;
  readonly opening: readonly [string, string, string];
  readonly headings: Readonly<Record<"services" | "speeds" | "price" | "duration" | "disabilities" | "other", string>>;
  readonly services: (names: string) => string;
  readonly provider: (company: Company) => string;
  readonly contact: (contact: Contact) => string;
  readonly complaints: (contact: Contact) => string;
  readonly date: (date: string) => string;
  readonly mobile: (plan: string) => string;
  readonly card: (cards: number, eSims: number) => string;
  readonly technician: string;
  readonly download: string;
  readonly upload: string;
  readonly fixedSpeed: (direction: string, speed: Speed) => string;
  readonly mobileSpeed: (direction: string, speed: Pick<Speed, "maximum" | "advertised">) => string;
  readonly remedies: readonly string[];
  readonly activation: (money: string) => string;
  readonly perMonth: (what: string, money: string) => string;
  readonly several: (what: string, money: string, count: number, sum: string) => string;
  readonly discount: (label: string, money: string) => string;
  readonly total: (money: string) => string;
  readonly afterwards: (money: string, months: number) => string;
  readonly afterwardsForever: (money: string) => string;
  readonly beyond: (what: string) => string;
  /**
   * Returns the sentences about VAT, indexation and use beyond the bundle.
   *
   * @param url the address of the price list; undefined as long as that page is not built
   */
  readonly prices: (url: string | undefined) => string;
  readonly duration: readonly string[];
  readonly disabilities: readonly string[];
  readonly television: string;
  /**
   * Returns the paragraphs of the section 'Other relevant information'.
   *
   * @param urls the addresses of the pages with the terms
   */
  readonly other: (urls: readonly string[]) => readonly string[];
  /** Says what the provider pays for a line that is late, by the day, and for a visit that was missed. */
  readonly lateLine: (money: { readonly day: string; readonly visit: string }) => string;
  readonly page: (page: number, pages: number) => string;
};

const en: SummaryTexts = {
  title: "Contract summary",
  file: "contract-summary",
  opening: [
    "This contract summary provides the main elements of this service offer as required by EU law.",
    "It helps to make a comparison between service offers.",
    "Complete information about the service is provided in other documents.",
  ],
  headings: {
    services: "Services and equipment",
    speeds: "Speeds of the internet service and remedies",
    price: "Price",
    duration: "Duration, renewal and termination",
    disabilities: "Features for end-users with disabilities",
    other: "Other relevant information",
  },
  services: (names) => `Service offer: ${names}`,
  provider: ({ name, address, vat }) => `Provider: ${name}, ${address}, VAT ${vat}`,
  contact: ({ phone, url }) => `Contact: ${phone}, ${url}`,
  complaints: ({ phone, url }) =>
    `Complaints: ${phone}, ${url}; then the Office of the Ombudsman for Telecommunications, www.ombudsmantelecom.be`,
  date: (date) => `Date: ${date}`,
  mobile: (plan) => `Mobile ${plan}`,
  card: (cards, eSims) =>
    [
      ...(cards > 0 ? [cards === 1 ? "1 SIM card" : `${cards} SIM cards`] : []),
      ...(eSims > 0 ? [eSims === 1 ? "1 eSIM" : `${eSims} eSIMs`] : []),
    ].join(", "),
  technician:
    "A technician installs the line and the box, and up to 2 WiFi boosters. The box and the boosters stay ours: you return them when you leave.",
  download: "Download",
  upload: "Upload",
  fixedSpeed: (direction, { minimum, usual, maximum, advertised }) =>
    `${direction}: minimum ${minimum}, usually available ${usual}, maximum ${maximum}, advertised ${advertised}.`,
  mobileSpeed: (direction, { maximum, advertised }) => `${direction}: estimated maximum ${maximum}, advertised ${advertised}.`,
  remedies: [
    "Is the speed lower than this, continuously or again and again? Call us: we look for the cause and mend it free of charge. If we can’t, you can end the contract at once and at no cost, and turn to the ombudsman.",
  ],
  activation: (money) => `Activation and installation: ${money}.`,
  perMonth: (what, money) => `${what}: ${money} a month.`,
  several: (what, money, count, sum) => `${what}: ${count} × ${money} = ${sum} a month.`,
  discount: (label, money) => `${label}: ${money} a month.`,
  total: (money) => `Each month in total: ${money}.`,
  afterwards: (money, months) => `After the promotion of ${months} months: ${money} a month.`,
  afterwardsForever: (money) => `After the promotion: ${money} a month.`,
  beyond: (what) => `Not included – ${what}.`,
  prices: (url) =>
    `All prices include VAT. They are not indexed. Use beyond the bundle is billed afterwards, by our price list${url === undefined ? "." : `: ${url}`}`,
  duration: [
    "The contract has no fixed term: it runs until one of us ends it, and is never renewed.",
    "You can end it at any time and at no cost. It then stops on the day you choose, at the latest the day after your notice. If you change operator with Easy Switch, the new operator does this for you.",
    "You can withdraw within 14 days of your order without giving a reason. If you asked us to begin within that time, you pay for what you have used.",
  ],
  disabilities: [
    "Our site, invoices and this summary can be read by screen readers. Emergency number 112 can also be reached by app and text message. If you can’t call, write to us through the contact page.",
  ],
  television: "TV shows subtitles, audio description and sign language where the broadcaster provides them.",
  other: (urls) => [
    `Fair use and all other terms: ${urls.join(" and ")}`,
    "You can compare the tariffs of all operators on www.besttariff.be.",
  ],
  lateLine: ({ day, visit }) =>
    `If your line is activated late because of us, you receive ${day} for each day, and if our technician misses the appointment ${visit}, without having to ask.`,
  page: (page, pages) => `Page ${page} of ${pages}`,
};

const fr: SummaryTexts = {
  title: "Récapitulatif contractuel",
  file: "recapitulatif-contractuel",
  opening: [
    "Le présent récapitulatif contractuel indique les principaux éléments de cette offre de services comme l’exige le droit de l’Union.",
    "Il facilite la comparaison entre les offres de services.",
    "Des informations complètes sur les services figurent dans d’autres documents.",
  ],
  headings: {
    services: "Services et équipements",
    speeds: "Débits du service internet et voies de recours",
    price: "Prix",
    duration: "Durée, renouvellement et résiliation",
    disabilities: "Fonctions destinées aux utilisateurs finaux handicapés",
    other: "Autres informations utiles",
  },
  services: (names) => `Offre de services\u00a0: ${names}`,
  provider: ({ name, address, vat }) => `Fournisseur\u00a0: ${name}, ${address}, TVA ${vat}`,
  contact: ({ phone, url }) => `Contact\u00a0: ${phone}, ${url}`,
  complaints: ({ phone, url }) =>
    `Réclamations\u00a0: ${phone}, ${url}, puis le Service de médiation pour les télécommunications, www.mediateurtelecom.be`,
  date: (date) => `Date\u00a0: ${date}`,
  mobile: (plan) => `Mobile ${plan}`,
  card: (cards, eSims) =>
    [
      ...(cards > 0 ? [cards === 1 ? "1\u00a0carte SIM" : `${cards}\u00a0cartes SIM`] : []),
      ...(eSims > 0 ? [`${eSims}\u00a0eSIM`] : []),
    ].join(", "),
  technician:
    "Un technicien installe la ligne et la box, et jusqu’à 2 répéteurs WiFi. La box et les répéteurs restent notre propriété\u00a0: vous les rendez à la fin du contrat.",
  download: "Téléchargement",
  upload: "Envoi",
  fixedSpeed: (direction, { minimum, usual, maximum, advertised }) =>
    `${direction}\u00a0: débit minimal ${minimum}, normalement disponible ${usual}, maximal ${maximum}, annoncé ${advertised}.`,
  mobileSpeed: (direction, { maximum, advertised }) => `${direction}\u00a0: débit maximal estimé ${maximum}, annoncé ${advertised}.`,
  remedies: [
    "Le débit reste inférieur, en permanence ou à répétition\u00a0? Appelez-nous\u00a0: nous cherchons la cause et la réparons gratuitement. Si nous n’y parvenons pas, vous pouvez résilier immédiatement et sans frais, et vous adresser au Service de médiation.",
  ],
  activation: (money) => `Activation et installation\u00a0: ${money}.`,
  perMonth: (what, money) => `${what}\u00a0: ${money} par mois.`,
  several: (what, money, count, sum) => `${what}\u00a0: ${count} × ${money} = ${sum} par mois.`,
  discount: (label, money) => `${label}\u00a0: ${money} par mois.`,
  total: (money) => `Total par mois\u00a0: ${money}.`,
  afterwards: (money, months) => `Après la promotion de ${months} mois\u00a0: ${money} par mois.`,
  afterwardsForever: (money) => `Après la promotion\u00a0: ${money} par mois.`,
  beyond: (what) => `Non compris – ${what}.`,
  prices: (url) =>
    `Tous les prix comprennent la TVA. Ils ne sont pas indexés. Ce que vous consommez au-delà du forfait est facturé ensuite, selon nos tarifs${url === undefined ? "." : `\u00a0: ${url}`}`,
  duration: [
    "Le contrat est à durée indéterminée\u00a0: il court jusqu’à ce que l’un de nous y mette fin, et n’est jamais renouvelé.",
    "Vous pouvez le résilier à tout moment et sans frais. Il s’arrête le jour de votre choix, au plus tard le lendemain de votre demande. Si vous changez d’opérateur avec Easy Switch, le nouvel opérateur s’en charge.",
    "Vous pouvez vous rétracter dans les 14 jours de votre commande, sans vous justifier. Si vous nous avez demandé de commencer dans ce délai, vous payez ce que vous avez utilisé.",
  ],
  disabilities: [
    "Notre site, nos factures et ce récapitulatif sont lisibles avec un lecteur d’écran. Le numéro d’urgence 112 est aussi joignable par application et par SMS. Si vous ne pouvez pas téléphoner, écrivez-nous par la page de contact.",
  ],
  television: "La TV affiche les sous-titres, l’audiodescription et la langue des signes lorsque la chaîne les propose.",
  other: (urls) => [
    `Usage raisonnable et toutes les autres conditions\u00a0: ${urls.join(" et ")}`,
    "Vous pouvez comparer les tarifs de tous les opérateurs sur www.meilleurtarif.be.",
  ],
  lateLine: ({ day, visit }) =>
    `Si votre ligne est activée en retard par notre faute, vous recevez ${day} par jour, et ${visit} si notre technicien manque le rendez-vous, sans devoir les demander.`,
  page: (page, pages) => `Page ${page} sur ${pages}`,
};

const nl: SummaryTexts = {
  title: "Samenvatting van het contract",
  file: "samenvatting-van-het-contract",
  opening: [
    "In deze samenvatting van het contract staan de belangrijkste elementen van de aangeboden dienst, zoals vereist volgens het EU-recht.",
    "Dit maakt het gemakkelijker om diensten met elkaar te vergelijken.",
    "Volledige informatie over de dienst is terug te vinden in andere documenten.",
  ],
  headings: {
    services: "Diensten en apparatuur",
    speeds: "Snelheden van de internetdienst en rechtsmiddelen",
    price: "Prijs",
    duration: "Looptijd, verlenging en beëindiging",
    disabilities: "Functies voor eindgebruikers met een handicap",
    other: "Andere relevante informatie",
  },
  services: (names) => `Aangeboden diensten: ${names}`,
  provider: ({ name, address, vat }) => `Aanbieder: ${name}, ${address}, btw ${vat}`,
  contact: ({ phone, url }) => `Contact: ${phone}, ${url}`,
  complaints: ({ phone, url }) => `Klachten: ${phone}, ${url}, daarna de Ombudsdienst voor telecommunicatie, www.ombudsmantelecom.be`,
  date: (date) => `Datum: ${date}`,
  mobile: (plan) => `Mobiel ${plan}`,
  card: (cards, eSims) =>
    [
      ...(cards > 0 ? [cards === 1 ? "1 simkaart" : `${cards} simkaarten`] : []),
      ...(eSims > 0 ? [eSims === 1 ? "1 eSIM" : `${eSims} eSIM’s`] : []),
    ].join(", "),
  technician:
    "Een technicus installeert de lijn en de box, en tot 2 wifiversterkers. De box en de versterkers blijven van ons: je geeft ze terug als je vertrekt.",
  download: "Downloaden",
  upload: "Uploaden",
  fixedSpeed: (direction, { minimum, usual, maximum, advertised }) =>
    `${direction}: minimaal ${minimum}, normaal beschikbaar ${usual}, maximaal ${maximum}, geadverteerd ${advertised}.`,
  mobileSpeed: (direction, { maximum, advertised }) => `${direction}: geschat maximum ${maximum}, geadverteerd ${advertised}.`,
  remedies: [
    "Ligt de snelheid voortdurend of telkens opnieuw lager? Bel ons: we zoeken de oorzaak en herstellen die gratis. Lukt dat niet, dan kun je het contract meteen en kosteloos beëindigen en naar de Ombudsdienst stappen.",
  ],
  activation: (money) => `Activering en installatie: ${money}.`,
  perMonth: (what, money) => `${what}: ${money} per maand.`,
  several: (what, money, count, sum) => `${what}: ${count} × ${money} = ${sum} per maand.`,
  discount: (label, money) => `${label}: ${money} per maand.`,
  total: (money) => `Totaal per maand: ${money}.`,
  afterwards: (money, months) => `Na de promotie van ${months} maanden: ${money} per maand.`,
  afterwardsForever: (money) => `Na de promotie: ${money} per maand.`,
  beyond: (what) => `Niet inbegrepen – ${what}.`,
  prices: (url) =>
    `Alle prijzen zijn inclusief btw. Ze worden niet geïndexeerd. Wat je boven je bundel verbruikt, rekenen we achteraf aan volgens onze tarieven${url === undefined ? "." : `: ${url}`}`,
  duration: [
    "Het contract heeft geen vaste looptijd: het loopt tot een van ons het beëindigt en wordt nooit verlengd.",
    "Je kunt het altijd en kosteloos beëindigen. Het stopt op de dag die je kiest, ten laatste de dag na je opzegging. Verander je van operator met Easy Switch, dan regelt de nieuwe operator dat.",
    "Je kunt je bestelling binnen 14 dagen herroepen zonder opgave van reden. Heb je ons gevraagd om binnen die tijd te beginnen, dan betaal je wat je gebruikt hebt.",
  ],
  disabilities: [
    "Onze site, je facturen en deze samenvatting zijn leesbaar met een schermlezer. Noodnummer 112 is ook te bereiken met de app en per sms. Kun je niet bellen, schrijf ons dan via de contactpagina.",
  ],
  television: "TV toont ondertitels, audiodescriptie en gebarentaal waar de zender ze aanbiedt.",
  other: (urls) => [
    `Redelijk gebruik en alle andere voorwaarden: ${urls.join(" en ")}`,
    "Op www.bestetarief.be kun je de tarieven van alle operatoren vergelijken.",
  ],
  lateLine: ({ day, visit }) =>
    `Wordt je lijn door onze schuld te laat geactiveerd, dan krijg je ${day} per dag, en ${visit} als onze technicus de afspraak mist, zonder dat je erom hoeft te vragen.`,
  page: (page, pages) => `Pagina ${page} van ${pages}`,
};

export const summaryTexts: Readonly<Record<Language, SummaryTexts>> = { en, fr, nl };
