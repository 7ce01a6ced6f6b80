/** This file has the cookie policy, which is a page of the site and data of the API. */
import type { Language } from "#core/base/values/language.ts";
import type { TextDocument } from "./document.ts";

type Cookie = Readonly<Record<"name" | "purpose" | "life" | "who", string>>;

/** The content of the cookie policy, in the shape in which a CMS would hold it. */
export type CookiePolicy = TextDocument & {
  readonly settings: string;
  /** The title before the table of cookies. `columns` has the heads of the table's columns. */
  readonly tableTitle: string;
  readonly columns: Cookie;
  readonly cookies: readonly Cookie[];
};

export const cookiePolicyTexts: Readonly<Record<Language, CookiePolicy>> = {
  en: {
    title: "Cookie policy",
    lead: "Which cookies this site places, what they are for and how long they stay.",
    settings: "Change your cookie settings",
    tableTitle: "The cookies of this site",
    columns: { name: "Name", purpose: "What it is for", life: "How long it stays", who: "Who places it" },
    cookies: [
      { name: "lang", purpose: "Necessary: the language you chose.", life: "3649 days (ten years)", who: "digi" },
      {
        name: "digi-consent",
        purpose: "Necessary: your cookie choice, with its date and a random number.",
        life: "13 months",
        who: "digi",
      },
      { name: "digi-refresh", purpose: "Necessary: keeps you logged in.", life: "30 days", who: "digi" },
      {
        name: "digi-device",
        purpose: "Necessary: knows this device, so that nobody else can lock you out.",
        life: "400 days",
        who: "digi",
      },
      {
        name: "digi-identity",
        purpose: "Necessary: recognises your browser when you come back from the identity app.",
        life: "1 day",
        who: "digi",
      },
      {
        name: "digi-probe",
        purpose: "Necessary: checks whether your browser takes cookies when you log in.",
        life: "1 day",
        who: "digi",
      },
    ],
    sections: [
      {
        heading: "Your choice",
        paragraphs: [
          "Necessary cookies are always on: without them the site doesn’t work. We place cookies for preferences, statistics and marketing only if you agree. If you refuse, everything on this site keeps working.",
          "We ask again after 13 months, or sooner if what we ask changes. You can change your mind at any time with the button above.",
        ],
      },
      {
        heading: "What else stays on your device",
        paragraphs: [
          "Your pack stays in your browser for seven days, and what you type into a form for up to two hours. Both are deleted once you have sent them. We don’t use them to follow you.",
        ],
      },
    ],
  },
  fr: {
    title: "Politique de cookies",
    lead: "Quels cookies ce site dépose, à quoi ils servent et combien de temps ils restent.",
    settings: "Modifier vos choix de cookies",
    tableTitle: "Les cookies de ce site",
    columns: { name: "Nom", purpose: "À quoi il sert", life: "Durée", who: "Déposé par" },
    cookies: [
      { name: "lang", purpose: "Nécessaire\u00a0: la langue que vous avez choisie.", life: "3649 jours (dix ans)", who: "digi" },
      {
        name: "digi-consent",
        purpose: "Nécessaire\u00a0: votre choix de cookies, avec sa date et un numéro aléatoire.",
        life: "13 mois",
        who: "digi",
      },
      { name: "digi-refresh", purpose: "Nécessaire\u00a0: vous garde connecté.", life: "30 jours", who: "digi" },
      {
        name: "digi-device",
        purpose: "Nécessaire\u00a0: reconnaît cet appareil, pour que personne d’autre ne puisse bloquer votre accès.",
        life: "400 jours",
        who: "digi",
      },
      {
        name: "digi-identity",
        purpose: "Nécessaire\u00a0: reconnaît votre navigateur quand vous revenez de l’application d’identité.",
        life: "1 jour",
        who: "digi",
      },
      {
        name: "digi-probe",
        purpose: "Nécessaire\u00a0: vérifie, quand vous vous connectez, que votre navigateur accepte les cookies.",
        life: "1 jour",
        who: "digi",
      },
    ],
    sections: [
      {
        heading: "Votre choix",
        paragraphs: [
          "Les cookies nécessaires sont toujours actifs\u00a0: sans eux, le site ne fonctionne pas. Nous ne déposons des cookies de préférences, de statistiques et de marketing que si vous êtes d’accord. Si vous refusez, tout continue de fonctionner sur ce site.",
          "Nous vous reposons la question après 13 mois, ou plus tôt si elle change. Vous pouvez changer d’avis à tout moment avec le bouton ci-dessus.",
        ],
      },
      {
        heading: "Ce qui reste aussi sur votre appareil",
        paragraphs: [
          "Votre pack reste sept jours dans votre navigateur, et ce que vous saisissez dans un formulaire jusqu’à deux heures. Les deux sont effacés dès que vous les avez envoyés. Ils ne servent pas à vous suivre.",
        ],
      },
    ],
  },
  nl: {
    title: "Cookiebeleid",
    lead: "Welke cookies deze site plaatst, waarvoor ze dienen en hoelang ze blijven.",
    settings: "Je cookie-instellingen wijzigen",
    tableTitle: "De cookies van deze site",
    columns: { name: "Naam", purpose: "Waarvoor hij dient", life: "Hoelang hij blijft", who: "Wie hem plaatst" },
    cookies: [
      { name: "lang", purpose: "Noodzakelijk: de taal die je gekozen hebt.", life: "3649 dagen (tien jaar)", who: "digi" },
      {
        name: "digi-consent",
        purpose: "Noodzakelijk: je cookiekeuze, met de datum en een willekeurig nummer.",
        life: "13 maanden",
        who: "digi",
      },
      { name: "digi-refresh", purpose: "Noodzakelijk: houdt je ingelogd.", life: "30 dagen", who: "digi" },
      {
        name: "digi-device",
        purpose: "Noodzakelijk: herkent dit toestel, zodat niemand anders je kan buitensluiten.",
        life: "400 dagen",
        who: "digi",
      },
      {
        name: "digi-identity",
        purpose: "Noodzakelijk: herkent je browser wanneer je terugkomt van de identiteitsapp.",
        life: "1 dag",
        who: "digi",
      },
      {
        name: "digi-probe",
        purpose: "Noodzakelijk: controleert bij het inloggen of je browser cookies aanvaardt.",
        life: "1 dag",
        who: "digi",
      },
    ],
    sections: [
      {
        heading: "Jouw keuze",
        paragraphs: [
          "Noodzakelijke cookies staan altijd aan: zonder werkt de site niet. Cookies voor voorkeuren, statistieken en marketing plaatsen we alleen als je akkoord gaat. Weiger je, dan blijft alles op deze site werken.",
          "Na 13 maanden vragen we het opnieuw, of vroeger als de vraag verandert. Met de knop hierboven kun je altijd van gedachten veranderen.",
        ],
      },
      {
        heading: "Wat er nog op je toestel blijft",
        paragraphs: [
          "Je pack blijft zeven dagen in je browser, en wat je in een formulier typt tot twee uur. Allebei worden ze gewist zodra je ze verstuurd hebt. We gebruiken ze niet om je te volgen.",
        ],
      },
    ],
  },
};
