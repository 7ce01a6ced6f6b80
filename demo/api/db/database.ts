import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** What both drivers offer; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
