/** This file has the words of the page that explains an invoice: what each mark of its picture stands for. */
import type { Language } from "#core/base/values/language.ts";

/** The marks of the first and the second page of the pictured invoice, in the order of their numbers. */
export const invoiceMarks = [
  ["invoice-number", "customer-number", "easy-switch", "due-date", "total", "reminder"],
  ["lines", "share", "vat", "account", "communication", "qr-code"],
] as const;
export type InvoiceMark = (typeof invoiceMarks)[number][number];

type Explanation = { readonly t: string; readonly txt: string };

const en = {
  title: "Your invoice explained",
  page: (page: number) => `Page ${page}`,
  picture: (page: number) => `Page ${page} of a sample invoice with numbered marks, which the list explains.`,
  sample: "Sample",
  customer: "Alex Lambert",
  period: "1 to 30 November 2026",
  lines: ["Fibre 1 Gbps", "Mobile Essentials", "TV Essentials"],
  marks: {
    "customer-number": {
      t: "Customer number",
      txt: "<p>Keep it at hand when you call or write to us: with it we find your contract at once.</p>",
    },
    "easy-switch": {
      t: "Easy Switch number",
      txt: "<p>Give it to your new operator if you leave: it ends your contract here, so that you do not pay twice.</p>",
    },
    "invoice-number": { t: "Invoice number and date", txt: "<p>The invoice covers the month that begins on its date.</p>" },
    "due-date": {
      t: "Due date",
      txt: "<p>The last day on which the money should be with us. With a direct debit we collect it, and you do nothing.</p>",
    },
    total: { t: "Amount to pay", txt: "<p>Everything together, VAT included. The second page says what it is made of.</p>" },
    reminder: {
      t: "Reminder",
      txt: "<p>Forgotten? We send a reminder. What the next ones cost stands in the price list. A call in time helps: we look for a solution together.</p>",
    },
    lines: {
      t: "What you pay for",
      txt: "<p>Each product with its month. Discounts and use beyond your bundle have lines of their own.</p>",
    },
    share: { t: "A part of a month", txt: "<p>In the first and the last month you pay only for the days that you had the product.</p>" },
    vat: { t: "VAT", txt: "<p>All prices include VAT of 21%. Here you see how much of the amount it is.</p>" },
    account: { t: "Account number", txt: "<p>Pay to this account only. If a message names another one, call us before you pay.</p>" },
    communication: {
      t: "Structured communication",
      txt: "<p>Copy these twelve digits into your transfer. They tell us which invoice you paid.</p>",
    },
    "qr-code": { t: "QR code", txt: "<p>Scan it with your banking app: account, amount and communication are filled in.</p>" },
  } as Readonly<Record<InvoiceMark, Explanation>>,
};
export type InvoiceExplainedTexts = Readonly<typeof en>;

const fr: InvoiceExplainedTexts = {
  title: "Comprendre votre facture",
  page: (page) => `Page ${page}`,
  picture: (page) => `Page ${page} d’un exemple de facture, avec des repères numérotés que la liste explique.`,
  sample: "Exemple",
  customer: "Alex Lambert",
  period: "du 1er au 30 novembre 2026",
  lines: ["Fibre 1 Gbps", "Mobile Essentials", "TV Essentials"],
  marks: {
    "customer-number": {
      t: "Numéro de client",
      txt: "<p>Gardez-le sous la main quand vous nous appelez ou nous écrivez\u00a0: il nous mène tout de suite à votre contrat.</p>",
    },
    "easy-switch": {
      t: "Numéro Easy Switch",
      txt: "<p>Donnez-le à votre nouvel opérateur si vous partez\u00a0: il met fin à votre contrat chez nous, et vous ne payez pas deux fois.</p>",
    },
    "invoice-number": { t: "Numéro et date de la facture", txt: "<p>La facture porte sur le mois qui commence à sa date.</p>" },
    "due-date": {
      t: "Date d’échéance",
      txt: "<p>Le dernier jour où l’argent doit être chez nous. Avec une domiciliation, nous le prélevons et vous n’avez rien à faire.</p>",
    },
    total: { t: "Montant à payer", txt: "<p>Tout compris, TVA incluse. La deuxième page dit de quoi il se compose.</p>" },
    reminder: {
      t: "Rappel",
      txt: "<p>Un oubli\u00a0? Nous envoyons un rappel. La liste des prix dit ce que coûtent les suivants. Appelez-nous à temps\u00a0: nous cherchons une solution ensemble.</p>",
    },
    lines: {
      t: "Ce que vous payez",
      txt: "<p>Chaque produit avec son mois. Les réductions et la consommation hors forfait ont leurs propres lignes.</p>",
    },
    share: { t: "Une partie du mois", txt: "<p>Le premier et le dernier mois, vous ne payez que les jours où vous aviez le produit.</p>" },
    vat: { t: "TVA", txt: "<p>Tous les prix comprennent la TVA de 21\u00a0%. Vous voyez ici quelle part du montant elle représente.</p>" },
    account: {
      t: "Numéro de compte",
      txt: "<p>Payez uniquement sur ce compte. Si un message en cite un autre, appelez-nous avant de payer.</p>",
    },
    communication: {
      t: "Communication structurée",
      txt: "<p>Recopiez ces douze chiffres dans votre virement. Ils nous disent quelle facture vous avez payée.</p>",
    },
    "qr-code": { t: "Code QR", txt: "<p>Scannez-le avec l’app de votre banque\u00a0: compte, montant et communication sont remplis.</p>" },
  },
};

