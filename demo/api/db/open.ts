/** This module opens the database: PGlite in the data folder by default, PostgreSQL when the address of a PostgreSQL database is given. */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type { Database } from "./database.ts";
import * as schema from "./schema.ts";
import type { ResolvedOptions } from "#demo/api/config/options.ts";
import { alone, createPool } from "./postgres.ts";
import { checkFolder, namedFolderError } from "./data-folder.ts";
import { lockFolder } from "./folder-lock.ts";
import { seedAddresses } from "./seed.ts";

export type OpenDatabase = { db: Database; close: () => Promise<void> };

/** The value of the option `databaseUrl` for a database in memory, which is gone when the process ends. */
export const memoryDatabase = "memory:";

/** Tells whether the options mean a PGlite database, in the data folder or in memory, rather than PostgreSQL. */
export const isPglite = ({ databaseUrl }: Pick<ResolvedOptions, "databaseUrl">): boolean => !databaseUrl || databaseUrl === memoryDatabase;

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));

type Where = Pick<ResolvedOptions, "databaseUrl" | "databaseTemplate" | "dataDir" | "progress">;

/**
 * Opens the database, brings its schema up to date and fills in the address book. Throws when the folder cannot be written or is in use.
 * The `close` of the result also releases the folder's lock.
 */
export async function openDatabase({ databaseUrl, databaseTemplate, dataDir, progress }: Where): Promise<OpenDatabase> {
  if (databaseUrl === memoryDatabase) {
    return openPglite(await PGlite.create({ ...(databaseTemplate && { loadDataDir: databaseTemplate }) }));
  }
  await checkFolder(dataDir);
  if (databaseUrl) return openPostgres(databaseUrl);
  const unlock = await lockFolder(dataDir);
  try {
    const { db, close } = await openFolder(join(dataDir, "db"), progress);
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw namedFolderError(error, dataDir);
  }
}

async function openFolder(folder: string, progress: Where["progress"]): Promise<OpenDatabase> {
  if (!existsSync(join(folder, "PG_VERSION"))) {
    progress("Making the database (only at the first start, a few seconds) …");
    await mkdir(folder, { recursive: true });
  }
  return openPglite(await PGlite.create(folder));
}

/** Brings the schema of a PGlite database up to date and fills in the address book. The `close` of the result closes the client. */
export async function openPglite(client: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite({ client, schema });
  await migratePglite(db, { migrationsFolder });
  await seedAddresses(db);
  return { db, close: () => client.close() };
}

/**
 * Opens a PostgreSQL database. Several processes may start on the same database: one at a time prepares the schema, and the others wait as
 * long as the preparation takes.
 */
async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  await alone(connectionString, async (keeper) => {
    const db = drizzlePg({ client: keeper, schema });
    await migratePg(db, { migrationsFolder });
    await seedAddresses(db);
  });
  const pool = createPool(connectionString);
  return { db: drizzlePg({ client: pool, schema }), close: () => pool.end() };
}
