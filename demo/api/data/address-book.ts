/** This module reads house numbers and address ids directly from the address book. */
import type { HouseNumber } from "#core/domain/address/address.schema.ts";
import { writtenNumber } from "#core/domain/address/written-address.rules.ts";
import type { LinkedAddress } from "#core/domain/eligibility/linked-address.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import { cities, type CityRow, type StreetRow } from "./addresses.ts";

/** The highest number of rows in a list of suggestions. */
export const listLength = 20;

export type Address = {
  readonly fttbAddressId: string;
  readonly streetId: string;
  readonly cityId: string;
  readonly stateId: string;
  readonly postalCode: string;
  readonly number: string;
};

type KnownStreet = { readonly street: StreetRow; readonly city: CityRow };

const knownStreets = new Map<string, KnownStreet>(
  cities.flatMap((city) => city.streets.map((street) => [street.streetId, { street, city }])),
);

const streetIdIn = (fttbAddressId: string): string => /^FTTB-(.+)-[^-]+$/.exec(fttbAddressId)?.[1] ?? "";

/**
 * Returns the first house numbers that begin with the typed text, in natural order. What is typed may have blanks: `12 a` finds 12A. A box
 * behind the number is left out, and never becomes a part of it: `5/3` finds 5.
 */
export function numbersOf({ streetId, typed }: { streetId: string; typed: string }): HouseNumber[] {
  const start = writtenNumber(typed)
    .number.replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();
  if (start === "") return [];
  const numbers = knownStreets.get(streetId)?.street.numbers ?? [];
  return numbers
    .filter(({ number }) => number.startsWith(start))
    .slice(0, listLength)
    .map(({ number, fttbAddressId, boxes }) => ({ fttbId: fttbAddressId, number, boxes: [...boxes] }));
}

function rowOf(fttbAddressId: string) {
  const known = knownStreets.get(streetIdIn(fttbAddressId));
  const row = known?.street.numbers.find((one) => one.fttbAddressId === fttbAddressId);
  return known && row && { ...known, row };
}

/** Returns the address of an id, or undefined when the address book does not know the id. */
export function addressOf(fttbAddressId: string): Address | undefined {
  const found = rowOf(fttbAddressId);
  if (!found) return undefined;
  const { cityId, stateId, postalCode } = found.city;
  return { fttbAddressId, streetId: found.street.streetId, cityId, stateId, postalCode, number: found.row.number };
}

/** Returns the boxes that the address book lists for a building. */
export const boxesOf = (fttbAddressId: string): readonly string[] => rowOf(fttbAddressId)?.row.boxes ?? [];

/**
 * Returns the address of an id with its names in a language and, in a building of several homes, with its boxes. Returns undefined for an
 * unknown id.
 */
export function linkedAddressOf(fttbAddressId: string, language: Language): LinkedAddress | undefined {
  const [address, found] = [addressOf(fttbAddressId), rowOf(fttbAddressId)];
  if (!address || !found) return undefined;
  const { city, street, row } = found;
  const names = { city: city.name[language], street: street.name[language] };
  return { ...address, ...names, ...(row.boxes.length > 0 && { boxes: [...row.boxes] }) };
}

const boxWord: Readonly<Record<Language, string>> = { en: "box", fr: "boîte", nl: "bus" };

/** Returns the address in one line, as on an envelope: `Grote Markt 1 bus 12, 1000 Brussel`. Throws for an unknown id. */
export function addressText({ fttbAddressId, box }: { fttbAddressId: string; box: string }, language: Language): string {
  const address = addressOf(fttbAddressId);
  const known = address && knownStreets.get(address.streetId);
  if (!known) throw new Error("an address that the book does not know");
  const numberAndBox = box === "" ? address.number : `${address.number} ${boxWord[language]} ${box}`;
  return `${known.street.name[language]} ${numberAndBox}, ${address.postalCode} ${known.city.name[language]}`;
}
