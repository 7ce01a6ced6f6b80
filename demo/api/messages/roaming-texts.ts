/** This file has the words about use in other countries. Its figures are the catalogue's. */
import type { Language } from "#core/base/values/language.ts";

const en = {
  use: "Use",
  price: "Price",
  included: "in your bundle",
  free: "free",
  calls: "Calls, per minute",
  received: "Calls that you receive, per minute",
  texts: "SMS that you send, per SMS",
  receivedTexts: "SMS that you receive",
  megabyte: "Data, per MB",
  gigabyte: "Data, per GB (1000\u00a0MB)",
  beyondMegabyte: "Data beyond your bundle, per MB",
  beyondGigabyte: "Data beyond your bundle, per GB (1000\u00a0MB)",
  excluded: "Numbers with added value (0900 numbers, short codes) are not in your bundle: they cost what their operator asks for.",
  emergency: "In an emergency call 112: it is free, and works without credit and in the whole zone.",
  example: (money: string, amount: string) => `For ${money} you get about ${amount} of data here.`,
  megabytes: (count: string) => `${count}\u00a0MB`,
  invented: "These prices are invented: this is a demonstration.",
};
type Texts = Readonly<typeof en>;

const fr: Texts = {
  use: "Utilisation",
  price: "Prix",
  included: "compris",
  free: "gratuit",
  calls: "Appels, par minute",
  received: "Appels reçus, par minute",
  texts: "SMS envoyés, par SMS",
  receivedTexts: "SMS reçus",
  megabyte: "Données, par Mo",
  gigabyte: "Données, par Go (1000\u00a0Mo)",
  beyondMegabyte: "Données hors forfait, par Mo",
  beyondGigabyte: "Données hors forfait, par Go (1000\u00a0Mo)",
  excluded:
    "Les numéros surtaxés (numéros 0900, numéros courts) ne sont pas compris dans votre forfait\u00a0: ils coûtent ce que demande leur opérateur.",
  emergency: "En cas d’urgence, appelez le 112\u00a0: c’est gratuit, sans crédit et dans toute la zone.",
  example: (money, amount) => `Pour ${money}, vous avez ici environ ${amount} de données.`,
  megabytes: (count) => `${count}\u00a0Mo`,
  invented: "Ces prix sont inventés\u00a0: ceci est une démonstration.",
};

const nl: Texts = {
  use: "Gebruik",
  price: "Prijs",
  included: "in je bundel",
  free: "gratis",
  calls: "Bellen, per minuut",
  received: "Gebeld worden, per minuut",
  texts: "Sms’en versturen, per sms",
  receivedTexts: "Sms’en ontvangen",
  megabyte: "Data, per MB",
  gigabyte: "Data, per GB (1000\u00a0MB)",
  beyondMegabyte: "Data boven je bundel, per MB",
  beyondGigabyte: "Data boven je bundel, per GB (1000\u00a0MB)",
  excluded: "Betaalnummers (0900-nummers, korte nummers) zitten niet in je bundel: ze kosten wat hun operator vraagt.",
  emergency: "Bel bij nood 112: dat is gratis, en kan zonder beltegoed en in de hele zone.",
  example: (money, amount) => `Voor ${money} heb je hier ongeveer ${amount} data.`,
  megabytes: (count) => `${count}\u00a0MB`,
  invented: "Deze prijzen zijn verzonnen: dit is een demo.",
};

export const roamingTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
