/** Finding and making customers' accounts. */
import { eq, sql } from "drizzle-orm";
import type { Language } from "#core/base/values/language.ts";
import type { Database } from "#demo/api/db/database.ts";
import { accounts } from "#demo/api/db/schema.ts";
import type { Account } from "./sessions.ts";

/** Addresses are compared, and kept, in lower case. */
export const addressOf = (email: string): string => email.trim().toLowerCase();

export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, addressOf(email)));
  return account;
}

export type NewAccount = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly passwordHash: string;
  /** With its country's prefix. */
  readonly phone?: string | null;
  readonly nationalNumberHash?: string;
  /** The next free one where absent. */
  readonly clientNumber?: string;
  readonly activatedAt?: Date;
  readonly isSample?: boolean;
  readonly nowMs: number;
};

/** Undefined where the address or the person has an account already. */
export async function createAccount(db: Database, wanted: NewAccount): Promise<Account | undefined> {
  const { nowMs, clientNumber, ...values } = wanted;
  const email = addressOf(wanted.email);
  const [account] = await db
    .insert(accounts)
    .values({
      ...values,
      email,
      invoiceEmail: email,
      clientNumber: clientNumber ?? sql`nextval('client_numbers')::text`,
      createdAt: new Date(nowMs),
    })
    .onConflictDoNothing()
    .returning();
  return account;
}
