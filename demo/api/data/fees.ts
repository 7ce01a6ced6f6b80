/** This file has the fees and compensations of the catalogue (C-451…C-455, C-463, C-466, decisions §9, §14), as one list. */
import type { Language } from "#core/base/values/language.ts";

const paidByCustomers = [
  "sim_swap",
  "reminder",
  "reactivation",
  "debit_rejected",
  "transfer",
  "box_internet",
  "box_booster",
  "box_tv",
] as const;
/** Compensations, which the provider pays to the customer without being asked. */
const paidToCustomers = ["late_activation", "missed_visit"] as const;

export type FeeId = (typeof paidByCustomers)[number] | (typeof paidToCustomers)[number];

/** The price of the events from the `from`th to the `to`th one, in euros; null where there is no last one. */
export type FeeStep = { readonly from: number; readonly to: number | null; readonly prc: number };

export type Fee = {
  readonly id: FeeId;
  readonly t: Readonly<Record<Language, string>>;
  /** The steps, from the first event on and without a gap. Events after the last step cost as the last one. */
  readonly steps: readonly [FeeStep, ...FeeStep[]];
  /** The time in which events are counted; null where they are counted for ever. A year is a calendar year. */
  readonly per: "year" | "6 months" | null;
};

const always = (prc: number): Fee["steps"] => [{ from: 1, to: null, prc }];

export const fees: readonly Fee[] = [
  {
    id: "sim_swap",
    t: { en: "Another SIM card or eSIM", fr: "Autre carte SIM ou eSIM", nl: "Een andere simkaart of eSIM" },
    steps: [
      { from: 1, to: 2, prc: 0 },
      { from: 3, to: null, prc: 10 },
    ],
    per: null,
  },
  {
    id: "reminder",
    t: { en: "Reminder of an invoice", fr: "Rappel d’une facture", nl: "Herinnering aan een factuur" },
    steps: [
      { from: 1, to: 2, prc: 0 },
      { from: 3, to: null, prc: 10 },
    ],
    per: "year",
  },
  { id: "reactivation", t: { en: "Reactivation", fr: "Réactivation", nl: "Heractivering" }, steps: always(30), per: null },
  {
    id: "debit_rejected",
    t: { en: "Direct debit refused by the bank", fr: "Domiciliation refusée par la banque", nl: "Domiciliëring geweigerd door de bank" },
    steps: [
      { from: 1, to: 1, prc: 0 },
      { from: 2, to: null, prc: 9 },
    ],
    per: "6 months",
  },
  {
    id: "transfer",
    t: {
      en: "Transfer of the contract to somebody else",
      fr: "Cession du contrat à une autre personne",
      nl: "Overdracht van het contract",
    },
    steps: always(45),
    per: null,
  },
  {
    id: "box_internet",
    t: { en: "WiFi box not returned", fr: "Box WiFi non rendue", nl: "Wifibox niet terugbezorgd" },
    steps: always(90),
    per: null,
  },
  {
    id: "box_booster",
    t: { en: "WiFi booster not returned", fr: "Répéteur WiFi non rendu", nl: "Wifiversterker niet terugbezorgd" },
    steps: always(25),
    per: null,
  },
  {
    id: "box_tv",
    t: { en: "TV box not returned", fr: "Décodeur non rendu", nl: "Tv-box niet terugbezorgd" },
    steps: always(25),
    per: null,
  },
  {
    id: "late_activation",
    t: {
      en: "Line activated late because of us, for each day",
      fr: "Ligne activée en retard par notre faute, par jour",
      nl: "Lijn door onze schuld te laat geactiveerd, per dag",
    },
    steps: always(6),
    per: null,
  },
  {
    id: "missed_visit",
    t: {
      en: "Appointment missed by our technician",
      fr: "Rendez-vous manqué par notre technicien",
      nl: "Afspraak gemist door onze technicus",
    },
    steps: always(30),
    per: null,
  },
];
