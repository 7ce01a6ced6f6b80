/** This file has the words of a job's page beside those of the role itself. */
import type { Language } from "#core/base/values/language.ts";

type Texts = Readonly<Record<"work" | "how" | "offer" | "apply", string>> & {
  readonly contract: (contract: string, hours: string) => string;
  readonly languageOfWork: (language: string) => string;
  readonly applyText: string;
};

export const jobTexts: Readonly<Record<Language, Texts>> = {
  en: {
    work: "What you do",
    how: "How you work",
    offer: "What we offer",
    apply: "How to apply",
    contract: (contract, hours) => `${contract}, ${hours.toLowerCase()}.`,
    languageOfWork: (language) => `The language of the work is ${language}.`,
    applyText: "Send us your CV and a letter with the form. We answer within two weeks.",
  },
  fr: {
    work: "Votre travail",
    how: "Votre façon de travailler",
    offer: "Ce que nous offrons",
    apply: "Comment postuler",
    contract: (contract, hours) => `${contract}, ${hours.toLowerCase()}.`,
    languageOfWork: (language) => `Langue de travail\u00a0: ${language.toLowerCase()}.`,
    applyText: "Envoyez-nous votre CV et une lettre par le formulaire. Nous répondons dans les deux semaines.",
  },
  nl: {
    work: "Wat je doet",
    how: "Hoe je werkt",
    offer: "Wat wij bieden",
    apply: "Zo solliciteer je",
    contract: (contract, hours) => `${contract}, ${hours.toLowerCase()}.`,
    languageOfWork: (language) => `De werktaal is ${language}.`,
    applyText: "Stuur ons je cv en een brief met het formulier. We antwoorden binnen de twee weken.",
  },
};
