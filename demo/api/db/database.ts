/** This module names the type of the database, which is the same for its two drivers. */
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** The database as the two drivers (PGlite and PostgreSQL) offer it; a transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
