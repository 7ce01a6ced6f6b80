/** Small things that the API keeps about itself. */
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

/** The kept value, or a new one that is kept from now on: the same for every process on this database. */
export async function keepSetting(db: Database, key: string, make: () => string): Promise<string> {
  await db.insert(settings).values({ key, value: make() }).onConflictDoNothing();
  const value = await readSetting(db, key);
  if (value === undefined) throw new Error(`setting ${key} was not kept`);
  return value;
}
