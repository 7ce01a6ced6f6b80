import type { Lang } from "#demo/pages/context.ts";
import type { TextPage } from "./text-page.ts";

export const termsTexts: Readonly<Record<Lang, TextPage>> = {
  en: {
    title: "Terms",
    lead: "What you can expect from us and what we expect from you, in words one can read.",
    sections: [
      {
        heading: "Our services",
        paragraphs: [
          "We offer fibre internet, TV, mobile and landline to people who live in Belgium. Fibre internet and landline need a connected building; whether yours is one, the address check tells you.",
          "Landline comes together with fibre internet. Mobile can be had alone, with a SIM card or an eSIM, up to six lines per order.",
        ],
      },
      {
        heading: "Prices and payment",
        paragraphs: [
          "Every price is per month, in euro, VAT included. You see the total before you order, and the order button says that ordering obliges you to pay.",
          "You pay by direct debit or by bank transfer, as you choose in the order.",
        ],
      },
      {
        heading: "Right of withdrawal",
        paragraphs: [
          "You may withdraw from an order within fourteen days without giving a reason. If installation or use began in that time at your request, you pay for what was used.",
        ],
      },
      {
        heading: "Fair use",
        paragraphs: [
          "Unlimited mobile is meant for a person’s own use. More than 6000 minutes or 6000\u00a0SMS a month, more than 500\u00a0SMS a day, or SMS to more than 250 people a month is not: such use is then blocked, at no extra cost.",
          "Data beyond your bundle in Belgium and the EU costs €0.0006 per MB. It is counted per KB, and what is left over does not move to the next month.",
        ],
      },
      {
        heading: "Faults and complaints",
        paragraphs: [
          "Call us or write to us by the contact page. If we do not find a solution together, you can turn to the Ombudsman’s Service for Telecommunications.",
        ],
      },
      {
        heading: "About this site",
        paragraphs: ["This is a demonstration: no order placed here is carried out, and no contract is made."],
      },
    ],
  },
  fr: {
    title: "Conditions générales",
    lead: "Ce que vous pouvez attendre de nous et ce que nous attendons de vous, en mots lisibles.",
    sections: [
      {
        heading: "Nos services",
        paragraphs: [
          "Nous proposons l’internet fibre, la télévision, le mobile et la ligne fixe aux personnes qui habitent en Belgique. L’internet fibre et la ligne fixe demandent un bâtiment raccordé\u00a0; la vérification d’adresse vous dit si c’est le cas du vôtre.",
          "La ligne fixe va de pair avec l’internet fibre. Le mobile peut se prendre seul, avec une carte SIM ou une eSIM, jusqu’à six lignes par commande.",
        ],
      },
      {
        heading: "Prix et paiement",
        paragraphs: [
          "Tous les prix sont mensuels, en euros, TVA comprise. Vous voyez le total avant de commander, et le bouton de commande précise que celle-ci vous oblige à payer.",
          "Vous payez par domiciliation ou par virement, selon votre choix lors de la commande.",
        ],
      },
      {
        heading: "Droit de rétractation",
        paragraphs: [
          "Vous pouvez renoncer à une commande dans les quatorze jours, sans donner de raison. Si l’installation ou l’utilisation a commencé entre-temps à votre demande, vous payez ce qui a été utilisé.",
        ],
      },
      {
        heading: "Usage raisonnable",
        paragraphs: [
          "Le mobile illimité est destiné à un usage personnel. Plus de 6000 minutes ou de 6000\u00a0SMS par mois, plus de 500\u00a0SMS par jour ou des SMS à plus de 250 destinataires par mois n’en relèvent plus\u00a0: un tel usage est alors bloqué, sans frais supplémentaires.",
          "Au-delà de votre forfait, les données en Belgique et dans l’UE coûtent 0,0006\u00a0€ par Mo. Elles sont comptées par Ko, et le solde n’est pas reporté au mois suivant.",
        ],
      },
      {
        heading: "Pannes et plaintes",
        paragraphs: [
          "Appelez-nous ou écrivez-nous par la page de contact. Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser au Service de médiation pour les télécommunications.",
        ],
      },
      {
        heading: "À propos de ce site",
        paragraphs: ["Ceci est une démonstration\u00a0: aucune commande passée ici n’est exécutée et aucun contrat n’est conclu."],
      },
    ],
  },
  nl: {
    title: "Algemene voorwaarden",
    lead: "Wat je van ons mag verwachten en wat wij van jou verwachten, in leesbare woorden.",
    sections: [
      {
        heading: "Onze diensten",
        paragraphs: [
          "We bieden glasvezelinternet, tv, mobiel en een vaste lijn aan mensen die in België wonen. Voor glasvezelinternet en een vaste lijn moet je gebouw aangesloten zijn; de adrescontrole zegt je of dat zo is.",
          "Een vaste lijn neem je samen met glasvezelinternet. Mobiel kan ook alleen, met een simkaart of een eSIM, tot zes lijnen per bestelling.",
        ],
      },
      {
        heading: "Prijzen en betaling",
        paragraphs: [
          "Elke prijs is per maand, in euro, btw inbegrepen. Je ziet het totaal voor je bestelt, en op de bestelknop staat dat je met bestellen een betalingsverplichting aangaat.",
          "Je betaalt met een domiciliëring of een overschrijving, zoals je in de bestelling kiest.",
        ],
      },
      {
        heading: "Herroepingsrecht",
        paragraphs: [
          "Je kunt een bestelling binnen veertien dagen herroepen zonder reden. Is de installatie of het gebruik op jouw vraag intussen begonnen, dan betaal je wat je gebruikt hebt.",
        ],
      },
      {
        heading: "Redelijk gebruik",
        paragraphs: [
          "Onbeperkt mobiel is bedoeld voor eigen gebruik. Meer dan 6000 minuten of 6000\u00a0sms’en per maand, meer dan 500\u00a0sms’en per dag of sms’en naar meer dan 250 mensen per maand valt daar niet onder: zulk gebruik blokkeren we dan, zonder extra kosten.",
          "Data boven je bundel kost in België en de EU €\u00a00,0006 per MB. Er wordt per KB geteld, en wat overblijft gaat niet mee naar de volgende maand.",
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
  },
};
