/** This module has the sample offers (decisions §8). `i` is the id that links use, `wpId` the id that analytics and the order carry. */
import type { Language } from "#core/base/values/language.ts";
import { formatMoney } from "#core/base/values/money.ts";
import type { AreaLanguage } from "#demo/api/data/language-area.ts";
import { boosterCents, dataRate, extraTvBoxCents, replayDays, tvStreams } from "#demo/api/data/prices.ts";
import { formatRate, gigabyteRate } from "./rates.rules.ts";

export type OfferKind = "mobile" | "internet" | "tv" | "landline";
type Texts = Readonly<Record<Language, string>>;
/** Features that belong together, each of which says by itself what it is about. */
type FeatureGroup = { readonly title: Texts; readonly features: readonly Texts[] };
export type Offer = {
  readonly i: string;
  readonly wpId: string;
  readonly price: number;
  /** The lines of the title. A proper name is a plain text, because it is the same in every language. */
  readonly title: readonly (string | Texts)[];
  /** The name of a plan whose title says no more than its kind; packages of the customer area show it behind the title (C-164). */
  readonly plan?: Texts;
  readonly label?: Texts;
  readonly features: readonly (Texts | FeatureGroup)[];
  readonly excluded: readonly Texts[];
  readonly highlighted?: true;
  /** The data of the monthly bundle in GB; only mobile plans have it. */
  readonly gigabytes?: number;
  /** The main language of the channels; only TV offers have it. */
  readonly spoken?: AreaLanguage;
  /** The level of detail of the picture. Offers that differ in their language alone have the same level, and so the same picture. */
  readonly level?: number;
};

const callsAndTexts: Texts = {
  en: "Unlimited calls and texts",
  fr: "Appels et SMS illimités",
  nl: "Onbeperkt bellen en sms’en",
};
const roaming: Texts = {
  en: "Use it in the whole EU at no extra cost",
  fr: "Utilisable dans toute l’UE sans supplément",
  nl: "Te gebruiken in de hele EU, zonder toeslag",
};
const fiveG: Texts = { en: "5G included, up to 1 Gbps", fr: "5G incluse, jusqu’à 1 Gbps", nl: "5G inbegrepen, tot 1 Gbps" };
/** The text that says that a contract has no fixed term, which holds for every contract of the sample (decisions §14). */
export const noFixedTerm: Texts = {
  en: "No long contract: cancel whenever you like",
  fr: "Sans engagement\u00a0: résiliable à tout moment",
  nl: "Geen langlopend contract: je kunt altijd opzeggen",
};
const popular: Texts = { en: "Most popular", fr: "Le plus choisi", nl: "Meest gekozen" };

const gigabytes = (amount: number): Texts => ({
  en: `${amount} GB of data`,
  fr: `${amount} Go de données`,
  nl: `${amount} GB data`,
});

const callsAbroad: Texts = {
  en: "Calls from Belgium to other countries",
  fr: "Les appels de la Belgique vers l’étranger",
  nl: "Bellen vanuit België naar het buitenland",
};
const beyond = (language: Language): string => formatRate(gigabyteRate(dataRate), language);
const dataBeyond = (amount: number): Texts => ({
  en: `Data beyond ${amount} GB: ${beyond("en")} per GB`,
  fr: `Les données au-delà de ${amount} Go\u00a0: ${beyond("fr")} par Go`,
  nl: `Data boven ${amount} GB: ${beyond("nl")} per GB`,
});

const plan = (name: string, wpId: string, price: number, data: number): Offer => ({
  i: `mobile-${name.toLowerCase()}`,
  wpId,
  price,
  title: [name],
  gigabytes: data,
  features: [gigabytes(data), callsAndTexts, roaming, fiveG],
  excluded: [callsAbroad, dataBeyond(data)],
});

const downloads: Texts = { en: "Unlimited downloads", fr: "Données illimitées", nl: "Onbeperkt internet" };
const wifi: Texts = { en: "WiFi 6 box included", fr: "Box WiFi 6 incluse", nl: "Wifi 6-box inbegrepen" };
const speedOf = (speed: string): Texts => ({
  en: `Up to ${speed} for downloads and uploads`,
  fr: `Jusqu’à ${speed} en téléchargement et en envoi`,
  nl: `Tot ${speed} om te downloaden en te uploaden`,
});
const boosterPrice = (language: Language): string => formatMoney(boosterCents[0] ?? 0, language);
const booster: Texts = {
  en: `A WiFi booster: ${boosterPrice("en")} a month`,
  fr: `Un répéteur WiFi\u00a0: ${boosterPrice("fr")} par mois`,
  nl: `Een wifiversterker: ${boosterPrice("nl")} per maand`,
};

const line = (id: string, wpId: string, speed: string, price: number): Offer => ({
  i: `internet-${id}`,
  wpId,
  price,
  title: [{ en: "Fibre", fr: "Fibre", nl: "Glasvezel" }, speed],
  features: [downloads, speedOf(speed), wifi],
  excluded: [booster],
});

const tvName = (name: string, spoken: AreaLanguage): Texts =>
  ({
    nl: { en: `${name} in Dutch`, fr: `${name} en néerlandais`, nl: `${name} Nederlandstalig` },
    fr: { en: `${name} in French`, fr: `${name} en français`, nl: `${name} Franstalig` },
  })[spoken];

