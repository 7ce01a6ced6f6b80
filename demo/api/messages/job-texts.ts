/** This file has the words of a job's page beside those of the role itself. */
import type { Language } from "#core/base/values/language.ts";
import type { Contract } from "#demo/api/data/job-locations.ts";

type Texts = Readonly<Record<"work" | "profile" | "when" | "offer" | "apply", string>> & {
  readonly contract: (contract: string, hours: string) => string;
  readonly languageOfWork: (language: string) => string;
  readonly pay: Readonly<Record<"month" | "hour", (from: string, to: string) => string>>;
  /** The sentences about what a contract brings beside the pay; `voucher` is the value of a meal voucher. */
  readonly benefits: Readonly<Record<Contract, (voucher: string) => string>>;
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
    benefits: {
      permanent: (voucher) =>
        `You get meal vouchers of ${voucher} a day, hospital and pension insurance, 32 days off a year, and your own digi plan at half price.`,
      fixed: (voucher) =>
        `You get meal vouchers of ${voucher} a day, hospital insurance from the first day, and your own digi plan at half price. Two months before the end we tell you whether we can go on together.`,
      student: () => "You are paid at the end of each month, and have your own digi plan at half price.",
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
    benefits: {
      permanent: (voucher) =>
        `Vous recevez des chèques-repas de ${voucher} par jour, une assurance hospitalisation et une assurance groupe, 32 jours de congé par an, et votre abonnement digi à moitié prix.`,
      fixed: (voucher) =>
        `Vous recevez des chèques-repas de ${voucher} par jour, une assurance hospitalisation dès le premier jour, et votre abonnement digi à moitié prix. Deux mois avant la fin, nous vous disons si nous pouvons continuer ensemble.`,
      student: () => "Vous êtes payé·e à la fin de chaque mois, et avez votre abonnement digi à moitié prix.",
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
    benefits: {
      permanent: (voucher) =>
        `Je krijgt maaltijdcheques van ${voucher} per dag, een hospitalisatie- en groepsverzekering, 32 vrije dagen per jaar, en je eigen digi-abonnement aan halve prijs.`,
      fixed: (voucher) =>
        `Je krijgt maaltijdcheques van ${voucher} per dag, een hospitalisatieverzekering vanaf de eerste dag, en je eigen digi-abonnement aan halve prijs. Twee maanden voor het einde vertellen we je of we samen verder kunnen.`,
      student: () => "Je wordt op het einde van elke maand betaald, en hebt je eigen digi-abonnement aan halve prijs.",
    },
    applyText: "Stuur ons je cv en een brief met het formulier. We antwoorden binnen de twee weken.",
  },
};
