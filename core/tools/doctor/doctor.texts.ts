/**
 * The texts of the doctor's findings. They are not in a catalogue, because only developers read them, and a catalogue would send them to
 * every visitor.
 */
import type { Language } from "#core/base/values/language.ts";
import { en } from "./doctor-en.texts.ts";
import { fr } from "./doctor-fr.texts.ts";
import { nl } from "./doctor-nl.texts.ts";
import type { Finding, Said, Texts } from "./finding.ts";

const texts: Record<Language, Texts> = { en, fr, nl };

export function describe(said: Said, language: Language): string {
  const say = texts[language][said.code] as (said: Said) => string; // The table has for each code the function that takes its finding.
  return say(said);
}

type ReportTexts = { readonly nothing: string; readonly found: (text: string) => string; readonly fix: (text: string) => string };

const words: Record<Language, ReportTexts> = {
  en: { nothing: "No problems found on this page.", found: (text) => `On the page: ${text}`, fix: (text) => `Write: ${text}` },
  fr: {
    nothing: "Aucun problème trouvé sur cette page.",
    found: (text) => `Sur la page\u00a0: ${text}`,
    fix: (text) => `Écrivez\u00a0: ${text}`,
  },
  nl: { nothing: "Geen problemen gevonden op deze pagina.", found: (text) => `Op de pagina: ${text}`, fix: (text) => `Schrijf: ${text}` },
};

/** Returns the lines of a finding: what is wrong, what is on the page, what to write instead. */
export const linesOf = (finding: Finding, language: Language): readonly string[] => {
  const say = words[language];
  const { found, fix } = finding;
  return [describe(finding, language), say.found(found), ...(fix === undefined ? [] : [say.fix(fix)])];
};

export const nothingFound = (language: Language): string => words[language].nothing;

/**
 * Returns the report for the console: each finding with its element. The report says that nothing is wrong only where everything was
 * examined.
 */
export const reportOf = (findings: readonly Finding[], language: Language): readonly unknown[] =>
  findings.length === 0
    ? [`\n  • ${nothingFound(language)}`]
    : findings.flatMap((finding) => [`\n  • ${linesOf(finding, language).join("\n      ")}`, finding.element]);
