/** This file has the texts about what a customer uses, on the pages of products. */
import type { Language } from "#core/base/values/language.ts";

const en = {
  title: (month: string) => `Your usage in ${month}`,
  data: "Data",
  traffic: "Downloads and uploads",
  calls: "Calls",
  texts: "Texts",
  gigabytes: (count: number) => `${count}\u00a0GB`,
  almostUsed: (facts: { readonly percent: number; readonly bundle: string }) =>
    `You have used ${facts.percent}% of your ${facts.bundle} of data. We start counting again on the 1st.`,
  usedUp: (facts: { readonly bundle: string; readonly rate: string; readonly limit: string }) =>
    `You have used all of your ${facts.bundle} of data. Data beyond it costs ${facts.rate} per GB, until your limit of ${facts.limit} a month is reached.`,
  stopped: (facts: { readonly limit: string; readonly date: string }) =>
    `Your limit of ${facts.limit} is reached: data beyond your bundle and calls to other countries are stopped until ${facts.date}.`,
  nothingBeyond: (facts: { readonly bundle: string; readonly limit: string; readonly date: string }) =>
    `You have used all of your ${facts.bundle} of data. Because your limit is ${facts.limit}, data is stopped until ${facts.date}.`,
  beyond: (facts: { readonly money: string; readonly date: string }) =>
    `So far ${facts.money} beyond your bundle. It will be on your invoice of ${facts.date}.`,
  notInstalled: "Your eSIM is not installed yet, so nothing has been used.",
  unlimitedTraffic: "Your internet is unlimited: however much you use, the price stays the same.",
  unlimitedCalls: "Calls to landlines and mobiles in Belgium are unlimited.",
  changeLimit: "Change your limit",
  toInvoices: "Your invoices",
};
type Texts = Readonly<typeof en>;

const fr: Texts = {
  title: (month) => `Votre consommation de ${month}`,
  data: "Données",
  traffic: "Téléchargements et envois",
  calls: "Appels",
  texts: "SMS",
  gigabytes: (count) => `${count}\u00a0Go`,
  almostUsed: ({ percent, bundle }) =>
    `Vous avez utilisé ${percent}\u00a0% de vos ${bundle} de données. Le compteur repart de zéro le 1er du mois.`,
  usedUp: ({ bundle, rate, limit }) =>
    `Vous avez utilisé tous vos ${bundle} de données. Au-delà, chaque Go coûte ${rate}, jusqu’à votre plafond de ${limit} par mois.`,
  stopped: ({ limit, date }) =>
    `Votre plafond de ${limit} est atteint\u00a0: les données hors forfait et les appels vers l’étranger sont bloqués jusqu’au ${date}.`,
  nothingBeyond: ({ bundle, limit, date }) =>
    `Vous avez utilisé tous vos ${bundle} de données. Comme votre plafond est de ${limit}, les données sont bloquées jusqu’au ${date}.`,
  beyond: ({ money, date }) => `Jusqu’ici, ${money} hors forfait. Ce montant figurera sur votre facture du ${date}.`,
  notInstalled: "Votre eSIM n’est pas encore installée\u00a0: rien n’a été consommé.",
  unlimitedTraffic: "Votre internet est illimité\u00a0: quelle que soit votre consommation, le prix reste le même.",
  unlimitedCalls: "Les appels vers les fixes et mobiles en Belgique sont illimités.",
  changeLimit: "Modifier votre plafond",
  toInvoices: "Vos factures",
};

const nl: Texts = {
  title: (month) => `Je verbruik in ${month}`,
  data: "Data",
  traffic: "Downloads en uploads",
  calls: "Bellen",
  texts: "Sms’en",
  gigabytes: (count) => `${count}\u00a0GB`,
  almostUsed: ({ percent, bundle }) => `Je hebt ${percent}% van je ${bundle} data verbruikt. Op de 1e begint de teller opnieuw.`,
  usedUp: ({ bundle, rate, limit }) =>
    `Je hebt al je ${bundle} data verbruikt. Daarboven kost data ${rate} per GB, tot je limiet van ${limit} per maand bereikt is.`,
  stopped: ({ limit, date }) =>
    `Je limiet van ${limit} is bereikt: data buiten je bundel en bellen naar het buitenland zijn geblokkeerd tot ${date}.`,
  nothingBeyond: ({ bundle, limit, date }) =>
    `Je hebt al je ${bundle} data verbruikt. Omdat je limiet ${limit} is, is data geblokkeerd tot ${date}.`,
  beyond: ({ money, date }) => `Tot nu toe ${money} buiten je bundel. Je vindt het terug op je factuur van ${date}.`,
  notInstalled: "Je eSIM is nog niet geïnstalleerd, dus er is nog niets verbruikt.",
  unlimitedTraffic: "Je internet is onbeperkt: hoeveel je ook verbruikt, de prijs blijft dezelfde.",
  unlimitedCalls: "Bellen naar vaste en mobiele nummers in België is onbeperkt.",
  changeLimit: "Je limiet wijzigen",
  toInvoices: "Je facturen",
};

export const usageTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
