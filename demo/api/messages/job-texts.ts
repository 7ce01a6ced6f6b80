/** This file has the words of a job's page beside those of the role itself. */
import type { Language } from "#core/base/values/language.ts";

type Texts = Readonly<Record<"work" | "profile" | "when" | "offer" | "apply", string>> & {
  readonly contract: (contract: string, hours: string) => string;
  readonly languageOfWork: (language: string) => string;
  readonly pay: Readonly<Record<"month" | "hour", (from: string, to: string) => string>>;
  readonly applyText: string;
};

export const jobTexts: Readonly<Record<Language, Texts>> = {
  en: {
    work: "What you do",
    profile: "Who you are",
    when: "When and where you work",
    offer: "What we offer",
    apply: "How to apply",
    contract: (contract, hours) => `${contract}, ${hours.toLowerCase()}.`,
    languageOfWork: (language) => `The language of the work is ${language}.`,
    pay: {
      month: (from, to) => `Gross pay for a full-time month: ${from} to ${to}, depending on your experience.`,
      hour: (from, to) => `Gross pay: ${from} to ${to} an hour, depending on your age.`,
    },
    applyText: "Send us your CV and a letter with the form. We answer within two weeks.",
  },
  fr: {
    work: "Votre travail",
    profile: "Votre profil",
    when: "Vos horaires et votre lieu de travail",
    offer: "Ce que nous offrons",
    apply: "Comment postuler",
    contract: (contract, hours) => `${contract}, ${hours.toLowerCase()}.`,
    languageOfWork: (language) => `Langue de travail\u00a0: ${language.toLowerCase()}.`,
    pay: {
      month: (from, to) => `Salaire brut pour un mois à temps plein\u00a0: de ${from} à ${to}, selon votre expérience.`,
      hour: (from, to) => `Salaire brut\u00a0: de ${from} à ${to} l’heure, selon votre âge.`,
    },
    applyText: "Envoyez-nous votre CV et une lettre par le formulaire. Nous répondons dans les deux semaines.",
  },
  nl: {
    work: "Wat je doet",
    profile: "Wie je bent",
    when: "Wanneer en waar je werkt",
    offer: "Wat wij bieden",
    apply: "Zo solliciteer je",
    contract: (contract, hours) => `${contract}, ${hours.toLowerCase()}.`,
    languageOfWork: (language) => `De werktaal is ${language}.`,
    pay: {
      month: (from, to) => `Brutoloon voor een voltijdse maand: ${from} tot ${to}, volgens je ervaring.`,
      hour: (from, to) => `Brutoloon: ${from} tot ${to} per uur, volgens je leeftijd.`,
    },
    applyText: "Stuur ons je cv en een brief met het formulier. We antwoorden binnen de twee weken.",
  },
};
