import { createHash, randomBytes } from "node:crypto";

export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** The random part of an address that works without signing in, and what is kept of it. */
export function newSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: secretHash(secret) };
}
