/**
 * This module encrypts content so that only a request that brings the key again can read it: the database, or a copy of it, does not hold
 * the key.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

export type Sealed = { readonly sealed: string };

/**
 * Encrypts a value that JSON can hold (AES-256-GCM).
 * @param key 32 bytes, as base64url
 */
export function seal(content: unknown, key: string): Sealed {
  const iv = randomBytes(ivBytes);
  const writing = createCipheriv(cipher, Buffer.from(key, "base64url"), iv);
  const bytes = Buffer.concat([writing.update(JSON.stringify(content), "utf8"), writing.final()]);
  return { sealed: Buffer.concat([iv, writing.getAuthTag(), bytes]).toString("base64url") };
}

/** Decrypts sealed content. Throws when the content was sealed with another key, or was changed since. */
export function unseal({ sealed }: Sealed, key: string): unknown {
  const bytes = Buffer.from(sealed, "base64url");
  const reading = createDecipheriv(cipher, Buffer.from(key, "base64url"), bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  reading.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const content = Buffer.concat([reading.update(bytes.subarray(ivBytes + tagBytes)), reading.final()]);
  return JSON.parse(content.toString("utf8"));
}
