/**
 * This module manages the API's two keys for the identity app: one proves to the app that the API is the caller, the other decrypts
 * responses that only the API may read. Both are made once and stored in the database.
 */
import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import type { Database } from "#demo/api/db/database.ts";
import { keepSetting, readSetting } from "#demo/api/db/settings.ts";

type KeyPair = { readonly kid: string; readonly privateKey: CryptoKey; readonly publicJwk: JWK };
export type ClientKeys = { readonly signing: KeyPair; readonly decryption: KeyPair };

const settingKey = "identity.keys";
export const signingAlgorithm = "RS256";
export const encryptionAlgorithm = "RSA-OAEP";

async function make(alg: string, use: "sig" | "enc"): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg, use };
}

async function pairOf({ d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicJwk }: JWK, jwk: JWK): Promise<KeyPair> {
  return { kid: jwk.kid ?? "", privateKey: (await importJWK(jwk)) as CryptoKey, publicJwk };
}

/** Returns the two key pairs of the API, which are made at the first call and shared by all processes on the database. */
export async function loadClientKeys(db: Database): Promise<ClientKeys> {
  const stored = await readSetting(db, settingKey);
  const text = stored ?? (await keepNew(db));
  const [signing, decryption] = JSON.parse(text) as [JWK, JWK];
  return { signing: await pairOf(signing, signing), decryption: await pairOf(decryption, decryption) };
}

async function keepNew(db: Database): Promise<string> {
  const made = JSON.stringify([await make(signingAlgorithm, "sig"), await make(encryptionAlgorithm, "enc")]);
  return keepSetting(db, settingKey, () => made);
}
