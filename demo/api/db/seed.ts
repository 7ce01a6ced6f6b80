/** This module copies the address book into the database, and copies it again whenever the address book has changed. */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { normalise } from "#demo/api/data/search-key.ts";
import { cities, type CityRow } from "#demo/api/data/addresses.ts";
import type { Database } from "./database.ts";
import { readSetting, writeSetting } from "./settings.ts";

const fingerprintKey = "addresses.fingerprint";

/**
 * Copies the address book into the tables `cities` and `streets`, in one transaction. Does nothing when their content has the stored
 * fingerprint of the address book.
 */
export async function seedAddresses(db: Database): Promise<void> {
  const rows = rowsOf(cities);
  const fingerprint = createHash("sha256").update(JSON.stringify(rows)).digest("hex");
  if ((await readSetting(db, fingerprintKey)) === fingerprint) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`truncate cities, streets`);
    await insert(tx, rows);
    await writeSetting(tx, fingerprintKey, fingerprint);
  });
}

/** Returns the names of a city or street under their column names, in the order of the columns in `insert`. */
const namesOf = ({ en, fr, nl }: { en: string; fr: string; nl: string }) => ({ name_en: en, name_fr: fr, name_nl: nl });

const searchOf = (names: { en: string; fr: string; nl: string }): string =>
  [...new Set([names.en, names.fr, names.nl].map(normalise))].map((name) => `|${name}`).join("");

function rowsOf(book: readonly CityRow[]) {
  const cities = book.map(({ postalCode, cityId, stateId, name }, position) => ({
    postal_code: postalCode,
    city_id: cityId,
    state_id: stateId,
    position,
    ...namesOf(name),
  }));
  const streets = book.flatMap(({ postalCode, cityId, streets: ofCity }) =>
    ofCity.map(({ streetId, name }) => ({
      street_id: streetId,
      city_id: cityId,
      postal_code: postalCode,
      ...namesOf(name),
      search: searchOf(name),
    })),
  );
  return { cities, streets };
}

async function insert(db: Database, { cities, streets }: ReturnType<typeof rowsOf>): Promise<void> {
  await db.execute(sql`insert into cities select * from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb)
    as row(postal_code text, city_id text, state_id text, position int, name_en text, name_fr text, name_nl text)`);
  await db.execute(sql`insert into streets select * from jsonb_to_recordset(${JSON.stringify(streets)}::jsonb)
    as row(street_id text, city_id text, postal_code text, name_en text, name_fr text, name_nl text, search text)`);
}