const nl: InvoiceExplainedTexts = {
  title: "Je factuur uitgelegd",
  page: (page) => `Pagina ${page}`,
  picture: (page) => `Pagina ${page} van een voorbeeldfactuur met genummerde punten, die de lijst uitlegt.`,
  sample: "Voorbeeld",
  customer: "Alex Lambert",
  period: "1 tot en met 30 november 2026",
  lines: ["Glasvezel 1 Gbps", "Mobiel Essentials", "TV Essentials"],
  marks: {
    "customer-number": {
      t: "Klantnummer",
      txt: "<p>Hou het bij de hand als je ons belt of schrijft: zo vinden we meteen je contract.</p>",
    },
    "easy-switch": {
      t: "Easy Switch-nummer",
      txt: "<p>Geef het aan je nieuwe operator als je vertrekt: die zet je contract bij ons stop, zodat je niet dubbel betaalt.</p>",
    },
    "invoice-number": { t: "Factuurnummer en datum", txt: "<p>De factuur gaat over de maand die op haar datum begint.</p>" },
    "due-date": {
      t: "Vervaldatum",
      txt: "<p>De laatste dag waarop het geld bij ons moet zijn. Met een domiciliëring halen wij het op en hoef je niets te doen.</p>",
    },
    total: { t: "Te betalen bedrag", txt: "<p>Alles samen, btw inbegrepen. Op de tweede pagina staat waaruit het bestaat.</p>" },
    reminder: {
      t: "Herinnering",
      txt: "<p>Vergeten? We sturen een herinnering. Wat de volgende kosten, staat in de prijslijst. Bel ons op tijd: we zoeken samen een oplossing.</p>",
    },
    lines: {
      t: "Waarvoor je betaalt",
      txt: "<p>Elk product met zijn maand. Kortingen en verbruik buiten je bundel hebben eigen regels.</p>",
    },
    share: { t: "Een deel van de maand", txt: "<p>In de eerste en de laatste maand betaal je alleen de dagen dat je het product had.</p>" },
    vat: { t: "Btw", txt: "<p>Alle prijzen zijn inclusief 21% btw. Hier zie je welk deel van het bedrag dat is.</p>" },
    account: {
      t: "Rekeningnummer",
      txt: "<p>Betaal alleen op deze rekening. Noemt een bericht een andere, bel ons dan voor je betaalt.</p>",
    },
    communication: {
      t: "Gestructureerde mededeling",
      txt: "<p>Neem deze twaalf cijfers over in je overschrijving. Zo weten we welke factuur je betaald hebt.</p>",
    },
    "qr-code": { t: "QR-code", txt: "<p>Scan hem met je bankapp: rekening, bedrag en mededeling zijn ingevuld.</p>" },
  },
};

export const invoiceExplainedTexts: Readonly<Record<Language, InvoiceExplainedTexts>> = { en, fr, nl };
