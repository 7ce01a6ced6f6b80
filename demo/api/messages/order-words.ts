/** This module has the words that an order's mail and its confirmation share. */
import type { Language } from "#core/base/values/language.ts";

type Words = {
  /** A line of a list: a name, and what belongs to it. */
  readonly named: (name: string, value: string) => string;
  readonly perMonth: (money: string) => string;
  readonly simCard: string;
  readonly keepsNumber: string;
  readonly atOnce: string;
  readonly from: (date: string) => string;
  readonly onAgreedDay: string;
  readonly total: (money: string) => string;
  readonly net: (money: string) => string;
  /** A price a month that changes after some months. */
  readonly later: (now: string, months: number, then: string) => string;
  /** The sum that is paid once, on the first bill. */
  readonly once: (money: string) => string;
  readonly directDebit: string;
  readonly manualTransfer: string;
  readonly paidBy: (method: string) => string;
  readonly withdraw: (date: string) => string;
  /** The line of the mail above the link to the order’s page in the customer area. */
  readonly followHere: (url: string) => string;
  /** The line of the mail above the link to the page on which an eSIM is installed. */
  readonly installHere: (url: string) => string;
  /** The line of the mail above the link to the page of withdrawal. */
  readonly withdrawHere: (url: string) => string;
  /**
   * The text for customers who chose to give the details of their old operator later. `by` is the last day for that, where a slot is
   * agreed.
   */
  readonly tellOperator: (asked: { readonly by: string | undefined; readonly url: string }) => string;
  readonly visit: (slot: { readonly date: string; readonly from: string; readonly until: string }) => string;
  /** The sentence that the products are installed at the visit of another order. */
  readonly sharedVisit: (orderId: string) => string;
  /** The sentence about the address to which SIM cards are sent; without `to`, it is the one that the order names. */
  readonly sendsSims: (sent: { readonly count: number; readonly to?: string }) => string;
  /** The sentence about the documents that are attached to the mail. */
  readonly attached: (documents: { readonly hasSummary: boolean; readonly hasVisit: boolean }) => string;
  /** The names of the attached files, without their extension. */
  readonly files: { readonly terms: string; readonly withdrawal: string };
};

const en: Words = {
  named: (name, value) => `${name}: ${value}`,
  perMonth: (money) => `${money}/month`,
  simCard: "SIM card",
  keepsNumber: "you keep your number",
  atOnce: "starts at once",
  from: (date) => `from ${date}`,
  onAgreedDay: "on a day that we agree with you",
  total: (money) => `Total: ${money}, VAT included`,
  net: (money) => `VAT excluded: ${money}`,
  later: (now, months, then) => `${now} for ${months} ${months === 1 ? "month" : "months"}, then ${then}`,
  once: (money) => `One-off costs: ${money}`,
  directDebit: "Direct debit (SEPA)",
  manualTransfer: "Bank transfer, Payconiq or Bancontact on each invoice",
  paidBy: (method) => `Payment: ${method}`,
  withdraw: (date) => `You can withdraw from this order without giving a reason until ${date}.`,
  followHere: (url) => `Follow your order and change it, once you’re logged in:\n${url}`,
  installHere: (url) => `Install your eSIM here, once the line works and you’re logged in:\n${url}`,
  withdrawHere: (url) => `Withdraw from contract here:\n${url}`,
  tellOperator: ({ by, url }) =>
    `We need your customer number and Easy Switch number from your current operator${by === undefined ? "" : ` by ${by}`}. Log in and give them to us here:\n${url}`,
  visit: ({ date, from, until }) => `The technician comes on ${date}, between ${from} and ${until}.`,
  sharedVisit: (orderId) => `It is installed in the technician’s visit of your order ${orderId}: nobody has to come twice.`,
  sendsSims: ({ count, to = "the address in the order" }) => `The post brings your SIM card${count > 1 ? "s" : ""} to ${to}.`,
  attached({ hasSummary, hasVisit }) {
    const summary = hasSummary ? "your contract summary, " : "";
    const others = hasVisit
      ? ", a form in case you want to withdraw, and the technician’s visit for your calendar"
      : " and a form in case you want to withdraw";
    return `With this email you receive ${summary}our general terms${others}.`;
  },
  files: { terms: "general-terms", withdrawal: "withdrawal-form" },
};

