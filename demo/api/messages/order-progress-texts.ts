/** The texts of an order's page in the customer area: its steps, and what happens next. */
import type { Language } from "#core/base/values/language.ts";

const en = {
  taken: "We have received your order.",
  checking: "We are checking your order.",
  checked: "We have checked your order.",
  numberAsked: "We have asked your current operator for your number.",
  numberGiven: "Your current operator has agreed: you keep your number.",
  chooseVisit: "Choose a day for the technician.",
  sharedVisit: (orderId: string) => `The technician comes once, for your order ${orderId}: choose the day there.`,
  visitDone: "The technician has come.",
  willShip: (day: string) => `We send what comes by post on ${day}.`,
  shipped: "What comes by post is on its way to you.",
  startsOn: (day: string) => `Everything works from ${day}.`,
  startsLater: "The start follows once the steps above are done.",
  active: "Everything works.",
  givePortability: "Give us the numbers of your current operator.",
  summary: "Contract summary",
  calendar: "The technician’s visit, for your calendar",
};
type Texts = Readonly<typeof en>;

const fr: Texts = {
  taken: "Nous avons reçu votre commande.",
  checking: "Nous vérifions votre commande.",
  checked: "Nous avons vérifié votre commande.",
  numberAsked: "Nous avons demandé votre numéro à votre opérateur actuel.",
  numberGiven: "Votre opérateur actuel est d’accord\u00a0: vous gardez votre numéro.",
  chooseVisit: "Choisissez un jour pour le technicien.",
  sharedVisit: (orderId) => `Le technicien passe une seule fois, pour votre commande ${orderId}\u00a0: choisissez-y le jour.`,
  visitDone: "Le technicien est passé.",
  willShip: (day) => `Nous envoyons ce qui arrive par la poste le ${day}.`,
  shipped: "Ce qui arrive par la poste est en route vers vous.",
  startsOn: (day) => `Tout fonctionne à partir du ${day}.`,
  startsLater: "La date de début suivra une fois les étapes précédentes terminées.",
  active: "Tout fonctionne.",
  givePortability: "Donnez-nous les numéros de votre opérateur actuel.",
  summary: "Récapitulatif contractuel",
  calendar: "Le rendez-vous avec le technicien, pour votre agenda",
};

const nl: Texts = {
  taken: "We hebben je bestelling ontvangen.",
  checking: "We controleren je bestelling.",
  checked: "We hebben je bestelling gecontroleerd.",
  numberAsked: "We hebben je nummer gevraagd bij je huidige operator.",
  numberGiven: "Je huidige operator gaat akkoord: je behoudt je nummer.",
  chooseVisit: "Kies een dag voor de technicus.",
  sharedVisit: (orderId) => `De technicus komt één keer, voor je bestelling ${orderId}: kies daar de dag.`,
  visitDone: "De technicus is langsgekomen.",
  willShip: (day) => `We versturen wat met de post komt op ${day}.`,
  shipped: "Wat met de post komt, is onderweg naar je.",
  startsOn: (day) => `Alles werkt vanaf ${day}.`,
  startsLater: "De startdatum volgt zodra de stappen hierboven klaar zijn.",
  active: "Alles werkt.",
  givePortability: "Geef ons de nummers van je huidige operator.",
  summary: "Samenvatting van het contract",
  calendar: "Het bezoek van de technicus, voor je agenda",
};

export const orderProgressTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
