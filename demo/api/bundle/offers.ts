/** The sample offers (decisions §8). `i` is the id that links use, `wpId` the one that analytics and the order carry. */
import type { Language } from "#core/values/language.ts";

export type OfferKind = "mobile" | "internet" | "tv" | "landline";
type Texts = Readonly<Record<Language, string>>;
export type Offer = {
  readonly i: string;
  readonly wpId: string;
  readonly price: number;
  /** Lines of the title; proper names are the same in every language. */
  readonly title: readonly (string | Texts)[];
  readonly label?: Texts;
  readonly features: readonly Texts[];
  readonly highlighted?: true;
  /** Of a mobile plan: the data of its bundle. */
  readonly gigabytes?: number;
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
const fiveG: Texts = { en: "5G included", fr: "5G incluse", nl: "5G inbegrepen" };
const popular: Texts = { en: "Most popular", fr: "Le plus choisi", nl: "Meest gekozen" };

const gigabytes = (amount: number): Texts => ({
  en: `${amount} GB of data`,
  fr: `${amount} Go de données`,
  nl: `${amount} GB data`,
});

const plan = (name: string, wpId: string, price: number, data: number): Offer => ({
  i: `mobile-${name.toLowerCase()}`,
  wpId,
  price,
  title: [name],
  gigabytes: data,
  features: [gigabytes(data), callsAndTexts, roaming, fiveG],
});

const downloads: Texts = { en: "Unlimited downloads", fr: "Téléchargements illimités", nl: "Onbeperkt downloaden" };
const wifi: Texts = { en: "WiFi 6 box included", fr: "Box WiFi 6 incluse", nl: "WiFi 6-box inbegrepen" };
const noContract: Texts = {
  en: "No long contract: cancel whenever you like",
  fr: "Sans engagement\u00a0: résiliable à tout moment",
  nl: "Geen langlopend contract: je kunt altijd opzeggen",
};

const line = (id: string, wpId: string, speed: string, price: number): Offer => ({
  i: `internet-${id}`,
  wpId,
  price,
  title: [{ en: "Fibre", fr: "Fibre", nl: "Glasvezel" }, speed],
  features: [downloads, wifi, noContract],
});

const television = (name: string, wpId: string, price: number, channels: number): Offer => ({
  i: `tv-${name.toLowerCase()}`,
  wpId,
  price,
  title: ["TV", name],
  features: [
    { en: `About ${channels} channels`, fr: `Environ ${channels} chaînes`, nl: `Ongeveer ${channels} zenders` },
    { en: "Restart, and 7 days of replay", fr: "Redémarrage et 7 jours de replay", nl: "Opnieuw starten en 7 dagen terugkijken" },
    { en: "3 screens at the same time", fr: "3 écrans en même temps", nl: "3 schermen tegelijk" },
  ],
});

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
  tv: [{ ...television("Essentials", "1301", 7, 45), label: popular, highlighted: true }, television("Max", "1302", 12, 75)],
  landline: [
    {
      i: "landline-unlimited",
      wpId: "1401",
      price: 2.5,
      title: [{ en: "Landline", fr: "Ligne fixe", nl: "Vaste lijn" }],
      features: [
        {
          en: "Unlimited calls to landlines and mobiles in Belgium",
          fr: "Appels illimités vers les fixes et mobiles en Belgique",
          nl: "Onbeperkt bellen naar vaste en mobiele nummers in België",
        },
        { en: "Keep your number", fr: "Gardez votre numéro", nl: "Behoud je nummer" },
      ],
    },
  ],
};

const byId: ReadonlyMap<string, Offer> = new Map(
  Object.values(offers)
    .flat()
    .map((offer) => [offer.i, offer]),
);

/** Undefined where it is not offered any more. */
export const offerOf = (id: string): Offer | undefined => byId.get(id);

/** Parts of its title; of an offer that is gone, its id. */
export const titleIn = (id: string, language: Language): string[] =>
  offerOf(id)?.title.map((part) => (typeof part === "string" ? part : part[language])) ?? [id];
