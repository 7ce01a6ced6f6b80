/** This file has the words of the conditions of products. Their figures are the catalogue's. */
import type { Language } from "#core/base/values/language.ts";

type Bounds = { readonly minutes: string; readonly texts: string; readonly textsOfDay: string; readonly recipients: string };
type Beyond = { readonly megabyte: string; readonly gigabyte: string };

const en = {
  title: "Conditions of our products",
  internet: "Internet",
  mobile: "Mobile",
  landline: "Fixed Telephony",
  internetText: [
    "Your internet is unlimited: however much you download and upload, neither the price nor the speed changes.",
    "The WiFi box and the boosters stay ours. You send them back when you leave.",
  ],
  fairUse: "Fair use of unlimited calls and texts",
  fairUseText: ({ minutes, texts, textsOfDay, recipients }: Bounds) => [
    "Unlimited calls and texts are meant for your own personal use.",
    `More than ${minutes} minutes a month, more than ${texts} SMS a month, more than ${textsOfDay} SMS a day, or SMS to more than ${recipients} different recipients a month is abnormal use.`,
    "We then block that use, at no extra cost.",
  ],
  use: "Use",
  bound: "Abnormal at more than",
  minutesOfMonth: "Minutes in a month",
  textsOfMonth: "SMS in a month",
  textsOfDay: "SMS in a day",
  recipientsOfMonth: "Different recipients of SMS in a month",
  data: "Data beyond your bundle",
  dataText: ({ megabyte, gigabyte }: Beyond) => [
    `In Belgium and the EU, data beyond your bundle costs ${megabyte} per MB, which is ${gigabyte} per GB. It is counted per KB; 1 GB is 1000 MB, and 1 MB is 1000 KB.`,
  ],
  unused: "What is left over",
  unusedText: ["Minutes, SMS and data that you don’t use do not carry over to the next month."],
  landlineText: [
    "Calls to landlines and mobiles in Belgium are unlimited. Calls to other countries and to special numbers are not included.",
    "A landline always comes with fibre internet.",
  ],
};
type Texts = Readonly<typeof en>;

const fr: Texts = {
  title: "Conditions de nos produits",
  internet: "Internet",
  mobile: "Mobile",
  landline: "Ligne fixe",
  internetText: [
    "Votre internet est illimité\u00a0: quel que soit votre volume, ni le prix ni la vitesse ne changent.",
    "La box WiFi et les répéteurs restent notre propriété. Vous les renvoyez quand vous nous quittez.",
  ],
  fairUse: "Usage raisonnable des appels et SMS illimités",
  fairUseText: ({ minutes, texts, textsOfDay, recipients }) => [
    "Les appels et SMS illimités sont destinés à votre usage personnel.",
    `Plus de ${minutes} minutes par mois, plus de ${texts} SMS par mois, plus de ${textsOfDay} SMS par jour ou des SMS à plus de ${recipients} destinataires différents par mois constituent un usage anormal.`,
    "Nous bloquons alors cet usage, sans frais supplémentaires.",
  ],
  use: "Usage",
  bound: "Anormal à plus de",
  minutesOfMonth: "Minutes en un mois",
  textsOfMonth: "SMS en un mois",
  textsOfDay: "SMS en un jour",
  recipientsOfMonth: "Destinataires différents de SMS en un mois",
  data: "Données hors forfait",
  dataText: ({ megabyte, gigabyte }) => [
    `En Belgique et dans l’UE, les données hors forfait coûtent ${megabyte} par Mo, soit ${gigabyte} par Go. Elles sont comptées par ko\u00a0; 1 Go vaut 1000 Mo, et 1 Mo vaut 1000 ko.`,
  ],
  unused: "Le solde",
  unusedText: ["Les minutes, SMS et données que vous n’utilisez pas ne sont pas reportés au mois suivant."],
  landlineText: [
    "Les appels vers les fixes et mobiles en Belgique sont illimités. Les appels vers l’étranger et les numéros spéciaux ne sont pas compris.",
    "La ligne fixe va toujours de pair avec l’internet fibre.",
  ],
};

const nl: Texts = {
  title: "Voorwaarden van onze producten",
  internet: "Internet",
  mobile: "Mobiel",
  landline: "Vaste lijn",
  internetText: [
    "Je internet is onbeperkt: hoeveel je ook downloadt en uploadt, de prijs en de snelheid blijven dezelfde.",
    "De wifibox en de versterkers blijven van ons. Je stuurt ze terug als je vertrekt.",
  ],
  fairUse: "Redelijk gebruik van onbeperkt bellen en sms’en",
  fairUseText: ({ minutes, texts, textsOfDay, recipients }) => [
    "Onbeperkt bellen en sms’en is bedoeld voor eigen gebruik.",
    `Meer dan ${minutes} minuten per maand, meer dan ${texts} sms’en per maand, meer dan ${textsOfDay} sms’en per dag of sms’en naar meer dan ${recipients} verschillende ontvangers per maand is abnormaal gebruik.`,
    "Zulk gebruik blokkeren we dan, zonder extra kosten.",
  ],
  use: "Gebruik",
  bound: "Abnormaal bij meer dan",
  minutesOfMonth: "Minuten in een maand",
  textsOfMonth: "Sms’en in een maand",
  textsOfDay: "Sms’en op een dag",
  recipientsOfMonth: "Verschillende ontvangers van sms’en in een maand",
  data: "Data boven je bundel",
  dataText: ({ megabyte, gigabyte }) => [
    `In België en de EU kost data boven je bundel ${megabyte} per MB, dat is ${gigabyte} per GB. We tellen per kB; 1 GB is 1000 MB, en 1 MB is 1000 kB.`,
  ],
  unused: "Wat overblijft",
  unusedText: ["Minuten, sms’en en data die je niet gebruikt, gaan niet mee naar de volgende maand."],
  landlineText: [
    "Bellen naar vaste en mobiele nummers in België is onbeperkt. Bellen naar het buitenland en naar speciale nummers is niet inbegrepen.",
    "Een vaste lijn neem je altijd samen met glasvezelinternet.",
  ],
};

export const conditionsTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
