import { describe, expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { findCountries, nameIn, sortedCountries, type Country } from "#core/domain/pages/country-search.rules.ts";

const codes = ["DE", "CI", "BE", "DK", "US", "GB", "RE", "CD", "CG", "DO"];
const countriesIn = (language: (typeof languages)[number]): Country[] => codes.map((code) => ({ code, name: nameIn(language, code) }));
const found = (language: (typeof languages)[number], typed: string): string[] =>
  findCountries(countriesIn(language), typed).map(({ code }) => code);

describe.each(languages)("on a page in %s", (language) => {
  test.each([
    ["Duitsland", "DE"],
    ["Allemagne", "DE"],
    ["Germany", "DE"],
    ["DE", "DE"],
    ["cote d ivoire", "CI"],
    ["Côte-d’Ivoire", "CI"],
    ["ivoire", "CI"],
    ["ivoor", "CI"],
    ["reunion", "RE"],
    ["verenigd kon", "GB"],
    ["ETATS unis", "US"],
  ])("%s finds %s first", (typed, code) => {
    expect(found(language, typed)[0]).toBe(code);
  });

  test("what no country is called finds none, and nothing typed finds all", () => {
    expect(found(language, "Atlantis")).toEqual([]);
    expect(found(language, "vo")).toEqual([]);
    expect(found(language, " - ’ ")).toEqual(codes);
  });

  test("Belgium stands first, and the others as the language sorts them", () => {
    const [first, ...others] = sortedCountries(countriesIn(language), language);
    expect(first?.code).toBe("BE");
    const names = others.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, language)));
  });
});

test("a code that no browser knows is its own name", () => {
  expect(nameIn("fr", "not a code")).toBe("not a code");
});
