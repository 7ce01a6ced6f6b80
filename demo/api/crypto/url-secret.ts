/** This module makes the secrets of addresses that work without sign-in. The database has only the hashes of such secrets. */
import { createHash, randomBytes } from "node:crypto";

/**
 * Returns the hash under which a secret is stored and found. The hash needs no key and no salt, because the secrets are random and too long
 * to be guessed.
 */
export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Returns the random part of an address that works without sign-in, and the hash of it that is stored. */
export function newSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: secretHash(secret) };
}
