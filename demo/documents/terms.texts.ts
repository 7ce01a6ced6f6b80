/** This file has the general terms, which are a page of the site and a PDF that is attached to the mail of each order. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import type { TextDocument } from "./document.ts";

/** The day since which the terms have been valid in this form. */
export const termsDate = "2026-11-29" as CalendarDate;

/** The figures that the terms name, written in the language of the terms: where fair use ends, and what data beyond the bundle costs. */
export type TermsFigures = {
  readonly minutes: string;
  readonly texts: string;
  readonly textsOfDay: string;
  readonly recipients: string;
  readonly megabyte: string;
  readonly gigabyte: string;
};

export const termsTexts: Readonly<Record<Language, (figures: TermsFigures) => TextDocument>> = {
  en: ({ minutes, texts, textsOfDay, recipients, megabyte, gigabyte }) => ({
    title: "General terms",
    lead: "What you can expect from us and what we expect from you, in plain words.",
    sections: [
      {
        heading: "Our services",
        paragraphs: [
          "We offer fibre internet, TV, mobile and landline to people who live in Belgium. Fibre internet and landline need a connected building: the address check tells you whether yours is.",
          "A landline always comes with fibre internet. You can take mobile on its own, with a SIM card or an eSIM, up to six lines per order.",
        ],
      },
      {
        heading: "Prices and payment",
        paragraphs: [
          "Every price is per month, in euros, VAT included. You see the total before you order, and the order button says that ordering commits you to paying.",
          "You pay by direct debit or bank transfer. You choose when you order.",
        ],
      },
      {
        heading: "Right of withdrawal",
        paragraphs: [
          "You can withdraw from an order within fourteen days, without giving a reason. If you asked us to start within that time, you pay for what you used.",
          "Tell us in whichever way you like. The form that comes with your order’s email is one of them.",
        ],
      },
      {
        heading: "Fair use",
        paragraphs: [
          `Unlimited mobile is meant for your own personal use. More than ${minutes} minutes or ${texts}\u00a0SMS a month, more than ${textsOfDay}\u00a0SMS a day, or SMS to more than ${recipients} people a month goes beyond that. We then block that use, at no extra cost.`,
          `Data beyond your bundle costs ${megabyte} per MB (${gigabyte} per GB) in Belgium and the EU. We count it per KB, and what is left doesn’t carry over to the next month.`,
        ],
      },
      {
        heading: "Faults and complaints",
        paragraphs: [
          "Call us or write to us through the contact page. If we don’t find a solution together, you can turn to the Belgian telecommunications ombudsman.",
        ],
      },
      {
        heading: "About this site",
        paragraphs: ["This is a demonstration: no order placed here is carried out, and no contract is made."],
      },
    ],
  }),
  fr: ({ minutes, texts, textsOfDay, recipients, megabyte, gigabyte }) => ({
    title: "Conditions générales",
    lead: "Ce que vous pouvez attendre de nous et ce que nous attendons de vous, en mots simples.",
    sections: [
      {
        heading: "Nos services",
        paragraphs: [
          "Nous proposons l’internet fibre, la télévision, le mobile et la ligne fixe aux personnes qui habitent en Belgique. Pour l’internet fibre et la ligne fixe, votre bâtiment doit être raccordé\u00a0: la vérification d’adresse vous le dit.",
          "La ligne fixe va toujours de pair avec l’internet fibre. Le mobile peut se prendre seul, avec une carte SIM ou une eSIM, jusqu’à six lignes par commande.",
        ],
      },
      {
        heading: "Prix et paiement",
        paragraphs: [
          "Tous les prix sont mensuels, en euros, TVA comprise. Vous voyez le total avant de commander, et le bouton de commande précise que commander vous oblige à payer.",
          "Vous payez par domiciliation ou par virement\u00a0: vous choisissez au moment de commander.",
        ],
      },
      {
        heading: "Droit de rétractation",
        paragraphs: [
          "Vous pouvez renoncer à une commande dans les quatorze jours, sans donner de raison. Si nous avons commencé entre-temps à votre demande, vous payez ce que vous avez utilisé.",
          "Dites-le-nous comme vous voulez, par exemple avec le formulaire joint à l’e\u2011mail de votre commande.",
        ],
      },
      {
        heading: "Usage raisonnable",
        paragraphs: [
          `Le mobile illimité est destiné à votre usage personnel. Plus de ${minutes} minutes ou de ${texts}\u00a0SMS par mois, plus de ${textsOfDay}\u00a0SMS par jour ou des SMS à plus de ${recipients} destinataires par mois n’en relèvent plus. Nous bloquons alors cet usage, sans frais supplémentaires.`,
          `Au-delà de votre forfait, les données coûtent ${megabyte} par Mo (${gigabyte} par Go) en Belgique et dans l’UE. Nous les comptons par ko, et le solde n’est pas reporté au mois suivant.`,
        ],
      },
      {
        heading: "Pannes et plaintes",
        paragraphs: [
          "Appelez-nous ou écrivez-nous via la page de contact. Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser au Service de médiation pour les télécommunications.",
        ],
      },
      {
        heading: "À propos de ce site",
        paragraphs: ["Ceci est une démonstration\u00a0: aucune commande passée ici n’est exécutée et aucun contrat n’est conclu."],
      },
    ],
  }),
  nl: ({ minutes, texts, textsOfDay, recipients, megabyte, gigabyte }) => ({
    title: "Algemene voorwaarden",
    lead: "Wat je van ons mag verwachten en wat wij van jou verwachten, in gewone woorden.",
    sections: [
      {
        heading: "Onze diensten",
        paragraphs: [
          "We bieden glasvezelinternet, tv, mobiel en een vaste lijn aan wie in België woont. Voor glasvezelinternet en een vaste lijn moet je gebouw aangesloten zijn: de adrescontrole zegt je of dat zo is.",
          "Een vaste lijn neem je altijd samen met glasvezelinternet. Mobiel kan ook apart, met een simkaart of een eSIM, tot zes lijnen per bestelling.",
        ],
      },
      {
        heading: "Prijzen en betaling",
        paragraphs: [
          "Alle prijzen zijn per maand, in euro, btw inbegrepen. Je ziet het totaal voor je bestelt, en op de bestelknop staat dat je met bestellen een betalingsverplichting aangaat.",
          "Je betaalt met een domiciliëring of een overschrijving. Dat kies je wanneer je bestelt.",
        ],
      },
      {
        heading: "Herroepingsrecht",
        paragraphs: [
          "Je kunt een bestelling binnen veertien dagen herroepen, zonder een reden te geven. Zijn we intussen op jouw vraag al begonnen, dan betaal je wat je gebruikt hebt.",
          "Laat het ons weten zoals je wilt, bijvoorbeeld met het formulier bij de e\u2011mail van je bestelling.",
        ],
      },
      {
        heading: "Redelijk gebruik",
        paragraphs: [
          `Onbeperkt mobiel is bedoeld voor eigen gebruik. Meer dan ${minutes} minuten of ${texts}\u00a0sms’en per maand, meer dan ${textsOfDay}\u00a0sms’en per dag of sms’en naar meer dan ${recipients} mensen per maand valt daar niet onder. Zulk gebruik blokkeren we dan, zonder extra kosten.`,
          `Data boven je bundel kost in België en de EU ${megabyte} per MB (${gigabyte} per GB). We tellen ze per kB, en wat overblijft gaat niet mee naar de volgende maand.`,
        ],
      },
      {
        heading: "Storingen en klachten",
        paragraphs: [
          "Bel ons of schrijf ons via de contactpagina. Vinden we samen geen oplossing, dan kun je terecht bij de Ombudsdienst voor telecommunicatie.",
        ],
      },
      {
        heading: "Over deze site",
        paragraphs: ["Dit is een demo: een bestelling die je hier plaatst, wordt niet uitgevoerd en er komt geen contract tot stand."],
      },
    ],
  }),
};