type Television = Pick<Offer, "wpId" | "price" | "level"> & {
  readonly name: string;
  readonly channels: number;
  readonly spoken: AreaLanguage;
};

/** Returns the features of a TV offer in groups (C-162, C-166). */
const tvFeatures = (channels: number): readonly FeatureGroup[] => [
  {
    title: { en: "Channels", fr: "Chaînes", nl: "Zenders" },
    features: [{ en: `About ${channels} channels`, fr: `Environ ${channels} chaînes`, nl: `Ongeveer ${channels} zenders` }],
  },
  {
    title: { en: "Whenever you like", fr: "Quand vous voulez", nl: "Wanneer je wilt" },
    features: [
      { en: "Restart a programme", fr: "Reprendre un programme depuis le début", nl: "Programma’s opnieuw starten" },
      { en: `${replayDays} days of replay`, fr: `${replayDays} jours de replay`, nl: `${replayDays} dagen terugkijken` },
    ],
  },
  {
    title: { en: "Wherever you like", fr: "Où vous voulez", nl: "Waar je wilt" },
    features: [
      { en: `${tvStreams} screens at the same time`, fr: `${tvStreams} écrans en même temps`, nl: `${tvStreams} schermen tegelijk` },
      { en: "App and TV box included", fr: "Application et décodeur inclus", nl: "App en tv-box inbegrepen" },
    ],
  },
];

const boxPrice = (language: Language): string => formatMoney(extraTvBoxCents, language);
const secondBox: Texts = {
  en: `A second TV box: ${boxPrice("en")} a month`,
  fr: `Un deuxième décodeur\u00a0: ${boxPrice("fr")} par mois`,
  nl: `Een tweede tv-box: ${boxPrice("nl")} per maand`,
};

/** Makes a TV offer. Each TV offer exists in a Dutch and a French variant (C-165). */
const television = ({ name, channels, spoken, ...offer }: Television): Offer => ({
  ...offer,
  i: `tv-${name.toLowerCase()}-${spoken}`,
  spoken,
  title: ["TV", tvName(name, spoken)],
  features: tvFeatures(channels),
  excluded: [secondBox],
});

/** The TV packages, each of which is offered in two languages at one price. */
const tvEssentials = { name: "Essentials", price: 7, channels: 45, level: 0 } as const;
const tvMax = { name: "Max", price: 12, channels: 75, level: 1 } as const;

export const tvPackages: readonly Pick<Television, "name" | "price" | "channels">[] = [tvEssentials, tvMax];

export const offers: Readonly<Record<OfferKind, readonly Offer[]>> = {
  mobile: [
    plan("Light", "1101", 5, 15),
    { ...plan("Essentials", "1102", 7, 20), label: popular, highlighted: true },
    plan("Max", "1103", 11, 30),
    plan("Ultimate", "1104", 15, 50),
  ],
  internet: [
    { ...line("500", "1201", "500 Mbps", 10), label: popular, highlighted: true },
    line("1000", "1202", "1 Gbps", 15),
    line("10000", "1203", "10 Gbps", 20),
  ],
  tv: [
    { ...television({ ...tvEssentials, wpId: "1301", spoken: "nl" }), label: popular, highlighted: true },
    { ...television({ ...tvEssentials, wpId: "1302", spoken: "fr" }), label: popular, highlighted: true },
    television({ ...tvMax, wpId: "1303", spoken: "nl" }),
    television({ ...tvMax, wpId: "1304", spoken: "fr" }),
  ],
  landline: [
    {
      i: "landline-unlimited",
      wpId: "1401",
      price: 2.5,
      title: [{ en: "Landline", fr: "Ligne fixe", nl: "Vaste lijn" }],
      plan: { en: "Unlimited", fr: "Illimité", nl: "Onbeperkt" },
      features: [
        {
          en: "Unlimited calls to landlines and mobiles in Belgium",
          fr: "Appels illimités vers les fixes et mobiles en Belgique",
          nl: "Onbeperkt bellen naar vaste en mobiele nummers in België",
        },
        { en: "Keep your number", fr: "Gardez votre numéro", nl: "Behoud je nummer" },
      ],
      excluded: [
        {
          en: "Calls to other countries and to special numbers",
          fr: "Les appels vers l’étranger et les numéros spéciaux",
          nl: "Bellen naar het buitenland en naar speciale nummers",
        },
      ],
    },
  ],
};

const byId: ReadonlyMap<string, Offer> = new Map(
  Object.values(offers)
    .flat()
    .map((offer) => [offer.i, offer]),
);

/** Returns the offer of an id, or undefined when no such offer is in the catalogue, or not any more. */
export const offerOf = (id: string): Offer | undefined => byId.get(id);

/** Returns the number by which the operator knows an offer (`odin`). It is unlike the other ids, because pages must not compute it. */
export const odinOf = ({ wpId }: Pick<Offer, "wpId">): number => 700_000 + Number(wpId);

/** Returns the lines of an offer's title in a language. The title of an offer that is gone is its id. */
export const titleIn = (id: string, language: Language): string[] =>
  offerOf(id)?.title.map((part) => (typeof part === "string" ? part : part[language])) ?? [id];
