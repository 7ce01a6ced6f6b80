/**
 * This module recognises devices on which somebody signed in before, by a signed cookie. The cookie gives no access. It only gives the
 * device a failure counter of its own, so that strangers who try passwords elsewhere cannot lock the owner out.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";

/** The lifetime of the device cookie in seconds: as long as browsers keep any cookie. */
export const deviceCookieSeconds = 400 * 24 * 3600;
/** The number of accounts that a device remembers, those that signed in last: enough for a device that a family shares. */
const mostAccounts = 8;
const nameForm = /^[\w-]{22}$/;

/** Parses the device cookie: the device's own random name, then a proof for each account that signed in on the device. */
function read(cookie = ""): { readonly name: string | undefined; readonly proofs: readonly string[] } {
  const [name = "", ...proofs] = cookie.split(".");
  return nameForm.test(name) ? { name, proofs: proofs.slice(0, mostAccounts) } : { name: undefined, proofs: [] };
}

const proofOf = (keyedHash: KeyedHash, name: string, accountId: string): string => keyedHash("device", `${name}\n${accountId}`);

const isSame = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Returns the device's name when this account signed in on the device before, otherwise undefined. Without an account (an empty
 * `accountId`) the result is always undefined.
 */
export function knownDevice(keyedHash: KeyedHash, cookie: string | undefined, accountId = ""): string | undefined {
  const { name, proofs } = read(cookie);
  if (name === undefined) return undefined;
  const proof = proofOf(keyedHash, name, accountId);
  return proofs.some((one) => isSame(one, proof)) ? name : undefined;
}

/** Returns the new value of the device cookie: this account first, then the accounts that the cookie knew before. */
export function withAccount(keyedHash: KeyedHash, cookie: string | undefined, accountId: string): string {
  const stored = read(cookie);
  const name = stored.name ?? randomBytes(16).toString("base64url");
  const proof = proofOf(keyedHash, name, accountId);
  return [name, proof, ...stored.proofs.filter((one) => one !== proof)].slice(0, mostAccounts + 1).join(".");
}
