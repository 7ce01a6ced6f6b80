/** This module finds and creates the accounts of customers. */
import { eq, sql } from "drizzle-orm";
import type { Language } from "#core/base/values/language.ts";
import type { Database } from "#demo/api/db/database.ts";
import { accounts } from "#demo/api/db/schema.ts";
import type { Account } from "./sessions.ts";

/** Returns an email address in the form in which addresses are compared and stored: trimmed and in lower case. */
export const addressOf = (email: string): string => email.trim().toLowerCase();

/** Finds the account of an email address, in whatever case and with whatever blanks around it the address was typed. */
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
  /** The phone number, with its prefix `+32`. */
  readonly phone?: string | null;
  readonly nationalNumberHash?: string;
  /** The client number. An account without a given client number gets the next free one. */
  readonly clientNumber?: string;
  readonly activatedAt?: Date;
  readonly isSample?: boolean;
  readonly nowMs: number;
};

/** Creates an account and returns it, or returns undefined when the email address or the person has an account already. */
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
