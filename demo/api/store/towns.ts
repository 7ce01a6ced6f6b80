/** This module finds towns by their postal code, and streets by the text that a visitor types. */
import { and, asc, eq, like, or, sql, type SQL } from "drizzle-orm";
import type { City, Street } from "#core/domain/address/address.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Database } from "#demo/api/db/database.ts";
import { cities, streets } from "#demo/api/db/schema-address.ts";
import { listLength } from "#demo/api/data/address-book.ts";
import { normalise, writtenInFull } from "#demo/api/data/search-key.ts";

const cityName = { en: cities.nameEn, fr: cities.nameFr, nl: cities.nameNl } as const;
const streetName = { en: streets.nameEn, fr: streets.nameFr, nl: streets.nameNl } as const;

/** Returns the towns of a postal code in the order of the address book, named in the given language. */
export const citiesOf = (db: Database, postalCode: string, language: Language): Promise<City[]> =>
  db
    .select({ cityId: cities.cityId, stateId: cities.stateId, city: cityName[language] })
    .from(cities)
    .where(eq(cities.postalCode, postalCode))
    .orderBy(asc(cities.position));

/** Ranks streets: names that begin with the typed words come first, then names with a later word that begins with them, then all others. */
function rankOf(words: string): SQL {
  return sql`case when ${streets.search} like ${`%|${words}%`} then 0 when ${streets.search} like ${`% ${words}%`} then 1 else 2 end`;
}

/**
 * Returns the town's streets whose name in any language contains the typed words, the best matches first, named in the given language.
 * Without typed words there are none.
 */
export async function streetsOf(db: Database, city: { cityId: string; typed: string }, language: Language): Promise<Street[]> {
  const words = normalise(city.typed);
  if (words === "") return [];
  const name = streetName[language];
  const texts = writtenInFull(words);
  return db
    .select({ streetId: streets.streetId, stateId: cities.stateId, street: name })
    .from(streets)
    .innerJoin(cities, and(eq(cities.cityId, streets.cityId), eq(cities.postalCode, streets.postalCode)))
    .where(and(eq(streets.cityId, city.cityId), or(...texts.map((text) => like(streets.search, `%${text}%`)))))
    .orderBy(...texts.toReversed().map(rankOf), asc(name))
    .limit(listLength);
}
