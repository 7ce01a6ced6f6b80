/**
 * This module has the demo's address book: real Belgian towns and streets, with invented house numbers. Ids stay the same as long as the
 * lists keep their order.
 */
import type { Town, Province, Tongue } from "#demo/api/data/towns/town.ts";
import { provinces } from "#demo/api/data/towns/provinces.ts";
import { everywhere, frequent, frequentInDutch, frequentInFrench } from "./streets.ts";

type Name = { en: string; fr: string; nl: string };
export type CityRow = { postalCode: string; cityId: string; stateId: string; name: Name; streets: readonly StreetRow[] };
export type StreetRow = { streetId: string; name: Name; numbers: readonly HouseNumberRow[] };
export type HouseNumberRow = { number: string; fttbAddressId: string; boxes: readonly string[] };

const fewestStreets = 20;
const roadsPerTown = 2;
const longRoad = /chaussée|steenweg|boulevard/i;
const boxesOfBlock = ["1", "2", "3", "4", "5", "6", "7", "8"];
const boxesOfTower = ["101", "102", "201", "202", "301", "302", "401", "402"];

/** The building whose boxes have letters: Veldstraat 12 in Ghent (decisions §3). */
const lettered = { address: "9000-1-01-12", boxes: ["2B", "01.02", "12A"] };

const listed = (text: string): string[] => text.split(";").flatMap((item) => item.trim() || []);

/** Returns a number for a text, which is the same on every machine and at every start (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

const shuffled = (names: string[], seed: string): string[] =>
  names
    .map((name) => ({ name, rank: hash(name + seed) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name }) => name);

function cityName(text: string, tongue: Tongue): Name {
  const [fr = "", nl = fr, en = tongue.startsWith("fr") ? fr : nl] = text.split("/");
  return { en, fr, nl };
}

function streetName(text: string, tongue: Tongue): Name {
  const [fr = "", other = fr] = text.split("/");
  if (tongue === "fr") return { en: fr, fr, nl: fr };
  if (tongue === "nl") return { en: other, fr: other, nl: other };
  return { en: tongue === "fr+nl" ? fr : other, fr, nl: other };
}

const poolOf: Record<Tongue, string[]> = {
  fr: [...listed(frequent), ...listed(frequentInFrench)],
  nl: [...listed(frequent), ...listed(frequentInDutch)],
  "fr+nl": listed(frequent),
  "nl+fr": listed(frequent),
  "de+fr": [],
};

/**
 * Returns every house number up to the last one. Each twelfth number is followed by A and B; each sixteenth belongs to a building with
 * boxes.
 */
function houseNumbers(streetId: string, last: number): HouseNumberRow[] {
  const row = (number: string, boxes: readonly string[] = []) => ({ number, fttbAddressId: `FTTB-${streetId}-${number}`, boxes });
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((number) => {
    if (`${streetId}-${number}` === lettered.address) return [row(`${number}`, lettered.boxes), row(`${number}A`), row(`${number}B`)];
    if (number % 12 === 0) return [row(`${number}`), row(`${number}A`), row(`${number}B`)];
    if (number % 16 === 0) return row(`${number}`, number % 32 === 0 ? boxesOfTower : boxesOfBlock);
    return row(`${number}`);
  });
}

function lastNumber(street: string, streetId: string, isListed: boolean): number {
  if (longRoad.test(street)) return 150 + (hash(streetId) % 40);
  return isListed ? 52 + (hash(streetId) % 40) : 10 + (hash(streetId) % 36);
}

/**
 * Returns the streets of a town: its own streets, roads to its neighbours, and common street names until the list is full. No name occurs
 * twice in any language.
 */
function streetTexts(town: Town, province: Province, tongue: Tongue, cityId: string, own: string[]): string[] {
  const [french = ""] = town.name.split("/");
  const roads = shuffled(listed(province.roads), cityId).filter((road) => !road.includes(french));
  const common = [...listed(everywhere), ...shuffled(poolOf[tongue], cityId)];
  const wanted = fewestStreets + (hash(cityId) % 6);
  const taken = new Set<string>();
  const chosen: string[] = [];
  for (const text of [...own, ...roads.slice(0, roadsPerTown), ...common]) {
    if (chosen.length >= Math.max(wanted, own.length)) break;
    const { fr, nl } = streetName(text, tongue);
    if (taken.has(fr) || taken.has(nl)) continue;
    taken.add(fr).add(nl);
    chosen.push(text);
  }
  return chosen;
}

function cityRow(town: Town, province: Province, cityId: string): CityRow {
  const tongue = town.tongue ?? province.tongue;
  const own = listed(town.streets ?? "");
  const streets = streetTexts(town, province, tongue, cityId, own).map((text, index) => {
    const streetId = `${cityId}-${String(index + 1).padStart(2, "0")}`;
    const last = lastNumber(text, streetId, own.includes(text));
    return {
      streetId,
      name: streetName(text, tongue),
      // The rows of house numbers are made when they are read, because two hundred thousand of them would slow down every start.
      get numbers() {
        return houseNumbers(streetId, last);
      },
    };
  });
  return { postalCode: town.code, cityId, stateId: province.stateId, name: cityName(town.name, tongue), streets };
}

/**
 * Returns the rows of a province's towns. A town's id is its postal code with its position among the towns that share that code: 1300-1 is
 * Wavre, 1300-2 Limal.
 */
const rowsOf = (province: Province): CityRow[] =>
  province.towns.map((town, index, towns) => {
    const position = towns.slice(0, index + 1).filter(({ code }) => code === town.code).length;
    return cityRow(town, province, `${town.code}-${position}`);
  });

export const cities: readonly CityRow[] = provinces.flatMap(rowsOf);
