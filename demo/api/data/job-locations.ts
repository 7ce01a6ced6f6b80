/** This module has the towns, departments and terms of the sample jobs, to which the roles of `job-roles/` refer. */
import type { Language } from "#core/base/values/language.ts";

export type Texts = Readonly<Record<Language, string>>;

export const departments = {
  network: { en: "Network and fibre", fr: "Réseau et fibre", nl: "Netwerk en glasvezel" },
  it: { en: "IT and data", fr: "Informatique et données", nl: "IT en data" },
  care: { en: "Customer service", fr: "Service clientèle", nl: "Klantendienst" },
  shops: { en: "Shops", fr: "Magasins", nl: "Winkels" },
  sales: { en: "Sales and marketing", fr: "Ventes et marketing", nl: "Verkoop en marketing" },
  finance: { en: "Finance and legal", fr: "Finances et juridique", nl: "Financiën en juridische dienst" },
  people: { en: "People and offices", fr: "Ressources humaines et bureaux", nl: "Personeel en kantoren" },
} as const satisfies Record<string, Texts>;
export type Department = keyof typeof departments;

/** The languages in which the work of a job is done. */
export const workLanguages = {
  en: { en: "English", fr: "Anglais", nl: "Engels" },
  fr: { en: "French", fr: "Français", nl: "Frans" },
  nl: { en: "Dutch", fr: "Néerlandais", nl: "Nederlands" },
} as const satisfies Record<Language, Texts>;

export const locations = {
  antwerp: { en: "Antwerp", fr: "Anvers", nl: "Antwerpen" },
  brussels: { en: "Brussels", fr: "Bruxelles", nl: "Brussel" },
  charleroi: { en: "Charleroi", fr: "Charleroi", nl: "Charleroi" },
  ghent: { en: "Ghent", fr: "Gand", nl: "Gent" },
  leuven: { en: "Leuven", fr: "Louvain", nl: "Leuven" },
  liege: { en: "Liège", fr: "Liège", nl: "Luik" },
  mons: { en: "Mons", fr: "Mons", nl: "Bergen" },
  namur: { en: "Namur", fr: "Namur", nl: "Namen" },
} as const satisfies Record<string, Texts>;
export type Location = keyof typeof locations;

/** The postal codes of the towns. */
export const postalCodes: Readonly<Record<Location, string>> = {
  antwerp: "2000",
  brussels: "1000",
  charleroi: "6000",
  ghent: "9000",
  leuven: "3000",
  liege: "4000",
  mons: "7000",
  namur: "5000",
};

export const contracts = {
  permanent: { en: "Permanent contract", fr: "CDI", nl: "Vast contract" },
  fixed: { en: "Fixed term, 12 months", fr: "CDD de 12 mois", nl: "Tijdelijk, 12 maanden" },
  student: { en: "Student job", fr: "Job étudiant", nl: "Studentenjob" },
} as const satisfies Record<string, Texts>;
export type Contract = keyof typeof contracts;

export const hours = {
  full: { en: "Full-time", fr: "Temps plein", nl: "Voltijds" },
  fourFifths: { en: "4/5 possible", fr: "4/5 possible", nl: "4/5 mogelijk" },
  saturdays: { en: "Saturdays", fr: "Le samedi", nl: "Op zaterdag" },
} as const satisfies Record<string, Texts>;
export type Hours = keyof typeof hours;

/** The sentences about the hours of a week, for the page of a job. A job of Saturdays alone says them with its setting. */
export const weeks: Readonly<Record<Hours, Texts | undefined>> = {
  full: {
    en: "A full-time week has 38 hours.",
    fr: "Une semaine à temps plein compte 38 heures.",
    nl: "Een voltijdse week telt 38 uur.",
  },
  fourFifths: {
    en: "You choose: a full-time week of 38 hours, or four days of it.",
    fr: "À vous de choisir\u00a0: une semaine à temps plein de 38 heures, ou quatre jours sur cinq.",
    nl: "Je kiest zelf: een voltijdse week van 38 uur, of vier dagen op vijf.",
  },
  saturdays: undefined,
};

/** The value of a meal voucher in euros. One is given for each day of work. */
export const mealVoucherEuros = 8;

/** The sentences about the way of working, which end the text of a job. */
export const settings = {
  van: {
    en: "You leave from home, with a van, tools and a tablet of your own.",
    fr: "Vous partez de chez vous, avec votre camionnette, vos outils et votre tablette.",
    nl: "Je vertrekt van thuis, met je eigen bestelwagen, gereedschap en tablet.",
  },
  home: {
    en: "You work from home up to three days a week.",
    fr: "Vous télétravaillez jusqu’à trois jours par semaine.",
    nl: "Je werkt tot drie dagen per week thuis.",
  },
  shifts: {
    en: "You work early or late, and one Saturday in three.",
    fr: "Vous travaillez tôt ou tard, et un samedi sur trois.",
    nl: "Je werkt vroeg of laat, en één zaterdag op drie.",
  },
  shop: {
    en: "You work five days a week, Saturday included, with a fixed day off.",
    fr: "Vous travaillez cinq jours par semaine, samedi compris, avec un jour de congé fixe.",
    nl: "Je werkt vijf dagen per week, zaterdag inbegrepen, met een vaste vrije dag.",
  },
  saturdays: {
    en: "You work on Saturdays from ten to six, and more often during the holidays if you like.",
    fr: "Vous travaillez le samedi de dix à dix-huit heures, et plus souvent pendant les vacances si vous le souhaitez.",
    nl: "Je werkt op zaterdag van tien tot zes, en in de vakanties vaker als je dat wilt.",
  },
  office: {
    en: "Our office is next to the station, and you choose when your day begins.",
    fr: "Nos bureaux sont à côté de la gare, et vous choisissez l’heure à laquelle vous commencez.",
    nl: "Ons kantoor ligt naast het station, en je kiest zelf wanneer je begint.",
  },
} as const satisfies Record<string, Texts>;
export type Setting = keyof typeof settings;
