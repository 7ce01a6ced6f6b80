/** Secrets in addresses that work without sign-in; the database has only their hashes. */
import { createHash, randomBytes } from "node:crypto";

export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Returns the random part of an address that works without sign-in, and the hash of it that is stored. */
export function newSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: secretHash(secret) };
}