const fr: Words = {
  named: (name, value) => `${name}\u00a0: ${value}`,
  perMonth: (money) => `${money}/mois`,
  simCard: "carte SIM",
  keepsNumber: "vous gardez votre numéro",
  atOnce: "actif tout de suite",
  from: (date) => `à partir du ${date}`,
  onAgreedDay: "à une date que nous fixerons ensemble",
  total: (money) => `Total\u00a0: ${money}, TVA comprise`,
  net: (money) => `Hors TVA\u00a0: ${money}`,
  later: (now, months, then) => `${now} pendant ${months} mois, puis ${then}`,
  once: (money) => `Frais uniques\u00a0: ${money}`,
  directDebit: "Domiciliation (SEPA)",
  manualTransfer: "Virement, Payconiq ou Bancontact à chaque facture",
  paidBy: (method) => `Paiement\u00a0: ${method}`,
  withdraw: (date) => `Vous pouvez vous rétracter de cette commande, sans vous justifier, jusqu’au ${date}.`,
  followHere: (url) => `Suivez et modifiez votre commande, une fois que vous êtes connecté\u00a0:\n${url}`,
  installHere: (url) => `Installez votre eSIM ici, une fois que la ligne fonctionne et que vous êtes connecté\u00a0:\n${url}`,
  withdrawHere: (url) => `Se rétracter du contrat ici\u00a0:\n${url}`,
  tellOperator: ({ by, url }) =>
    `Il nous faut votre numéro de client et votre numéro Easy Switch chez votre opérateur actuel${by === undefined ? "" : ` au plus tard le ${by}`}. Connectez-vous et indiquez-les ici\u00a0:\n${url}`,
  visit: ({ date, from, until }) => `Le technicien passe le ${date}, entre ${from} et ${until}.`,
  sharedVisit: (orderId) =>
    `L’installation se fait lors du rendez-vous avec le technicien de votre commande ${orderId}\u00a0: personne ne doit passer deux fois.`,
  sendsSims({ count, to }) {
    const place = to === undefined ? "à l’adresse indiquée dans la commande" : `à cette adresse\u00a0: ${to}`;
    return `La poste livre ${count > 1 ? "vos cartes SIM" : "votre carte SIM"} ${place}.`;
  },
  attached({ hasSummary, hasVisit }) {
    const summary = hasSummary ? "votre récapitulatif contractuel, " : "";
    const others = hasVisit
      ? ", un formulaire de rétractation au cas où vous changeriez d’avis et le rendez-vous avec le technicien pour votre agenda"
      : " et un formulaire de rétractation au cas où vous changeriez d’avis";
    return `Vous trouverez en pièce jointe ${summary}nos conditions générales${others}.`;
  },
  files: { terms: "conditions-generales", withdrawal: "formulaire-de-retractation" },
};

const nl: Words = {
  named: (name, value) => `${name}: ${value}`,
  perMonth: (money) => `${money}/maand`,
  simCard: "simkaart",
  keepsNumber: "je behoudt je nummer",
  atOnce: "meteen actief",
  from: (date) => `vanaf ${date}`,
  onAgreedDay: "op een dag die we met je afspreken",
  total: (money) => `Totaal: ${money}, btw inbegrepen`,
  net: (money) => `Zonder btw: ${money}`,
  later: (now, months, then) => `${now} gedurende ${months} ${months === 1 ? "maand" : "maanden"}, daarna ${then}`,
  once: (money) => `Eenmalige kosten: ${money}`,
  directDebit: "Domiciliëring (SEPA)",
  manualTransfer: "Overschrijving, Payconiq of Bancontact bij elke factuur",
  paidBy: (method) => `Betaling: ${method}`,
  withdraw: (date) => `Je kunt deze bestelling tot en met ${date} zonder opgave van reden herroepen.`,
  followHere: (url) => `Volg en wijzig je bestelling, zodra je ingelogd bent:\n${url}`,
  installHere: (url) => `Installeer hier je eSIM, zodra de lijn werkt en je ingelogd bent:\n${url}`,
  withdrawHere: (url) => `Hier het contract herroepen:\n${url}`,
  tellOperator: ({ by, url }) =>
    `We hebben je klantnummer en je Easy Switch-nummer bij je huidige operator nodig${by === undefined ? "" : `, ten laatste op ${by}`}. Log in en geef ze hier door:\n${url}`,
  visit: ({ date, from, until }) => `De technicus komt op ${date}, tussen ${from} en ${until} uur.`,
  sharedVisit: (orderId) =>
    `De technicus installeert het tijdens zijn bezoek voor je bestelling ${orderId}: er hoeft niemand twee keer te komen.`,
  sendsSims({ count, to }) {
    const place = to === undefined ? "het adres in de bestelling" : `dit adres: ${to}`;
    return `De post bezorgt je ${count > 1 ? "simkaarten" : "simkaart"} op ${place}.`;
  },
  attached({ hasSummary, hasVisit }) {
    const summary = hasSummary ? "de samenvatting van je contract, " : "";
    const others = hasVisit
      ? ", een formulier als je de bestelling wilt herroepen en het bezoek van de technicus voor je agenda"
      : " en een formulier als je de bestelling wilt herroepen";
    return `In de bijlagen vind je ${summary}onze algemene voorwaarden${others}.`;
  },
  files: { terms: "algemene-voorwaarden", withdrawal: "herroepingsformulier" },
};

export const orderWords: Readonly<Record<Language, Words>> = { en, fr, nl };
