import type { Lang } from "#demo/pages/context.ts";
import type { TextPage } from "./text-page.ts";

export const privacyTexts: Readonly<Record<Lang, TextPage>> = {
  en: {
    title: "Privacy",
    lead: "What we know about you, why we know it, and how you stay in charge of it.",
    sections: [
      {
        heading: "What we collect",
        paragraphs: [
          "We keep what you give us: your name, your email address, your phone number, your address, and what you write or attach in a form. We ask for nothing that the form does not need.",
          "We also note which consents you gave, when, and in which language, so that we can show it to you later.",
        ],
      },
      {
        heading: "Why we use it",
        paragraphs: [
          "To answer your question, to check whether fibre reaches your address, to call you back when you ask for it, and to send the newsletter when you subscribed to it.",
          "We write about offers only if you ticked the box for it. That box is never ticked in advance, and a form goes out without it just as well.",
        ],
      },
      {
        heading: "How long we keep it",
        paragraphs: [
          "Messages to customer service are kept for as long as the matter is open and for one year after that. A newsletter subscription ends the moment you cancel it. Address checks without an email address are not linked to a person.",
        ],
      },
      {
        heading: "Who sees it",
        paragraphs: [
          "Our customer service, and the technicians who need your address to do their work. We do not sell data. The forms of this site load nothing from third parties: the check that you are a person is a small calculation in your own browser.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: [
          "You may see, correct, delete or take along your data, and withdraw a consent at any time. Write to us by the contact page; we answer within a month.",
          "If our answer does not satisfy you, you can turn to the Belgian Data Protection Authority.",
        ],
      },
      {
        heading: "About this site",
        paragraphs: ["This is a demonstration. What you enter stays on the machine that runs it. Please do not use real personal data."],
      },
    ],
  },
  fr: {
    title: "Vie privée",
    lead: "Ce que nous savons de vous, pourquoi nous le savons, et comment vous en gardez la maîtrise.",
    sections: [
      {
        heading: "Ce que nous recueillons",
        paragraphs: [
          "Nous conservons ce que vous nous donnez\u00a0: votre nom, votre adresse e\u2011mail, votre numéro de téléphone, votre adresse, et ce que vous écrivez ou joignez dans un formulaire. Nous ne demandons rien dont le formulaire n’ait besoin.",
          "Nous notons également les consentements que vous avez donnés, à quel moment et dans quelle langue, afin de pouvoir vous les montrer plus tard.",
        ],
      },
      {
        heading: "Pourquoi nous l’utilisons",
        paragraphs: [
          "Pour répondre à votre question, vérifier si la fibre arrive à votre adresse, vous rappeler quand vous le demandez et vous envoyer la newsletter si vous vous y êtes abonné.",
          "Nous ne vous écrivons au sujet de nos offres que si vous avez coché la case correspondante. Elle n’est jamais cochée d’avance, et le formulaire part tout aussi bien sans elle.",
        ],
      },
      {
        heading: "Combien de temps nous le gardons",
        paragraphs: [
          "Les messages au service clientèle sont conservés tant que la question est ouverte, puis un an. Un abonnement à la newsletter prend fin dès que vous l’annulez. Les vérifications d’adresse sans adresse e\u2011mail ne sont liées à personne.",
        ],
      },
      {
        heading: "Qui y a accès",
        paragraphs: [
          "Notre service clientèle, et les techniciens qui ont besoin de votre adresse pour leur travail. Nous ne vendons pas de données. Les formulaires de ce site ne chargent rien chez des tiers\u00a0: pour vérifier que vous êtes une personne, votre propre navigateur fait un petit calcul.",
        ],
      },
      {
        heading: "Vos droits",
        paragraphs: [
          "Vous pouvez consulter, corriger, effacer ou emporter vos données, et retirer un consentement à tout moment. Écrivez-nous par la page de contact\u00a0; nous répondons dans le mois.",
          "Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à l’Autorité de protection des données.",
        ],
      },
      {
        heading: "À propos de ce site",
        paragraphs: [
          "Ceci est une démonstration. Ce que vous saisissez reste sur la machine qui la fait tourner. N’utilisez pas de vraies données personnelles.",
        ],
      },
    ],
  },
  nl: {
    title: "Privacy",
    lead: "Wat we over je weten, waarom we het weten en hoe jij er baas over blijft.",
    sections: [
      {
        heading: "Wat we verzamelen",
        paragraphs: [
          "We bewaren wat je ons geeft: je naam, je e-mailadres, je telefoonnummer, je adres en wat je in een formulier schrijft of toevoegt. We vragen niets wat het formulier niet nodig heeft.",
          "We noteren ook welke toestemmingen je gaf, wanneer en in welke taal, zodat we je dat later kunnen tonen.",
        ],
      },
      {
        heading: "Waarvoor we het gebruiken",
        paragraphs: [
          "Om je vraag te beantwoorden, te controleren of glasvezel tot bij je adres komt, je terug te bellen als je daarom vraagt en de nieuwsbrief te sturen als je je daarop hebt ingeschreven.",
          "Over ons aanbod schrijven we je alleen als je dat vakje hebt aangevinkt. Het staat nooit vooraf aangevinkt, en een formulier vertrekt ook zonder.",
        ],
      },
      {
        heading: "Hoelang we het bewaren",
        paragraphs: [
          "Berichten aan de klantendienst bewaren we zolang de vraag open is, en daarna nog een jaar. Een inschrijving op de nieuwsbrief eindigt zodra je ze stopzet. Adrescontroles zonder e-mailadres zijn aan niemand gekoppeld.",
        ],
      },
      {
        heading: "Wie het ziet",
        paragraphs: [
          "Onze klantendienst, en de technici die je adres nodig hebben voor hun werk. We verkopen geen gegevens. De formulieren van deze site laden niets van derden: dat je een mens bent, blijkt uit een kleine berekening in je eigen browser.",
        ],
      },
      {
        heading: "Je rechten",
        paragraphs: [
          "Je mag je gegevens inkijken, verbeteren, laten wissen of meenemen, en een toestemming op elk moment intrekken. Schrijf ons via de contactpagina; we antwoorden binnen een maand.",
          "Ben je niet tevreden met ons antwoord, dan kun je terecht bij de Gegevensbeschermingsautoriteit.",
        ],
      },
      {
        heading: "Over deze site",
        paragraphs: ["Dit is een demo. Wat je invult, blijft op de machine waarop ze draait. Gebruik geen echte persoonsgegevens."],
      },
    ],
  },
};
