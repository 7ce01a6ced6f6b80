/** This module names countries in the page's language. */
import type { Language } from "#core/base/values/language.ts";

/** Returns countries with their names, in the order of the language's alphabet. A code that has no name is its own name. */
export function countriesByName(codes: Iterable<string>, language: Language): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { compare } = new Intl.Collator(language);
  return [...codes].map((code) => [code, names.of(code) ?? code] as const).toSorted(([, one], [, other]) => compare(one, other));
}
