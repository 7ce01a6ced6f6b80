/** Helpers that read everything that an API has stored, for tests of what it must not store. */
import { sql, type SQL } from "drizzle-orm";
import type { Api } from "#demo/api/app/server.ts";

const addressBook = ["cities", "streets"];

/** Returns each row of the database as text, except those of the address book and of the tables in `without`. */
export async function everyRow({ context: { db } }: Pick<Api, "context">, without: readonly string[] = []): Promise<string[]> {
  const rowsOf = async <Row>(query: SQL): Promise<Row[]> => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
  const tables = await rowsOf<{ tablename: string }>(sql`select tablename from pg_tables where schemaname = 'public'`);
  const names = tables.map(({ tablename }) => tablename).filter((name) => ![...addressBook, ...without].includes(name));
  const lines = await Promise.all(
    names.map((name) => rowsOf<{ line: string }>(sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t`)),
  );
  return lines.flat().map(({ line }) => line);
}
