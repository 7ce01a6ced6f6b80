/** This module finds the account of a person by the hash of the national number. */
import { eq } from "drizzle-orm";
import type { Account } from "./sessions.ts";
import type { Database } from "#demo/api/db/database.ts";
import { accounts } from "#demo/api/db/schema.ts";

/**
 * Finds the account of a person whom the identity app named.
 * @param personHash the result of `personHash` in store/identity-attempts.ts
 */
export async function findAccountOf(db: Database, personHash: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.nationalNumberHash, personHash));
  return account;
}
