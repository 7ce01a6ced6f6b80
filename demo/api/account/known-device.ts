/**
 * Devices on which somebody signed in before: a signed cookie says so. It opens nothing; what strangers do to the account just does not
 * count there, so that they cannot keep its owner out.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { KeyedHash } from "./keyed-hash.ts";

/** As long as browsers keep any cookie. */
export const deviceCookieSeconds = 400 * 24 * 3600;
/** Who signed in last on one device: a family's. */
const mostAccounts = 8;
const nameForm = /^[\w-]{22}$/;

/** The device's own random name, then a proof for each account. */
function read(cookie = ""): { readonly name: string | undefined; readonly proofs: readonly string[] } {
  const [name = "", ...proofs] = cookie.split(".");
  return nameForm.test(name) ? { name, proofs: proofs.slice(0, mostAccounts) } : { name: undefined, proofs: [] };
}

const proofOf = (keyedHash: KeyedHash, name: string, accountId: string): string => keyedHash("device", `${name}\n${accountId}`);

const isSame = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The device's name, where this account signed in there; nobody signed in to an account that is none. */
export function knownDevice(keyedHash: KeyedHash, cookie: string | undefined, accountId = ""): string | undefined {
  const { name, proofs } = read(cookie);
  if (name === undefined) return undefined;
  const proof = proofOf(keyedHash, name, accountId);
  return proofs.some((one) => isSame(one, proof)) ? name : undefined;
}

/** The cookie from now on: the accounts that it knew, and this one. */
export function withAccount(keyedHash: KeyedHash, cookie: string | undefined, accountId: string): string {
  const kept = read(cookie);
  const name = kept.name ?? randomBytes(16).toString("base64url");
  const proof = proofOf(keyedHash, name, accountId);
  return [name, proof, ...kept.proofs.filter((one) => one !== proof)].slice(0, mostAccounts + 1).join(".");
}
