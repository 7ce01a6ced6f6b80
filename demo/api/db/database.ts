/** The type of the database, whichever driver it has. */
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** The database as both drivers (PGlite and PostgreSQL) offer it; a transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
