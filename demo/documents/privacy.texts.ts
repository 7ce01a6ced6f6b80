/** This file has the privacy policy, which is a page of the site and data of the API. */
import type { Language } from "#core/base/values/language.ts";
import type { TextDocument } from "./document.ts";

export const privacyTexts: Readonly<Record<Language, TextDocument>> = {
  en: {
    title: "Privacy policy",
    lead: "What we know about you, why we know it, and how you stay in control.",
    sections: [
      {
        heading: "What we collect",
        paragraphs: [
          "We keep what you give us: your name, email address, phone number and address, and whatever you write or attach in a form. We only ask for what the form needs.",
          "We also record which consents you gave, when and in which language, so that we can show them to you later.",
        ],
      },
      {
        heading: "What we use it for",
        paragraphs: [
          "To answer your question, check whether fibre reaches your address, call you back when you ask us to, and send you the newsletter if you subscribed to it.",
          "We only write to you about offers if you ticked that box. It is never ticked in advance, and you can send the form without it.",
        ],
      },
      {
        heading: "How long we keep it",
        paragraphs: [
          "We keep messages to customer service until your question is settled, and for one year after that. A newsletter subscription ends as soon as you unsubscribe. An address check without an email address isn’t linked to anyone.",
        ],
      },
      {
        heading: "What stays on your own device",
        paragraphs: [
          "This site remembers your language and, once you log in, that you are logged in.",
          "What you type into a form stays in the browser tab for up to two hours, so that a reload doesn’t cost you your work. It is deleted as soon as you send the form. Passwords, codes and attachments are never kept this way.",
          "There are no advertising cookies.",
        ],
      },
      {
        heading: "Who can see it",
        paragraphs: [
          "Our customer service, and the technicians who need your address to do their work. We don’t sell your data.",
          "The forms on this site load nothing from other companies. To show that you’re not a robot, your own browser does a short calculation.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: [
          "You can see, correct or delete your data, take it with you, and withdraw a consent at any time. Write to us through the contact page: we answer within a month.",
          "Not satisfied with our answer? You can turn to the Belgian Data Protection Authority.",
        ],
      },
      {
        heading: "About this site",
        paragraphs: ["This is a demonstration. What you enter stays on the machine that runs it. Please don’t use real personal data."],
      },
    ],
  },
  fr: {
    title: "Politique de confidentialité",
    lead: "Ce que nous savons de vous, pourquoi nous le savons, et comment vous en gardez la maîtrise.",
    sections: [
      {
        heading: "Ce que nous recueillons",
        paragraphs: [
          "Nous conservons ce que vous nous donnez\u00a0: votre nom, votre adresse e\u2011mail, votre numéro de téléphone, votre adresse, et ce que vous écrivez ou joignez dans un formulaire. Nous ne demandons que ce dont le formulaire a besoin.",
          "Nous notons aussi les consentements que vous avez donnés, à quel moment et dans quelle langue, pour pouvoir vous les montrer plus tard.",
        ],
      },
      {
        heading: "À quoi cela nous sert",
        paragraphs: [
          "À répondre à votre question, à vérifier si la fibre arrive à votre adresse, à vous rappeler quand vous le demandez et à vous envoyer la newsletter si vous y êtes abonné.",
          "Nous ne vous écrivons au sujet de nos offres que si vous avez coché cette case. Elle n’est jamais cochée d’avance, et le formulaire part tout aussi bien sans elle.",
        ],
      },
      {
        heading: "Combien de temps nous le gardons",
        paragraphs: [
          "Nous gardons les messages au service clientèle tant que votre question n’est pas réglée, puis pendant un an. L’abonnement à la newsletter prend fin dès que vous vous désabonnez. Une vérification d’adresse sans adresse e\u2011mail n’est liée à personne.",
        ],
      },
      {
        heading: "Ce qui reste sur votre appareil",
        paragraphs: [
          "Ce site retient votre langue et, une fois que vous êtes connecté, le fait que vous l’êtes.",
          "Ce que vous tapez dans un formulaire reste deux heures au plus dans l’onglet du navigateur, pour que vous n’ayez rien à retaper si vous rechargez la page. C’est effacé dès que vous envoyez le formulaire. Les mots de passe, les codes et les pièces jointes ne sont jamais gardés ainsi.",
          "Il n’y a pas de cookies publicitaires.",
        ],
      },
      {
        heading: "Qui y a accès",
        paragraphs: [
          "Notre service clientèle, et les techniciens qui ont besoin de votre adresse pour leur travail. Nous ne vendons pas vos données.",
          "Les formulaires de ce site ne chargent rien chez des tiers. Pour montrer que vous n’êtes pas un robot, votre propre navigateur fait un petit calcul.",
        ],
      },
      {
        heading: "Vos droits",
        paragraphs: [
          "Vous pouvez consulter, corriger, effacer ou emporter vos données, et retirer un consentement à tout moment. Écrivez-nous via la page de contact\u00a0: nous répondons dans le mois.",
          "Notre réponse ne vous satisfait pas\u00a0? Vous pouvez vous adresser à l’Autorité de protection des données.",
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
    title: "Privacybeleid",
    lead: "Wat we over je weten, waarom we het weten en hoe je er zelf baas over blijft.",
    sections: [
      {
        heading: "Wat we verzamelen",
        paragraphs: [
          "We bewaren wat je ons geeft: je naam, je e\u2011mailadres, je telefoonnummer, je adres en wat je in een formulier schrijft of toevoegt. We vragen alleen wat het formulier nodig heeft.",
          "We noteren ook welke toestemmingen je gaf, wanneer en in welke taal, zodat we ze je later kunnen tonen.",
        ],
      },
      {
        heading: "Waarvoor we het gebruiken",
        paragraphs: [
          "Om je vraag te beantwoorden, na te kijken of glasvezel tot bij je adres komt, je terug te bellen als je daarom vraagt en je de nieuwsbrief te sturen als je ervoor ingeschreven bent.",
          "Over ons aanbod schrijven we je alleen als je dat vakje hebt aangevinkt. Het staat nooit vooraf aangevinkt, en zonder vinkje vertrekt je formulier evengoed.",
        ],
      },
      {
        heading: "Hoelang we het bewaren",
        paragraphs: [
          "Berichten aan de klantendienst bewaren we tot je vraag beantwoord is, en daarna nog een jaar. Je inschrijving voor de nieuwsbrief eindigt zodra je je uitschrijft. Een adrescontrole zonder e\u2011mailadres is aan niemand gekoppeld.",
        ],
      },
      {
        heading: "Wat op je eigen toestel blijft",
        paragraphs: [
          "Deze site onthoudt je taal en, zodra je inlogt, dat je ingelogd bent.",
          "Wat je in een formulier typt, blijft hoogstens twee uur in het tabblad van je browser staan. Zo ben je niets kwijt als je de pagina herlaadt. Het wordt gewist zodra je het formulier verstuurt. Wachtwoorden, codes en bijlagen bewaren we nooit op die manier.",
          "Er zijn geen reclamecookies.",
        ],
      },
      {
        heading: "Wie het ziet",
        paragraphs: [
          "Onze klantendienst, en de technici die je adres nodig hebben voor hun werk. We verkopen je gegevens niet.",
          "De formulieren op deze site laden niets van andere bedrijven. Om te tonen dat je geen robot bent, maakt je eigen browser een kleine berekening.",
        ],
      },
      {
        heading: "Je rechten",
        paragraphs: [
          "Je kunt je gegevens inkijken, verbeteren, laten wissen of meenemen, en een toestemming op elk moment intrekken. Schrijf ons via de contactpagina: we antwoorden binnen een maand.",
          "Niet tevreden met ons antwoord? Dan kun je terecht bij de Gegevensbeschermingsautoriteit.",
        ],
      },
      {
        heading: "Over deze site",
        paragraphs: ["Dit is een demo. Wat je invult, blijft op de machine waarop ze draait. Gebruik geen echte persoonsgegevens."],
      },
    ],
  },
};
