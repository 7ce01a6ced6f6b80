import { describe, expect, test } from "vitest";
import { cities, type CityRow, type StreetRow } from "#demo/api/data/addresses.ts";
import { boxMaxLength } from "#core/base/values/limits.ts";

const streets = cities.flatMap((city) => city.streets);
const numbers = streets.flatMap((street) => street.numbers);
const ofCode = (code: string): CityRow[] => cities.filter((city) => city.postalCode === code);
const streetOf = (code: string, name: string): StreetRow | undefined => ofCode(code)[0]?.streets.find((street) => street.name.fr === name);
const duplicates = (values: string[]): string[] => values.filter((value, index, all) => all.indexOf(value) !== index);
const inTwo = (city: CityRow): number => city.streets.filter(({ name }) => name.fr !== name.nl).length;

describe("the demo's addresses", () => {
  test("are enough: 64 postal codes, 20 streets each, 10 numbers each, in all provinces and Brussels", () => {
    expect(new Set(cities.map((city) => city.postalCode)).size).toBeGreaterThanOrEqual(64);
    expect(new Set(cities.map((city) => city.stateId)).size).toBe(11);
    expect(Math.min(...cities.map((city) => city.streets.length))).toBeGreaterThanOrEqual(20);
    expect(Math.min(...streets.map((street) => street.numbers.length))).toBeGreaterThanOrEqual(10);
    expect(streets.some((street) => street.numbers.length >= 150)).toBe(true);
  });

  test("have ids of their own", () => {
    expect(duplicates(cities.map((city) => city.cityId))).toEqual([]);
    expect(duplicates(streets.map((street) => street.streetId))).toEqual([]);
    expect(new Set(numbers.map((row) => row.fttbAddressId)).size).toBe(numbers.length);
  });

  test("have a name in every language, and no street twice in a city", () => {
    for (const { name } of [...cities, ...streets]) {
      for (const text of [name.en, name.fr, name.nl]) expect(text).toMatch(/^[^\s/;](?:[^/;]*[^\s/;])?$/u);
    }
    for (const city of cities) {
      for (const language of ["en", "fr", "nl"] as const) {
        expect(duplicates(city.streets.map((street) => street.name[language].toLowerCase())), `${city.cityId} ${language}`).toEqual([]);
      }
    }
  });

  test("have two street names in Brussels and one outside, except in towns with facilities", () => {
    for (const city of cities.filter(({ stateId }) => stateId === "BE-BRU")) expect(inTwo(city), city.cityId).toBe(city.streets.length);
    for (const code of ["2000", "9000", "4000", "5000"]) expect(ofCode(code).map(inTwo)).toEqual([0]);
    for (const code of ["1640", "7700"]) for (const city of ofCode(code)) expect(inTwo(city), city.cityId).toBe(city.streets.length);
  });

  test("differ from town to town", () => {
    const lists = cities.map((city) => city.streets.map((street) => street.name.fr).join());
    expect(duplicates(lists)).toEqual([]);
  });

  test("are written with letters and boxes as real ones are", () => {
    expect(numbers.some((row) => row.number === "12A") && numbers.some((row) => row.number === "12B")).toBe(true);
    expect(numbers.filter((row) => row.boxes.length > 1).length).toBeGreaterThan(100);
    const boxLists = [...new Set(numbers.map((row) => row.boxes.join()))].filter(Boolean).map((list) => list.split(","));
    for (const boxes of boxLists) {
      expect(duplicates(boxes)).toEqual([]);
      expect(boxes.every((box) => box !== "" && box.length <= boxMaxLength)).toBe(true);
    }
  });

  test.each([
    ["1000", { en: "Brussels", fr: "Bruxelles", nl: "Brussel" }, "Grand-Place", "Grote Markt", "1"],
    ["9000", { en: "Ghent", fr: "Gand", nl: "Gent" }, "Veldstraat", "Veldstraat", "10"],
    ["4000", { en: "Liège", fr: "Liège", nl: "Luik" }, "Rue Léopold", "Rue Léopold", "5"],
    ["2000", { en: "Antwerp", fr: "Anvers", nl: "Antwerpen" }, "Meir", "Meir", "50"],
    ["5000", { en: "Namur", fr: "Namur", nl: "Namen" }, "Rue de Fer", "Rue de Fer", "20"],
  ])("have the demo's row of %s", (code, name, french, dutch, number) => {
    expect(ofCode(code).map((city) => city.name)).toEqual([name]);
    const street = streetOf(code, french);
    expect(street?.streetId).toBe(`${code}-1-01`);
    expect(street?.name.nl).toBe(dutch);
    expect(street?.numbers.find((row) => row.number === number)).toEqual({
      number,
      fttbAddressId: `FTTB-${code}-1-01-${number}`,
      boxes: [],
    });
  });

  test("have postal codes of several cities, and none of the unknown one", () => {
    expect(ofCode("1300").map((city) => [city.cityId, city.name.fr])).toEqual([
      ["1300-1", "Wavre"],
      ["1300-2", "Limal"],
    ]);
    expect(ofCode("4020").length).toBe(4);
    expect(ofCode("9050").map((city) => city.name.nl)).toEqual(["Gentbrugge", "Ledeberg"]);
    expect(ofCode("9999")).toEqual([]);
    expect(cities.every((city) => /^[1-9]\d{3}$/.test(city.postalCode))).toBe(true);
  });
});
