/** Keyed hashes: without a secret that only the API has, nobody can compute such a hash or use it to check a guess. */
import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "#demo/api/db/database.ts";
import { keepSetting } from "#demo/api/db/settings.ts";

/** The kind of text that is hashed; the same text has a different hash for each purpose. */
type Purpose =
  | "address"
  | "code"
  | "device"
  | "identity"
  | "national-number"
  | "network"
  | "old-password"
  | "order"
  | "refresh-token"
  | "withdrawal";

export type KeyedHash = (purpose: Purpose, text: string) => string;

export async function createKeyedHash(db: Database): Promise<KeyedHash> {
  const secret = await keepSetting(db, "keyed-hash.secret", () => randomBytes(32).toString("base64url"));
  return (purpose, text) => createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

/** Hashes a national number independently of how the number is written: `85.03.12-123.62` and `85031212362` are one person. */
export const nationalNumberHash = (keyedHash: KeyedHash, number: string): string => keyedHash("national-number", number.replace(/\D/g, ""));
