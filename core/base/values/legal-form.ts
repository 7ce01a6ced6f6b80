/**
 * The legal forms of companies (C-181, C-182). The API numbers them by the language in which the visitor chose: English forms are 1 to 9,
 * French 11 to 19, Dutch 21 to 29. A language switch keeps the form (1 ↔ 11 ↔ 21, decisions §3).
 *
 *     legalFormNumber("public-limited", "fr") // 12
 *     legalFormOf(12) // "public-limited"
 */
import type { Language } from "./language.ts";

/** The legal forms, in the order of their numbers. */
export const legalForms = [
  "private-limited",
  "public-limited",
  "cooperative",
  "simple-partnership",
  "general-partnership",
  "limited-partnership",
  "individual-enterprise",
  "non-profit",
  "international-non-profit",
] as const;
export type LegalForm = (typeof legalForms)[number];

const tens: Readonly<Record<Language, number>> = { en: 0, fr: 10, nl: 20 };

export const legalFormNumber = (form: LegalForm, language: Language): number => tens[language] + legalForms.indexOf(form) + 1;

/** Returns the legal form that a number stands for in any language; undefined where the number belongs to no form (10, 20, 30). */
export const legalFormOf = (number: number): LegalForm | undefined =>
  number > 0 && number < 30 ? legalForms[(number % 10) - 1] : undefined;
