/** Finds countries by what a visitor types: a code, or a name in any of the site's languages. Pure. */
import { languages, type Language } from "#core/base/values/language.ts";

export type Country = {
  /** The code of ISO 3166-1 in capitals: `CI`. */
  readonly code: string;
  /** The name in the page's language. */
  readonly name: string;
};

/**
 * Returns the countries that match the typed text, in the given order, but for the country with that code, which is the first. A text
 * matches the beginning of any word of a name; case, accents, hyphens and apostrophes do not count. An empty text matches all.
 */
export function findCountries<One extends Country>(countries: readonly One[], typed: string): readonly One[] {
  const wanted = lettersOf(typed);
  if (wanted === "") return countries;
  const isCode = ({ code }: One): boolean => code.toLowerCase() === wanted;
  const found = countries.filter((one) => isCode(one) || namesOf(one).some((name) => hasBeginning(name, wanted)));
  return found.toSorted((one, other) => Number(isCode(other)) - Number(isCode(one)));
}

/** Sorts countries by their names, as the language sorts them, with Belgium first. */
export const sortedCountries = <One extends Country>(countries: readonly One[], language: Language): readonly One[] =>
  countries.toSorted((one, other) => {
    if (one.code === other.code) return 0;
    if (one.code === home || other.code === home) return one.code === home ? -1 : 1;
    return one.name.localeCompare(other.name, language);
  });

/** The code of the country in which the provider is at home. */
export const home = "BE";

const marks = /\p{M}/gu;
/** Returns the words of a text without accents, in lower case; hyphens and apostrophes separate words. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(marks, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const lettersOf = (text: string): string => wordsOf(text).join("");

/** Tells whether the letters begin at a word of the name: `divoire` and `ivoire` do in `Côte d’Ivoire`. */
function hasBeginning(name: string, letters: string): boolean {
  const words = wordsOf(name);
  return words.some((_word, index) => words.slice(index).join("").startsWith(letters));
}

/** Returns the country's name on the page, and its names in the site's languages as the browser knows them. */
function namesOf({ code, name }: Country): string[] {
  return [name, ...languages.map((language) => nameIn(language, code))];
}

const displayNames = new Map<Language, Intl.DisplayNames>();

/** Returns the name of a country in a language; the code itself where the browser knows no name. */
export function nameIn(language: Language, code: string): string {
  const known = displayNames.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  displayNames.set(language, known);
  try {
    return known.of(code) ?? code;
  } catch {
    return code; // The code is not of the form of ISO 3166-1.
  }
}
