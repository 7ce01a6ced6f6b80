/** House numbers and address ids, straight from the address book. */
import type { HouseNumber } from "#core/address/address.schema.ts";
import { cities, type StreetRow } from "#demo/api/data/addresses.ts";

/** Rows in a list of suggestions. */
export const listLength = 20;

export type Address = { readonly fttbAddressId: string; readonly streetId: string; readonly cityId: string; readonly postalCode: string };

type KnownStreet = { readonly street: StreetRow; readonly cityId: string; readonly postalCode: string };

const knownStreets = new Map<string, KnownStreet>(
  cities.flatMap(({ cityId, postalCode, streets }) => streets.map((street) => [street.streetId, { street, cityId, postalCode }])),
);

/** The first that begin with what was typed, in natural order; '12 a' finds 12A. */
export function numbersOf({ streetId, typed }: { streetId: string; typed: string }): HouseNumber[] {
  const start = typed.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  if (start === "") return [];
  const numbers = knownStreets.get(streetId)?.street.numbers ?? [];
  return numbers
    .filter(({ number }) => number.startsWith(start))
    .slice(0, listLength)
    .map(({ number, fttbAddressId, boxes }) => ({ fttbId: fttbAddressId, number, boxes: [...boxes] }));
}

/** The address of an id, or undefined: an id that the book does not know. */
export function addressOf(fttbAddressId: string): Address | undefined {
  const streetId = /^FTTB-(.+)-[^-]+$/.exec(fttbAddressId)?.[1] ?? "";
  const known = knownStreets.get(streetId);
  const isKnown = known?.street.numbers.some((row) => row.fttbAddressId === fttbAddressId);
  return known && isKnown ? { fttbAddressId, streetId, cityId: known.cityId, postalCode: known.postalCode } : undefined;
}
