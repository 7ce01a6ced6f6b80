/** This module makes keyed hashes: without the secret that only the API has, nobody can compute such a hash or use it to check a guess. */
import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "#demo/api/db/database.ts";
import { keepSetting } from "#demo/api/db/settings.ts";

/** The purpose for which a text is hashed; the same text has a different hash for each purpose. */
type Purpose =
  | "address"
  | "code"
  | "device"
  | "esim"
  | "identity"
  | "national-number"
  | "network"
  | "old-password"
  | "order"
  | "refresh-token"
  | "withdrawal";

export type KeyedHash = (purpose: Purpose, text: string) => string;

/**
 * Creates the function that hashes (HMAC-SHA256, base64url). Its secret is made once and stored in the database, so that all processes on
 * one database make the same hashes.
 */
export async function createKeyedHash(db: Database): Promise<KeyedHash> {
  const secret = await keepSetting(db, "keyed-hash.secret", () => randomBytes(32).toString("base64url"));
  return (purpose, text) => createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

/** Hashes a national number regardless of its punctuation: `85.03.12-123.62` and `85031212362` are the same person's number. */
export const nationalNumberHash = (keyedHash: KeyedHash, number: string): string => keyedHash("national-number", number.replace(/\D/g, ""));
