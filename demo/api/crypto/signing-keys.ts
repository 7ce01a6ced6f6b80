/**
 * This module manages the signing keys of access tokens. The keys are stored in the database, so that several processes on it accept each
 * other's tokens, and a new key is made every week.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { lt } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { signingKeys } from "#demo/api/db/schema.ts";

const rotatedAfterMs = 7 * 24 * 3_600_000;
/** The time for which a prepared key is certain to be still the current one: longer than any call takes. */
const preparedForMs = 3_600_000;
/** The time for which old signing keys are stored: longer than any token is valid. */
const storedMs = rotatedAfterMs + 24 * 3_600_000;

export type SigningKey = { readonly id: string; readonly secret: Uint8Array };
export type SigningKeys = {
  /** Makes sure that `current` needs no query of the database for an hour. */
  readonly prepare: () => Promise<void>;
  readonly current: () => Promise<SigningKey>;
  /** Finds a signing key by its id; resolves with undefined when no such key was ever made, or when it was deleted. */
  readonly find: (id: string) => Promise<SigningKey | undefined>;
};

type Row = typeof signingKeys.$inferSelect;

const keyOf = ({ id, secret }: Row): SigningKey => ({ id, secret: Buffer.from(secret, "base64url") });

/**
 * Creates the access to the signing keys. Keys that are a day older than their week are deleted from the database whenever keys are loaded.
 */
export function createSigningKeys(db: Database, now: () => number): SigningKeys {
  let known: readonly Row[] = [];
  const load = async (): Promise<void> => {
    await db.delete(signingKeys).where(lt(signingKeys.createdAt, new Date(now() - storedMs)));
    known = await db.select().from(signingKeys);
  };
  const fresh = (forMs = 0): Row | undefined => known.find(({ createdAt }) => now() + forMs - createdAt.getTime() < rotatedAfterMs);
  const make = async (): Promise<Row> => {
    const row = { id: randomUUID(), secret: randomBytes(32).toString("base64url"), createdAt: new Date(now()) };
    await db.insert(signingKeys).values(row);
    known = [...known, row];
    return row;
  };
  const freshOrNew = async (forMs = 0): Promise<Row> => {
    if (!fresh(forMs)) await load();
    return fresh(forMs) ?? make();
  };
  return {
    prepare: async () => void (await freshOrNew(preparedForMs)),
    current: async () => keyOf(await freshOrNew()),
    async find(id) {
      const isKnown = (): Row | undefined => known.find((row) => row.id === id);
      if (!isKnown()) await load();
      const row = isKnown();
      return row && keyOf(row);
    },
  };
}
