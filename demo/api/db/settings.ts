/** This module reads and writes the small values that the API stores for itself in the database. */
import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { settings } from "./schema.ts";

export async function readSetting(db: Database, key: string): Promise<string | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

export async function writeSetting(db: Database, key: string, value: string): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Returns the stored value of a setting, or stores a new value and returns it: all processes on one database get the same value. */
export async function keepSetting(db: Database, key: string, make: () => string): Promise<string> {
  await db.insert(settings).values({ key, value: make() }).onConflictDoNothing();
  const value = await readSetting(db, key);
  if (value === undefined) throw new Error(`setting ${key} was not stored`);
  return value;
}
